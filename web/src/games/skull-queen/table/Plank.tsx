import { type Colour, colours } from '@crossbones/games/skull-queen/seen/colour';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import art from '../art.svg?url';
import { fall, hop, WATER } from './pirate-hops.js';
import './plank.css';
import type { View } from './script.js';
import { heightOf, type Measure, narrow, SPACES, TALL, timber } from './timber.js';

interface Props {
  readonly pirates: View['planks'][number]['pirates'];
  readonly overboard: readonly Colour[];
  /** What the spaces are worth, from the top. */
  readonly worth: readonly number[];
  readonly measure?: Measure;
  /** The pirate that moves now. */
  readonly stirring?: Colour | null;
  /** In words, for people who do not see it. */
  readonly says?: string;
  readonly children?: ComponentChildren;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A plank over the water and who stands on it, each colour in a lane of its own. */
export function Plank({
  pirates,
  overboard,
  worth,
  measure = narrow,
  stirring = null,
  says,
  children,
}: Props) {
  const height = heightOf(measure);
  return (
    <div class="plank" style={{ aspectRatio: `${measure.width} / ${height}` }}>
      {says !== undefined && <p class="unseen">{says}</p>}
      <Timber measure={measure} />
      <ol class="plank-worth" aria-hidden="true">
        {worth.map((points, space) => (
          <li
            key={space}
            style={{
              top: percent(measure.end + space * measure.row, height),
              height: percent(measure.row, height),
              width: percent(measure.first, measure.width),
            }}
          >
            {points}
          </li>
        ))}
      </ol>
      {colours.map((colour, lane) => {
        const at = overboard.includes(colour) ? WATER : pirates[colour];
        return at === null ? null : (
          <Pirate
            key={colour}
            colour={colour}
            lane={lane}
            at={at}
            measure={measure}
            stirs={stirring === colour}
          />
        );
      })}
      {children}
    </div>
  );
}

/** Where a pirate of a lane stands, or swims. */
function standing({ width, end, row, first, lane, pirate, ...rest }: Measure, of: number, at: number) {
  const height = heightOf({ width, end, row, first, lane, pirate, ...rest });
  const feet = at === WATER ? end + SPACES * row + pirate * TALL * 0.96 : end + (at + 1) * row - 3;
  return {
    left: percent(first + (of + 0.5) * lane - pirate / 2, width),
    top: percent(feet - pirate * TALL, height),
    width: percent(pirate, width),
  };
}

interface PirateProps {
  readonly colour: Colour;
  readonly lane: number;
  /** The space from the top, or the water. */
  readonly at: number;
  readonly measure: Measure;
  readonly stirs: boolean;
}

function Pirate({ colour, lane, at, measure, stirs }: PirateProps) {
  const body = useRef<HTMLSpanElement>(null);
  const splash = useRef<SVGSVGElement>(null);
  const was = useRef(at);
  useLayoutEffect(() => {
    const from = was.current;
    was.current = at;
    if (from === at || body.current === null) return;
    const plank = body.current.parentElement!.clientHeight;
    const row = (plank * measure.row) / heightOf(measure);
    if (at === WATER) fall(body.current, splash.current!, from, row);
    else hop(body.current, from, at, row);
  }, [at]);
  const swims = at === WATER;
  return (
    <>
      {swims && (
        <svg
          ref={splash}
          class="splash"
          viewBox="0 0 80 60"
          style={standing(measure, lane, at)}
          aria-hidden="true"
        >
          <use href={`${art}#splash`} />
        </svg>
      )}
      <span
        ref={body}
        class={`pirate ${swims ? 'swims' : ''} ${stirs ? 'stirs' : ''}`}
        data-colour={colour}
        style={standing(measure, lane, at)}
        aria-hidden="true"
      >
        <PirateFigure colour={colour} />
      </span>
    </>
  );
}

export function PirateFigure({ colour }: { colour: Colour }) {
  return (
    <svg class="pirate-figure" data-colour={colour} viewBox="0 0 40 52" aria-hidden="true">
      <use href={`${art}#pirate-${colour}`} />
    </svg>
  );
}

const drawings = new Map<Measure, ReturnType<typeof timber>>();
function drawingOf(measure: Measure): ReturnType<typeof timber> {
  const known = drawings.get(measure) ?? timber(measure);
  drawings.set(measure, known);
  return known;
}

function Timber({ measure }: { measure: Measure }) {
  const { outline, shade, grain, lines, nails } = drawingOf(measure);
  return (
    <svg class="timber" viewBox={`0 0 ${measure.width} ${heightOf(measure)}`} aria-hidden="true">
      <path class="wood" d={outline} />
      <path class="wood-shade" d={shade} />
      <path class="wood-grain" d={grain} />
      <path class="wood-lines" d={lines} />
      <path class="wood-nails" d={nails} />
      <path class="wood-edge" d={outline} />
    </svg>
  );
}
