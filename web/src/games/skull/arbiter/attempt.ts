import { must, type Reason, reason, seatsIn } from '@crossbones/core';
import { GONE, IN_HAND } from '@crossbones/games/skull/discs';
import { skull as game, has, Phase, type State } from '@crossbones/games/skull/index';
import { matNames } from '@crossbones/games/skull/notation';
import { type Answer, type Say, say } from '../../../arbiter/question.js';
import { type Situation, tableOf } from './situation.js';

/** A true state of the game with these mats on the table, in the phase and with the bid that is asked about. */
function stateOf({ players, gangs, lastSkull, mats, bid, who, skull }: Situation): State {
  const s = game.create(players, must(game.options.check({ gangs, lastSkull }, players)));
  game.chance(s, { below: () => 0 });
  mats.forEach(({ discs, pile, flower }, mat) => {
    s.discs[mat] = discs;
    s.pile[mat] = pile;
    s.made[mat] = flower ? 1 : 0;
    s.skull[mat] = mat === skull ? pile - 1 : discs > pile ? IN_HAND : GONE;
    if (discs === 0) s.alive &= ~(1 << mat);
  });
  s.table = tableOf(mats);
  s.first = who;
  s.owing = 0;
  s.turn = who;
  s.phase = Phase.add;
  s.bid = bid;
  return s;
}

const named = (s: State, mat: number): string => matNames[s.nameOf[mat]];
const act = (s: State, mat: number, word: string): void => game.apply(s, s.seatOf[mat], game.parse(word)!);
const others = (s: State, mat: number): number[] =>
  [...s.discs.keys()].filter((one) => one !== mat && has(s.alive, one));

/** The challenger has won the bidding: all others have passed, the last one now. */
function challenge(s: State, challenger: number): void {
  const [last, ...passed] = others(s, challenger);
  s.phase = Phase.bid;
  s.bidder = challenger;
  s.turn = last;
  s.passed = passed.reduce((set, mat) => set | (1 << mat), 0);
  act(s, last, 'pass');
}

function turnable(s: State): string[] {
  const out = new Uint16Array(game.actions);
  const count = game.legal(s, s.seatOf[s.turn], out);
  return Array.from(out.subarray(0, count), game.print);
}

/** Who loses what, and who goes on, once a skull has been met. */
function loss(s: State, situation: Situation): Answer {
  const { who, skull, mats } = situation;
  const owner = skull!;
  const args = { seat: named(s, who), owner: named(s, owner), discs: mats[who].discs };
  const steps: Reason[] = [reason('S-5', 'meets-skull', args)];
  if (s.phase === Phase.loss) {
    if (s.turn === who) steps.push(reason('S-8', 'chooses', args));
    else steps.push(reason('S-8', 'picks', args));
    const gloating = seatsIn(game.mayAct(s));
    const names = others(s, who).filter(
      (mat) => gloating.includes(s.seatOf[mat]) && s.pile[mat] > s.turned[mat],
    );
    if (names.length > 0)
      steps.push(reason('S-7', 'may-gloat', { mats: names.map((mat) => named(s, mat)).join(' ') }));
    act(s, s.turn, s.turn === who ? 'lose:skull' : 'pick:0');
  } else if (s.phase === Phase.draw) steps.push(reason('S-12', 'drawn', args));
  else steps.push(reason('S-8', 'last-disc', args), reason('S-9', 'is-out', args));
  while (game.event(s) !== null) game.chance(s, { below: () => 0 });
  const out = !has(s.alive, who);
  const facts: Say[] = [];
  if (owner !== who && !has(s.alive, owner)) {
    facts.push(say('also-out', args));
    steps.push(reason('S-10', 'loses-last-skull', args));
  }
  if (s.phase === Phase.over) {
    const winner = String(s.winner);
    steps.push(reason('S-9', 'last-left', { winner }));
    return { whole: true, headline: say('fails-over', { ...args, winner }), facts, steps, marks: {} };
  }
  if (s.phase === Phase.name) steps.push(reason('S-9', 'names-next', args));
  else {
    const seat = named(s, s.first);
    facts.push(say('starts', { seat }));
    steps.push(reason('S-9', 'starts-next', { seat }));
  }
  return { whole: true, headline: say(out ? 'fails-out' : 'fails', args), facts, steps, marks: {} };
}

/** How a challenge ends: turned disc by disc as the rules have it. */
export function attempted(situation: Situation): Answer {
  const { who, skull, bid, mats } = situation;
  const s = stateOf(situation);
  const seat = named(s, who);
  const steps: Reason[] = [reason('S-5', 'own-first', { seat, count: Math.min(bid, mats[who].pile) })];
  challenge(s, who);
  if (skull !== who && s.phase === Phase.attempt) {
    const piles = turnable(s).map((word) => word.slice('turn:'.length));
    steps.push(reason('S-5', 'then-others', { count: bid - s.turnCount, mats: piles.join(' ') }));
    while (s.phase === Phase.attempt)
      act(s, who, skull === null ? turnable(s)[0] : `turn:${named(s, skull)}`);
  }
  if (skull !== null) {
    const after = loss(s, situation);
    return { ...after, steps: [...steps, ...after.steps] };
  }
  steps.push(reason('S-5', 'bid-reached', { bid }));
  if (s.phase === Phase.over) {
    steps.push(reason('S-6', 'second-made', { seat }));
    return { whole: true, headline: say('made-wins', { seat }), facts: [], steps, marks: {} };
  }
  const next = named(s, s.first);
  steps.push(reason('S-6', 'mat-turns', { seat }), reason('S-6', 'starts-next', { seat: next }));
  const facts: Say[] = [say('starts', { seat: next })];
  return { whole: true, headline: say('made', { seat }), facts, steps, marks: {} };
}

/** What can be bid, and why nothing else. */
export function bidding(situation: Situation): Answer {
  const { who, bid, mats } = situation;
  const s = stateOf(situation);
  const seat = named(s, who);
  const table = tableOf(mats);
  if (bid > 0) {
    s.phase = Phase.bid;
    s.bidder = others(s, who)[0];
  }
  const words = turnable(s);
  const bids = words.flatMap((word) => /^(?:challenge|raise):(\d+)$/.exec(word)?.[1] ?? []).map(Number);
  const refused = (word: string): Reason[] => {
    const action = game.parse(word);
    const why = action === null ? null : game.refusal(s, s.seatOf[who], action);
    return why === null ? [] : [why];
  };
  const own = s.each === 2 ? `${seat}/flower` : 'flower';
  const most = bids.at(-1) ?? table;
  const args = { seat, least: bids[0] ?? table, most };
  const adds = words.includes(own) || words.includes(own.replace('flower', 'skull'));
  return {
    whole: true,
    headline: say(bid === 0 ? 'may-bid' : 'may-raise', args),
    facts: [say('on-mats', { discs: table }), ...(bid > 0 ? [] : [say(adds ? 'may-add' : 'must-challenge')])],
    steps: [
      ...(adds ? [] : refused(own)),
      ...refused(`${bid === 0 ? 'challenge' : 'raise'}:${table + 1}`),
      ...(bid > 1 ? refused(`raise:${bid}`) : []),
      reason('S-4', 'bid-all', { discs: table }),
    ],
    marks: {},
  };
}
