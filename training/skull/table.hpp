// Play at one table, and what is written down of it to learn from.
#pragma once
#include <cstdio>
#include <vector>
#include <cstring>
#include "choice.hpp"
using std::vector;

struct Sample {
  float ctx[CTX];
  int opp, n;      // place and number of the others' features
  Ask ask;
  int act;         // -1: only where the skulls lie is to be learned here
  float logp, value, adv, ret;
  bool learnPlaces;
  int8_t truth[G], height[G], up[G];
};
struct Batch {
  vector<Sample> samples;
  vector<float> opp;
};
struct Stats { long games, rounds, firsts[5], skulls[5], challenges, made, bids; double entropy; long asked; };

/// Where every decision is written down, for comparison with the engine.
FILE* trace = nullptr;

struct Table {
  Game s;
  Rng& r;
  Seen f;
  Pass p;
  Choice c;
  const Weights* const* brains;  // by seat
  const bool* learns;            // by seat
  Batch* batch;
  vector<int> trail[G];
  Stats* st;

  void keep(int g, int act, float logp, bool places) {
    if (!batch || !learns[s.seatOf(g)]) return;
    Sample x;
    memcpy(x.ctx, f.ctx, sizeof f.ctx);
    x.opp = (int)batch->opp.size();
    x.n = f.n;
    batch->opp.insert(batch->opp.end(), &f.opp[0][0], &f.opp[0][0] + f.n * OPP);
    x.ask = askOf(s, g);
    x.act = act; x.logp = logp;
    x.value = 1 / (1 + std::exp(-p.out[VALUE]));
    x.learnPlaces = places;
    for (int k = 0; k < f.n; k++) {
      const int o = f.who[k];
      x.height[k] = s.pile[o]; x.up[k] = s.turned[o];
      x.truth[k] = s.seatOf(o) == s.seatOf(g) ? -1 : s.skull[o] < 0 ? 0 : s.pile[o] - s.skull[o];
    }
    if (act >= 0) trail[s.seatOf(g)].push_back((int)batch->samples.size());
    batch->samples.push_back(x);
  }
  int decide(int g) {
    const Ask a = askOf(s, g);
    look(s, g, f);
    forward(*brains[s.seatOf(g)], f.ctx, f.n, f.opp, p);
    choices(a, p.out, c);
    if (c.n == 1) { told(g, c.act[0]); return c.act[0]; }
    float pr[64];
    softmax(c.logit, c.n, pr);
    float u = r.uniform();
    int i = 0;
    while (i < c.n - 1 && u >= pr[i]) u -= pr[i++];
    if (st) { for (int k = 0; k < c.n; k++) if (pr[k] > 1e-9f) st->entropy -= pr[k] * std::log(pr[k]); st->asked++; }
    told(g, c.act[i]);
    keep(g, c.act[i], std::log(std::max(pr[i], 1e-9f)), (s.phase == BID || s.phase == ADD) && r.below(4) == 0);
    return c.act[i];
  }
  void told(int g, int act) {
    if (!trace) return;
    fprintf(trace, "ask %d %d", g, act);
    for (float x : p.out) fprintf(trace, " %.5f", x);
    fprintf(trace, "\n");
  }
  void lay(int g) {
    const int act = decide(g);
    if (st && s.pile[g] == 0 && s.skull[g] == HAND && s.discs[g] > 1) { st->firsts[s.discs[g]]++; if (act == SKULL) st->skulls[s.discs[g]]++; }
    s.lay(g, act == SKULL);
  }
  void play() {
    for (int i = 0; i < G; i++) trail[i].clear();
    while (s.winner < 0) round();
    if (batch)
      for (int seat = 0; seat < s.seats; seat++) {
        const auto& t = trail[seat];
        const float won = seat == s.winner;
        float adv = 0, next = won;
        for (int i = (int)t.size() - 1; i >= 0; i--) {
          Sample& x = batch->samples[t[i]];
          const float delta = next - x.value;
          adv = delta + 0.9f * adv;
          x.adv = adv;
          x.ret = x.value + adv;
          next = x.value;
        }
      }
    if (st) st->games++;
  }
  void round() {
    if (st) st->rounds++;
    for (int g = 0; g < s.gangs; g++) if (s.in(g) && g != s.first) lay(g);
    s.phase = LEAD; s.turn = s.first;
    lay(s.first);
    s.phase = ADD;
    int g = s.first;
    for (;;) {  // until the challenger is known
      const int act = decide(g);
      if (act == PASS) {
        s.passed |= 1u << g;
        g = s.after(g);
        if (g == s.bidder) break;
      } else if (act >= NUMBER) {
        const int n = act - NUMBER;
        s.stepOf[g] = n - s.bid;
        s.bid = n; s.bidder = g; s.lastBid[g] = n; s.bidsOf[g]++;
        if (s.opener < 0) s.opener = g;
        s.phase = BID;
        if (n == s.table) break;
        g = s.after(g);
      } else { s.lay(g, act == SKULL); g = s.after(g); }
    }
    attempt();
  }
  void attempt() {
    const int ch = s.bidder;
    s.challenger = ch; s.phase = ATTEMPT;
    if (st) { st->challenges++; st->bids += s.bid; }
    int up = 0;
    while (up < s.bid && s.turned[ch] < s.pile[ch]) {
      s.turned[ch]++; up++;
      if (s.shown(ch)) return failed(ch);
    }
    while (up < s.bid) {
      look(s, ch, f);
      forward(*brains[s.seatOf(ch)], f.ctx, f.n, f.opp, p);
      beliefs(*brains[s.seatOf(ch)], f.n, f.opp, p);
      keep(ch, -1, 0, true);
      int best = -1; float most = -1; int alike = 0;
      for (int k = 0; k < f.n; k++) {
        const int o = f.who[k];
        if (s.turned[o] == s.pile[o]) continue;
        float chance;
        if (s.seatOf(o) == s.seatOf(ch)) chance = s.skull[o] == s.pile[o] - 1 - s.turned[o] ? 0 : 1;
        else chance = 1 - nextSkull(p.bo[k], s.pile[o], s.turned[o]);
        if (chance > most + 1e-6f) { most = chance; best = o; alike = 1; }
        else if (chance > most - 1e-6f && r.below(++alike) == 0) best = o;
      }
      if (trace) {
        fprintf(trace, "turn %d %d", ch, best);
        for (int k = 0; k < f.n; k++) fprintf(trace, " %.5f", 1 - nextSkull(p.bo[k], s.pile[f.who[k]], s.turned[f.who[k]]));
        fprintf(trace, "\n");
      }
      s.turned[best]++; up++;
      if (s.shown(best)) return failed(best);
    }
    if (st) st->made++;
    s.collect();
    if (++s.made[ch] == 2) s.winner = s.seatOf(ch);
    else s.begin(ch);
  }
  static float nextSkull(const float* l, int height, int up) {
    float m = l[0], sum = 0, at = 0;
    for (int d = up; d < height; d++) m = std::max(m, l[1 + d]);
    sum = std::exp(l[0] - m);
    for (int d = up; d < height; d++) { const float e = std::exp(l[1 + d] - m); sum += e; if (d == up) at = e; }
    return at / sum;
  }
  void failed(int owner) {
    const int ch = s.challenger;
    s.owner = owner;
    if (s.discs[ch] == 1) {
      s.collect();
      s.discs[ch] = 0; s.skull[ch] = GONE; s.odds[ch] = 0; s.alive &= ~(1u << ch);
      uint32_t persons = (s.alive | (s.each == 2 ? s.alive >> s.seats : 0)) & ((1u << s.seats) - 1);
      if ((persons & (persons - 1)) == 0) { s.winner = __builtin_ctz(persons); return; }
      if (owner != ch) { s.begin(owner); return; }
      int best = -1, least = 99;
      for (int g = 0; g < s.gangs; g++) {
        if (!s.in(g) || s.seatOf(g) == s.seatOf(ch)) continue;
        const int strength = s.discs[g] + 4 * s.made[g];
        if (strength < least) { least = strength; best = g; }
      }
      if (trace) fprintf(trace, "name %d\n", best);
      s.begin(best);
      return;
    }
    bool lostSkull;
    if (owner == ch) {
      s.phase = LOSS;
      lostSkull = decide(ch) == SKULL;
      s.collect();
      s.odds[ch] /= 2;
    } else {
      lostSkull = s.skull[ch] != GONE && r.below(s.discs[ch]) == 0;
      if (trace) fprintf(trace, "lost %d\n", (int)lostSkull);
      s.collect();
      s.odds[ch] = s.odds[ch] * (s.discs[ch] - 1) / s.discs[ch];
    }
    s.discs[ch]--;
    if (lostSkull) s.skull[ch] = GONE;
    s.begin(ch);
  }
};
