import type { Sailor } from '../../../play/match.js';
import { Seat } from '../../../play/Seat.js';
import { boxed } from '../../../play/TableSurface.js';
import type { Rect } from '../../../play/table-layout.js';
import { DiscPiece, MatArt } from './Disc.js';
import type { Lying } from './discs.js';
import type { Speech } from './say.js';
import type { Gang, Moment, View } from './script.js';

interface Props {
  readonly view: View;
  readonly gang: Gang;
  readonly at: Rect;
  readonly sailor: Sailor;
  readonly acting: boolean;
  readonly moment: Moment | null;
  readonly pile: readonly Lying[];
  readonly speech: Speech;
  readonly passSays: string;
  /** What a tap on the mat does, and what its button says; null where nobody can tap it. */
  readonly target: { readonly says: string; tap(): void } | null;
  /** Says why a tap does nothing, where somebody may wonder. */
  readonly refuse: (() => void) | null;
}

/** A gang at the table: its mat with the pile on it, whose it is, and what it has said. */
export function Berth(props: Props) {
  const { view, gang, at, sailor, acting, moment, pile, speech, target, refuse } = props;
  const { seat, flower, out, passed, hand } = view.gangs[gang];
  const turns = moment?.is === 'made' && moment.gang === gang;
  const falls = out || (moment?.is === 'out' && moment.gang === gang);
  // One's own hand is held below the table.
  const held = view.mine.some((own) => own.gang === gang) && view.hands === undefined;
  // Discs to pick from are held out in the middle, not here.
  const taken = view.phase === 'loss' && view.challenger === gang;
  const about = [
    `${speech.of('mat', gang)}: ${speech.say('mat-about', { pile: pile.length, hand })}`,
    speech.discs(pile.map(({ face, known }) => face ?? known)),
  ]
    .filter(Boolean)
    .join('. ');
  const inside = (
    <>
      <MatArt gang={gang} flower={flower} />
      {!taken && <Pile pile={pile} gang={gang} />}
      {!out && !taken && (held ? <Peek pile={pile} /> : <Tucked view={view} gang={gang} />)}
    </>
  );
  const looks = `mat ${flower ? 'flower' : ''} ${turns ? 'turns' : ''} ${target ? 'target' : ''}`;
  return (
    <div
      class={`berth ${falls ? 'out' : ''} ${passed && view.phase === 'bid' ? 'passed' : ''}`}
      style={boxed(at)}
      data-hue={gang}
    >
      <Seat
        seat={seat}
        sailor={
          view.options.gangs === 2
            ? { ...sailor, name: `${sailor.name} ${gang < view.seats ? 'I' : 'II'}` }
            : sailor
        }
        acting={acting}
        badge={view.first === gang && !out ? { icon: 'first', says: speech.of('starts', gang) } : null}
      >
        {target || refuse ? (
          <button
            type="button"
            class={looks}
            data-spot={`mat:${gang}`}
            aria-label={target ? `${target.says}. ${about}` : about}
            aria-disabled={target === null}
            onClick={target ? target.tap : (refuse ?? undefined)}
          >
            {inside}
          </button>
        ) : (
          <div class={looks} data-spot={`mat:${gang}`}>
            {inside}
            <span class="unseen">{about}</span>
          </div>
        )}
        <Said {...props} />
      </Seat>
    </div>
  );
}

function Pile({ pile, gang }: { pile: readonly Lying[]; gang: Gang }) {
  return (
    <span class="pile" data-height={pile.length}>
      {pile.map(({ key, face }, i) => (
        <span
          key={key}
          class="piled"
          data-piece={key}
          data-from={`tuck:${gang}`}
          data-to={`tuck:${gang}`}
          style={{ '--i': i, '--n': pile.length, '--lean': `${((i * 37 + gang * 53) % 9) - 4}` }}
        >
          <DiscPiece gang={gang} face={face} />
        </span>
      ))}
    </span>
  );
}

/** Discs still in hand, tucked under the edge of the mat: how many they are is no secret. */
function Tucked({ view, gang }: { view: View; gang: Gang }) {
  const open = view.hands?.[gang];
  return (
    <span class={`tucked ${open ? 'open' : ''}`} data-spot={`tuck:${gang}`}>
      {Array.from({ length: view.gangs[gang].hand }, (_, i) => (
        <DiscPiece key={i} gang={gang} face={open?.[i] ?? null} />
      ))}
    </span>
  );
}

/** What lies in one's own pile, from the bottom, for nobody else to see. */
function Peek({ pile }: { pile: readonly Lying[] }) {
  return (
    <span class="tucked peek">
      {pile.map(({ key, gang, known }) => (
        <DiscPiece key={key} gang={gang} face={known} />
      ))}
    </span>
  );
}

/** The gang's last word in this round's bidding. */
function Said({ view, gang, passSays }: Props) {
  const said = view.bids.findLast(([speaker]) => speaker === gang);
  if (said === undefined || view.phase === 'over' || view.phase === 'name') return null;
  const [, bid] = said;
  if (bid === 0) return view.phase === 'bid' ? <span class="said pass">{passSays}</span> : null;
  return (
    <span class={`said ${view.bidder === gang ? 'highest' : ''}`} key={bid}>
      {bid}
    </span>
  );
}
