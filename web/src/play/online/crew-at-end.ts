import type { TableView } from '@crossbones/api';
import { calledOr } from '../../shell/shown-name.js';
import type { Sailor } from '../match.js';
import { facesOf } from './portrait.js';

/** Everybody as they sat at the end; in a replay nobody is away. */
export function crewOf(places: TableView['places']): Sailor[] {
  const faces = facesOf({ places });
  return places.map(({ name, bot }, seat) => ({
    name: calledOr(name),
    portrait: faces[seat],
    bot,
    away: false,
    minded: false,
    resigned: false,
  }));
}
