// What was played, as what is wanted of the outputs.
#pragma once

#include "hidden.h"

// The network's outputs: what each action is worth, then how much it is inclined to each.
enum { WORTH = 0, URGE = ACTIONS, OUTPUTS = 2 * ACTIONS };
enum { MOST_CHOICES = 16 };

// Draws a legal output, the likelier the greater its urge, and now and then any; tells the logarithm of its chance.
BOTH int drawOutput(Choices choices, const float *urges, float sharp, float epsilon, Chance &c, float *logp) {
  float top = -1e30f, sum = 0, u = unit(c);
  const int count = size(choices);
  for (Choices left = choices; left.low || left.high;) top = fmaxf(top, urges[takeLowest(left)]);
  for (Choices left = choices; left.low || left.high;) sum += expf(sharp * (urges[takeLowest(left)] - top));
  int output = NONE;
  float chance = 1;
  while (choices.low || choices.high) {
    output = takeLowest(choices);
    chance = (1 - epsilon) * expf(sharp * (urges[output] - top)) / sum + epsilon / count;
    if ((u -= chance) < 0) break;
  }
  *logp = logf(chance);
  return output;
}

// How much better each decision of a round turned out than expected: over the same seat's next one, by equal factors less
// for those after it. `seats` is NONE where nothing was decided that is learned from.
BOTH void credit(const Round &r, int i, int steps, const int *starts, const int *counts, const int *seats, const float *expected,
                 float unitPoints, float keep, float *gains) {
  float next[MOST_SEATS], gain[MOST_SEATS];
  for (int seat = 0; seat < r.seats; seat++) { next[seat] = points(r, seat) / unitPoints; gain[seat] = 0; }
  for (int t = steps - 1; t >= 0; t--) {
    if (i >= counts[t]) continue;
    const int at = starts[t] + i, seat = seats[at];
    if (seat < 0) continue;
    gains[at] = gain[seat] = next[seat] - expected[at] + keep * gain[seat];
    next[seat] = expected[at];
  }
}

struct Wishes {
  float sharp, entropy, worth, clip;
};

// The gradient of the loss by the outputs. `gain` is what came of it, `scaled` the same as the policy is to take it.
// In `seen`: entropy, whether cut, how far from the policy that played, and the squared errors of worth.
BOTH void wanted(const u16 *legal, int taken, float logp, float scaled, float gain, float result, const float *out, Wishes w, float *d,
                 float *seen) {
  int choices[MOST_CHOICES], count = 0, at = 0;
  for (int a = 0; a < ACTIONS && count < MOST_CHOICES; a++)
    if (legal[a]) { if (a == taken) at = count; choices[count++] = a; }
  float p[MOST_CHOICES], l[MOST_CHOICES], top = -1e30f, sum = 0, entropy = 0, mean = 0;
  for (int i = 0; i < count; i++) top = fmaxf(top, out[URGE + choices[i]]);
  for (int i = 0; i < count; i++) sum += expf(w.sharp * (out[URGE + choices[i]] - top));
  for (int i = 0; i < count; i++) {
    l[i] = w.sharp * (out[URGE + choices[i]] - top) - logf(sum);
    p[i] = expf(l[i]);
    entropy -= p[i] * l[i];
    mean += p[i] * out[WORTH + choices[i]];
  }
  const float ratio = expf(fminf(l[at] - logp, 10.0f));
  const bool cut = scaled > 0 ? ratio > 1 + w.clip : ratio < 1 - w.clip;
  // Worth is the worth of going on as one does, drawn to what came of it, and the difference of this action to that.
  const float off = out[WORTH + taken] - mean - gain, level = mean - result;
  for (int i = 0; i < count; i++) {
    float urge = cut ? 0 : -scaled * ratio * ((i == at) - p[i]);
    urge += w.entropy * p[i] * (l[i] + entropy);
    d[URGE + choices[i]] = urge;
    d[WORTH + choices[i]] = w.worth * (off * ((i == at) - p[i]) + level * p[i]);
  }
  seen[0] = entropy;
  seen[1] = cut;
  seen[2] = 0.5f * (fminf(ratio, 3.0f) - 1) * (fminf(ratio, 3.0f) - 1);
  seen[3] = off * off;
  seen[4] = level * level;
}
