// The network: its weights, what it answers, and what an answer teaches.
#pragma once
#include <cmath>
#include <cstring>
#include "sight.hpp"

struct Weights {
  float we[OPP][EMB];
  float w1[CTX + EMB][H1];
  float w2[H1][H2], b2[H2];
  float wo[H2][OUT], bo[OUT];
  float wc[H2][BH], wb[OPP][BH];
  float wd[BH][BOUT], bd[BOUT];
};
const int NW = sizeof(Weights) / sizeof(float);

struct Pass {
  float emb[G][EMB], x[CTX + EMB], h1[H1], h2[H2], out[OUT];
  float bh[G][BH], bo[G][BOUT];
};
const float POOL = 0.25f;

template <int N, int M> static inline void mul(const float* x, const float (*w)[M], float* y) {
  for (int i = 0; i < N; i++) { const float v = x[i]; if (v != 0) for (int j = 0; j < M; j++) y[j] += v * w[i][j]; }
}
template <int N> static inline void relu(float* y) { for (int j = 0; j < N; j++) y[j] = y[j] > 0 ? y[j] : 0; }

void forward(const Weights& w, const float* ctx, int n, const float (*opp)[OPP], Pass& p) {
  memcpy(p.x, ctx, CTX * 4);
  memset(p.x + CTX, 0, EMB * 4);
  for (int k = 0; k < n; k++) {
    memset(p.emb[k], 0, EMB * 4);
    mul<OPP, EMB>(opp[k], w.we, p.emb[k]);
    relu<EMB>(p.emb[k]);
    for (int j = 0; j < EMB; j++) p.x[CTX + j] += POOL * p.emb[k][j];
  }
  memset(p.h1, 0, sizeof p.h1);
  mul<CTX + EMB, H1>(p.x, w.w1, p.h1);
  relu<H1>(p.h1);
  memcpy(p.h2, w.b2, sizeof p.h2);
  mul<H1, H2>(p.h1, w.w2, p.h2);
  relu<H2>(p.h2);
  memcpy(p.out, w.bo, sizeof p.out);
  mul<H2, OUT>(p.h2, w.wo, p.out);
}
/// Where the skull of each of the others lies: not in the pile, or so deep from its top.
void beliefs(const Weights& w, int n, const float (*opp)[OPP], Pass& p) {
  float c[BH] = {0};
  mul<H2, BH>(p.h2, w.wc, c);
  for (int k = 0; k < n; k++) {
    memcpy(p.bh[k], c, sizeof c);
    mul<OPP, BH>(opp[k], w.wb, p.bh[k]);
    relu<BH>(p.bh[k]);
    memcpy(p.bo[k], w.bd, sizeof w.bd);
    mul<BH, BOUT>(p.bh[k], w.wd, p.bo[k]);
  }
}
template <int N, int M>
static inline void back(const float* x, const float (*w)[M], const float* dy, float (*gw)[M], float* dx) {
  for (int i = 0; i < N; i++) {
    const float v = x[i];
    if (v != 0) for (int j = 0; j < M; j++) gw[i][j] += v * dy[j];
    if (dx && v != 0) { float s = 0; for (int j = 0; j < M; j++) s += w[i][j] * dy[j]; dx[i] += s; }
  }
}
