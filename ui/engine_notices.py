"""What the window says about the engine. No widgets here."""

from __future__ import annotations

from ui.engine_state import EngineState, Phase
from ui.known_sentences import known
from ui.notice import Notice
from ui.numbers import percent
from ui.translation import mark, tr

CANCELLED_CODES = ("load-cancelled", "cancelled")
# What is loaded or built, as the engine says it.
_STEPS = (
    mark("Starting to load"),
    mark("Loading the target"),
    mark("Loading the draft"),
    mark("Measuring this machine"),
    mark("Preparing the demo pair"),
    mark("Making the draft"),
    mark("Quantizing the target"),
    mark("Padding the target"),
)


def no_template_notice() -> Notice:
    """A model that was loaded has no chat template."""
    return Notice(
        tr("This model has no chat template, so a plain one is used."),
        tr("It may be a base model that was not trained to chat."),
        tone="plain",
    )


def obstacle(state: EngineState) -> str:
    """Why nothing can be sent now; empty if it can."""
    match state.phase:
        case Phase.LOADED:
            return ""
        case Phase.LOADING:
            return tr("The model is still loading.")
        case Phase.BUILDING:
            return tr("The demo pair is still being built.")
        case Phase.DIED:
            return tr("The engine has stopped. Restart it to go on.")
        case Phase.EMPTY:
            return tr("No model is loaded.")


def progress_notice(state: EngineState) -> Notice | None:
    """The message while something is loaded or built."""
    if state.phase not in (Phase.LOADING, Phase.BUILDING):
        return None
    return Notice(progress_sentence(state), tone="plain", progress=state.fraction)


def progress_sentence(state: EngineState) -> str:
    what = tr(state.what) if state.what in _STEPS else known(state.what) or tr("Loading")
    return tr("{what}… {share}").format(what=what, share=percent(state.fraction))


def cancelled_notice(state: EngineState) -> Notice:
    """The person cancelled a load or a build."""
    kept = tr("The model from before stays loaded.") if state.info else tr("No model is loaded.")
    return Notice(tr("You cancelled."), kept, tone="plain")


def death_notice(state: EngineState, *, was_answering: bool) -> Notice:
    """The engine process has ended by itself."""
    sentence = known(str(state.error)) if state.error is not None else tr("The engine stopped.")
    kept = (
        tr("Your chat and the partial answer are kept.")
        if was_answering
        else tr("Your chat is kept.")
    )
    return Notice(sentence, kept)


def special_notice(state: EngineState) -> Notice | None:
    """What is worth knowing about the pair that was just loaded."""
    info = state.info
    if info is None:
        return None
    if not info.has_chat_template:
        return no_template_notice()
    if info.draft is not None and info.off_reason:
        return Notice(tr("This pair cannot draft."), known(info.off_reason), tone="plain")
    return None
