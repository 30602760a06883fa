// Who decides: networks, chance, and flat Monte Carlo to measure by.
#pragma once

#include "learn.h"

enum Policy { NETWORK, RIVAL_NETWORK, FLAT, RANDOM };

BOTH int randomAction(const Round &r, Chance &c) {
  Choices choices = legal(r, r.turn);
  if (r.phase != PLAY) return nthOf(choices, below(c, size(choices)));
  const u64 numbers = (1ull << 56) - 1;
  int card = anyCard(Cards{choices.low & numbers, r.hand[r.turn].others}, c);
  return card == TIGRESS && draw(c) >> 31 ? (int)K_TIGRESS_ESCAPES : kindOf(card, powers(r));
}

// The legal output of the greatest value, or now and then any legal one.
BOTH int chooseOutput(Choices choices, const float *values, float epsilon, Chance &c) {
  if (epsilon > 0 && unit(c) < epsilon) return nthOf(choices, below(c, size(choices)));
  int best = NONE;
  while (choices.low || choices.high) {
    int output = takeLowest(choices);
    if (best < 0 || values[output] > values[best]) best = output;
  }
  return best;
}

// One decision of the acting seat. Tells the output taken and the seat, NONE if the round is over. With `logp` the network
// draws what it does, `sharp` times as decidedly as its values say.
BOTH void step(Round &r, const float *values, const float *rival, int flat, float epsilon, float sharp, u64 seed, int *output, int *seat,
               float *logp) {
  if (r.phase == OVER) {
    if (output) *output = 0;
    if (seat) *seat = NONE;
    return;
  }
  Chance c = chanceOf(seed);
  int me = r.turn, action;
  const Suits suits = suitsFor(r, me);
  if (r.policy[me] == FLAT) action = flat;
  else if (r.policy[me] == RANDOM) action = randomAction(r, c);
  else {
    const bool own = r.policy[me] == NETWORK;
    const Choices choices = legalOutputs(r, me, suits);
    action = actionOf(r, own && logp ? drawOutput(choices, values, sharp, epsilon, c, logp)
                                     : chooseOutput(choices, own ? values : rival, logp ? 0 : epsilon, c), me, suits);
  }
  if (output) *output = outputOf(r, action, me, suits);
  if (seat) *seat = me;
  apply(r, action);
}

// ---- Flat Monte Carlo, the opponent to measure by -------------------------------------------------------------------

// Deals what `me` cannot see anew, in agreement with the sizes of hands and the voids shown.
BOTH void imagine(Round &r, int me, Chance &c) {
  Cards unseen = deckOf(r.options);
  Cards mine = r.willSeat == me ? r.discarded : none();
  unseen.numbers &= ~(r.hand[me].numbers | mine.numbers);
  unseen.others &= ~(r.hand[me].others | mine.others);
  for (int seat = 0; seat < r.hands; seat++) {
    unseen.numbers &= ~r.played[seat].numbers;
    unseen.others &= ~r.played[seat].others;
  }
  int start = below(c, r.seats);
  for (int k = 0; k < r.seats; k++) {
    int seat = (start + k) % r.seats;
    if (seat == me) continue;
    int count = size(r.hand[seat]);
    u64 possible = ~0ull;
    if (seat != r.willSeat)
      for (int suit = 0; suit < 4; suit++)
        if (r.voids[seat] >> suit & 1) possible &= ~suitBits(suit);
    r.hand[seat] = none();
    for (; count > 0; count--) {
      Cards from = {unseen.numbers & possible, unseen.others};
      int card = anyCard(from.numbers || from.others ? from : unseen, c);
      drop(unseen, card);
      add(r.hand[seat], card);
    }
  }
  if (ghostly(r))
    for (int i = size(r.played[GHOST]); i < r.dealt; i++) r.ghostPile[i] = takeAny(unseen, c);
  r.undealt = unseen;
  if (powers(r) && r.drawNext[0] >= 0) stackUndealt(r, c);
}
BOTH void finish(Round &r, Chance &c) {
  while (r.phase != OVER) apply(r, randomAction(r, c));
}
// The points of `me` after an action and chance play, in one imagined world.
BOTH int playout(const Round &r, int action, u64 world, u64 luck) {
  Round x = r;
  int me = r.turn;
  Chance c = chanceOf(world), d = chanceOf(luck);
  imagine(x, me, c);
  apply(x, action);
  finish(x, d);
  return points(x, me);
}
// The tricks and the bonus `me` gets by chance play from the deal.
BOTH void playoutForBid(const Round &r, u64 world, int &won, int &bonus) {
  Round x = r;
  int me = r.turn;
  Chance c = chanceOf(world);
  imagine(x, me, c);
  for (int seat = 0; seat < x.seats; seat++) x.bid[seat] = x.shot[seat] = 0;
  startTrick(x, x.leader);
  finish(x, c);
  won = x.won[me];
  bonus = x.bonus[me];
}
BOTH int bestBid(const Round &r, const int *times, const int *bonus) {
  int best = 0;
  double most = -1e30;
  for (int bid = 0; bid <= r.dealt; bid++) {
    double sum = 0;
    for (int won = 0; won <= r.dealt; won++) {
      sum += (double)times[won] * pointsFor(r.options, r.dealt, bid, won, 0, 0, 0, false);
      if (won == bid) sum += bonus[won];
      else if (r.options & RASCAL_SCORING && (won == bid + 1 || won == bid - 1)) sum += bonus[won] / 2.0;
    }
    if (sum > most) { most = sum; best = bid; }
  }
  return best;
}
#ifdef __CUDACC__
// One block a round; `budget` playouts shared by the legal actions, the same worlds for all of them.
__global__ void flatChoices(const Round *rounds, int budget, u64 seed, int *out) {
  const Round &r = rounds[blockIdx.x];
  if (r.phase == OVER || r.policy[r.turn] != FLAT) return;
  __shared__ int actions[MOST_CHOICES], sums[MOST_CHOICES], counts[MOST_CHOICES], many;
  if (threadIdx.x < MOST_CHOICES) sums[threadIdx.x] = counts[threadIdx.x] = 0;
  if (threadIdx.x == 0) {
    Choices choices = legal(r, r.turn);
    for (many = 0; choices.low || choices.high; many++) actions[many] = takeLowest(choices);
  }
  __syncthreads();
  u64 own = mix(seed + blockIdx.x);
  if (r.phase == BID) {
    for (int i = threadIdx.x; i < budget; i += blockDim.x) {
      int won, bonus;
      playoutForBid(r, own + i, won, bonus);
      atomicAdd(&counts[won], 1);
      atomicAdd(&sums[won], bonus);
    }
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = A_BID + bestBid(r, counts, sums);
    return;
  }
  int worlds = max(1, (budget + many / 2) / many);
  if (many > 1)
    for (int i = threadIdx.x; i < worlds * many; i += blockDim.x) {
      int world = i / many, a = i % many;
      atomicAdd(&sums[a], playout(r, actions[a], own + world, own + 7919ull * (i + 1)));
    }
  __syncthreads();
  if (threadIdx.x == 0) {
    int best = 0;
    for (int a = 1; a < many; a++)
      if (sums[a] > sums[best]) best = a;
    out[blockIdx.x] = actions[best];
  }
}
template <class Body> __global__ void each(int count, Body body) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) body(i);
}
template <class Body> int forEach(void *stream, int count, Body body) {
  if (count > 0) each<<<(count + 127) / 128, 128, 0, (cudaStream_t)stream>>>(count, body);
  return (int)cudaGetLastError();
}
#define BODY [=] __host__ __device__(int i)
#else
static void flatChoice(const Round &r, int budget, u64 own, int *out) {
  if (r.phase == OVER || r.policy[r.turn] != FLAT) return;
  int actions[MOST_CHOICES], sums[MOST_CHOICES] = {0}, counts[MOST_CHOICES] = {0}, many = 0, best = 0;
  if (r.phase == BID) {
    for (int i = 0; i < budget; i++) {
      int won, bonus;
      playoutForBid(r, own + i, won, bonus);
      counts[won]++;
      sums[won] += bonus;
    }
    *out = A_BID + bestBid(r, counts, sums);
    return;
  }
  for (Choices choices = legal(r, r.turn); choices.low || choices.high; many++) actions[many] = takeLowest(choices);
  int worlds = (budget + many / 2) / many;
  if (worlds < 1) worlds = 1;
  for (int i = 0; many > 1 && i < worlds * many; i++)
    sums[i % many] += playout(r, actions[i % many], own + i / many, own + 7919ull * (i + 1));
  for (int a = 1; a < many; a++)
    if (sums[a] > sums[best]) best = a;
  *out = actions[best];
}
template <class Body> int forEach(void *, int count, Body body) {
  for (int i = 0; i < count; i++) body(i);
  return 0;
}
#define BODY [=](int i)
#endif
