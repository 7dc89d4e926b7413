"""What is said about a pair before its first answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.cli.pair_remarks import pair_remarks
from app.engine.cost_model import CostTable
from app.engine.pair_info import MemoryUse, ModelInfo, PairInfo

MODEL = ModelInfo(Path("big.gguf"), "big", "llama", "Q4_0", 1, 1, 200, 4096)
INFO = PairInfo(MODEL, None, 4096, 2, "f16", 0.1, CostTable(), MemoryUse(0, 0, 0, 0, 0), True, None)


def test_most_pairs_give_no_cause_for_a_remark() -> None:
    assert pair_remarks(INFO) == ()


def test_a_plain_template_matters_to_a_chat_only() -> None:
    plain = replace(INFO, has_chat_template=False)
    assert "no chat template" in pair_remarks(plain)[0]
    assert pair_remarks(plain, uses_template=False) == ()


def test_thinking_that_nothing_can_switch() -> None:
    (remark,) = pair_remarks(INFO, thinking="off")
    assert remark == (
        "Thinking is as usual, not off: this model cannot be told whether or how hard to think."
    )
    switchable = replace(INFO, thinks=True)
    assert pair_remarks(switchable, thinking="off") == ()
    (remark,) = pair_remarks(switchable, thinking="on", uses_template=False)
    assert remark == "Thinking is as usual, not on: a raw prompt uses no chat template."


def test_a_foreign_vocabulary() -> None:
    (remark,) = pair_remarks(replace(INFO, shared_tokens=50))
    assert "50 tokens" in remark
    assert "25%" in remark


def test_thinking_that_this_model_cannot_be_told() -> None:
    told = replace(INFO, efforts=("low", "medium", "high"))
    assert pair_remarks(told, thinking="low") == ()
    (remark,) = pair_remarks(told, thinking="off")
    assert remark == "Thinking is as usual, not off: this model can be told low, medium or high."
    (remark,) = pair_remarks(replace(INFO, thinks=True), thinking="high")
    assert remark == "Thinking is as usual, not high: this model can be told on or off."
