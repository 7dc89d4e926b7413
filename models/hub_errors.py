"""What can go wrong between this machine and a model hub, in plain words."""

from __future__ import annotations

from models.errors import PacelineError


class HubError(PacelineError):
    """Base of all hub errors; ``is_passing``: trying again later may help."""

    code = "hub"
    is_passing = False


class NetworkOffError(HubError):
    """The offline switch, or a variable of the environment, forbids the network."""

    code = "network-off"


class NoNetworkError(HubError):
    """The hub's host cannot be reached."""

    code = "no-network"
    is_passing = True

    def __init__(self, host: str) -> None:
        super().__init__(
            f"{host} cannot be reached.",
            advice="Check the network connection and the proxy settings, then try again.",
        )
        self.host = host


class InterruptedTransferError(HubError):
    """A connection that was cut, stood still, or ended before everything had arrived."""

    code = "interrupted"
    is_passing = True

    def __init__(self, host: str, what_happened: str) -> None:
        super().__init__(
            f"The connection to {host} {what_happened}.",
            advice="What has arrived is kept; try again to go on from there.",
        )
        self.host = host


class UntrustedConnectionError(HubError):
    """The certificate is not the hub's: something in between opens encrypted connections."""

    code = "untrusted-connection"

    def __init__(self, host: str) -> None:
        super().__init__(
            f"The encrypted connection to {host} cannot be trusted: the certificate is not the "
            "hub's own.",
            advice="An antivirus program or a company's proxy may be reading along. Switch off its "
            "“HTTPS scanning”, or set SSL_CERT_FILE to its certificate.",
        )
        self.host = host


class GatedRepositoryError(HubError):
    """The publisher gives this repository only to people who asked for it."""

    code = "gated"

    def __init__(self, repo_id: str, endpoint: str, *, signed_in: bool) -> None:
        page = f"{endpoint}/{repo_id}"
        if signed_in:
            steps = (
                f"Open {page} in a browser, sign in and accept the conditions. If you have done "
                "so, wait for the publisher to let you in."
            )
        else:
            steps = (
                f"Open {page} in a browser, sign in and accept the conditions. Then store a token "
                "of your account with: paceline models token"
            )
        super().__init__(
            f"The publisher of {repo_id} wants to be asked before anybody downloads it.",
            advice=steps,
        )
        self.repo_id = repo_id
        self.page = page


class SignInError(HubError):
    """401: without a valid token the hub does not even say whether this exists."""

    code = "sign-in"

    def __init__(self, what: str, *, signed_in: bool) -> None:
        if signed_in:
            sentence = f"The hub does not accept the stored token for {what}."
            advice = "Make a new one in your account, then store it with: paceline models token"
        else:
            beginning = what[:1].upper() + what[1:]
            sentence = f"{beginning} does not exist, or is shown only to people who are signed in."
            advice = "Check the name. If it is private, store a token with: paceline models token"
        super().__init__(sentence, advice=advice)


class ForbiddenError(HubError):
    """403: the hub knows who is asking, and refuses."""

    code = "forbidden"

    def __init__(self, what: str) -> None:
        super().__init__(
            f"The hub refuses access to {what}.",
            advice="The token may lack the right to read it, or a firewall may be in between.",
        )


class NotOnHubError(HubError):
    """404: there is no such repository, revision or file (a mirror may lack what the hub has)."""

    code = "not-on-hub"

    def __init__(self, what: str, host: str, *, is_mirror: bool) -> None:
        advice = "Check the name; the publisher may have removed or renamed it."
        if is_mirror:
            advice = "A mirror may lag behind. Try again without HF_ENDPOINT, or later."
        super().__init__(f"{host} does not have {what}.", advice=advice)


class RateLimitedError(HubError):
    """429: too many requests; ``retry_after`` says in seconds when to come back, if known."""

    code = "rate-limited"
    is_passing = True

    def __init__(self, host: str, retry_after: float | None) -> None:
        when = "in a few minutes" if retry_after is None else f"in {retry_after:.0f} seconds"
        super().__init__(
            f"{host} has had too many requests from this address.",
            advice=f"Try again {when}; people with a token may ask more often.",
        )
        self.retry_after = retry_after


class HubUnavailableError(HubError):
    """5xx, an endless redirect, or an answer that is not a hub's."""

    code = "hub-unavailable"
    is_passing = True

    def __init__(self, host: str, what_happened: str) -> None:
        super().__init__(f"{host} {what_happened}.", advice="Try again later.")


class WrongBytesError(HubError):
    """What arrived is not what the hub says the file is."""

    code = "wrong-bytes"
    is_passing = True

    def __init__(self, file_name: str) -> None:
        super().__init__(
            f"“{file_name}” arrived damaged: its checksum is not the hub's.",
            advice="It was thrown away. Try again; a proxy or mirror may have altered it.",
        )


class AlteredFileError(HubError):
    """The hub's file is not the one that the catalogue knows under this name and commit."""

    code = "altered-file"

    def __init__(self, file_name: str, host: str) -> None:
        super().__init__(
            f"“{file_name}” on {host} is not the file that the catalogue knows.",
            advice="Nothing was downloaded. Somebody may have altered it; use another hub.",
        )


class UnsafeNameError(HubError):
    """The hub names a file in a way that could write outside of the download folder."""

    code = "unsafe-name"

    def __init__(self, file_name: str) -> None:
        super().__init__(
            f"The hub names a file “{file_name}”, which cannot be stored safely.",
            advice="Choose another repository.",
        )


class NoChecksumError(HubError):
    """The hub does not say what the file's checksum is, so it could not be verified."""

    code = "no-checksum"

    def __init__(self, file_name: str, host: str) -> None:
        super().__init__(
            f"{host} does not give a checksum for “{file_name}”.",
            advice="Without one a download cannot be verified; use the hub itself.",
        )


class HubProcessError(HubError):
    """The process that talks to the hub ended unasked."""

    code = "hub-process"
    is_passing = True

    def __init__(self) -> None:
        super().__init__("The process that talks to the hub ended.", advice="Try again.")
