"""llama.cpp's own samplers, as its programs put them in line."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import llama_cpp
import numpy as np

from app.engine.sampling import Distribution, SamplingParams


def llama_distribution(
    row: np.ndarray, params: SamplingParams, recent: Sequence[int], vocabulary: Any = None
) -> Distribution:
    """What llama.cpp's sampler chain leaves of `row`; DRY needs llama.cpp's vocabulary."""
    data = np.zeros(len(row), dtype=[("id", np.int32), ("logit", np.float32), ("p", np.float32)])
    data["id"], data["logit"] = np.arange(len(row)), row
    pointer = ctypes.cast(data.ctypes.data, ctypes.POINTER(llama_cpp.llama_token_data))
    array = llama_cpp.llama_token_data_array(data=pointer, size=len(row), selected=-1, sorted=False)
    for sampler in llama_chain(params, len(row), vocabulary):
        for token in recent:
            llama_cpp.llama_sampler_accept(sampler, token)
        llama_cpp.llama_sampler_apply(sampler, ctypes.byref(array))
        llama_cpp.llama_sampler_free(sampler)
    kept = [(array.data[i].id, array.data[i].logit) for i in range(array.size)]
    ids = np.array([token for token, _ in kept])
    logits = np.array([logit for _, logit in kept])
    probs = np.exp(logits - logits.max())
    order = np.argsort(ids)
    ids, probs = ids[order], (probs / probs.sum())[order]
    return Distribution(ids[probs > 0], probs[probs > 0])


def llama_chain(params: SamplingParams, size: int, vocabulary: Any = None) -> list[Any]:
    c = llama_cpp
    dry = [_dry(params, vocabulary)] if vocabulary else []
    return [
        c.llama_sampler_init_logit_bias(size, len(params.logit_bias), _biases(params)),
        c.llama_sampler_init_penalties(
            size,
            params.penalty_window,
            params.repeat_penalty,
            params.frequency_penalty,
            params.presence_penalty,
        ),
        *dry,
        c.llama_sampler_init_top_n_sigma(params.top_n_sigma),
        c.llama_sampler_init_top_k(params.top_k or size),
        c.llama_sampler_init_typical(params.typical_p, 1),
        c.llama_sampler_init_top_p(params.top_p, 1),
        c.llama_sampler_init_min_p(params.min_p, 1),
        c.llama_sampler_init_xtc(params.xtc_probability, params.xtc_threshold, 1, 0),
        c.llama_sampler_init_temp_ext(
            params.temperature,
            params.dynamic_temperature_range,
            params.dynamic_temperature_exponent,
        ),
    ]


def _biases(params: SamplingParams) -> Any:
    biases = (llama_cpp.llama_logit_bias * len(params.logit_bias))()
    for at, (token, bias) in enumerate(params.logit_bias):
        biases[at].token, biases[at].bias = token, bias
    return biases


def _dry(params: SamplingParams, vocabulary: Any) -> Any:
    texts = [text.encode() for text in params.dry_breakers]
    return llama_cpp.llama_sampler_init_dry(
        vocabulary,
        params.dry_multiplier,
        params.dry_base,
        params.dry_allowed_length,
        4096 if params.dry_window is None else params.dry_window,
        (ctypes.c_char_p * len(texts))(*texts),
        len(texts),
    )
