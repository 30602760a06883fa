// The table that `npm run bench:server` prints.
const MB = 1024 * 1024;
const count = (number) => Math.round(number).toLocaleString('en');
const fixed = (digits) => (number) => number.toFixed(digits);
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

function rows(rates) {
  const latencies = (name, load) => [
    [`${name}: reply, p50 ms`, (p) => load(p).reply50, fixed(1)],
    [`${name}: reply, p99 ms`, (p) => load(p).reply99, fixed(1)],
    [`${name}: seen on all four streams, p50 ms`, (p) => load(p).seen50, fixed(1)],
    [`${name}: seen on all four streams, p99 ms`, (p) => load(p).seen99, fixed(1)],
  ];
  return [
    ['actions/s, closed loop', (p) => p.free.rate, count],
    ['CPU µs per action, closed loop', (p) => p.free.cpu, count],
    ['share of its core the server used', (p) => p.free.busy, fixed(2)],
    ['share of its core the load used', (p) => p.free.own, fixed(2)],
    ...latencies('closed loop', (p) => p.free),
    ...rates.flatMap((rate) => [
      [`at ${count(rate)}/s: actions/s done`, (p) => p.rates[rate].rate, count],
      [`at ${count(rate)}/s: CPU µs per action`, (p) => p.rates[rate].cpu, count],
      ...latencies(`at ${count(rate)}/s`, (p) => p.rates[rate]),
    ]),
    ['memory per stream: the process grew by, KB', (p) => p.perStream / 1024, fixed(1)],
    ['memory per stream: objects and buffers, KB', (p) => p.livePerStream / 1024, fixed(1)],
    ['memory after the closed loop, MB', (p) => p.loaded / MB, count],
    ['idle memory, MB', (p) => p.idle / MB, count],
    ['start to ready, s', (p) => p.ready, fixed(2)],
  ];
}

function bars([ours, ...peers], rates) {
  const of = (side, read) => median(side.passes.map(read));
  const rate = of(ours, (p) => p.free.rate);
  const bar = (what, met, value) => `| ${what} | ${value} | ${met ? 'met' : 'not met'} |`;
  const lines = [];
  const cpu = of(ours, (p) => p.free.cpu);
  for (const peer of peers) {
    const ratio = cpu / of(peer, (p) => p.free.cpu);
    const [name] = peer.name.split(' ');
    const most = name === 'Colyseus' ? 2 : 1 / 3;
    const what = `CPU per action, closed loop, at most ${name === 'Colyseus' ? 'twice that' : 'a third'} of ${name}`;
    lines.push(bar(what, ratio <= most, `${ratio.toFixed(2)} ×`));
  }
  if (rates.includes(1000)) {
    const p99 = of(ours, (p) => Math.max(p.rates[1000].seen99, p.rates[1000].reply99));
    lines.push(bar('p99 at 1,000/s at most 50 ms', p99 <= 50, `${p99.toFixed(1)} ms`));
  }
  const ready = of(ours, (p) => p.ready);
  const idle = of(ours, (p) => p.idle) / MB;
  lines.push(
    bar('ready in less than 2 s', ready < 2, `${ready.toFixed(2)} s`),
    bar('idle memory less than 150 MB', idle < 150, `${count(idle)} MB`),
    bar('aim: 10,000 actions/s', rate >= 10_000, count(rate)),
  );
  return ['| bar | measured | |', '|---|---|---|', ...lines];
}

export function report(facts, sides, rates) {
  const lines = [...facts.map((fact) => `${fact}  `), ''];
  lines.push(`| | ${sides.map((side) => side.name).join(' | ')} |`, `|---|${'---|'.repeat(sides.length)}`);
  for (const [what, read, show] of rows(rates)) {
    lines.push(`| ${what} | ${sides.map(({ passes }) => show(median(passes.map(read)))).join(' | ')} |`);
  }
  for (const { name, passes } of sides) {
    const busy = median(passes.map((p) => p.free.busy));
    if (busy < 0.9)
      lines.push(
        '',
        `${name} had only ${busy.toFixed(2)} of a core in its closed loop: something else was running, or the load could not keep up.`,
      );
  }
  if (sides[0].name.startsWith('Crossbones')) lines.push('', ...bars(sides, rates));
  return lines.join('\n');
}
