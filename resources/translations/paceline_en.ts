<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>Draft %n per round anyway</source>
        <translation>
            <numerusform>Draft %n per round anyway</numerusform>
            <numerusform>Draft %n per round anyway</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/wording.py"/>
        <source>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</source>
        <translation>
            <numerusform>With {share} of the judged guesses accepted, %n guess per round promises most: {times} times the speed of single tokens.</numerusform>
            <numerusform>With {share} of the judged guesses accepted, %n guesses per round promise most: {times} times the speed of single tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/details/sections.py"/>
        <source>You chose %n guesses per round, so nothing is adapted.</source>
        <translation>
            <numerusform>You chose %n guess per round, so nothing is adapted.</numerusform>
            <numerusform>You chose %n guesses per round, so nothing is adapted.</numerusform>
        </translation>
    </message>
</context>
</TS>
