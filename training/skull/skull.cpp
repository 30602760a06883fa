// Trains the network of Skull by playing against itself: proximal policy optimisation with an entropy bonus, and the
// average of the later weights at the end. One thread, no libraries.
//   g++ -O3 -march=native -ffast-math -std=c++20 skull.cpp -o skull
//   ./skull <minutes> <seed> <out> [<in>]          trains, from the weights in <in> where it is given
//   ./skull trace <weights> <games> <seed>         prints games with all the network said, for parity.js
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
using std::vector;

struct Rng {
  uint64_t s;
  explicit Rng(uint64_t seed) : s(seed * 0x9e3779b97f4a7c15ull + 0x1234567) { for (int i = 0; i < 8; i++) next(); }
  uint64_t next() {
    s += 0x9e3779b97f4a7c15ull;
    uint64_t z = s;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  int below(int n) { return (int)((next() >> 32) * (uint64_t)n >> 32); }
  float uniform() { return (next() >> 40) * (1.0f / (1 << 24)); }
};

enum Phase { PLACE, LEAD, ADD, BID, LOSS, ATTEMPT, OVER };
const int GONE = -2, HAND = -1, G = 12;

struct Game {
  int seats, each, gangs, phase, first, turn, table, bid, bidder, opener, challenger, owner, winner, round;
  uint32_t alive, passed;
  int discs[G], skull[G], pile[G], turned[G], made[G], lastBid[G], bidsOf[G], stepOf[G];
  double odds[G];
  bool in(int g) const { return alive >> g & 1; }
  int seatOf(int g) const { return g % seats; }
  int sister(int g) const { return each == 2 ? (g + seats) % gangs : -1; }
  int aliveCount() const { return __builtin_popcount(alive); }
  int flowersInHand(int g) const { return discs[g] - (skull[g] != GONE) - (pile[g] - (skull[g] >= 0)); }
  void start(int s, int e, Rng& r) {
    seats = s; each = e; gangs = s * e; alive = (1u << gangs) - 1; winner = -1; round = 0;
    for (int g = 0; g < gangs; g++) { discs[g] = 4; skull[g] = HAND; made[g] = 0; odds[g] = 1; pile[g] = turned[g] = 0; }
    begin(r.below(gangs));
  }
  void begin(int f) {
    round++;
    first = f; turn = -1; phase = PLACE; table = bid = 0; bidder = opener = challenger = owner = -1; passed = 0;
    for (int g = 0; g < gangs; g++) { pile[g] = turned[g] = lastBid[g] = bidsOf[g] = stepOf[g] = 0; if (skull[g] >= 0) skull[g] = HAND; }
  }
  int after(int g) const {
    uint32_t asked = alive & ~passed;
    for (int k = 1; k <= gangs; k++) { int o = (g + k) % gangs; if (asked >> o & 1) return o; }
    return g;
  }
  void lay(int g, bool sk) { if (sk) skull[g] = pile[g]; pile[g]++; table++; }
  static double held(int size, int placed) { return placed < size ? 1.0 / (1 << placed) : 0; }
  bool shown(int g) const { return skull[g] >= 0 && skull[g] >= pile[g] - turned[g]; }
  void collect() {
    for (int g = 0; g < gangs; g++) {
      if (!in(g)) continue;
      if (shown(g)) odds[g] = 1;
      else if (turned[g]) {
        double unseen = odds[g] * (1 - held(discs[g], pile[g] - turned[g]) + held(discs[g], pile[g]));
        odds[g] = unseen / (unseen + 1 - odds[g]);
      }
    }
  }
};

// ---- what a gang's person sees, as numbers
const int CTX = 56, OPP = 26, EMB = 24, H1 = 64, H2 = 48, OUT = 26, BH = 24, BOUT = 5;
const int LOW = 3, HIGH = 9, MINE = 15, LOSE = 23, VALUE = 25;

struct Seen { float ctx[CTX]; int n; int who[G]; float opp[G][OPP]; };

static inline float cap(float x, float m) { return x < m ? x : m; }

void look(const Game& s, int g, Seen& f) {
  memset(f.ctx, 0, sizeof f.ctx);
  float* c = f.ctx;
  const bool sealed = s.phase == PLACE;
  const int sis = s.sister(g), alive = s.aliveCount(), T = sealed ? 0 : s.table, B = s.bid, pile = s.pile[g];
  c[s.phase] = 1;                                                   // 0..5
  c[6 + s.discs[g] - 1] = 1;                                        // 6..9
  c[10] = s.made[g];
  c[11 + (s.skull[g] == GONE ? 0 : s.skull[g] == HAND ? 1 : 2)] = 1; // 11..13
  if (s.skull[g] >= 0) c[14 + pile - 1 - s.skull[g]] = 1;            // 14..17
  c[18 + pile] = 1;                                                 // 18..22
  c[23] = s.flowersInHand(g) / 3.0f;
  c[24] = T / (4.0f * alive);
  c[25] = T / 16.0f;
  if (T > 0) c[26] = (float)B / T;
  c[27] = B / 16.0f;
  c[28] = cap((T - B) / 8.0f, 1.5f);
  c[29] = cap(std::max(0, B - pile) / 8.0f, 1.5f);
  c[30 + std::min(alive, 6) - 2] = 1;                               // 30..34
  c[35] = alive / 12.0f;
  int active = 0, winners = 0;
  for (int o = 0; o < s.gangs; o++) {
    if (!s.in(o) || s.seatOf(o) == s.seatOf(g)) continue;
    if (!(s.passed >> o & 1)) { active++; if (s.made[o]) winners++; }
  }
  c[36] = (float)active / alive;
  c[37 + std::min(active, 3)] = 1;                                  // 37..40
  c[41] = (float)winners / alive;
  c[42] = s.bidder >= 0 && s.seatOf(s.bidder) != s.seatOf(g) && s.made[s.bidder];
  c[43] = s.bidder >= 0 && s.seatOf(s.bidder) == s.seatOf(g);
  c[44] = s.first == g;
  if (sis >= 0 && s.in(sis)) {
    c[45] = 1;
    c[46] = s.skull[sis] >= 0;
    c[47] = s.skull[sis] >= 0 && s.skull[sis] == s.pile[sis] - 1;
    c[48] = s.skull[sis] != GONE;
    c[49] = s.made[sis];
    c[50] = s.passed >> sis & 1;
    c[51] = s.discs[sis] / 4.0f;
  }
  c[52] = s.bid >= 1 && s.bid < pile;  // the bid could be met from the own pile
  c[53] = s.skull[g] >= 0 && T > 0 && s.bid < pile - 1 - s.skull[g];  // one more is safe under the own flowers
  c[54] = s.each == 2;
  c[55] = 1;
  f.n = 0;
  const int next = s.after(g);
  for (int k = 1; k < s.gangs; k++) {
    const int o = (g + k) % s.gangs;
    if (!s.in(o)) continue;
    const bool own = s.seatOf(o) == s.seatOf(g);
    const int height = sealed && !own ? 0 : s.pile[o];
    float* p = f.opp[f.n];
    memset(p, 0, OPP * sizeof(float));
    f.who[f.n++] = o;
    p[s.discs[o] - 1] = 1;  // 0..3
    p[4] = s.made[o];
    p[5] = own ? (s.skull[o] != GONE) : (float)s.odds[o];
    p[6 + height] = 1;      // 6..10
    p[11] = s.turned[o] / 4.0f;
    p[12] = s.passed >> o & 1;
    p[13] = s.bidder == o;
    p[14] = T > 0 ? (float)s.lastBid[o] / T : 0;
    p[15] = std::min(s.bidsOf[o], 3) / 3.0f;
    p[16] = s.opener == o;
    p[17] = (float)k / s.gangs;
    p[18] = next == o;
    p[19] = own;
    p[20] = s.first == o;
    p[21] = !sealed && s.pile[o] == s.discs[o];
    p[22] = cap(s.stepOf[o] / 4.0f, 1.5f);
    p[23] = s.lastBid[o] > 0 ? cap((s.lastBid[o] - height) / 4.0f, 1.5f) : 0;
    p[24] = own && s.skull[o] >= 0;
    p[25] = 1;
  }
}

// ---- the network
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

// ---- what may be done, as choices over the outputs
enum Act { FLOWER, SKULL, PASS, NUMBER };  // NUMBER + n is a bid of n
struct Ask { int kind, B, T, pile; bool flower, skull, all; };  // all: a bid of the whole table is allowed
struct Choice { int n; int act[64]; float logit[64]; };

static inline int slotMine(int n, int pile) { return MINE + std::clamp(n - pile, -3, 4) + 3; }

void choices(const Ask& a, const float* o, Choice& c) {
  c.n = 0;
  auto put = [&](int act, float l) { c.act[c.n] = act; c.logit[c.n++] = l; };
  if (a.kind == LOSS) { put(FLOWER, o[LOSE]); put(SKULL, o[LOSE + 1]); return; }
  if (a.kind != BID) { if (a.flower) put(FLOWER, o[0]); if (a.skull) put(SKULL, o[1]); }
  if (a.kind == BID) put(PASS, o[2]);
  if (a.kind == ADD || a.kind == BID)
    for (int n = a.B + 1; n <= a.T - (a.all ? 0 : 1); n++) {
      const int lo = n - a.B - 1, hi = a.T - n;
      if (lo > 5 && hi > 5) continue;
      put(NUMBER + n, (lo <= 5 ? o[LOW + lo] : 0) + (hi <= 5 ? o[HIGH + hi] : 0) + o[slotMine(n, a.pile)]);
    }
}
void scatter(const Ask& a, const Choice& c, const float* dl, float* d) {
  for (int i = 0; i < c.n; i++) {
    const int act = c.act[i];
    if (a.kind == LOSS) d[LOSE + act] += dl[i];
    else if (act < NUMBER) d[act] += dl[i];
    else {
      const int n = act - NUMBER, lo = n - a.B - 1, hi = a.T - n;
      if (lo <= 5) d[LOW + lo] += dl[i];
      if (hi <= 5) d[HIGH + hi] += dl[i];
      d[slotMine(n, a.pile)] += dl[i];
    }
  }
}
static inline void softmax(const float* l, int n, float* p) {
  float m = l[0], s = 0;
  for (int i = 1; i < n; i++) m = std::max(m, l[i]);
  for (int i = 0; i < n; i++) s += p[i] = std::exp(l[i] - m);
  for (int i = 0; i < n; i++) p[i] /= s;
}

Ask askOf(const Game& s, int g) {
  const int sis = s.sister(g);
  Ask a;
  a.kind = s.phase; a.B = s.bid; a.T = s.table; a.pile = s.pile[g];
  a.skull = s.skull[g] == HAND;
  a.flower = s.flowersInHand(g) > 0;
  a.all = s.skull[g] < 0 && !(sis >= 0 && s.in(sis) && s.skull[sis] >= 0);
  return a;
}

// ---- play, and what is learned from it
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

// ---- learning
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

/// Which table a game is played at: four people most often, now and then any other.
void tableFor(Rng& r, int& seats, int& each) {
  const int u = r.below(100);
  each = 1;
  if (u < 45) seats = 4;
  else if (u < 60) seats = 3;
  else if (u < 70) seats = 5;
  else if (u < 76) seats = 6;
  else if (u < 82) seats = 7 + r.below(6);
  else { each = 2; seats = u < 90 ? 2 : u < 95 ? 3 : 4 + r.below(3); }
}

double versus(const Weights& a, const Weights& b, int games, Rng& r, int seats = 4, int each = 1) {
  int won = 0;
  Table t{.s = {}, .r = r};
  t.batch = nullptr; t.st = nullptr; t.learns = nullptr;
  for (int i = 0; i < games; i++) {
    const Weights* brains[G];
    for (int k = 0; k < seats; k++) brains[k] = k == i % seats ? &a : &b;
    t.brains = brains;
    t.s.start(seats, each, r);
    t.play();
    won += t.s.winner == i % seats;
  }
  return (double)won / games;
}

/// So many games as they were played: who was asked, what the network said and what was done.
int tell(const char* weights, int games, int seed) {
  auto* w = new Weights;
  FILE* f = fopen(weights, "rb");
  if (!f || fread(w, sizeof(Weights), 1, f) != 1) return 1;
  fclose(f);
  Rng r(seed);
  trace = stdout;
  for (int i = 0; i < games; i++) {
    const Weights* brains[G];
    for (auto& b : brains) b = w;
    int seats, each;
    tableFor(r, seats, each);
    Table t{.s = {}, .r = r};
    t.batch = nullptr; t.st = nullptr; t.learns = nullptr; t.brains = brains;
    t.s.start(seats, each, r);
    printf("game %d %d %d\n", seats, each, t.s.first);
    t.play();
    printf("won %d\n", t.s.winner);
  }
  return 0;
}

int main(int argc, char** argv) {
  if (std::string(argv[1]) == "trace") return tell(argv[2], atoi(argv[3]), atoi(argv[4]));
  const double minutes = atof(argv[1]);
  const int seed = atoi(argv[2]);
  const std::string out = argv[3];
  Rng r(seed);
  auto* L = new Learner;
  L->init(r);
  if (argc > 4) { FILE* f = fopen(argv[4], "rb"); if (!f || fread(&L->w, sizeof(Weights), 1, f) != 1) return 1; fclose(f); }
  vector<Weights> past;
  past.push_back(L->w);
  const Weights untrained = L->w;
  const int GAMES = 500, MINI = 1024;
  const auto t0 = std::chrono::steady_clock::now();
  auto* p = new Pass;
  bool averaging = false;
  long total = 0;
  printf("%d weights\n", NW);
  for (int it = 1;; it++) {
    const double done = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count() / 60 / minutes;
    if (done >= 1) break;
    // Slow steps and a strong bonus: faster ones go round in circles, from laying skulls to calling them and back.
    const float rate = 5e-4f * (done < 0.3 ? 1 : std::max(0.08, 1 - (done - 0.3) / 0.7 * 0.95));
    const float entropy = std::max(0.008f, 0.05f - 0.06f * (float)done);
    Batch b;
    Stats st{};
    Table t{.s = {}, .r = r};
    t.batch = &b; t.st = &st;
    for (int i = 0; i < GAMES; i++) {
      int seats, each;
      tableFor(r, seats, each);
      const Weights* brains[G]; bool learns[G];
      // In some games others play as they did earlier, so that nothing once learned is forgotten.
      const bool mixed = r.below(5) < 2;
      for (int k = 0; k < seats; k++) {
        const bool old = mixed && r.below(2) == 0;
        brains[k] = old ? &past[r.below((int)past.size())] : &L->w;
        learns[k] = !old;
      }
      t.brains = brains; t.learns = learns;
      t.s.start(seats, each, r);
      t.play();
    }
    double sum = 0, sq = 0; long n = 0;
    for (auto& x : b.samples) if (x.act >= 0) { sum += x.adv; sq += x.adv * x.adv; n++; }
    const float mean = sum / n, dev = std::sqrt(sq / n - mean * mean) + 1e-6f;
    for (auto& x : b.samples) x.adv = std::clamp((x.adv - mean) / dev, -4.0f, 4.0f);
    total += n;
    vector<int> order(b.samples.size());
    for (size_t i = 0; i < order.size(); i++) order[i] = (int)i;
    L->lossV = L->lossB = L->nS = L->nB = 0;
    for (int epoch = 0; epoch < 1; epoch++) {
      for (size_t i = order.size() - 1; i > 0; i--) std::swap(order[i], order[r.below((int)i + 1)]);
      for (size_t from = 0; from < order.size(); from += MINI) {
        const size_t to = std::min(order.size(), from + MINI);
        for (size_t i = from; i < to; i++) {
          const Sample& x = b.samples[order[i]];
          L->learn(x, (const float(*)[OPP])(b.opp.data() + x.opp), entropy, *p);
        }
        L->step((int)(to - from), rate);
      }
    }
    if (done > 0.5) {
      const float k = averaging ? 0.02f : 1;
      averaging = true;
      float *M = (float*)&L->mean, *W = (float*)&L->w;
      for (int i = 0; i < NW; i++) M[i] += k * (W[i] - M[i]);
    }
    if (it % 25 == 0) past.push_back(L->w);
    if (it % 40 == 0) {
      printf("%5.1f%% it %d decisions %ldM value %.4f places %.4f entropy %.3f rounds/game %.2f bid %.2f made %.3f skulls first", 100 * done, it, total / 1000000, L->lossV / L->nS,
             L->lossB / L->nB, st.entropy / st.asked, (double)st.rounds / st.games, (double)st.bids / st.challenges, (double)st.made / st.challenges);
      for (int d = 2; d <= 4; d++) printf(" %.2f", (double)st.skulls[d] / std::max(1l, st.firsts[d]));
      if (it % 160 == 0) printf(" | against untrained %.3f, half as old %.3f", versus(L->w, untrained, 1000, r), versus(L->w, past[past.size() / 2], 1000, r));
      printf("\n");
      fflush(stdout);
      FILE* f = fopen(out.c_str(), "wb");
      fwrite(averaging ? &L->mean : &L->w, sizeof(Weights), 1, f);
      fclose(f);
    }
  }
  FILE* f = fopen(out.c_str(), "wb");
  fwrite(&L->mean, sizeof(Weights), 1, f);
  fclose(f);
  printf("average against the last: %.3f\n", versus(L->mean, L->w, 4000, r));
}
