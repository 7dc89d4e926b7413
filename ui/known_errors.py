"""Errors as app and models say them, for `ui.known_sentences`."""

from __future__ import annotations

from typing import Final

from ui.translation import mark

KNOWN_ERRORS: Final = (
    # files and folders
    mark("The folder {folder} cannot be created ({reason})."),
    mark("Nothing can be written to {path}: {reason}."),
    mark("Check its permissions, or choose another data folder."),
    mark("Check the free space and the permissions of that folder."),
    mark("There is not enough free space in {folder}: {needed} are needed, {free} are free."),
    mark("Free some space, or choose another data folder."),
    mark("Another Paceline has kept “{name}” locked for too long."),
    mark("Close the other one, then try again."),
    mark("Wait until it has finished, then try again."),
    # settings and presets
    mark("The setting “{name}” has to be {allowed}."),
    mark("The settings cannot be saved in {path} ({reason})."),
    mark("The presets cannot be saved in {path} ({reason})."),
    mark("“{name}” holds no presets of Paceline."),
    mark("This is not a preset of Paceline."),
    mark("A stop text cannot be empty."),
    # the engine
    mark("The engine is not running."),
    mark("Start the engine again."),
    mark("The engine could not be started: {reason}."),
    mark("Close other programs and try again."),
    mark("llama.cpp could not be loaded: {reason}"),
    mark("Something unexpected went wrong in the engine."),
    mark("The engine goes on; the log file has the details."),
    mark("There was not enough memory."),
    mark("Try a smaller model or a smaller context."),
    mark("There is not enough memory to load {name}."),
    mark("Choose a smaller model, a shorter context, or fewer GPU layers."),
    mark("The file may be damaged, or may need a newer version of llama.cpp."),
    mark("No model is loaded."),
    mark("Load a model first."),
    mark("Load the model again."),
    mark("llama.cpp could not evaluate the text (code {code})."),
    mark("Load the model again, with a smaller context if memory is short."),
    mark("The model gave values that are not numbers, so the answer was stopped."),
    mark("The model file may be damaged: download it again, or try another one."),
    mark("{name} is not a model that answers in chat."),
    mark("Choose a text-generation model; encoders and diffusion models do not chat."),
    mark("Loading {name} was cancelled."),
    # context, templates, grammars
    mark(
        "The conversation has {tokens} tokens, but the context holds only {size}, and the "
        "answer needs room too."
    ),
    mark(
        "Start a new chat, load the model with a longer context, or let the oldest messages"
        " be dropped."
    ),
    mark("The context holds {size} tokens; {needed} are needed."),
    mark("Start a new chat, or load the model with a longer context."),
    mark("The model's chat template does not parse: {reason}."),
    mark("The model's chat template failed: {reason}."),
    mark("Try another file of this model, or one with a repaired template."),
    mark("The grammar is empty."),
    mark("The JSON schema is not JSON: {reason}."),
    mark("llama.cpp refuses the grammar: {reason}."),
    mark("The JSON schema cannot be turned into a grammar: {reason}."),
    mark("No token of this model fits the grammar at this place, so the answer was stopped."),
    mark("Change the grammar or the schema so that the text can go on or end there."),
    # chats
    mark("There is no message yet that could be answered again."),
    mark("This answer is no longer part of the chat."),
    mark("There is no answer at the end that could be continued."),
    mark("There is nothing to send: the message is empty."),
    mark("This message is not shown any more."),
    mark("The last message is still being answered."),
    mark("Wait, or stop the answer."),
    mark("Choose another chat, or start a new one."),
    mark("There is no room left on the disk, so this could not be stored."),
    mark("Free some space where {folder} is, then try again."),
    mark("The chats in {path} cannot be read: the file is damaged."),
    mark(
        "Export all chats that can still be read, move the file away and import them; or put a "
        "backup in its place."
    ),
    mark("The chats cannot be stored: {path} cannot be opened for writing."),
    mark("Check the permissions of that folder, or choose another data folder."),
    mark("The chats are in use by another program, so this could not be stored."),
    mark("Close other windows of Paceline, then try again."),
    mark("The chats in {path} could not be read or written ({reason})."),
    mark("Check that the disk works and that the file still exists."),
    mark("The chats in {path} were written by a newer version of Paceline."),
    mark("Update Paceline to open them; they have not been touched."),
    mark("{path} is a database of another program."),
    mark("Move it away, or choose another data folder."),
    mark("The file of the chats, {path}, was deleted or moved."),
    mark("With the next message, all chats are stored there again."),
    mark("The file of the chats, {path}, is gone, and they cannot be stored there again."),
    mark("Leave Paceline open and see to the disk; with the next message it tries again."),
    mark("There is no chat that could be exported."),
    mark("There are no chats in “{name}” that Paceline can read."),
    mark(
        "It reads its own JSON, ChatGPT's conversations.json (or the whole zip file), and "
        "the chat files of LM Studio and Jan."
    ),
    mark("“{name}” is too large to be a file of chats."),
    # attached files
    mark("“{name}” is not a text file."),
    mark("Text, code, CSV, Markdown, PDF and Word (.docx) files can be attached."),
    mark("There is no text in “{name}”."),
    mark("“{name}” has more text than a model can read at once."),
    mark("Attach a part of it."),
    mark("“{name}” is too large to go with a message."),
    mark("“{name}” cannot be read: {reason}."),
    mark("Check that the file is still there and that you may read it."),
    mark("“{name}” is in the old Word format."),
    mark("Save it as .docx or as text, then attach that."),
    mark("There is no text in “{name}”: its pages are pictures."),
    mark("Run it through text recognition (OCR) first."),
    mark("“{name}” is locked with a password."),
    mark("Save a copy without a password, then attach that."),
    mark("“{name}” cannot be read as a PDF: the file is damaged or of an unusual kind."),
    mark("“{name}” cannot be read as a Word file: it is damaged or of another kind."),
    mark("Open it in a word processor and save it as .docx again."),
    # models and pairs
    mark("“{path}” cannot be opened: {reason}."),
    mark("Check the path, or choose another file."),
    mark("“{name}” is not a GGUF model file: {reason}."),
    mark("Choose a .gguf file."),
    mark("“{name}” is incomplete: {reason}."),
    mark("Get another version of this model; the file may be damaged or too new."),
    mark("“{name}” is not a whole model: its download has not finished."),
    mark("Finish the download in the program that began it, or delete the file."),
    mark("The folder “{folder}” cannot be opened: it is not there."),
    mark("Connect the disk that it is on, or remove it from the list."),
    mark("“{path}” cannot be deleted: {reason}."),
    mark("Close the programs that use it, and check its permissions."),
    mark(
        "The two models cut text differently: the target's tokenizer is {kind}, the draft's"
        " is {draft_kind}."
    ),
    mark("The vocabularies differ in size: the target has {size} tokens, the draft {draft_size}."),
    mark(
        "The vocabularies differ from token {id} on: it is {text} in the target and {draft_text} "
        "in the draft."
    ),
    mark(
        "The models were trained to cut text in slightly different ways ({one} and {other}), "
        "which may lower acceptance."
    ),
    mark("Choose a draft of the same model family, or chat without a draft."),
    mark("Choose a smaller model."),
    mark("It needs {needed} of memory; {free} are free, which is not enough."),
    mark("It needs {needed} of memory; {free} are free, which is tight."),
    mark("The answers were too short to measure anything."),
    mark("Building the demo pair was stopped."),
    # hub and downloads
    mark("Paceline is offline: its network switch is off."),
    mark("Switch it on in the settings, or with: paceline models network on"),
    mark("{host} cannot be reached."),
    mark("Check the network connection and the proxy settings, then try again."),
    mark("The connection to {host} {what_happened}."),
    mark("What has arrived is kept; try again to go on from there."),
    mark("The publisher of {name} wants to be asked before anybody downloads it."),
    mark("Check the name; the publisher may have removed or renamed it."),
    mark("{host} has had too many requests from this address."),
    mark("{host} does not have {what}."),
    mark("The hub refuses access to {what}."),
    mark("The token may lack the right to read it, or a firewall may be in between."),
    mark("Try again later."),
    mark("Try again."),
    mark("“{name}” arrived damaged: its checksum is not the hub's."),
    mark("It was thrown away. Try again; a proxy or mirror may have altered it."),
    mark("The process that talks to the hub ended."),
    mark("Another Paceline is downloading {name}."),
    mark("Pause it there."),
    mark("This system has no keyring that could keep the token."),
)
