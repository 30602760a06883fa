// The rules of Skull, as a machine that stops wherever somebody has something to choose.
#pragma once
#include "../../learner/portable.h"

enum Phase { PLACE, LEAD, ADD, BID, LOSS, ATTEMPT, OVER };
enum Act { FLOWER, SKULL, PASS, NUMBER, TURN = 64 };  // NUMBER + n is a bid of n, TURN + g turns a disc of gang g
const int GONE = -2, HAND = -1, G = 12;

struct Game {
  u64 chance;
  float odds[G];
  u16 alive, passed;
  u16 others;  // seats that another network plays, as bits
  i8 seats, each, gangs, anyone, phase, first, turn, table, bid, bidder, opener, challenger, owner, winner, up, forced;
  i8 discs[G], skull[G], pile[G], turned[G], made[G], lastBid[G], bidsOf[G], stepOf[G];
};

BOTH bool in(const Game &s, int g) { return s.alive >> g & 1; }
BOTH int seatOf(const Game &s, int g) { return g % s.seats; }
BOTH int sisterOf(const Game &s, int g) { return s.each == 2 ? (g + s.seats) % s.gangs : -1; }
BOTH int flowersInHand(const Game &s, int g) { return s.discs[g] - (s.skull[g] != GONE) - (s.pile[g] - (s.skull[g] >= 0)); }
BOTH bool shown(const Game &s, int g) { return s.skull[g] >= 0 && s.skull[g] >= s.pile[g] - s.turned[g]; }
BOTH float held(int size, int placed) { return placed < size ? 1.0f / (1 << placed) : 0; }

/// The next gang clockwise that is in and has not passed.
BOTH int after(const Game &s, int g) {
  const u32 asked = s.alive & ~s.passed;
  for (int k = 1; k <= s.gangs; k++) {
    const int o = (g + k) % s.gangs;
    if (asked >> o & 1) return o;
  }
  return g;
}
BOTH void beginRound(Game &s, int first) {
  s.first = first; s.phase = PLACE; s.table = s.bid = s.up = 0; s.passed = 0; s.forced = -1;
  s.turn = s.bidder = s.opener = s.challenger = s.owner = -1;
  for (int g = 0; g < s.gangs; g++) {
    s.pile[g] = s.turned[g] = s.lastBid[g] = s.bidsOf[g] = s.stepOf[g] = 0;
    if (s.skull[g] >= 0) s.skull[g] = HAND;
  }
}
/// With `first` below 0 any gang begins.
HERE void startGame(Game &s, int seats, int each, int anyone, int first) {
  s.seats = seats; s.each = each; s.gangs = seats * each; s.anyone = anyone; s.winner = -1;
  s.alive = (1u << s.gangs) - 1;
  for (int g = 0; g < G; g++) { s.discs[g] = 4; s.skull[g] = HAND; s.made[g] = 0; s.odds[g] = 1; }
  beginRound(s, first < 0 ? below(s.chance, s.gangs) : first);
}
HERE void collect(Game &s) {
  for (int g = 0; g < s.gangs; g++) {
    if (!in(s, g)) continue;
    if (shown(s, g)) s.odds[g] = 1;
    else if (s.turned[g]) {
      const float unseen = s.odds[g] * (1 - held(s.discs[g], s.pile[g] - s.turned[g]) + held(s.discs[g], s.pile[g]));
      s.odds[g] = unseen / (unseen + 1 - s.odds[g]);
    }
  }
}
BOTH void putOut(Game &s, int g) { s.discs[g] = 0; s.skull[g] = GONE; s.odds[g] = 0; s.alive &= ~(1u << g); }
BOTH void win(Game &s, int seat) { s.winner = seat; s.phase = OVER; }
HERE bool isWon(Game &s) {
  const u32 persons = (s.alive | (s.each == 2 ? s.alive >> s.seats : 0)) & ((1u << s.seats) - 1);
  if (persons & (persons - 1)) return false;
  for (int seat = 0; seat < s.seats; seat++) if (persons >> seat & 1) win(s, seat);
  return true;
}
/// The challenger has paid: who is out with that, and who begins. Whoever may name somebody names the weakest.
HERE void settle(Game &s) {
  const int ch = s.challenger, owner = s.owner;
  if (isWon(s)) return;
  if (s.anyone && owner != ch && s.discs[owner] == 1) {
    putOut(s, owner);
    if (isWon(s)) return;
  }
  if (in(s, ch)) return beginRound(s, ch);
  if (in(s, owner)) return beginRound(s, owner);
  int weakest = -1, least = 99;
  for (int g = 0; g < s.gangs; g++) {
    if (!in(s, g) || seatOf(s, g) == seatOf(s, ch)) continue;
    const int strength = s.discs[g] + 4 * s.made[g];
    if (strength < least) { least = strength; weakest = g; }
  }
  beginRound(s, weakest);
}
HERE void lose(Game &s, bool skull, bool chosen) {
  const int ch = s.challenger;
  collect(s);
  s.odds[ch] = chosen ? s.odds[ch] / 2 : s.odds[ch] * (s.discs[ch] - 1) / s.discs[ch];
  s.discs[ch]--;
  if (skull) s.skull[ch] = GONE;
  settle(s);
}
HERE void failed(Game &s, int owner) {
  const int ch = s.challenger;
  s.owner = owner;
  if (s.discs[ch] == 1) {
    collect(s);
    putOut(s, ch);
    settle(s);
  } else if (owner == ch) {
    s.phase = LOSS;
    s.turn = ch;
  } else lose(s, s.skull[ch] != GONE && below(s.chance, s.discs[ch]) == 0, false);
}
/// Turns the top disc of a pile that is still face down. The round may be over with it.
HERE void turnUp(Game &s, int g) {
  s.turned[g]++; s.up++;
  if (shown(s, g)) return failed(s, g);
  if (s.up < s.bid) return;
  const int ch = s.challenger;
  collect(s);
  if (++s.made[ch] == 2) win(s, seatOf(s, ch));
  else beginRound(s, ch);
}
HERE void attempt(Game &s) {
  const int ch = s.bidder;
  s.challenger = s.turn = ch; s.phase = ATTEMPT;
  for (int own = least(s.bid, s.pile[ch]); own > 0 && s.phase == ATTEMPT && s.challenger == ch; own--) turnUp(s, ch);
}
BOTH void lay(Game &s, int g, bool skull) {
  if (skull) s.skull[g] = s.pile[g];
  s.pile[g]++; s.table++;
}
HERE void apply(Game &s, int act) {
  const int g = s.turn;
  if (act >= TURN) return turnUp(s, act - TURN);
  if (s.phase == LOSS) return lose(s, act == SKULL, true);
  if (act == PASS) {
    s.passed |= 1u << g;
    s.turn = after(s, g);
    if (s.turn == s.bidder) attempt(s);
  } else if (act >= NUMBER) {
    const int n = act - NUMBER;
    s.stepOf[g] = n - s.bid;
    s.bid = n; s.bidder = g; s.lastBid[g] = n; s.bidsOf[g]++;
    if (s.opener < 0) s.opener = g;
    s.phase = BID;
    if (n == s.table) return attempt(s);
    s.turn = after(s, g);
  } else {
    lay(s, g, act == SKULL);
    if (s.phase == LEAD) s.phase = ADD;
    else if (s.phase == ADD) s.turn = after(s, g);
  }
}
/// Whose turn it is while sealed discs come in, gang by gang; none of them sees the others'.
BOTH void nextToPlace(Game &s) {
  for (int g = 0; g < s.gangs; g++)
    if (in(s, g) && g != s.first && s.pile[g] == 0) { s.turn = g; return; }
  s.phase = LEAD;
  s.turn = s.first;
}
