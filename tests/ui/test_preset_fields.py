"""The fields of a preset change what a person changes and nothing else."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.engine.sampling import SamplingParams
from app.sessions.preset import Preset
from ui.chat.preset_fields import PresetFields
from ui.theme import Theme

ODD = SamplingParams(5.0, 10**12, 0.005, 0.123, repeat_penalty=3.0, seed=2**63 - 1, dry_base=2.0)
PRESETS = (
    Preset(),
    Preset("", "Bonjour\u00a0!\r\n", ODD, 2_000_000, ("\n\n", "a\nb", " "), "{\u2028}", "off"),
)


@pytest.mark.parametrize("preset", PRESETS, ids=("usual", "beyond the fields"))
def test_untouched_values_stay(qtbot: QtBot, theme: Theme, preset: Preset) -> None:
    fields = PresetFields(theme)
    qtbot.addWidget(fields)
    fields.show_preset(preset)
    assert fields.preset == preset
    fields.min_p.setValue(0.2)
    assert fields.preset.sampling.min_p == 0.2
    fields.min_p.setValue(round(preset.sampling.min_p, 2))
    assert fields.preset == preset


def test_typed_values_count(qtbot: QtBot, theme: Theme) -> None:
    fields = PresetFields(theme)
    qtbot.addWidget(fields)
    fields.show_preset(PRESETS[1])
    fields.stop.setPlainText("END\n\nSTOP")
    fields.seed.setText("9" * 30)
    said = fields.preset
    assert (said.name, said.stop, said.sampling.seed) == ("", ("END", "STOP"), 2**63 - 1)
    assert said.sampling.top_k == 10**12
