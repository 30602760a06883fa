import type { Volumes } from '@crossbones/texts/load';
import { plain } from '../../parts/number.js';
import { names, type TrialRunner } from './trial-runner.js';
import { PlayerWires, StoreWires } from './Wires.js';
import type { TrialPicture } from './worker.js';
import './fleet.css';

type Words = Volumes['fairness']['trial'];
interface Props {
  readonly text: Words;
  readonly picture: TrialPicture;
  readonly yard: TrialRunner;
}

interface LeverProps {
  readonly name: string;
  readonly label: string;
  readonly broken: boolean;
  readonly off: boolean;
  readonly pull: () => void;
}

/** Breaks or mends one thing. */
const Lever = ({ name, label, broken, off, pull }: LeverProps) => (
  <button
    type="button"
    class={`trial-lever ${broken ? 'broken' : ''}`}
    aria-label={`${label}: ${name}`}
    disabled={off}
    onClick={pull}
  >
    {label}
  </button>
);

/** Four devices, three nodes and the store, with all that can be broken between them. */
export function Fleet({ text, picture, yard }: Props) {
  const { players, nodes } = picture;
  const over = picture.wrong !== null;
  return (
    <div class="trial-fleet">
      <ul class="trial-players">
        {players.map((player, i) => (
          <li key={names[i]} class="trial-ship" data-state={player.cut ? 'ill' : 'well'}>
            <b>{names[i]}</b>
            <span class="trial-points">
              <span aria-hidden="true">{plain(player.points)}</span>
              <span class="unseen">{text.points(player.points)}</span>
            </span>
            <small>
              {player.cut ? text.cutOff : player.node === null ? text.adrift : text.at(player.node + 1)}
            </small>
            <small class="trial-turn">{player.asked ? text.turn : '\u00a0'}</small>
            <Lever
              name={names[i]}
              label={player.cut ? text.mend : text.cut}
              broken={player.cut}
              off={over}
              pull={() => yard.meddle('network', i, !player.cut)}
            />
          </li>
        ))}
      </ul>
      <PlayerWires {...picture} />
      <ul class="trial-nodes">
        {nodes.map((node, i) => (
          <NodeCard key={`${i}`} index={i} node={node} over={over} text={text} yard={yard} />
        ))}
      </ul>
      <StoreWires {...picture} />
      <p class="trial-store">
        <b>{text.store}</b> <span>{text.entries(picture.entries)}</span>
      </p>
    </div>
  );
}

interface NodeProps {
  readonly index: number;
  readonly node: TrialPicture['nodes'][number];
  readonly over: boolean;
  readonly text: Words;
  readonly yard: TrialRunner;
}

function NodeCard({ index, node, over, text, yard }: NodeProps) {
  const { up, stopped, paused, cut } = node;
  const name = text.node(index + 1);
  const well = up && !paused && !cut;
  return (
    <li class="trial-ship" data-state={well ? 'well' : 'ill'}>
      <b>{name}</b>
      <small>
        {stopped ? text.stopped : !up ? text.starts : paused ? text.still : cut ? text.storeless : text.runs}
      </small>
      <Lever
        name={name}
        label={stopped ? text.start : text.stop}
        broken={stopped}
        off={over}
        pull={() => yard.meddle('stop', index, !stopped)}
      />
      <Lever
        name={name}
        label={paused ? text.goOn : text.pause}
        broken={paused}
        off={over || !up}
        pull={() => yard.meddle('pause', index, !paused)}
      />
      <Lever
        name={name}
        label={cut ? text.mendWire : text.cutWire}
        broken={cut}
        off={over}
        pull={() => yard.meddle('wire', index, !cut)}
      />
    </li>
  );
}
