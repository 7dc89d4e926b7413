"""What is known of a pair before it is downloaded, from the headers of its files on the hub."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.engine.request import PairSpec
from app.memory_fit import Machine, headers_fit
from models.draft_ranking import RankedDraft, RankingFacts, rank_draft
from models.fit import Fit
from models.gguf import read_header
from models.gguf_header import GgufHeader
from models.hub_files import RemoteFile
from models.hub_header import read_remote_header
from models.hub_process import HubClient


@dataclass(frozen=True, slots=True)
class RemoteModel:
    """A model that is one file of a repository at a commit."""

    repo_id: str
    commit: str
    file: RemoteFile

    def read_header(self, client: HubClient) -> GgufHeader:
        """Takes seconds. Raises HubError or ModelFileError."""
        return read_remote_header(client, self.repo_id, self.commit, self.file)


@dataclass(frozen=True, slots=True)
class PairOutlook:
    """`ranked` says whether and what the draft may gain; None where there is no draft."""

    fit: Fit
    ranked: RankedDraft | None = None


def pair_outlook(
    client: HubClient,
    target: RemoteModel | Path,
    draft: RemoteModel | None,
    spec: PairSpec,
    machine: Machine,
) -> PairOutlook:
    """Reads headers from the hub, or of a target that is here. `spec` says how models are run.

    Raises HubError or ModelFileError.
    """
    target_header = read_header(target) if isinstance(target, Path) else target.read_header(client)
    draft_header = draft.read_header(client) if draft is not None else None
    fit = headers_fit(target_header, draft_header, spec, machine)
    if draft_header is None:
        return PairOutlook(fit)
    facts = RankingFacts(on_gpu=machine.has_gpu)
    return PairOutlook(fit, rank_draft(target_header, draft_header, facts, {}))
