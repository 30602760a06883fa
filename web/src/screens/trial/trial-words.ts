import type { Volumes } from '@crossbones/texts/load';
import { names } from './trial-runner.js';
import type { TrialEvent } from './worker.js';

/** What happened, in words; null where the screen says it elsewhere. */
export function told(event: TrialEvent, text: Volumes['fairness']['trial']): string | null {
  switch (event.is) {
    case 'begun':
      return text.begun;
    case 'up':
      return text.up(event.node + 1);
    case 'moved':
      return text.moved(names[event.player], event.node + 1);
    case 'retried':
      return text.retried(names[event.player], event.node + 1, event.asked, event.kept);
    case 'over':
      return null;
    default:
      return meddled(event, text);
  }
}

function meddled(event: Extract<TrialEvent, { what: unknown }>, text: Volumes['fairness']['trial']): string {
  const broken = event.is === 'broken';
  if (event.what === 'network') return (broken ? text.networkCut : text.networkMended)(names[event.player]);
  const says = {
    wire: broken ? text.wireCut : text.wireMended,
    stop: broken ? text.fell : text.started,
    pause: broken ? text.paused : text.resumed,
  };
  return says[event.what](event.node + 1);
}
