// A trick: what lies in it, who takes it, what that captures.
#pragma once

#include "cards.h"

// The faces of a trick in order, and the positions that matter for who takes it.
struct Trick {
  i8 faces[MOST_SEATS];
  i8 count;
  i8 led;      // UNSETTLED, NO_SUIT or a suit: what must be followed. SK-10
  i8 duelLed;  // the same as if kraken and whale had not been played
  i8 first, king, mermaid, pirate, black, follower, highest, leviathan;  // positions, or NONE
};
struct Verdict {
  i8 rule, position;
  bool taken;
};

BOTH void clear(Trick &t) {
  t.count = 0;
  t.led = t.duelLed = UNSETTLED;
  t.first = t.king = t.mermaid = t.pirate = t.black = t.follower = t.highest = t.leviathan = NONE;
}
BOTH bool isNumber(int kind) { return kind < K_ESCAPE; }
BOTH bool isPirate(int kind) { return kind >= K_ROSIE && kind <= K_TIGRESS; }
BOTH bool isLeviathan(int kind) { return kind == K_KRAKEN || kind == K_WHALE; }
BOTH int suitOf(int kind) { return kind / 14; }
BOTH int valueOf(int kind) { return kind % 14 + 1; }
BOTH int ledBy(int kind) {
  if (isNumber(kind)) return suitOf(kind);
  return kind == K_ESCAPE || kind == K_TIGRESS_ESCAPES || kind == K_LOOT ? UNSETTLED : NO_SUIT;
}
BOTH bool higher(const Trick &t, int kind, int position) { return position < 0 || valueOf(kind) > valueOf(t.faces[position]); }

BOTH void lay(Trick &t, int kind) {
  int at = t.count++;
  t.faces[at] = kind;
  if (t.led == UNSETTLED) t.led = ledBy(kind);
  if (isLeviathan(kind)) { t.leviathan = at; return; }
  if (t.first < 0) t.first = at;
  if (t.duelLed == UNSETTLED) t.duelLed = ledBy(kind);
  if (isNumber(kind)) {
    if (higher(t, kind, t.highest)) t.highest = at;
    if (suitOf(kind) == BLACK) { if (higher(t, kind, t.black)) t.black = at; }
    else if (suitOf(kind) == t.duelLed && higher(t, kind, t.follower)) t.follower = at;
  } else if (isPirate(kind)) { if (t.pirate < 0) t.pirate = at; }
  else if (kind == K_MERMAID) { if (t.mermaid < 0) t.mermaid = at; }
  else if (kind == K_KING) t.king = at;
}

BOTH Verdict duel(const Trick &t) {
  if (t.king >= 0) return t.mermaid >= 0 ? Verdict{16, t.mermaid, true} : Verdict{17, t.king, true};
  if (t.pirate >= 0) return Verdict{18, t.pirate, true};
  if (t.mermaid >= 0) return Verdict{19, t.mermaid, true};
  if (t.black >= 0) return Verdict{20, t.black, true};
  if (t.follower >= 0) return Verdict{21, t.follower, true};
  return Verdict{22, t.first, true};
}
// SK-13 to SK-22.
BOTH Verdict judge(const Trick &t) {
  if (t.leviathan < 0) return duel(t);
  if (t.faces[t.leviathan] == K_KRAKEN) return Verdict{14, t.leviathan, false};
  return t.highest < 0 ? Verdict{15, t.leviathan, false} : Verdict{15, t.highest, true};
}
// SK-23.
BOTH int fourteens(const Trick &t) {
  int bonus = 0;
  for (int i = 0; i < t.count; i++)
    if (isNumber(t.faces[i]) && valueOf(t.faces[i]) == 14) bonus += suitOf(t.faces[i]) == BLACK ? 20 : 10;
  return bonus;
}
// SK-24.
BOTH int captured(const Trick &t, Verdict v) {
  int bonus = fourteens(t);
  for (int i = 0; i < t.count; i++) {
    int kind = t.faces[i];
    if (v.rule == 18 && kind == K_MERMAID) bonus += 20;
    if (v.rule == 17 && isPirate(kind)) bonus += 30;
    if (v.rule == 16 && kind == K_KING) bonus += 40;
  }
  return bonus;
}
