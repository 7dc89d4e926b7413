"""What the window says about the engine. No widgets here."""

from __future__ import annotations

from ui.engine_state import EngineState, Phase
from ui.notice import Notice

CANCELLED_CODES = ("load-cancelled", "cancelled")
NO_TEMPLATE = Notice(
    "This model has no chat template, so a plain one is used.",
    "It may be a base model that was not trained to chat.",
    tone="plain",
)


def obstacle(state: EngineState) -> str:
    """Why nothing can be sent now; empty if it can."""
    match state.phase:
        case Phase.LOADED:
            return ""
        case Phase.LOADING:
            return "The model is still loading."
        case Phase.BUILDING:
            return "The demo pair is still being built."
        case Phase.DIED:
            return "The engine has stopped. Restart it to go on."
        case Phase.EMPTY:
            return "No model is loaded."


def progress_notice(state: EngineState) -> Notice | None:
    """The message while something is loaded or built."""
    if state.phase not in (Phase.LOADING, Phase.BUILDING):
        return None
    return Notice(progress_sentence(state), tone="plain", progress=state.fraction)


def progress_sentence(state: EngineState) -> str:
    return f"{state.what or 'Loading'}… {state.fraction * 100:.0f} %"


def cancelled_notice(state: EngineState) -> Notice:
    """The person cancelled a load or a build."""
    kept = "The model from before stays loaded." if state.info else "No model is loaded."
    return Notice("You cancelled.", kept, tone="plain")


def death_notice(state: EngineState, *, was_answering: bool) -> Notice:
    """The engine process has ended by itself."""
    sentence = str(state.error) if state.error is not None else "The engine stopped."
    kept = "Your chat and the partial answer are kept." if was_answering else "Your chat is kept."
    return Notice(sentence, kept)


def special_notice(state: EngineState) -> Notice | None:
    """What is worth knowing about the pair that was just loaded."""
    info = state.info
    if info is None:
        return None
    if not info.has_chat_template:
        return NO_TEMPLATE
    if info.draft is not None and info.off_reason:
        return Notice("This pair cannot draft.", info.off_reason, tone="plain")
    return None
