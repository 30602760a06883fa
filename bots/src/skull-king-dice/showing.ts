import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';

const { BLACK, bonusOf, faceOf, judge, kindOf, placeOf, rollCode, SKULL } = SkullKingDice;

/**
 * What one die shows, as far as a trick cares: a flag, a number, or one of the three skulls. Colours are all alike
 * once they lie on the table.
 */
export const SIGHTS = SKULL + BLACK;
export const sightOf = (roll: number): number => {
  const face = faceOf(roll);
  return face === SKULL ? face + kindOf(roll) : face;
};
const rollOf = (sight: number): number =>
  sight < SKULL ? rollCode(BLACK, sight) : rollCode(sight - SKULL, SKULL);

/**
 * What several dice show together: with no skull among them their highest number (or flags alone), else the set of
 * their skulls, else nothing at all.
 */
export const SKULL_SETS = 1 << BLACK;
export const showingOfSkulls = (skulls: number): number => SKULL + skulls - 1;
export const NO_DICE = showingOfSkulls(SKULL_SETS);
export const SHOWINGS = NO_DICE + 1;

export function showingOf(rolls: Uint8Array, from: number, count: number): number {
  if (count === 0) return NO_DICE;
  let skulls = 0;
  let highest = 0;
  for (let i = from; i < from + count; i++) {
    const sight = sightOf(rolls[i]);
    if (sight >= SKULL) skulls |= 1 << (sight - SKULL);
    else if (sight > highest) highest = sight;
  }
  return skulls === 0 ? highest : showingOfSkulls(skulls);
}

/** A few dice that show it. */
function rollsOf(showing: number): number[] {
  if (showing === NO_DICE) return [];
  if (showing < SKULL) return [rollOf(showing)];
  const skulls = showing - SKULL + 1;
  return Array.from({ length: BLACK }, (_, kind) => kind)
    .filter((kind) => (skulls >> kind) & 1)
    .map((kind) => rollCode(kind, SKULL));
}

/** Where the two tables below hold a die of this sight between what was rolled before it and what comes after. */
export const between = (before: number, sight: number, after: number): number =>
  (before * SIGHTS + sight) * SHOWINGS + after;

/** 1 where that die wins the trick, and the bonus it brings; the rulebook itself is asked for each, once. */
export const wins = new Uint8Array(SHOWINGS * SIGHTS * SHOWINGS);
export const bonuses = new Uint8Array(wins.length);

for (let before = 0; before < SHOWINGS; before++) {
  const earlier = rollsOf(before);
  for (let sight = 0; sight < SIGHTS; sight++) {
    for (let after = 0; after < SHOWINGS; after++) {
      const rolls = Uint8Array.from([...earlier, rollOf(sight), ...rollsOf(after)]);
      const verdict = judge(rolls, 0, rolls.length);
      if (placeOf(verdict) !== earlier.length) continue;
      wins[between(before, sight, after)] = 1;
      bonuses[between(before, sight, after)] = bonusOf(rolls, 0, rolls.length, verdict);
    }
  }
}

/** How many of two tricks a die of a sight wins against the same others: in one it is rolled first, in one last. */
export const firstAndLast = Uint8Array.from({ length: SIGHTS * SHOWINGS }, (_, at) => {
  const sight = Math.floor(at / SHOWINGS);
  const others = at % SHOWINGS;
  return wins[between(NO_DICE, sight, others)] + wins[between(others, sight, NO_DICE)];
});
