"""What app says of settings, presets and sampling, for `ui.known_sentences`."""

from __future__ import annotations

from typing import Final

from ui.translation import mark

KNOWN_VALUES: Final = (
    # settings
    mark("The settings could not be read, so all are at their defaults. The file is {path}."),
    mark(
        "The settings could not be read, so all are at their defaults. What the file held is kept "
        "as {path}."
    ),
    mark("The setting “{name}” has to be {allowed}. It is left at its default."),
    mark("The setting “{name}” has to be {allowed}."),
    # presets, and what one answer has otherwise
    mark("The name of a preset has at most {count} characters."),
    mark("The longest answer has to be at least 1 token."),
    mark("The longest answer of a preset has to be a whole number."),
    mark("The stop texts of a preset have to be a list of texts."),
    mark("The {figure} of a preset makes no sense."),
    mark("A preset cannot be used: {reason}"),
    mark("This does not say how an answer was asked for."),
    mark("Drafting is off, auto, or 1 to {most} tokens."),
    # requests
    mark("There is nothing to answer: give a message or a prompt."),
    mark("Give either messages or a raw prompt, not both."),
    mark("The answer has to have at least 1 token, not {count}."),
    mark("The answer has to have some time, not {count} seconds."),
    mark("The draft length has to be 0 to {most}, not {count}."),
    mark("There is no token {id} that could be biased: this model has {count}."),
    # sampling
    mark("The {figure} has to be {allowed}."),
    mark("temperature"),
    mark("XTC probability"),
    mark("XTC threshold"),
    mark("dynamic temperature range"),
    mark("dynamic temperature exponent"),
    mark("seed"),
    mark("repeat penalty"),
    mark("frequency penalty"),
    mark("presence penalty"),
    mark("penalty window"),
    mark("DRY multiplier"),
    mark("DRY base"),
    mark("DRY allowed length"),
    mark("DRY window"),
    mark("DRY sequence breaker"),
    mark("token of a logit bias"),
    mark("logit bias"),
    # what is allowed
    mark("true or false"),
    mark("text"),
    mark("one of: {values}, or unset"),
    mark("one of: {values}"),
    mark("a whole number from {least} to {most}, or unset"),
    mark("a whole number from {least} to {most}"),
    mark("a number from {least} to {most}"),
    mark("lists of keys by name"),
    mark("{least} to {most}"),
    mark("{least} or more"),
    mark("above {least}, at most {most}"),
    mark("a text of at least one character"),
    mark("an id"),
)
