// Trains the network of Skull by playing against itself: proximal policy optimisation with an entropy bonus, and the
// average of the later weights at the end. One thread, no libraries.
//   g++ -O3 -march=native -ffast-math -std=c++20 skull.cpp -o skull
//   ./skull <minutes> <seed> <out> [<in>]          trains, from the weights in <in> where it is given
//   ./skull trace <weights> <games> <seed>         prints games with all the network said, for parity.js
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include "learner.hpp"

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
