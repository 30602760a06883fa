// Worlds as the one who is asked holds them possible, for a player that reads the others.
#pragma once
#include "choice.h"

/// Lays anew what the others hide, as those lay who play by the network, whose guesses are given.
HERE void hide(Game &s, const float *guesses, u64 &chance) {
  const int g = s.turn;
  const bool sealed = s.phase == PLACE || s.phase == LEAD;
  int k = 0;
  for (int away = 1; away < s.gangs; away++) {
    const int o = (g + away) % s.gangs;
    if (!in(s, o)) continue;
    const float *guess = guesses + GUESSES * k++;
    if (seatOf(s, o) == seatOf(s, g)) continue;
    if (sealed) {
      s.table -= s.pile[o];
      s.pile[o] = 0;
      s.skull[o] = unit(chance) < s.odds[o] ? HAND : GONE;
      continue;
    }
    if (shown(s, o)) continue;
    float p[GUESSES], top = guess[0], sum = 0;
    for (int place = 1; place < GUESSES; place++) top = guess[place] > top ? guess[place] : top;
    for (int place = 0; place < GUESSES; place++) {
      const bool open = place == 0 || (place > s.turned[o] && place <= s.pile[o]);
      sum += p[place] = open ? expf(guess[place] - top) : 0;
    }
    float rest = unit(chance) * sum;
    int place = GUESSES - 1;
    for (; place > 0; place--) {
      rest -= p[place];
      if (rest < 0) break;
    }
    if (place > 0) s.skull[o] = s.pile[o] - place;
    else {
      const float still = s.odds[o] * held(s.discs[o], s.pile[o]);
      s.skull[o] = unit(chance) * (still + 1 - s.odds[o]) < still ? HAND : GONE;
    }
  }
}
/// One of these worlds with the act done in it.
HERE void venture(Game &s, int act, const float *guesses, u64 seed) {
  u64 chance = mix(seed);
  const int phase = s.phase;
  hide(s, guesses, chance);
  s.chance = mix(chance + act);
  if (phase == LEAD) {
    s.phase = PLACE;
    s.forced = act;
  } else apply(s, act);
  goOn(s);
}
