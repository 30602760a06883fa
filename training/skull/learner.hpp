// Learning from what was played.
#pragma once
#include <cmath>
#include <cstring>
#include "table.hpp"

struct Learner {
  Weights w{}, g{}, m{}, v{}, mean{};
  long steps = 0;
  double lossV = 0, lossB = 0; long nB = 0, nS = 0;
  void init(Rng& r) {
    auto fill = [&](float* a, int n, int m, float gain) {
      const float k = gain * std::sqrt(6.0f / (n + m));
      for (int i = 0; i < n * m; i++) a[i] = k * (2 * r.uniform() - 1);
    };
    fill(&w.we[0][0], OPP, EMB, 1.2f); fill(&w.w1[0][0], CTX + EMB, H1, 1.2f); fill(&w.w2[0][0], H1, H2, 1.2f);
    fill(&w.wo[0][0], H2, OUT, 0.1f); fill(&w.wc[0][0], H2, BH, 1); fill(&w.wb[0][0], OPP, BH, 1); fill(&w.wd[0][0], BH, BOUT, 0.3f);
    w.bo[1] = -1; w.bo[LOSE + 1] = -1;
    for (int n = 0; n < 6; n++) w.bo[LOW + n] = -0.7f * n;
  }
  void learn(const Sample& x, const float (*opp)[OPP], float entropy, Pass& p) {
    forward(w, x.ctx, x.n, opp, p);
    float dout[OUT] = {0}, dh2[H2] = {0};
    if (x.act >= 0) {
      Choice c;
      choices(x.ask, p.out, c);
      float pr[64], dl[64];
      softmax(c.logit, c.n, pr);
      int at = 0;
      while (c.act[at] != x.act) at++;
      const float ratio = pr[at] / std::exp(x.logp);
      const bool cut = x.adv > 0 ? ratio > 1.2f : ratio < 0.8f;
      float H = 0;
      for (int i = 0; i < c.n; i++) if (pr[i] > 1e-9f) H -= pr[i] * std::log(pr[i]);
      for (int i = 0; i < c.n; i++) {
        float d = cut ? 0 : -x.adv * ratio * ((i == at) - pr[i]);
        d += entropy * pr[i] * (std::log(std::max(pr[i], 1e-9f)) + H);
        dl[i] = d;
      }
      scatter(x.ask, c, dl, dout);
      const float val = 1 / (1 + std::exp(-p.out[VALUE]));
      dout[VALUE] += 1.0f * (val - x.ret);
      lossV += (val - x.ret) * (val - x.ret);
      nS++;
    }
    if (x.learnPlaces) {
      beliefs(w, x.n, opp, p);
      float dc[BH] = {0};
      for (int k = 0; k < x.n; k++) {
        if (x.truth[k] < 0 || x.height[k] == x.up[k]) continue;
        if (x.truth[k] > 0 && x.truth[k] <= x.up[k]) continue;
        float l[BOUT], pr[BOUT], d[BOUT] = {0};
        int ix[BOUT], n = 0;
        ix[n] = 0; l[n++] = p.bo[k][0];
        for (int dep = x.up[k]; dep < x.height[k]; dep++) { ix[n] = 1 + dep; l[n++] = p.bo[k][1 + dep]; }
        softmax(l, n, pr);
        for (int i = 0; i < n; i++) {
          d[ix[i]] = 0.3f * (pr[i] - (ix[i] == x.truth[k]));
          if (ix[i] == x.truth[k]) { lossB -= std::log(std::max(pr[i], 1e-9f)); nB++; }
        }
        float dbh[BH] = {0};
        for (int j = 0; j < BOUT; j++) g.bd[j] += d[j];
        back<BH, BOUT>(p.bh[k], w.wd, d, g.wd, dbh);
        for (int j = 0; j < BH; j++) { if (p.bh[k][j] <= 0) dbh[j] = 0; dc[j] += dbh[j]; }
        back<OPP, BH>(opp[k], w.wb, dbh, g.wb, nullptr);
      }
      back<H2, BH>(p.h2, w.wc, dc, g.wc, dh2);
    }
    for (int j = 0; j < OUT; j++) g.bo[j] += dout[j];
    back<H2, OUT>(p.h2, w.wo, dout, g.wo, dh2);
    for (int j = 0; j < H2; j++) { if (p.h2[j] <= 0) dh2[j] = 0; g.b2[j] += dh2[j]; }
    float dh1[H1] = {0}, dx[CTX + EMB] = {0};
    back<H1, H2>(p.h1, w.w2, dh2, g.w2, dh1);
    for (int j = 0; j < H1; j++) if (p.h1[j] <= 0) dh1[j] = 0;
    back<CTX, H1>(p.x, w.w1, dh1, g.w1, nullptr);
    back<EMB, H1>(p.x + CTX, w.w1 + CTX, dh1, g.w1 + CTX, dx + CTX);
    for (int k = 0; k < x.n; k++) {
      float de[EMB];
      for (int j = 0; j < EMB; j++) de[j] = p.emb[k][j] > 0 ? POOL * dx[CTX + j] : 0;
      back<OPP, EMB>(opp[k], w.we, de, g.we, nullptr);
    }
  }
  void step(int n, float rate) {
    float *W = (float*)&w, *D = (float*)&g, *M = (float*)&m, *V = (float*)&v;
    steps++;
    const float c1 = 1 - std::pow(0.9f, steps), c2 = 1 - std::pow(0.999f, steps);
    double norm = 0;
    for (int i = 0; i < NW; i++) { D[i] /= n; norm += D[i] * D[i]; }
    const float k = norm > 0.25 ? 0.5f / std::sqrt(norm) : 1;
    for (int i = 0; i < NW; i++) {
      const float d = D[i] * k;
      M[i] = 0.9f * M[i] + 0.1f * d;
      V[i] = 0.999f * V[i] + 0.001f * d * d;
      W[i] -= rate * (M[i] / c1) / (std::sqrt(V[i] / c2) + 1e-6f);
      D[i] = 0;
    }
  }
};
