"""What the settings page offers, in words: sections of fields of `Settings`. No widgets here."""

from __future__ import annotations

from dataclasses import dataclass

from ui.translation import LANGUAGES, mark

Choices = tuple[tuple[object, str], ...]  # value and its name


@dataclass(frozen=True, slots=True)
class Item:
    """One field of `Settings`. What it may be comes from its rule."""

    field: str
    name: str
    explanation: str = ""
    choices: Choices = ()
    unset: str = ""  # what None is called
    unit: str = ""
    step: float = 1
    is_font: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A tab of the page."""

    title: str
    intro: str
    items: tuple[Item, ...] = ()


CACHE_TYPES: Choices = (
    ("f16", mark("16 bits")),
    ("q8_0", mark("8 bits")),
    ("q4_0", mark("4 bits")),
)

APPEARANCE = Section(
    mark("Appearance"),
    mark("How the window looks."),
    (
        Item(
            "theme",
            mark("Colours"),
            mark("System follows what the rest of this machine does."),
            (("system", mark("System")), ("light", mark("Light")), ("dark", mark("Dark"))),
        ),
        Item(
            "contrast",
            mark("Contrast"),
            mark("Strong: bolder letters and lines on plain grounds."),
            (("system", mark("System")), ("usual", mark("Normal")), ("high", mark("Strong"))),
        ),
        Item(
            "language",
            mark("Language"),
            mark("From the next start of Paceline on."),
            (("system", mark("System")), *LANGUAGES.items()),
        ),
        Item("font_family", mark("Font"), unset=mark("System"), is_font=True),
        Item("text_size", mark("Size of text"), unit=mark(" %"), step=5),
        Item(
            "is_compact",
            mark("Compact"),
            mark("Smaller distances, so that more fits on the screen."),
        ),
        Item(
            "zoom",
            mark("Size of everything"),
            mark("From the next start of Paceline on."),
            unit=mark(" %"),
            step=5,
        ),
        Item(
            "figures_shown",
            mark("Figures under answers"),
            mark("Speed, times and what the draft contributed."),
            (("always", mark("Always")), ("hover", mark("On hover")), ("never", mark("Never"))),
        ),
    ),
)

ANSWERS = Section(
    mark("Answers"),
    mark("From the next answer on, in chats that have no preset of their own."),
    (
        Item(
            "system_prompt",
            mark("System prompt"),
            mark(
                "What the model is told before every chat, such as: "
                "Answer briefly and in plain words."
            ),
        ),
        Item(
            "thinking",
            mark("Think first"),
            mark("Whether a model thinks before it answers, or how hard, where it can be told."),
            (
                ("usual", mark("As usual")),
                ("on", mark("On")),
                ("off", mark("Off")),
                ("low", mark("Low effort")),
                ("medium", mark("Medium effort")),
                ("high", mark("High effort")),
            ),
        ),
        Item(
            "temperature",
            mark("Temperature"),
            mark("0 always takes the likeliest token; higher is more varied."),
            step=0.1,
        ),
        Item(
            "top_k",
            mark("Top k"),
            mark("Only the k likeliest tokens are considered; 0 is off."),
            step=10,
        ),
        Item(
            "top_p",
            mark("Top p"),
            mark("Only the likeliest tokens that have this share together; 1 is off."),
            step=0.05,
        ),
        Item(
            "min_p",
            mark("Min p"),
            mark("Only tokens at least this likely, compared with the likeliest; 0 is off."),
            step=0.01,
        ),
        Item(
            "repeat_penalty",
            mark("Repeat penalty"),
            mark("Above 1, tokens of the last 64 become less likely; 1 is off."),
            step=0.05,
        ),
        Item(
            "max_tokens",
            mark("Longest answer"),
            unset=mark("No limit"),
            unit=mark(" tokens"),
            step=64,
        ),
        Item(
            "context_full",
            mark("When the context is full"),
            mark("Stop and say so, or go on without the oldest messages."),
            (("stop", mark("Stop")), ("drop-oldest", mark("Leave out the oldest"))),
        ),
        Item(
            "while_answering",
            mark("Sending while an answer is written"),
            mark("The message waits for the answer, or stops it."),
            (("queue", mark("Wait")), ("stop", mark("Stop the answer"))),
        ),
    ),
)

DRAFTING = Section(
    mark("Drafting"),
    mark("From the next answer on. Drafting changes how fast an answer comes, not what it says."),
    (
        Item("draft_enabled", mark("Let the draft model guess ahead")),
        Item("lookup", mark("Guess from what was said before in the chat")),
        Item(
            "draft_length",
            mark("Guesses per round"),
            mark(
                "Automatic follows the costs that were measured on this machine. 0 is no guessing."
            ),
            unset=mark("Automatic"),
        ),
        Item(
            "exactness",
            mark("Exactness"),
            mark(
                "Strict: at temperature 0 the text is the same, token for token, as without "
                "drafting; it may be slower. Fast: rounding may differ as it does between two "
                "machines."
            ),
            (("fast", mark("Fast")), ("strict", mark("Strict"))),
        ),
    ),
)

ENGINE = Section(
    mark("Engine"),
    mark("These apply when the models are loaded. Automatic is chosen for this machine."),
    (
        Item(
            "context_size",
            mark("Context"),
            mark("How much of a chat the models see. More takes more memory."),
            unset=mark("Automatic"),
            unit=mark(" tokens"),
            step=1024,
        ),
        Item("threads", mark("Threads"), mark("For one token at a time."), unset=mark("Automatic")),
        Item(
            "batch_threads",
            mark("Threads of wider passes"),
            mark("For prompts and for checking guesses."),
            unset=mark("Automatic"),
        ),
        Item(
            "gpu_layers",
            mark("Target’s layers on the graphics card"),
            mark("Automatic puts there what fits, the draft’s layers first."),
            unset=mark("Automatic"),
        ),
        Item(
            "draft_gpu_layers", mark("Draft’s layers on the graphics card"), unset=mark("Automatic")
        ),
        Item(
            "memory_limit",
            mark("Most memory for models"),
            mark("A pair that would take more is not loaded, unless you insist."),
            unset=mark("All that is free"),
            unit=mark(" GB"),
        ),
        Item(
            "kv_type",
            mark("Target’s cache"),
            mark("Fewer bits take less memory and cost some precision."),
            CACHE_TYPES,
        ),
        Item(
            "draft_kv_type",
            mark("Draft’s cache"),
            choices=((None, mark("As the target’s")), *CACHE_TYPES),
        ),
    ),
)

NETWORK = Item(
    "network",
    mark("Allow the network"),
    mark(
        "It is used when you search for models or download one, and at no other time. "
        "Off: no connection is opened, whatever you do."
    ),
)

SERVE = Item(
    "serve",
    mark("Let programs on this machine use the loaded models"),
    mark(
        "Editors, scripts and other programs ask by OpenAI’s API. Web pages and other machines are "
        "refused, and nothing is kept of what is asked."
    ),
)
SERVE_PORT = Item("serve_port", mark("Port"), mark("Where they ask; each program has its own."))

MODELS = mark("Models")  # sections that are not made of fields
PRIVACY = mark("Privacy")
SHORTCUTS = mark("Shortcuts")

# Where else a person changes these: the list of keys, the window itself, the choice of models.
ELSEWHERE = ("shortcuts", "sidebar_shown", "window_geometry", "target", "draft")
