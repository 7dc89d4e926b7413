"""Errors as a client gets them, in the shape that OpenAI's API has."""

from __future__ import annotations

import logging
from typing import Final, Self

from app.engine.errors import (
    ContextTooSmallError,
    EngineDiedError,
    GrammarError,
    RequestError,
    TemplateError,
)
from app.serve.fields import FieldError, Json
from models.errors import BusyError, CancelledError, PacelineError

_log = logging.getLogger(__name__)
_OF_THE_CLIENT: Final = (RequestError, ContextTooSmallError, GrammarError, TemplateError)
_TOO_LONG: Final = "context_length_exceeded"  # OpenAI's word, which clients know
_FOR_NOW: Final = (BusyError, CancelledError, EngineDiedError)


def is_clients(error: PacelineError) -> bool:
    """Whether it lies in what the client asked."""
    return isinstance(error, _OF_THE_CLIENT)


class ApiError(PacelineError):
    """A request that gets no answer; ``status`` is that of HTTP, ``param`` the field at fault."""

    def __init__(
        self, status: int, sentence: str, *, code: str, param: str | None = None, advice: str = ""
    ) -> None:
        super().__init__(sentence, code=code, advice=advice)
        self.status = status
        self.param = param

    @classmethod
    def of(cls, error: Exception) -> Self:
        """400 if the client is at fault, 503 if it may try again, else 500; itself if it is one."""
        if isinstance(error, cls):
            return error
        if not isinstance(error, PacelineError):  # a fault of ours, which may show what was asked
            _log.error("a request failed with %s", type(error).__name__)
            return cls(500, "Something unexpected went wrong.", code="internal-error")
        status = 400 if is_clients(error) else 503 if isinstance(error, _FOR_NOW) else 500
        param = error.param if isinstance(error, FieldError) else None
        code = _TOO_LONG if isinstance(error, ContextTooSmallError) else error.code
        return cls(status, str(error), code=code, param=param, advice=error.advice)

    def body(self) -> Json:
        message = f"{self} {self.advice}".strip()
        kind = "invalid_request_error" if self.status < 500 else "server_error"
        return {"error": {"message": message, "type": kind, "param": self.param, "code": self.code}}
