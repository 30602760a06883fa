import { must } from '@crossbones/core';
import { arbitrate, type Bids, type Ending, tableOf } from '@crossbones/games/skull/arbiter';
import { type Answer, type Say, say } from '../../../play/arbiter/question.js';
import { type Situation, settled } from './situation.js';

/** A mat by the name it has in the game's words; mats stand in the table's order. */
export const matName = ({ players, gangs }: Situation, mat: number): string =>
  gangs === 1 ? String(mat) : `${mat % players}.${Math.floor(mat / players)}`;

/** What the rules say of a situation; `settled` ones always have an answer. */
export function answerTo(given: Situation): Answer {
  const situation = settled(given);
  const { gangs, lastSkull, names: _, ...question } = situation;
  const ruling = must(arbitrate({ ...question, options: { gangs, lastSkull } }));
  const said = ruling.ask === 'turn' ? ended(situation, ruling) : bidden(situation, ruling);
  return { ...said, steps: ruling.reasons, marks: {}, whole: true };
}

type Lines = Pick<Answer, 'headline' | 'facts'>;

function ended(situation: Situation, { made, out, first, winner }: Ending): Lines {
  const seat = matName(situation, situation.who);
  const also = out.filter((mat) => mat !== seat);
  const facts: Say[] = [
    ...also.map((owner) => say('also-out', { owner })),
    ...(first === null ? [] : [say('starts', { seat: first })]),
  ];
  if (made) return { headline: say(winner === null ? 'made' : 'made-wins', { seat }), facts };
  if (winner === null) return { headline: say(out.includes(seat) ? 'fails-out' : 'fails', { seat }), facts };
  return {
    headline: out.includes(seat) ? say('fails-over', { seat, winner }) : say('fails-alone', { seat }),
    facts,
  };
}

function bidden(situation: Situation, { least, most, mayAdd }: Bids): Lines {
  const { who, bid, mats } = situation;
  return {
    headline: say(bid === 0 ? 'may-bid' : 'may-raise', { seat: matName(situation, who), least, most }),
    facts: [
      say('on-mats', { discs: tableOf(mats) }),
      ...(bid > 0 ? [] : [say(mayAdd ? 'may-add' : 'must-challenge')]),
    ],
  };
}
