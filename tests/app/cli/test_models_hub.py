"""`paceline models` and the hub, as a program of its own against a hub on loopback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.cli.errors import NOT_GOOD
from app.cli.main import main
from app.cli.models_download import follow
from models.download import Download
from models.download_file import DownloadFile
from models.download_manager import DownloadManager
from models.hub_access import HubAccess
from models.network import RequestLog
from tests.hub.faults import BodyFault
from tests.hub.server import HubServer
from tests.models.builders import TinyModel

ROOT = Path(__file__).parents[3]
REPO = "team/Tiny-GGUF"
TOKEN = "hf_a-secret-that-nobody-may-see"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HubServer]:
    model = TinyModel(blocks=1, width=256, ffn=512, heads=4, kv_heads=2)
    data = model.write(tmp_path_factory.mktemp("model") / "m.gguf").read_bytes()
    with HubServer(tokens=(TOKEN,)) as server:
        files = {"Tiny-Q8_0.gguf": data, "Tiny-Q4_K_M.gguf": data + bytes(9), "README.md": b"# Hi"}
        server.add(REPO, files)
        server.add("meta/Gated-GGUF", {"G-Q8_0.gguf": data}, is_gated=True, readers=(TOKEN,))
        yield server


@pytest.fixture
def environment(server: HubServer, tmp_path: Path) -> dict[str, str]:
    """A home of its own, and the test hub in the place of the real one."""
    server.requests.clear()
    server.storage_requests.clear()
    home = {"PACELINE_HOME": str(tmp_path / "home"), "HF_ENDPOINT": server.endpoint}
    return {**os.environ, **home}


@pytest.fixture
def models(paceline: Run, environment: dict[str, str]) -> Run:
    def run(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
        return paceline("models", *arguments, environment={**environment, **variables})

    return run


def test_search_look_and_download(models: Run, tmp_path: Path, server: HubServer) -> None:
    found = json.loads(models("search", "tiny", "--json").stdout)
    assert [hit["repository"] for hit in found] == [REPO]
    shown = models("repository", REPO, "--readme").stdout
    assert "Q4_K_M" in shown
    assert "the usual balance" in shown
    assert "← recommended here" in shown
    assert shown.endswith("# Hi\n")
    done = models("download", REPO, "--quant", "q8_0")
    assert done.returncode == 0, done.stderr
    path = Path(done.stdout.strip())
    assert path.is_relative_to(tmp_path / "home" / "data" / "models")
    assert "Tiny-Q8_0" in models("list").stdout
    listed = json.loads(models("downloads", "--json").stdout)
    assert [(entry["id"], entry["state"]) for entry in listed] == [
        (f"{REPO}/Tiny-Q8_0.gguf", "done")
    ]
    made = json.loads(models("requests", "--json").stdout)
    assert len(made) == len(server.requests) + len(server.storage_requests)
    assert made[0]["purpose"] == "repositories like “tiny”"


def test_a_download_that_was_interrupted_goes_on(
    environment: dict[str, str], models: Run, server: HubServer
) -> None:
    server.body_faults.append(BodyFault("slow"))
    command = [sys.executable, "-m", "app", "models", "download", f"{REPO}/Tiny-Q8_0.gguf"]
    running = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stderr is not None
    lines = iter(running.stderr.readline, "")
    assert any(re.search(r"[1-9]\d? %", line) for line in lines)
    os.killpg(running.pid, signal.SIGINT)
    _, rest = running.communicate()
    assert running.returncode == 130
    assert "Traceback" not in rest
    assert "paceline models downloads --resume all" in rest
    (paused,) = json.loads(models("downloads", "--json").stdout)
    assert paused["state"] == "paused"
    assert 0 < paused["received_bytes"] < paused["total_bytes"]
    done = models("downloads", "--resume", "all")
    assert done.returncode == 0, done.stderr
    assert server.storage_requests[-1].headers["range"] == f"bytes={paused['received_bytes']}-"


def test_going_on_with_what_is_there_says_where_it_is(models: Run) -> None:
    done = models("download", f"{REPO}/Tiny-Q8_0.gguf")
    again = models("downloads", "--resume", f"{REPO}/Tiny-Q8_0.gguf")
    assert (again.returncode, again.stdout) == (0, done.stdout)


def test_what_another_paceline_cancels_is_not_followed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, access = DownloadFile(tmp_path / "downloads.json"), HubAccess(network_on=False)
    one, other = (
        DownloadManager(tmp_path / "models", file, access, RequestLog(), parallel=0)
        for _ in range(2)
    )
    ids = [one.add(Download(REPO, ("Tiny-Q8_0.gguf",)))]
    other.cancel(*ids)
    assert follow(one, ids, quiet=True) == NOT_GOOD
    assert "cancelled by another Paceline" in capsys.readouterr().err


def test_what_cannot_be_reached_is_tried_again_and_can_be_cancelled(
    environment: dict[str, str], models: Run
) -> None:
    nowhere = {**environment, "HF_ENDPOINT": "http://127.0.0.1:9"}
    command = [sys.executable, "-m", "app", "models", "download", "smollm2-1.7b"]
    running = subprocess.Popen(
        command,
        cwd=ROOT,
        env=nowhere,
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stderr is not None
    said = next(line for line in iter(running.stderr.readline, "") if "Trying again" in line)
    assert said.startswith("SmolLM2-")
    assert re.search(r"Trying again in \d s, attempt 2 of \d\.", said)
    os.killpg(running.pid, signal.SIGINT)
    running.communicate()
    listed = models("downloads").stdout
    assert "unknown size" not in listed
    assert listed.count("paused, 0.00 GB of ") == 2
    assert models("downloads", "--cancel", "all").stdout == "There are no downloads.\n"


def test_a_model_that_cannot_fit_on_the_disk_is_refused(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nearly_full(_folder: Path) -> SimpleNamespace:
        return SimpleNamespace(free=12_600_000_000)

    monkeypatch.setenv("PACELINE_HOME", environment["PACELINE_HOME"])
    monkeypatch.setattr("models.hub_cache.shutil.disk_usage", nearly_full)
    assert main(["models", "download", "llama-3.3-70b"]) == 2
    said = capsys.readouterr().err
    assert "12.6 GB are free" in said
    assert "PACELINE_HOME" in said
    assert "Downloading" not in said
    assert main(["models", "downloads"]) == 0
    assert "There are no downloads" in capsys.readouterr().out
    assert main(["models", "downloads", "--resume", "all"]) == 0
    assert capsys.readouterr().err == "No download is paused or has failed.\n"


def test_a_gated_model_says_how_to_get_it_and_a_token_opens_it(
    models: Run, server: HubServer, tmp_path: Path
) -> None:
    refused = models("download", "meta/Gated-GGUF")
    assert refused.returncode != 0
    assert "accept the conditions" in refused.stderr
    opened = models("download", "meta/Gated-GGUF", PACELINE_HUB_TOKEN=TOKEN)
    assert opened.returncode == 0, opened.stderr
    assert all(seen.token is None for seen in server.storage_requests)
    written = [p.read_bytes() for p in (tmp_path / "home").rglob("*") if p.is_file()]
    assert all(TOKEN.encode() not in content for content in written)


def test_a_token_of_the_public_hub_is_not_shown_to_a_mirror(models: Run, server: HubServer) -> None:
    models("search", "tiny", HF_TOKEN=TOKEN)
    assert [seen.token for seen in server.requests] == [None]


def test_a_system_without_keyring_stores_no_token(
    paceline: Run, environment: dict[str, str], tmp_path: Path
) -> None:
    null = {**environment, "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    refused = paceline("models", "token", typed=f"{TOKEN}\n", environment=null)
    assert refused.returncode == 2
    assert "PACELINE_HUB_TOKEN" in refused.stderr
    assert not any((tmp_path / "home").rglob("*token*"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("download", "nonsense"), "neither a pair of the catalogue nor a repository"),
        (("download", f"{REPO}/missing.gguf"), "has no such model"),
        (("download", "qwen3-8b", "--quant", "Q9"), "-GGUF --quant Q9"),
        (("search", "--sort", "beauty"), "--sort takes trending"),
        (("downloads", "--cancel", "nothing"), "No download is called"),
        (("network", "maybe"), "on or off"),
    ],
)
def test_bad_input_is_told_in_one_sentence(
    models: Run, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = models(*arguments)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert "Traceback" not in refused.stderr


def test_the_catalogue_needs_no_network(models: Run, server: HubServer) -> None:
    shown = models("catalogue", "qwen3", "--memory", "8")
    assert "qwen3-8b" in shown.stdout
    assert "← recommended here" in shown.stdout
    assert "fits into" not in shown.stderr
    none = models("catalogue", "--memory", "1")
    assert none.stderr == "None of them fits into 1.0 GB of memory.\n"
    assert models("catalogue", "no such thing").returncode == 1
    assert server.requests == []


def test_a_recommendation_knows_the_limit_of_a_container(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("app.cli.models_search.free_ram", lambda: 2**30)
    assert main(["models", "catalogue"]) == 0
    assert capsys.readouterr().err == "None of them fits into 1.0 GB of memory.\n"


_AUDIT = """
import os, sys
def refuse(event, arguments):
    if event.startswith("socket.") or event in ("subprocess.Popen", "os.fork", "os.posix_spawn"):
        sys.stderr.write(f"FORBIDDEN {event} {arguments}\\n")
        os._exit(99)
from app.cli.main import main
sys.addaudithook(refuse)
for line in sys.stdin:
    assert main(["models", *line.split()]) == 2, line
"""
_NEED_THE_NETWORK = f"""\
search tiny
repository {REPO}
download {REPO}
download qwen3-8b
downloads --resume all
"""


@pytest.mark.parametrize("how", ["switch", "variable"])
def test_offline_not_even_a_socket_is_made(
    environment: dict[str, str], tmp_path: Path, how: str
) -> None:
    """Nor a process that could make one: any attempt ends the program with status 99."""
    if how == "switch":
        settings = tmp_path / "home" / "config" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text('{"network": false}')
    else:
        environment["HF_HUB_OFFLINE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", _AUDIT],
        input=_NEED_THE_NETWORK,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("Paceline is offline") == 5


def test_the_switch_is_kept(models: Run) -> None:
    assert "off:" in models("network", "off").stdout
    assert "offline" in models("search").stderr
    assert "on:" in models("network", "on").stdout
    assert "HF_HUB_OFFLINE is set" in models("network", HF_HUB_OFFLINE="1").stdout


def test_the_matching_draft_is_found_and_downloaded(models: Run, tmp_path: Path) -> None:
    big = TinyModel(blocks=6, width=256, ffn=512, heads=4, kv_heads=2)
    target = big.write(tmp_path / "Big-Q4_K_M.gguf")
    found = json.loads(models("get-draft", target, "--only-find", "--json").stdout)
    assert (found["repository"], found["file"]) == (REPO, "Tiny-Q8_0.gguf")
    assert found["speedup"] > 1
    assert not list((tmp_path / "home").rglob("Tiny-Q8_0.gguf"))
    done = models("get-draft", target)
    assert done.returncode == 0, done.stderr
    assert "matches Big-Q4_K_M: about" in done.stderr
    assert Path(done.stdout.strip()).name == "Tiny-Q8_0.gguf"
    small = TinyModel(blocks=1).write(tmp_path / "Small.gguf")
    none = models("get-draft", small)
    assert none.returncode == 1
    assert "No draft was found" in none.stderr


@pytest.mark.parametrize(
    ("variables", "why"),
    [
        ({"HF_HUB_OFFLINE": "1"}, "Paceline is offline: the variable HF_HUB_OFFLINE is set."),
        ({"HF_ENDPOINT": "http://127.0.0.1:9"}, "127.0.0.1:9 cannot be reached."),
    ],
)
def test_without_the_hub_the_draft_that_the_catalogue_knows_is_named(
    models: Run, tmp_path: Path, variables: dict[str, str], why: str
) -> None:
    target = TinyModel(architecture="qwen3").write(tmp_path / "Qwen3-8B-Q4_K_M.gguf")
    os.truncate(target, 5_000_000_000)  # a file with holes, as big as the real one
    done = models("get-draft", target, **variables)
    assert done.returncode == 2
    known, reason, *_ = done.stderr.splitlines()
    assert known == (
        "The catalogue has Qwen3-0.6B-Q8_0.gguf of Qwen/Qwen3-0.6B-GGUF (0.64 GB, apache-2.0) for "
        "Qwen3-8B-Q4_K_M. It takes the network to compare the two and to download it."
    )
    assert reason == why
