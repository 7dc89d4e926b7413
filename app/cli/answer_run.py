"""Following one answer from its request to its statistics."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Final

from app.cli.engine_line import EngineLine, Interrupted
from app.cli.errors import INTERRUPTED, OK, exit_status
from app.cli.pair_remarks import pair_remarks
from app.cli.terminal import READING, AnswerPrinter, ProgressLine, say, say_error
from app.engine.events import Finished, PromptRead, StopReason, TextDelta
from app.engine.pair_info import PairInfo
from app.engine.request import GenerationRequest
from app.engine.stats_json import turn_report
from app.engine.stats_text import context_remarks, stats_line
from app.engine_process.protocol import Cancel, Died, Failed, Generate, Generated, TurnMemory
from app.version import __version__
from models.errors import PacelineError

_REQUEST_ID: Final = 1


@dataclass(frozen=True, slots=True)
class Output:
    """How the answer is to be printed."""

    as_json: bool
    with_rounds: bool
    quiet: bool


class AnswerRun:
    """One request and what has come of it so far."""

    def __init__(
        self, line: EngineLine, info: PairInfo, request: GenerationRequest, output: Output
    ) -> None:
        self._line = line
        self._info = info
        self._request = request
        self._output = output
        self._printer = AnswerPrinter(sys.stdout)
        self._reading = ProgressLine(sys.stderr, quiet=output.quiet, brief=True)
        self._memory = info.memory

    def run(self) -> int:
        """Returns the exit status."""
        if not self._output.quiet:
            request = self._request
            for remark in pair_remarks(
                self._info, uses_template=bool(request.messages), thinking=request.thinking
            ):
                say(remark)
        with self._line.interrupts_as_replies(), self._reading:
            self._line.send(Generate(_REQUEST_ID, self._request))
            while True:
                match self._line.next():
                    case Interrupted():
                        self._line.send(Cancel())
                    case TurnMemory(_, memory):
                        self._memory = memory
                    case Generated(_, PromptRead() as read):
                        self._reading.show(read.share, READING)
                    case Generated(_, TextDelta(text)) if not self._output.as_json:
                        self._reading.clear()
                        self._printer.write(text)
                    case Generated(_, Finished() as finished):
                        return self._end(finished)
                    case Failed(error) | Died(error):
                        return self._fail(error)

    def _end(self, finished: Finished) -> int:
        self._reading.clear()
        if self._output.as_json:
            sys.stdout.write(self._report(finished) + "\n")
            sys.stdout.flush()
        else:
            self._printer.end_line()
            if not self._output.quiet:
                for sentence in context_remarks(finished.stats, finished.stop_reason.value):
                    say(sentence)
                say(stats_line(finished.stats))
        return INTERRUPTED if finished.stop_reason is StopReason.CANCELLED else OK

    def _report(self, finished: Finished) -> str:
        report = turn_report(
            finished,
            self._info,
            self._memory,
            self._request,
            __version__,
            include_rounds=self._output.with_rounds,
        )
        return json.dumps(report)

    def _fail(self, error: PacelineError) -> int:
        self._reading.clear()
        self._printer.end_line()
        say_error(error)
        return exit_status(error)
