<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>%n tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>7th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>8th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>A change takes effect with the next answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Accepted, over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Close the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost of checking n tokens at once, on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Cost relative to one token: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Details of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/widgets/banner.py"/>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Draft anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Drafting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round over time, at last {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Guesses per round, over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>Last answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Measured when the pair was loaded, relative to one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Memory: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Off for now: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Share of the guesses accepted over time, at last {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>So far {times} times the speed of single tokens, measured at loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all, {device_size} on the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>The engine takes {size} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>The figures of an answer appear here while it is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/details_panel.py"/>
        <source>This answer, so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Time of this answer: {parts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Tokens per second over time, at last {rate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Waiting for the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>Where the time went</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, no draft length beats single tokens on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>Without a draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <location filename="../../ui/details/wording.py"/>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>plain {rate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/numbers.py"/>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/sections.py"/>
        <source>{number} tokens per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess accepted in {share} of the rounds that made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} guess {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{ordinal} {share}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} GB in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{size} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times faster than without the draft, measured here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../ui/details/wording.py"/>
        <source>{times} times the speed without the draft, measured here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
