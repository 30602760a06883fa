// One round of Skull Queen. Rule numbers (SQ-n) are those of the rules page.
#pragma once
#include "../../learner/portable.h"

enum Phase { SIDE, PLACE, PLAY, OVER };
const int SEATS = 6, COLOURS = 4, SPACES = 5, MONKEY = 48, MATE = 49, CARDS = 50, NO_COLOUR = 4, MOST_HELD = 14;
const int UNPLACED = -1, OVERBOARD = -2, NONE = -1, NOBODY = -1;
// Cards, sides, spaces of the pirate that is placed; as the network counts them, cards by its own order of colours.
const int SIDES_AT = CARDS, SPACES_AT = SIDES_AT + 2, ACTIONS = SPACES_AT + SPACES, MOST_CHOICES = MOST_HELD;

struct Game {
  u64 chance;
  u64 hands[SEATS], played[SEATS];  // held, and played before this trick
  u64 centre, gone, aside;
  u16 others;  // seats that another network plays, as bits
  i8 seats, turn;
  i8 phase, middle, dealer, leader, tricks, inTrick, led, colour;  // `colour`: of the pirate that is placed
  i8 side[SEATS], pirates[SEATS][COLOURS], voids[SEATS], sealed[2];
  i8 trick[SEATS];
  i8 pile[MOST_HELD];  // the ghost's, from the top
};

BOTH int colourOf(int card) { return card < MONKEY ? card / 12 : NO_COLOUR; }
BOTH int numberOf(int card) { return card == MONKEY ? 0 : card == MATE ? 13 : card % 12 + 1; }
BOTH int cardOf(int colour, int number) { return number == 0 ? MONKEY : number > 12 ? MATE : colour * 12 + number - 1; }
BOTH u64 bit(int card) { return 1ull << card; }
BOTH u64 suit(int colour) { return 0xFFFull << (12 * colour); }
BOTH int countOf(u64 set) { return bits((u32)set) + bits((u32)(set >> 32)); }
BOTH int topOf(u32 set) {
  int at = 0;
  while (set >>= 1) at++;
  return at;
}
BOTH int lowOf(u32 set) {
  int at = 0;
  while (!(set >> at & 1)) at++;
  return at;
}
BOTH bool haunted(const Game &s) { return s.seats == 2; }
BOTH int perTrick(const Game &s) { return haunted(s) ? 3 : s.seats; }
BOTH int handSize(int seats) { return seats <= 3 ? 14 : 50 / seats; }
BOTH bool inUse(int seats, int card) { return card >= MONKEY || seats > 3 || (card % 12 != 0 && card % 12 != 11); }
BOTH int worthAt(const Game &s, int side, int space) {
  if (space < 0) return 0;
  const int from = side == 0 ? space : SPACES - 1 - space;
  return from == 0 ? 8 : from == 1 ? 5 : from == 2 ? s.middle : from == 3 ? 2 : 1;
}
BOTH int pointsOf(const Game &s, int seat) {
  int points = 0;
  for (int colour = 0; colour < COLOURS; colour++) points += worthAt(s, s.side[seat], s.pirates[seat][colour]);
  return points;
}
BOTH int aboard(const Game &s, int seat) {
  int count = 0;
  for (int colour = 0; colour < COLOURS; colour++) count += s.pirates[seat][colour] >= 0;
  return count;
}
BOTH bool isOver(const Game &s) { return s.phase == OVER; }

/// Who played the card at a place of the trick: SQ-13, SQ-14 with the ghost.
BOTH int seatAt(const Game &s, int place) {
  if (place < 0) return NOBODY;
  if (!haunted(s)) return (s.leader + place) % s.seats;
  return place == 0 ? NOBODY : place == 1 ? s.leader : 1 - s.leader;
}
BOTH int placeOf(const Game &s, int card) {
  for (int i = 0; i < s.inTrick; i++) if (s.trick[i] == card) return i;
  return NOBODY;
}
/// The numbers of a colour in the trick and the centre, as bits; 0 and 13 in the colour announced.
BOTH u32 numbersOf(const Game &s, int colour) {
  u32 numbers = (u32)(s.centre >> (12 * colour) & 0xFFF) << 1;
  for (int i = 0; i < s.inTrick; i++)
    if (colourOf(s.trick[i]) == colour || (colourOf(s.trick[i]) == NO_COLOUR && s.led == colour)) numbers |= 1u << numberOf(s.trick[i]);
  return numbers;
}

BOTH u64 playable(const Game &s, int seat) {
  const u64 hand = s.hands[seat];
  const u64 follow = s.led == NO_COLOUR ? 0 : hand & suit(s.led);
  return follow ? follow | (hand & (bit(MONKEY) | bit(MATE))) : hand;
}

BOTH void movePirate(Game &s, int seat, int colour, int by) {
  i8 &space = s.pirates[seat][colour];
  if (space < 0) return;
  space += by;
  if (space < 0 || space >= SPACES) space = OVERBOARD;
}
BOTH void lay(Game &s, int card) {
  s.trick[s.inTrick++] = card;
  if (s.led == NO_COLOUR) s.led = colourOf(card);
}
BOTH void openTrick(Game &s) {
  s.inTrick = 0;
  s.led = NO_COLOUR;
  s.turn = haunted(s) ? 0 : s.leader;
  if (haunted(s)) lay(s, s.pile[s.tricks]);
}
/// SQ-9 to SQ-11.
HERE void closeTrick(Game &s) {
  u64 all = s.centre, centre = 0;
  for (int i = 0; i < s.inTrick; i++) all |= bit(s.trick[i]);
  for (int colour = 0; colour < COLOURS; colour++) {
    const u32 numbers = numbersOf(s, colour);
    if (!numbers) continue;
    if (!(numbers & (numbers - 1))) {
      centre |= all & suit(colour);
      continue;
    }
    const int up = seatAt(s, placeOf(s, cardOf(colour, topOf(numbers)))), down = seatAt(s, placeOf(s, cardOf(colour, lowOf(numbers))));
    if (up != NOBODY) movePirate(s, up, colour, numbers >> 8 & 1 ? -2 : -1);
    if (down != NOBODY) movePirate(s, down, colour, numbers >> 5 & 1 ? 2 : 1);
  }
  s.gone |= all & ~centre;
  s.centre = centre;
  int highest = 0;
  for (int i = 0; i < s.inTrick; i++) {
    const int seat = seatAt(s, i);
    if (seat != NOBODY) s.played[seat] |= bit(s.trick[i]);
    if (numberOf(s.trick[i]) >= numberOf(s.trick[highest])) highest = i;
  }
  if (!haunted(s)) s.leader = seatAt(s, highest);
  if (++s.tricks < handSize(s.seats)) openTrick(s);
  else s.phase = OVER;
}
HERE void show(Game &s, int seat, int card, int announced) {
  s.hands[seat] &= ~bit(card);
  const int colour = colourOf(card);
  if (announced != NO_COLOUR && colour != NO_COLOUR && colour != announced) s.voids[seat] |= 1 << announced;
  lay(s, card);
}
HERE void play(Game &s, int card) {
  if (haunted(s)) {
    s.sealed[s.turn] = card;
    if (++s.turn < 2) return;
    const int led = s.led, leader = s.leader;
    show(s, leader, s.sealed[leader], led);
    show(s, 1 - leader, s.sealed[1 - leader], led);
    s.sealed[0] = s.sealed[1] = NONE;
    closeTrick(s);
    return;
  }
  show(s, s.turn, card, s.led);
  if (s.inTrick == s.seats) closeTrick(s);
  else s.turn = (s.turn + 1) % s.seats;
}
BOTH void chooseSide(Game &s, int side) {
  s.side[s.turn] = side;
  s.phase = PLACE;
  s.colour = 0;
}
/// The seats place one after another, and none sees the others'.
HERE void putPirate(Game &s, int space) {
  s.pirates[s.turn][s.colour] = space;
  if (++s.colour < COLOURS) return;
  s.phase = SIDE;
  s.colour = 0;
  if (++s.turn < s.seats) return;
  s.phase = PLAY;
  openTrick(s);
}

/// A table before anybody has cards.
HERE void clear(Game &s, int seats, int middle, int dealer) {
  const u64 chance = s.chance;
  memset(&s, 0, sizeof s);
  s.chance = chance;
  s.seats = seats; s.middle = middle; s.dealer = dealer; s.leader = (dealer + 1) % seats; s.led = NO_COLOUR;
  for (int seat = 0; seat < SEATS; seat++) {
    s.side[seat] = NONE;
    for (int colour = 0; colour < COLOURS; colour++) s.pirates[seat][colour] = UNPLACED;
  }
  s.sealed[0] = s.sealed[1] = NONE;
}
/// SQ-4: a card without colour dealt to the centre is out of the round.
BOTH void layInCentre(Game &s, int card) {
  if (card < MONKEY) s.centre |= bit(card);
  else s.aside |= bit(card);
}
/// Seats, what the middle is worth, who deals; below 0 for anybody.
const int SETUP = 3;
HERE void begin(Game &s, const int *setup) {
  const int seats = setup[0], held = handSize(seats);
  clear(s, seats, setup[1], setup[2] < 0 ? below(s.chance, seats) : setup[2]);
  i8 deck[CARDS];
  int count = 0;
  for (int card = 0; card < CARDS; card++) if (inUse(seats, card)) deck[count++] = card;
  for (int i = 0; i < count; i++) {
    const int at = i + below(s.chance, count - i);
    const i8 card = deck[at];
    deck[at] = deck[i];
    deck[i] = card;
    if (i < seats * held) s.hands[i / held] |= bit(card);
    else if (haunted(s)) s.pile[i - seats * held] = card;
    else layInCentre(s, card);
  }
}
/// Four people most often; the middle is worth 4 at one table in three.
HERE void beginAny(Game &s) {
  const int u = below(s.chance, 100);
  const int setup[SETUP] = {u < 34 ? 4 : u < 52 ? 3 : u < 70 ? 2 : u < 85 ? 5 : 6, below(s.chance, 3) == 0 ? 4 : 3, NONE};
  begin(s, setup);
}
