import { sentence, type Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import { page, useVolume, words } from '../../shell/words.js';
import type { Verdict } from './check-deal.js';
import './fairness.css';

type FairnessWords = Volumes['fairness'];
type Found = Verdict | 'checking' | { readonly refused: string };

/** Checks the deal of a finished match: at once, or when its part of the page is opened. */
export function Fairness({ table, bare = false }: { table: string; bare?: boolean }) {
  const wanted = useSignal(false);
  if (bare) return <Check table={table} />;
  return (
    <details
      class="fairness"
      onToggle={(event) => {
        if (event.currentTarget.open) wanted.value = true;
      }}
    >
      <summary>{page().after.fairness}</summary>
      {wanted.value && <Check table={table} />}
    </details>
  );
}

function Check({ table }: { table: string }) {
  const found = useSignal<Found>('checking');
  const text = useVolume('fairness');
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      try {
        const { examine } = await import('./check-deal.js');
        const done = await examine(table, leaving.signal);
        if (leaving.signal.aborted) return;
        found.value = done.ok
          ? done.value
          : { refused: done.error.code === 'not-over' ? 'not-over' : done.error.message };
      } catch {
        found.value = { refused: page().trouble.pageFailed };
      }
    })();
    return () => leaving.abort();
  }, [table]);
  const now = found.value;
  if (text === null) return <p class="quiet">{page().loading}</p>;
  return (
    <div class="fairness-check stack">
      <p>{text.about}</p>
      <p class="fairness-verdict" role="status" data-state={stateOf(now)}>
        {now === 'checking' ? (
          text.checking
        ) : 'refused' in now ? (
          now.refused === 'not-over' ? (
            text.later
          ) : (
            now.refused
          )
        ) : (
          <>
            <Icon id={signs[judge(now)]} />
            {verdictOn(now, text)}
          </>
        )}
      </p>
      {now !== 'checking' && !('refused' in now) && <Findings verdict={now} table={table} text={text} />}
      <p class="quiet">{text.not}</p>
      <a class="fairness-trial" href="/trial">
        {text.toTrial}
      </a>
    </div>
  );
}

/** A page with other rules cannot play the moves again; that is no fault of the match. */
function judge({ fault, ending }: Verdict): 'holds' | 'fails' | 'open' {
  if (fault !== null || ending === 'other') return 'fails';
  return ending === 'same' ? 'holds' : ending.key === 'other-rules' ? 'open' : 'fails';
}

function verdictOn(verdict: Verdict, text: FairnessWords): string {
  if (verdict.fault !== null) return text.fails;
  return {
    holds: text.holds,
    fails: text.movesFail,
    open: text.onlyDeal,
  }[judge(verdict)];
}

const stateOf = (found: Found): string =>
  found === 'checking' ? 'checking' : 'refused' in found ? 'refused' : judge(found);

/** The order in which the deal is checked, and the stage at which each fault stops it. */
const stages = ['secret', 'salts', 'key'] as const;
const stageOf: { readonly [key: string]: number } = {
  'proof-salt': 1,
  'seal-without-you': 1,
  'proof-seats': 1,
  'proof-key': 2,
  'proof-chain': 2,
};

interface FindingsProps {
  readonly verdict: Verdict;
  readonly table: string;
  readonly text: FairnessWords;
}

/** Step by step what was checked, and what exactly does not hold. */
function Findings({ verdict, table, text }: FindingsProps) {
  const { fault, noted, salt, missing, late, ending, log } = verdict;
  const failed = fault === null ? stages.length : (stageOf[fault.key] ?? 0);
  // What this browser knows itself is compared first; where that fails, the proof was not checked.
  const looked = fault === null || fault.key.startsWith('proof-');
  const dealt: readonly ComponentChildren[] = [
    <>
      {text.secret} {noted ? text.sealSeen : text.sealUnseen}
      <code>{log.proof?.secretHash}</code>
    </>,
    <>
      {text.salts} {salt === null ? text.noSalt : late ? text.lateSalt : text.yourSalt}
      {salt !== null && <code>{salt}</code>}
      {missing.length > 0 && <span>{text.missing(missing)}</span>}
    </>,
    text.key,
  ];
  return (
    <>
      <ol class="fairness-steps">
        {dealt.map((says, i) =>
          i < failed && looked ? (
            <Step key={stages[i]} state="holds">
              {says}
            </Step>
          ) : (
            i === failed && (
              <Step key={stages[i]} state="fails">
                {sentence(words(), null, fault!)}
              </Step>
            )
          ),
        )}
        <Step state={judge({ ...verdict, fault: null })}>
          {ending === 'same'
            ? text.replayed(log.entries.length)
            : ending === 'other'
              ? text.other
              : sentence(words(), null, ending)}
        </Step>
      </ol>
      <a class="button" href={`/api/tables/${table}/log`} download={`crossbones-${log.game}-${table}.json`}>
        <Icon id="download" />
        {page().after.download}
      </a>
    </>
  );
}

const signs = { holds: 'check', fails: 'cross', open: 'more' } as const;

function Step({ state, children }: { state: keyof typeof signs; children: ComponentChildren }) {
  const text = page();
  return (
    <li data-state={state}>
      <Icon id={signs[state]} />
      {state !== 'open' && <span class="unseen">{state === 'holds' ? text.yes : text.no}: </span>}
      <div>{children}</div>
    </li>
  );
}
