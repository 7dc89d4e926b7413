"""What the benchmark asks: four kinds of work, in words that a small chat model can follow."""

from __future__ import annotations

from typing import Final

CHAT: Final = {
    "chat-bread": (
        "How do I bake a simple loaf of bread at home? I have flour, water, salt and yeast."
    ),
    "chat-rain": "Why does it rain? Explain it to a child of ten years.",
    "chat-weekend": (
        "I have a free weekend and want to spend less time with my phone. "
        "Suggest a plan for Saturday and Sunday, hour by hour."
    ),
    "chat-interview": (
        "Tomorrow I have an interview for a job in a library. "
        "Which questions may they ask, and how should I answer them?"
    ),
}

CODE: Final = {
    "code-primes": (
        "Write a Python function that returns all prime numbers up to n. "
        "Add a docstring and an example of how to call it."
    ),
    "code-words": (
        "Write a Python program that reads a text file and prints the ten words that occur most "
        "often, with their counts."
    ),
    "code-shapes": (
        "Write a Python class Rectangle with width and height, methods area and perimeter, and a "
        "subclass Square. Then show how they are used."
    ),
    "code-table": (
        "Write an HTML page with a table of five planets: name, diameter and number of moons. "
        "Style the table with a little CSS."
    ),
}

_LIGHTHOUSE: Final = """\
The lighthouse on Gull Point was built in 1871 after three ships had been lost on the rocks \
below it in a single winter. For its first forty years the light was an oil lamp, and the \
keeper had to climb one hundred and sixty-two steps every four hours to trim the wick and to \
wind the clockwork that turned the lens. In 1912 the lamp was replaced by an electric one, \
which was driven by a small engine in the yard. The engine was loud, and the people in the \
village complained about it, but the light could now be seen from twenty miles away. The last \
keeper left in 1984, when the light became automatic. Since then the house has stood empty for \
most of the time. Two years ago a group of neighbours bought it for one pound. They want to \
repair the roof, to open a small museum on the ground floor and to let the rooms above to \
guests, so that the house can pay for itself."""

_GARDEN: Final = """\
In March the town council agreed to turn the old car park behind the station into a garden that \
everybody may use. The work began in April with the removal of the asphalt, which took longer \
than planned because an unknown water pipe was found under it. In June, forty volunteers \
planted hedges, apple trees and beds of herbs. Each bed is looked after by a family, a school \
class or a club, and whatever grows there may be picked by anyone. Water comes from a tank \
under the station roof. So far the garden has cost 38,000 pounds, of which the council paid two \
thirds; the rest was given by local shops. Some drivers are angry about the lost parking \
spaces. The council answers that a count in autumn showed more than a hundred free spaces on \
the other side of the tracks on every weekday."""

_BEES: Final = """\
Honey bees tell each other where food is by dancing. A bee that has found flowers returns to \
the hive and runs in a straight line on the comb while it shakes its body; then it walks back \
in a half circle, to the left and to the right in turn. The angle between the straight run and \
the vertical is the angle between the sun and the flowers. The length of the run says how far \
away they are: about one second for each kilometre. Other bees follow the dancer closely in the \
dark, feel its movements and smell the scent of the flowers on it. After a few rounds they fly \
off and mostly arrive within a short distance of the place. If the sun moves while the bee \
dances for a long time, the bee turns its dance with it, although it cannot see the sky from \
inside the hive."""

_MINUTES: Final = """\
Present were Anna, Boris, Carla and Dev. Anna reported that the new website is ready except for \
the shop. The shop has to wait because the bank has not yet sent the contract for card \
payments; Boris will call them on Monday. Carla showed two drafts for the autumn poster. \
Everyone preferred the blue one, but the date has to be larger. Carla will send the final \
version to the printer by Thursday, so that the posters can be put up in the first week of \
September. Dev has found a hall for the autumn party. It costs 400 pounds for one evening, \
which is 50 more than last year, and holds 120 people. The group agreed to book it. Money was \
discussed last: 2,150 pounds are left for this year. The next meeting is on the 14th of August \
at seven o'clock, at Boris's place."""

SUMMARY: Final = {
    "summary-lighthouse": f"Summarize this text in three sentences.\n\n{_LIGHTHOUSE}",
    "summary-garden": f"Summarize this news story in a short paragraph.\n\n{_GARDEN}",
    "summary-bees": f"List the main points of this text.\n\n{_BEES}",
    "summary-minutes": (
        f"Here are the notes of a meeting. List who has to do what, and by when.\n\n{_MINUTES}"
    ),
}

_LETTER: Final = """\
Dear Mr Holt, thank you for you letter of the 3rd of May. We are sorry that the chair what you \
ordered have arrived with a broken leg. Of course we will sent you a new one without any cost. \
The driver will bring it on next Tuesday between nine and twelve o'clock, and he will took the \
broken chair back with him. Please keep the box until then. If you will not be at home at this \
time, call us and we find a other day. With kind regards, Maria Lind"""

_FUNCTION: Final = """\
def total(items):
    t = 0
    for i in range(len(items)):
        if items[i]["count"] > 0:
            t = t + items[i]["price"] * items[i]["count"]
    return t


def average(items):
    t = 0
    n = 0
    for i in range(len(items)):
        if items[i]["count"] > 0:
            t = t + items[i]["price"] * items[i]["count"]
            n = n + items[i]["count"]
    return t / n"""

_STORY: Final = """\
I wake up early and look out of the window. The street is empty and there is snow on the roofs. \
I put on my coat, take my bag and go to the station. The train is late. A woman with a red hat \
stands next to me and reads a book. She laughs, closes the book and gives it to me. I ask her \
what I owe her. She says that I should give it to somebody else when I have finished it. Then \
the train comes, and I do not see her again. I read the book on the way to work and miss my \
stop."""

_NOTICE: Final = """\
hey everyone, the lift in our house is broken again and the guy from the company says it'll \
take like two weeks cause they need some part from abroad. so sorry about that!! if you've got \
heavy stuff to carry just knock on my door (2nd floor left), my sons can help you out in the \
evening. also please don't leave your bikes in the hall, folks with prams can't get through, \
and that's a bit annoying right now. thanks a lot, Jo"""

EDIT: Final = {
    "edit-letter": (
        "Correct the mistakes in this letter. Change nothing else, and give the whole letter.\n\n"
        + _LETTER
    ),
    "edit-function": (
        "Rewrite this Python code so that it loops over the items without indices. "
        f"Give the whole code.\n\n```python\n{_FUNCTION}\n```"
    ),
    "edit-story": f"Rewrite this story in the past tense.\n\n{_STORY}",
    "edit-notice": f"Rewrite this notice in a polite and formal style.\n\n{_NOTICE}",
}
