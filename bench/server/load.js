// The two loads: as many actions as the server can take, and a fixed rate that does not wait for the server.
import { performance } from 'node:perf_hooks';

const STUCK_MS = 10_000;
/** When this share of the matches is over, the load is no longer the one that was asked for. */
const ENOUGH_OVER = 0.1;

export function percentile(times, share) {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const settled = (matches, last) =>
  new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (matches.every((match) => !match.busy)) resolve(clearInterval(look));
      else if (performance.now() - last() > STUCK_MS) {
        clearInterval(look);
        reject(new Error(`${matches.filter((match) => match.busy).length} actions were never answered`));
      }
    }, 5);
  });

/** In every match the next action follows as soon as the last one is done. */
export async function closed(matches, seconds) {
  const replies = [];
  const sights = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const enough = matches.length * ENOUGH_OVER;
  let ended = 0;
  let over = 0;
  let last = began;
  for (const match of matches) {
    let sent = performance.now();
    match.done = (replyAt, seenAt) => {
      last = Math.max(replyAt, seenAt);
      if (ended === 0) {
        replies.push(replyAt - sent);
        sights.push(seenAt - sent);
        if (match.over && ++over >= enough) ended = last;
        if (last >= until) ended = last;
      }
      if (ended !== 0 || match.over) return;
      sent = performance.now();
      match.act();
    };
    if (!match.over) match.act();
  }
  await settled(matches, () => last);
  return { actions: replies.length, seconds: ((ended || last) - began) / 1000, replies, sights };
}

/** So many actions a second, each at its time in a match that is free; lateness counts from when an action was due. */
export async function open(matches, seconds, rate) {
  const replies = [];
  const sights = [];
  const free = matches.filter((match) => !match.over);
  const total = Math.round(seconds * rate);
  const began = performance.now();
  let sent = 0;
  let last = began;
  const send = (match, due) => {
    match.done = (replyAt, seenAt) => {
      last = Math.max(replyAt, seenAt);
      replies.push(replyAt - due);
      sights.push(seenAt - due);
      if (!match.over) free.push(match);
    };
    match.act();
  };
  await new Promise((resolve, reject) => {
    const tick = () => {
      const now = performance.now();
      while (sent < total && free.length > 0 && began + (sent * 1000) / rate <= now) {
        send(free.shift(), began + (sent * 1000) / rate);
        sent++;
      }
      if (sent === total) resolve();
      else if (now - last > STUCK_MS) reject(new Error('no match is left to play in'));
      else setImmediate(tick);
    };
    tick();
  });
  await settled(matches, () => last);
  return { actions: replies.length, seconds: (last - began) / 1000, replies, sights };
}
