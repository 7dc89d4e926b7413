"""What the settings page offers, in words: sections of fields of `Settings`. No widgets here."""

from __future__ import annotations

from dataclasses import dataclass

from ui.translation import LANGUAGES

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
    ("f16", "16 bits"),
    ("q8_0", "8 bits"),
    ("q4_0", "4 bits"),
)

APPEARANCE = Section(
    "Appearance",
    "How the window looks.",
    (
        Item(
            "theme",
            "Colours",
            "System follows what the rest of this machine does.",
            (("system", "System"), ("light", "Light"), ("dark", "Dark")),
        ),
        Item(
            "language",
            "Language",
            "From the next start of Paceline on.",
            (("system", "System"), *LANGUAGES.items()),
        ),
        Item("font_family", "Font", unset="System", is_font=True),
        Item("text_size", "Size of text", unit=" %", step=5),
        Item("is_compact", "Compact", "Smaller distances, so that more fits on the screen."),
        Item(
            "zoom",
            "Size of everything",
            "From the next start of Paceline on.",
            unit=" %",
            step=5,
        ),
        Item(
            "figures_shown",
            "Figures under answers",
            "Speed, times and what the draft contributed.",
            (("always", "Always"), ("hover", "On hover"), ("never", "Never")),
        ),
    ),
)

ANSWERS = Section(
    "Answers",
    "From the next answer on, in chats that have no preset of their own.",
    (
        Item(
            "system_prompt",
            "System prompt",
            "What the model is told before every chat, such as: Answer briefly and in plain words.",
        ),
        Item(
            "temperature",
            "Temperature",
            "0 always takes the likeliest token; higher is more varied.",
            step=0.1,
        ),
        Item("top_k", "Top k", "Only the k likeliest tokens are considered; 0 is off.", step=10),
        Item(
            "top_p",
            "Top p",
            "Only the likeliest tokens that have this share together; 1 is off.",
            step=0.05,
        ),
        Item(
            "min_p",
            "Min p",
            "Only tokens at least this likely, compared with the likeliest; 0 is off.",
            step=0.01,
        ),
        Item(
            "repeat_penalty",
            "Repeat penalty",
            "Above 1, tokens of the last 64 become less likely; 1 is off.",
            step=0.05,
        ),
        Item("max_tokens", "Longest answer", unset="No limit", unit=" tokens", step=64),
        Item(
            "context_full",
            "When the context is full",
            "Stop and say so, or go on without the oldest messages.",
            (("stop", "Stop"), ("drop-oldest", "Leave out the oldest")),
        ),
        Item(
            "while_answering",
            "Sending while an answer is written",
            "The message waits for the answer, or stops it.",
            (("queue", "Wait"), ("stop", "Stop the answer")),
        ),
    ),
)

DRAFTING = Section(
    "Drafting",
    "From the next answer on. Drafting changes how fast an answer comes, not what it says.",
    (
        Item("draft_enabled", "Let the draft model guess ahead"),
        Item("lookup", "Guess from what was said before in the chat"),
        Item(
            "draft_length",
            "Guesses per round",
            "Automatic follows the costs that were measured on this machine. 0 is no guessing.",
            unset="Automatic",
        ),
        Item(
            "exactness",
            "Exactness",
            "Strict: at temperature 0 the text is the same, token for token, as without drafting; "
            "it may be slower. Fast: rounding may differ as it does between two machines.",
            (("fast", "Fast"), ("strict", "Strict")),
        ),
    ),
)

ENGINE = Section(
    "Engine",
    "These apply when the models are loaded. Automatic is chosen for this machine.",
    (
        Item(
            "context_size",
            "Context",
            "How much of a chat the models see. More takes more memory.",
            unset="Automatic",
            unit=" tokens",
            step=1024,
        ),
        Item("threads", "Threads", "For one token at a time.", unset="Automatic"),
        Item(
            "batch_threads",
            "Threads of wider passes",
            "For prompts and for checking guesses.",
            unset="Automatic",
        ),
        Item(
            "gpu_layers",
            "Target’s layers on the graphics card",
            "Automatic puts there what fits, the draft’s layers first.",
            unset="Automatic",
        ),
        Item("draft_gpu_layers", "Draft’s layers on the graphics card", unset="Automatic"),
        Item(
            "memory_limit",
            "Most memory for models",
            "A pair that would take more is not loaded, unless you insist.",
            unset="All that is free",
            unit=" GB",
        ),
        Item(
            "kv_type",
            "Target’s cache",
            "Fewer bits take less memory and cost some precision.",
            CACHE_TYPES,
        ),
        Item("draft_kv_type", "Draft’s cache", choices=((None, "As the target’s"), *CACHE_TYPES)),
    ),
)

NETWORK = Item(
    "network",
    "Allow the network",
    "It is used when you search for models or download one, and at no other time. "
    "Off: no connection is opened, whatever you do.",
)

MODELS = "Models"  # sections that are not made of fields
PRIVACY = "Privacy"
SHORTCUTS = "Shortcuts"

# Where else a person changes these: the list of keys, the window itself, the choice of models.
ELSEWHERE = ("shortcuts", "sidebar_shown", "window_geometry", "target", "draft")
