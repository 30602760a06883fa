import '../../../parts/card.css';
import art from '../art.svg?url';
import './piece.css';

const numberOf = (colour: string): string => colour.slice(1);

/** The stone of a colour, cut in a shape of its own. */
export function Gem({ colour }: { colour: string }) {
  return (
    <svg
      class="gem"
      data-gem={colour}
      viewBox={colour === 'joker' ? '20 44 60 60' : '0 0 40 40'}
      aria-hidden="true"
    >
      {colour === 'joker' ? (
        <use href={`${art}#joker`} width="100" height="140" />
      ) : (
        <use href={`${art}#gem-${numberOf(colour)}`} />
      )}
    </svg>
  );
}

/** A crown with the colour's stone in it, or the joker. */
export function GameCard({ code }: { code: string }) {
  const joker = code === 'joker';
  const corner = !joker && (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <use href={`${art}#gem-${numberOf(code)}`} />
    </svg>
  );
  return (
    <span class="card portrait crowned" data-gem={code} data-code={code} aria-hidden="true">
      <svg class="card-picture" viewBox="0 0 100 140" aria-hidden="true">
        <use href={`${art}#${joker ? 'joker' : 'crown'}`} />
        {!joker && <use href={`${art}#gem-${numberOf(code)}`} x="32" y="50" width="36" height="36" />}
      </svg>
      <span class="card-line" />
      {corner && (
        <>
          <span class="card-corner">{corner}</span>
          <span class="card-corner far">{corner}</span>
        </>
      )}
    </span>
  );
}

export function CardBack() {
  return (
    <span class="card back queens-back" aria-hidden="true">
      <svg class="card-picture" viewBox="0 0 100 140" aria-hidden="true">
        <use href={`${art}#back`} />
      </svg>
    </span>
  );
}

export function Pawn({ colour }: { colour: string }) {
  return (
    <svg class="pawn" data-gem={colour} viewBox="0 0 40 52" aria-hidden="true">
      <use href={`${art}#pawn`} />
      <use class="pawn-gem" href={`${art}#gem-${numberOf(colour)}`} x="12" y="32" width="16" height="16" />
    </svg>
  );
}

/** A box, its lid up; where all play together there is room for its rim only, and it may have two hollows. */
export function BoxPicture({
  colour,
  low = false,
  hollows = 3,
}: {
  colour: string;
  low?: boolean;
  hollows?: number;
}) {
  return (
    <svg
      class={`box-picture ${low ? 'low' : ''}`}
      data-gem={colour}
      viewBox={low ? '0 4 120 64' : '0 0 120 90'}
      // A flat box shows its front and not its lid.
      preserveAspectRatio={low ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${art}#box`} width="120" height="90" />
      {hollows === 2 && <ellipse cx="60" cy="48" rx="13" ry="6.6" fill="var(--paper)" />}
      {low ? (
        <use href={`${art}#gem-${numberOf(colour)}`} x="51.5" y="51" width="17" height="17" />
      ) : (
        <use href={`${art}#gem-${numberOf(colour)}`} x="49" y="57" width="22" height="22" />
      )}
    </svg>
  );
}

export function ShutBox({ colour }: { colour: string }) {
  return (
    <svg class="box-shut" data-gem={colour} viewBox="0 14 120 76" aria-hidden="true">
      <use href={`${art}#box-shut`} width="120" height="90" />
    </svg>
  );
}

/** The stall's awning, as long as it takes. */
export function Awning() {
  return (
    <span class="awning" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <svg key={i} viewBox="0 2 200 40" aria-hidden="true">
          <use href={`${art}#market`} width="200" height="60" />
        </svg>
      ))}
    </span>
  );
}
