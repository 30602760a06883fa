#!/usr/bin/env python3
"""Says whether a match of Crossbones was dealt as it had to be.

    python3 verify.py match.json [more.json ...] [--seal HASH] [--events]
    python3 verify.py --vectors fairness-vectors.json

Written from fairness.md, which says what all of this means, and from nothing else. Python 3.9, standard library only.
Exit status: 0 everything holds, 1 something does not, 2 the call was not understood.
"""

import argparse
import datetime
import hashlib
import hmac
import json
import re
import struct
import sys
from collections import Counter


class Refused(Exception):
    """What does not hold, and where."""


class Unended(Exception):
    """The log stops before the game does."""


def refuse(what):
    raise Refused(what)


# The key


def utf8(text):
    """As browsers and Node write it: half a surrogate pair becomes U+FFFD."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode("utf-8")


def canonical(value):
    """RFC 8785, for what terms can hold: no fractions."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float):
        refuse("the terms hold a number that is not whole")
    written = json.dumps(value, ensure_ascii=False)
    return "".join("\\u%04x" % ord(c) if 0xD800 <= ord(c) < 0xE000 else c for c in written)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def is_key(value):
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def key_of(secret, terms):
    return hmac.new(bytes.fromhex(secret), utf8(canonical(terms)), hashlib.sha256).hexdigest()


def check_proof(log, seal):
    proof = log.get("proof")
    if not isinstance(proof, dict):
        refuse("proof: the log carries none")
    secret, salts, hashes = proof["secret"], proof["salts"], proof["saltHashes"]
    if not is_key(secret) or sha256(bytes.fromhex(secret)) != proof["secretHash"]:
        refuse("proof.secret: it is not the one whose hash was published")
    if seal is not None and seal != proof["secretHash"]:
        refuse("proof.secretHash: it is not the seal that was seen")
    # Tables that share a deal were sealed together: there are salts of all of them, table after table.
    tables = proof.get("tables", {"at": 0, "of": 1})
    if not 0 <= tables["at"] < tables["of"]:
        refuse("proof.tables: there is no such table")
    seated = log["seats"] * tables["of"]
    if len(salts) != seated or len(hashes) != seated:
        refuse("proof.salts: there is not one a seat")
    for seat, (salt, promised) in enumerate(zip(salts, hashes)):
        came = None if salt is None else sha256(utf8(salt))
        if came != promised and not (salt == "" and promised is not None):
            refuse("proof.salts[%d]: it is not the one whose hash was published" % seat)
    terms = {name: log[name] for name in ("game", "rules", "options")}
    terms["match"] = proof["match"]
    terms["salts"] = salts
    terms["seats"] = ["bot" if promised is None else "person" for promised in hashes]
    if "tables" in proof:
        terms["tables"] = tables["of"]
    if "chain" in proof or proof["match"].startswith("daily/"):
        check_daily(log, proof)
    elif key_of(secret, terms) != log["key"]:
        refuse("key: it does not follow from secret, salts and terms")


CHAIN_DAYS = 36525


def day_of(date):
    return datetime.date(int(date[:4]), int(date[5:7]), int(date[8:])).toordinal()


def check_daily(log, proof):
    """The deal of a day: its key comes from the link that a published chain has for that day."""
    named = re.fullmatch(r"daily/(\d{4}-\d{2}-\d{2})/(.+)", proof["match"])
    chain = proof.get("chain")
    if named is None or named[2] != log["game"] or not isinstance(chain, dict) or not is_key(chain["link"]):
        refuse("proof.match: it is not the deal of a day")
    place = day_of(named[1]) - day_of(chain["first"]) + 1
    if not 1 <= place <= CHAIN_DAYS:
        refuse("proof.chain: it has no link for that day")
    link = bytes.fromhex(chain["link"])
    for _ in range(place):
        link = hashlib.sha256(link).digest()
    if link.hex() != chain["anchor"]:
        refuse("proof.chain: the link does not lead to the anchor")
    key = hmac.new(bytes.fromhex(chain["link"]), utf8(proof["match"]), hashlib.sha256).hexdigest()
    if key != proof["secret"] or key != log["key"]:
        refuse("key: it does not follow from the link of the day")


# Chance


def chacha20_block(key, counter):
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), counter, 0, 0, 0]
    s = list(start)

    def turn(a, b, c, bits):
        s[a] = (s[a] + s[b]) & 0xFFFFFFFF
        x = s[c] ^ s[a]
        s[c] = (x << bits | x >> (32 - bits)) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        turn(a, b, d, 16)
        turn(c, d, b, 12)
        turn(a, b, d, 8)
        turn(c, d, b, 7)

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    # What is enciphered is zeros, and words are read lowest byte first, as they are written.
    return [(one + other) & 0xFFFFFFFF for one, other in zip(s, start)]


class Chance:
    """The generator of one event."""

    def __init__(self, key, name):
        self.seed = hmac.new(bytes.fromhex(key), utf8(name), hashlib.sha256).digest()
        self.words = []
        self.counter = 0

    def word(self):
        if not self.words:
            self.words = chacha20_block(self.seed, self.counter)[::-1]
            self.counter += 1
        return self.words.pop()

    def below(self, n):
        limit = 2**32 - 2**32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, row):
        row = list(row)
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]
        return row


# The log


class Table:
    """The words in force one after the other, and what chance gives between them."""

    def __init__(self, log):
        self.seats = log["seats"]
        self.options = log["options"]
        self.key = log["key"]
        self.events = []
        self.moves, self.aborted = in_force(log["entries"], self.seats)
        self.at = 0

    def chance(self, name):
        return Chance(self.key, name)

    def gave(self, name, **what):
        self.events.append({"event": name, **what})

    def number(self, name, n):
        drawn = self.chance(name).below(n)
        self.gave(name, number=drawn)
        return drawn

    def deal(self, name, row, sizes):
        """Hands of these sizes, as counts, and the rest of the shuffled row."""
        shuffled = self.chance(name).shuffled(row)
        hands, at = [], 0
        for size in sizes:
            hands.append(shuffled[at : at + size])
            at += size
        order = {card: place for place, card in reversed(list(enumerate(row)))}
        dealt = [sorted(hand, key=lambda card: order[card]) for hand in hands]
        self.gave(name, row=shuffled, hands=dealt[: self.seats])
        return [Counter(hand) for hand in hands], shuffled[at:]

    def peek(self):
        return self.moves[self.at][2] if self.at < len(self.moves) else ""

    def take(self):
        if self.at == len(self.moves):
            raise Unended
        _, seat, word = self.moves[self.at]
        self.at += 1
        return seat, word

    def no(self, what):
        """The word taken last cannot have been said."""
        entry, seat, word = self.moves[self.at - 1]
        refuse("entries[%d]: %s of seat %d: %s" % (entry, word, seat, what))

    def must(self, holds, what):
        if not holds:
            self.no(what)

    def sealed(self, seats, allowed):
        said = {}
        while len(said) < len(seats):
            seat, word = self.take()
            self.must(seat in seats, "it is not asked")
            self.must(word in allowed(seat), "not one of the words that are asked for")
            said[seat] = word
        return said

    def spend(self, hand, card, count=1):
        self.must(hand[card] >= count, "%s is not there" % card)
        hand[card] -= count


def in_force(entries, seats):
    moves, aborted = [], False
    for i, entry in enumerate(entries):
        if aborted:
            refuse("entries[%d]: the match was broken off" % i)
        seat = entry.get("seat")
        if "action" in entry:
            if type(seat) is not int or not 0 <= seat < seats:
                refuse("entries[%d]: there is no such seat" % i)
            moves.append((i, seat, entry["action"]))
        elif entry["table"] == "undo":
            if not moves or moves[-1][1] != seat:
                refuse("entries[%d]: the last word is not that seat's" % i)
            moves.pop()
        elif entry["table"] == "abort":
            aborted = True
        elif entry["table"] not in ("timeout", "resign", "bot", "back", "handover", "pause", "resume"):
            refuse("entries[%d]: no such entry" % i)
    return moves, aborted


def is_empty(hand):
    return not any(hand.values())


def numbered(prefix, first, last):
    return [prefix + str(n) for n in range(first, last + 1)]


# Skull King

SCHEDULES = {
    "classic": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "even-keel": [2, 2, 4, 4, 6, 6, 8, 8, 10, 10],
    "brawl": [6, 7, 8, 9, 10],
    "raid": [5] * 5,
    "barrage": [10] * 10,
    "whirlpool": [9, 9, 7, 7, 5, 5, 3, 3, 1, 1],
    "bedtime": [1],
}


def skull_king(table):
    options, seats = table.options, table.seats
    row = [suit + str(n) for suit in "gypb" for n in range(1, 15)] + ["escape"] * 5
    row += ["rosie", "will", "rascal", "juanita", "harry", "tigress", "skull-king", "mermaid", "mermaid"]
    row += ["kraken"] * options["kraken"] + ["whale"] * options["whale"] + ["loot", "loot"] * options["loot"]
    row += numbered("blank:", 1, len(options["blanks"]))
    hands_dealt = 3 if seats == 2 else seats
    schedule = options["schedule"]
    sizes = SCHEDULES[schedule] if isinstance(schedule, str) else schedule
    dealer = table.number("dealer", seats)
    for number, size in enumerate(sizes):
        size = min(size, len(row) // hands_dealt)
        hands, undealt = table.deal("deal/%d" % (number + 1), row, [size] * hands_dealt)
        everyone = range(seats)
        table.sealed(everyone, lambda seat: numbered("bid:", 0, size))
        if options["cannonball"]:
            table.sealed(everyone, lambda seat: ["grapeshot", "cannonball"])
        round_of_cards(table, hands, size, (dealer + number + 1) % seats, undealt)


def round_of_cards(table, hands, size, leader, undealt):
    """Tricks of Skull King; who takes one is not asked, so any seat may lead the next."""
    seats, powers = table.seats, table.options["powers"]
    will = {"drew": False}
    for trick in range(size):
        order = []
        if trick > 0 and powers:
            leader = pirates(table, hands, undealt, will)
        while len(order) < seats:
            seat, word = table.take()
            if order or leader is not None:
                turn = leader if not order else (order[0] + len(order)) % seats
                table.must(seat == turn, "it is the turn of seat %d" % turn)
            table.must(word != "tigress", "she must say what she is")
            table.spend(hands[seat], "tigress" if word.startswith("tigress:") else word)
            table.must(not word.startswith("tigress:") or word[8:] in ("pirate", "escape"), "no such word")
            order.append(seat)
        leader = None
    if powers and table.peek() in ("bid-1", "bid+0", "bid+1"):
        table.take()
    if not all(map(is_empty, hands[:seats])):
        table.no("a hand does not come out even")


def pirates(table, hands, undealt, will):
    """What is said between two tricks. Tells who leads next, where somebody was named."""
    word = table.peek()
    if re.fullmatch("lead:[0-9]", word):
        table.take()
        named = int(word[5:])
        table.must(named < table.seats, "there is no such seat")
        return named
    if word in ("wager:0", "wager:10", "wager:20", "bid-1", "bid+0", "bid+1"):
        table.take()
    elif word.startswith("discard:"):
        drawn = undealt[:2]
        by = None
        for card in drawn or [None]:
            seat, word = table.take()
            table.must(word.startswith("discard:"), "a card is to be discarded")
            table.must(drawn and not will["drew"], "there is nothing to draw")
            if by is None:
                by = seat
                hands[seat].update(drawn)
            table.must(seat == by, "another seat has drawn")
            table.spend(hands[seat], word[8:])
        will["drew"] = True
    return None


# Skull King dice

KINDS = ["skull-king", "pirate", "mermaid", "black", "blue", "red", "yellow"]


def skull_king_dice(table):
    seats, dice = table.seats, table.options["dice"]
    row = [kind for kind in KINDS for _ in range(dice[kind]["count"])]
    starter = table.number("starter", seats)
    for size in range(1, (8 if seats < 5 else 7 if seats == 5 else 6) + 1):
        hands, _ = table.deal("deal/%d" % size, row, [size] * seats)
        table.sealed(range(seats), lambda seat: numbered("bid:", 0, size))
        leader = (starter - size + 1) % seats
        for trick in range(1, size + 1):
            rolls = []
            for place in range(seats):
                seat, word = table.take()
                turn = (leader + place) % seats
                table.must(seat == turn, "it is the turn of seat %d" % turn)
                table.must(word.startswith("roll:"), "a die is to be rolled")
                table.spend(hands[seat], word[5:])
                name = "roll/%d/%d/%d" % (size, trick, place + 1)
                face = dice[word[5:]]["faces"][table.chance(name).below(6)]
                table.gave(name, face=face)
                rolls.append((word[5:], face))
            leader = (leader + winner_of(rolls)) % seats


def winner_of(rolls):
    last = {kind: place for place, (kind, face) in enumerate(rolls) if face == "skull"}
    if "skull-king" in last and "mermaid" in last:
        return last["mermaid"]
    for kind in ("skull-king", "pirate", "mermaid"):
        if kind in last:
            return last[kind]
    numbers = [(face, place) for place, (_, face) in enumerate(rolls) if type(face) is int]
    return max(numbers)[1] if numbers else 0


# Skull Queen


def skull_queen(table):
    seats = table.seats
    numbers = range(1, 13) if seats > 3 else range(2, 12)
    row = [colour + str(n) for colour in "rygb" for n in numbers] + ["0", "13"]
    hands_dealt = 3 if seats == 2 else seats
    size = len(row) // hands_dealt
    dealer = table.number("dealer", seats)
    for number in range(seats):
        hands, _ = table.deal("deal/%d" % (number + 1), row, [size] * hands_dealt)
        place_pirates(table)
        leader = (dealer + number + 1) % seats
        for trick in range(size):
            if seats == 2:
                said = table.sealed(range(2), lambda seat: [card for card in row if hands[seat][card]])
            else:
                said = {}
                for place in range(seats):
                    seat, word = table.take()
                    if trick == 0 and place == 0:
                        table.must(seat == leader, "seat %d leads the round" % leader)
                    elif place == 0:
                        leader = seat
                    turn = (leader + place) % seats
                    table.must(seat == turn, "it is the turn of seat %d" % turn)
                    said[seat] = word
                    table.must(hands[seat][word] > 0, "%s is not there" % word)
            for seat, word in said.items():
                table.spend(hands[seat], word)


def place_pirates(table):
    done = {seat: 0 for seat in range(table.seats)}
    while any(steps < 5 for steps in done.values()):
        seat, word = table.take()
        if done[seat] in (0, 5):
            table.must(word in ("side:front", "side:back"), "a side is to be chosen")
            done[seat] = 1
        else:
            table.must(word in numbered("rygb"[done[seat] - 1] + ":", 0, 4), "another pirate is to be placed")
            done[seat] += 1


# Skull


class Gang:
    def __init__(self, seat, mat, own):
        self.seat = seat
        self.mat = mat
        self.own = own
        self.flowers = 3
        self.skull = True
        self.pile = []
        self.turned = 0
        self.made = 0
        self.alive = True

    def discs(self):
        return self.flowers + self.skull

    def may_put(self, disc, pile):
        return pile.count(disc) < (self.flowers if disc == "flower" else self.skull)


def skull(table):
    seats = table.seats
    if table.options["gangs"] == 1:
        gangs = [Gang(seat, str(seat), "") for seat in range(seats)]
    else:
        mats = [(seat, "%d.%d" % (seat, own)) for own in range(2) for seat in range(seats)]
        gangs = [Gang(seat, mat, mat + "/") for seat, mat in mats]
    first = gangs[table.number("first", len(gangs))]
    number = 1
    while first is not None:
        for gang in gangs:
            gang.pile, gang.turned = [], 0
        challenger, bid = place_and_bid(table, gangs, first)
        first = attempt(table, gangs, challenger, bid, number)
        number += 1


def after(gangs, gang, asked):
    at = gangs.index(gang)
    return next(one for one in gangs[at + 1 :] + gangs[: at + 1] if asked(one))


def put(table, gang, word, pile):
    disc = word[len(gang.own) :]
    table.must(word.startswith(gang.own) and disc in ("flower", "skull"), "a disc is to be put down")
    table.must(gang.may_put(disc, pile), "there is no such disc in hand")
    gang.pile = pile + [disc]


def said_by(table, gang):
    seat, word = table.take()
    table.must(seat == gang.seat, "it is the turn of seat %d" % gang.seat)
    return word


def place_and_bid(table, gangs, first):
    owing = [gang for gang in gangs if gang.alive and gang is not first]
    while not all(gang.pile for gang in owing):
        seat, word = table.take()
        own = [gang for gang in owing if gang.seat == seat and word.startswith(gang.own)]
        table.must(own, "it is not asked")
        put(table, own[0], word, [])
    put(table, first, said_by(table, first), [])
    turn, challenge = first, None
    while challenge is None:
        word = said_by(table, turn)
        if word.startswith("challenge:"):
            challenge = word
        else:
            put(table, turn, word, turn.pile)
            turn = after(gangs, turn, lambda one: one.alive)
    lying = sum(len(gang.pile) for gang in gangs)
    table.must(challenge in numbered("challenge:", 1, lying), "there are not so many discs")
    bid, bidder, passed = int(challenge[10:]), turn, []
    while bid < lying:
        turn = after(gangs, turn, lambda one: one.alive and one not in passed)
        if turn is bidder:
            break
        word = said_by(table, turn)
        if word == "pass":
            passed.append(turn)
        else:
            table.must(word in numbered("raise:", bid + 1, lying), "no such bid can be made")
            bid, bidder = int(word[6:]), turn
    return bidder, bid


def attempt(table, gangs, challenger, bid, number):
    """Turns up discs. Gives who is first in the next round, or nobody when the game is over."""

    def top(gang):
        gang.turned += 1
        return gang.pile[-gang.turned]

    count, owner = 0, None
    while count < bid and owner is None:
        gang = challenger
        if challenger.turned == len(challenger.pile):
            word = said_by(table, challenger)
            named = [gang for gang in gangs if word == "turn:" + gang.mat]
            table.must(named and named[0].turned < len(named[0].pile), "there is no disc to turn up")
            gang = named[0]
        count += 1
        if top(gang) == "skull":
            owner = gang
    if owner is None:
        challenger.made += 1
        return None if challenger.made == 2 else challenger
    lose(table, gangs, challenger, owner, number)
    challenger.alive = challenger.discs() > 0
    if is_won(gangs):
        return None
    if table.options.get("lastSkull") == "anyone" and owner is not challenger and owner.discs() == 1:
        owner.alive = owner.skull = False
        if is_won(gangs):
            return None
    if challenger.alive or owner.alive:
        return challenger if challenger.alive else owner
    word = said_by(table, challenger)
    named = [gang for gang in gangs if gang.alive and word == "first:" + gang.mat]
    table.must(named, "it must name who is first")
    return named[0]


def is_won(gangs):
    return len({gang.seat for gang in gangs if gang.alive}) == 1


def lose(table, gangs, challenger, owner, number):
    if challenger.discs() == 1:
        challenger.flowers, challenger.skull = 0, False
        return
    picked = 0
    if owner is challenger or owner.seat != challenger.seat:
        seat, word = table.take()
        while word.endswith("gloat"):
            own = [gang for gang in gangs if gang.seat == seat and word == gang.own + "gloat"]
            shown = own and own[0].turned == len(own[0].pile)
            table.must(own and not shown and seat != challenger.seat, "there is nothing to show")
            own[0].turned = len(own[0].pile)
            seat, word = table.take()
        table.must(seat == owner.seat, "it is the turn of seat %d" % owner.seat)
        if owner is challenger:
            table.must(word in ("lose:flower", "lose:skull"), "a disc is to be lost")
            drop(challenger, word == "lose:skull")
            return
        table.must(word in numbered("pick:", 0, challenger.discs() - 1), "a disc is to be picked")
        picked = int(word[5:])
    name = "loss/%d" % number
    discs = ["skull"] * challenger.skull + ["flower"] * challenger.flowers
    lost = table.chance(name).shuffled(discs)[picked]
    table.gave(name, lost=lost)
    drop(challenger, lost == "skull")


def drop(gang, is_skull):
    if is_skull:
        gang.skull = False
    else:
        gang.flowers -= 1


# Queen's Collection

COLOURS = numbered("c", 1, 8)
CARDS = [colour for colour in COLOURS for _ in range(4)] + ["joker"] * 6
CARD = "(c[1-8]|joker)"


class Market:
    """One round of a game against each other."""

    def __init__(self, table, number):
        self.table = table
        self.number = number
        self.reshuffles = 0
        self.hands, rest = table.deal("deal/%d" % number, CARDS, [2] * table.seats)
        self.market = Counter(rest[:3])
        self.reserve = rest[3:]
        self.discard = Counter()
        self.pawns = {colour: 3 for colour in COLOURS}

    def draw(self):
        """The next card, or none where there is none."""
        if not self.reserve:
            lying = [card for card in [*COLOURS, "joker"] for _ in range(self.discard[card])]
            if not lying:
                return None
            self.reshuffles += 1
            name = "reshuffle/%d/%d" % (self.number, self.reshuffles)
            self.reserve = self.table.chance(name).shuffled(lying)
            self.table.gave(name, row=list(self.reserve))
            self.discard = Counter()
        return self.reserve.pop(0)

    def play(self, first):
        seat, stall = first, 0
        while True:
            self.reveal(seat)
            stall = 0 if self.trade(seat) else stall + 1
            if sum(1 for left in self.pawns.values() if left) <= 1 or stall >= 5 * self.table.seats:
                return
            while sum(self.market.values()) < 3:
                card = self.draw()
                if card is None:
                    break
                self.market[card] += 1
            seat = (seat + 1) % self.table.seats

    def said_by(self, seat):
        by, word = self.table.take()
        self.table.must(by == seat, "it is the turn of seat %d" % seat)
        return word

    def reveal(self, seat):
        up = []
        while len(up) < 5:
            word = self.said_by(seat)
            self.table.must(word in ("reveal", "stop"), "a card is to be turned up, or not")
            if word == "stop":
                break
            card = self.draw()
            self.table.must(card is not None, "there is no card to turn up")
            clash = card != "joker" and card in up
            up.append(card)
            if clash:
                self.discard.update(up)
                return
        self.hands[seat].update(up)

    def trade(self, seat):
        """Pairs or swaps. Tells whether a pawn left its box."""
        table, hand = self.table, self.hands[seat]
        partner = self.hands[seat ^ 2] if table.options["mode"] == "teams" else Counter()
        gained, given, took, kind = Counter(), Counter(), False, None
        skips = is_empty(hand) or (is_empty(self.market) and is_empty(partner))
        for _ in range(3):
            word = self.said_by(seat)
            table.must((word == "skip") == (skips and kind is None), "not now")
            if word == "skip":
                return False
            if word == "done":
                table.must(kind is not None, "nothing is done yet")
                return took
            said = word.split(":")[0]
            table.must(kind in (None, said), "a turn has one kind of them")
            kind = said
            other = partner if kind == "partner" else self.market
            if kind == "pair":
                took = self.pair(hand, word) or took
            else:
                self.swap(hand, other, gained, given, word)
            if is_empty(hand - gained) or is_empty(other - given):
                break
        return took

    def pair(self, hand, word):
        table = self.table
        form = re.fullmatch("pair:%s(?:\\+(c[1-8]))?/%s=(c[1-8])" % (CARD, CARD), word)
        table.must(form, "no such word")
        own, twin, lying, colour = form.groups()
        table.must(twin in (None, own), "two cards of a pair are alike")
        # One card of a pair is the colour or a joker; two alike stand for any.
        for card in (lying,) if twin else (own, lying):
            table.must(card in (colour, "joker"), "these are no pair of that colour")
        jokers_only = lying == "joker" and (twin or own == "joker")
        table.must(not jokers_only or self.pawns[colour], "no pawn of that colour is left to name")
        paid = [own, twin] if twin else [own]
        table.spend(hand, own, len(paid))
        table.spend(self.market, lying)
        if self.pawns[colour] == 0:
            return False
        self.discard.update([*paid, lying])
        self.pawns[colour] -= 1
        return True

    def swap(self, hand, other, gained, given, word):
        form = re.fullmatch("(swap|partner):%s/%s" % (CARD, CARD), word)
        self.table.must(form, "no such word")
        _, own, theirs = form.groups()
        self.table.must(hand[own] > gained[own] and other[theirs] > given[theirs], "these may not move")
        hand[own] -= 1
        hand[theirs] += 1
        other[theirs] -= 1
        other[own] += 1
        gained[theirs] += 1
        given[own] += 1


def queens_collection(table):
    first = table.number("first", table.seats)
    if table.options["mode"] == "cooperative":
        cooperation(table, first)
    else:
        for number in range(table.seats):
            Market(table, number + 1).play((first + number) % table.seats)


def scatter(table):
    spaces = table.options["spaces"]
    chance = table.chance("pawns")
    homes = [colour for colour in COLOURS for _ in range(spaces)]
    row, i = list(homes), 0
    while i < len(row):
        j = i + chance.below(len(row) - i)
        row[i], row[j] = row[j], row[i]
        i = 0 if row[i] == homes[i] else i + 1
    boxes = {colour: Counter(row[at * spaces : (at + 1) * spaces]) for at, colour in enumerate(COLOURS)}
    table.gave("pawns", boxes=[sorted(boxes[colour].elements()) for colour in COLOURS])
    return boxes


def cooperation(table, seat):
    boxes = scatter(table)
    hands, reserve = table.deal("deal/1", CARDS, [3] * table.seats)
    last = None
    while last != 0:
        by, word = table.take()
        table.must(by == seat, "it is the turn of seat %d" % seat)
        act(table, hands, reserve, boxes, seat, word)
        if all(box[colour] == table.options["spaces"] for colour, box in boxes.items()):
            return
        if last is not None:
            last -= 1
        else:
            while sum(hands[seat].values()) < 3 and reserve:
                hands[seat][reserve.pop(0)] += 1
            if not reserve:
                last = table.seats
        seat = (seat + 1) % table.seats


def act(table, hands, reserve, boxes, seat, word):
    hand = hands[seat]
    table.must((word == "skip") == is_empty(hand), "not with this hand")
    colour = "(c[1-8])"
    move = re.fullmatch("move:(joker|c[1-8]\\+c[1-8]):%s/%s-%s/%s" % ((colour,) * 4), word)
    trade = re.fullmatch("trade:%s/([0-3]):%s" % (CARD, CARD), word)
    if move:
        cards, box, pawn, other_box, other = move.groups()
        colours = cards.split("+")
        for card in colours:
            table.spend(hand, card)
        table.must(box != other_box and pawn != other, "nothing would change")
        free = cards == "joker" or colours[0] == colours[1]
        table.must(free or colours == [pawn, other], "these cards move other pawns")
        table.spend(boxes[box], pawn)
        table.spend(boxes[other_box], other)
        boxes[box][other] += 1
        boxes[other_box][pawn] += 1
    elif trade:
        own, other, theirs = trade.groups()
        table.must(int(other) < table.seats and int(other) != seat and reserve, "no such trade can be made")
        table.spend(hand, own)
        table.spend(hands[int(other)], theirs)
        hand[theirs] += 1
        hands[int(other)][own] += 1
        reserve.pop(0)
    elif word.startswith("redraw:"):
        for card in word[7:].split("+"):
            table.spend(hand, card)
    else:
        table.must(word == "skip", "no such word")


# All together

# The games, and the newest number of their rules that this file knows.
GAMES = {
    "skull-king": (skull_king, 1),
    "skull-king-dice": (skull_king_dice, 1),
    "skull-queen": (skull_queen, 1),
    "skull": (skull, 2),
    "queens-collection": (queens_collection, 2),
}


def verify(log, seal=None):
    """All chance events of a log that holds; refuses one that does not."""
    if not isinstance(log, dict) or log.get("format") != 1:
        refuse("this is no log of format 1")
    if log["game"] not in GAMES:
        refuse("game: not one that is known here")
    play, newest = GAMES[log["game"]]
    if not 1 <= log["rules"] <= newest:
        refuse("rules: not a number that is known here")
    if type(log["seats"]) is not int or not 1 <= log["seats"] <= 12 or not is_key(log["key"]):
        refuse("seats, key: this is no log")
    check_proof(log, seal)
    table = Table(log)
    try:
        play(table)
        if table.at < len(table.moves):
            table.take()
            table.no("the match was over before")
        if table.aborted:
            refuse("entries: a match that is over cannot be broken off")
    except Unended:
        if not table.aborted:
            refuse("entries: the match does not come to its end")
    return table.events


def events_of(log, seal=None):
    try:
        return verify(log, seal)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Refused("this is no log: %r" % error) from error


def check_vectors(vectors):
    def same(what, one, other):
        if one != other:
            refuse("%s: %r is not %r" % (what, one, other))

    for at, given in enumerate(vectors.get("keys", [])):
        same("keys[%d].written" % at, canonical(given["terms"]), given["written"])
        same("keys[%d].key" % at, key_of(given["secret"], given["terms"]), given["key"])
    for at, given in enumerate(vectors.get("streams", [])):
        chance = Chance(given["key"], given["name"])
        same("streams[%d].seed" % at, chance.seed.hex(), given["seed"])
        same("streams[%d].words" % at, [chance.word() for _ in given["words"]], given["words"])
    for at, given in enumerate(vectors.get("draws", [])):
        chance = Chance(given["key"], given["name"])
        same("draws[%d]" % at, [chance.below(n) for n in given["below"]], given["gives"])
    for at, given in enumerate(vectors.get("shuffles", [])):
        row = Chance(given["key"], given["name"]).shuffled(range(given["size"]))
        same("shuffles[%d]" % at, row, given["gives"])
    for at, given in enumerate(vectors["games"]):
        try:
            events = events_of(given["log"])
        except Refused as refused:
            raise Refused("games[%d].%s" % (at, refused)) from refused
        for place, (one, other) in enumerate(zip(events, given["events"])):
            same("games[%d].events[%d]" % (at, place), one, other)
        same("games[%d].events" % at, len(events), len(given["events"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("logs", nargs="*", metavar="match.json")
    parser.add_argument("--seal", help="the hash that was seen when the match began")
    parser.add_argument("--events", action="store_true", help="print what chance gave")
    parser.add_argument("--vectors", help="check this program against a file of test vectors")
    given = parser.parse_args()
    files = [*given.logs, *([given.vectors] if given.vectors else [])]
    if not files:
        parser.error("the name of a log file is wanted")
    holds = True
    for name in files:
        try:
            with open(name, encoding="utf-8") as file:
                source = json.load(file)
            if name is given.vectors:
                check_vectors(source)
            else:
                for event in events_of(source, given.seal):
                    if given.events:
                        print(json.dumps(event))
            print("%s: holds" % name)
        except (Refused, OSError, ValueError, RecursionError) as error:
            print("%s: does not hold: %s" % (name, error))
            holds = False
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
