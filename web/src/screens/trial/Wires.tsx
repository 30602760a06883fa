import type { TrialPicture } from './worker.js';

const across = (at: number, of: number): number => ((at + 0.5) / of) * 100;

/** Who follows the table from where; what was just said over a line lights it up. */
export function PlayerWires({ players, nodes, talks }: Pick<TrialPicture, 'players' | 'nodes' | 'talks'>) {
  return (
    <svg class="trial-wires" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {players.flatMap((player, i) =>
        nodes.map((_, j) => {
          const follows = player.node === j && !player.cut;
          const talked = talks.some(([who, node]) => who === i && node === j);
          if (!follows && !talked) return null;
          return (
            <line
              key={`${i} ${j}`}
              class={`${talked ? 'live' : ''} ${player.cut ? 'cut' : ''}`}
              x1={across(i, players.length)}
              y1="0"
              x2={across(j, nodes.length)}
              y2="100"
            />
          );
        }),
      )}
    </svg>
  );
}

/** The way of each node to the store. */
export function StoreWires({ nodes, writes }: Pick<TrialPicture, 'nodes' | 'writes'>) {
  return (
    <svg class="trial-wires short" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {nodes.map(({ up, cut }, i) => (
        <line
          key={`${i}`}
          class={`${writes.includes(i) ? 'live' : ''} ${cut || !up ? 'cut' : ''}`}
          x1={across(i, nodes.length)}
          y1="0"
          x2={across(i, nodes.length)}
          y2="100"
        />
      ))}
    </svg>
  );
}
