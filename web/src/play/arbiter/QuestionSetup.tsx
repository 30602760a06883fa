import { useId } from 'preact/hooks';
import { Segments } from '../../parts/Segments.js';
import { Switch } from '../../parts/Switch.js';
import type { Speech } from './arbiter-words.js';
import type { ArbiterQuestion, Desk } from './question.js';

interface Props {
  readonly desk: Desk;
  readonly question: ArbiterQuestion;
  readonly speech: Speech;
  readonly set: (some: Partial<ArbiterQuestion>) => void;
}

/** What is asked, how many play and who begins. */
export function QuestionSetup({ desk, question, speech, set }: Props) {
  const id = useId();
  const { text, who, words } = speech;
  const { ask, players, lead } = question;
  const asks = text.asks as { readonly [ask: string]: string };
  const leads = desk.leads(players);
  const haunted = players === 2 && 'ghost' in words.moments;
  const leader = (word: string): string => {
    const seat = who(word.slice(-1));
    return word.startsWith('greybeard') ? text.greybeardThen(seat) : seat;
  };
  return (
    <div class="bench-setup">
      <Segments
        title={text.question}
        value={ask}
        choices={desk.asks.map((one) => [one, asks[one]] as const)}
        choose={(one) => set({ ask: one })}
        even={desk.asks.length > 2}
      />
      {desk.crowd !== null && (
        <div class="bench-seats">
          <label class="field" for={`${id}-n`}>
            <span>{text.players}</span>
            <select
              id={`${id}-n`}
              class="input"
              value={String(players)}
              onChange={({ currentTarget }) => {
                const n = Number(currentTarget.value);
                set({ players: n, lead: desk.leads(n).includes(lead) ? lead : desk.leads(n)[0] });
              }}
            >
              {Array.from({ length: desk.crowd[1] - desk.crowd[0] + 1 }, (_, i) => desk.crowd![0] + i).map(
                (n) => (
                  <option key={n} value={String(n)}>
                    {n === 2 && 'greybeard' in words.moments
                      ? `2 + ${who('greybeard')}`
                      : n === 2 && 'ghost' in words.moments
                        ? `2 + ${who('ghost')}`
                        : n}
                  </option>
                ),
              )}
            </select>
          </label>
          <label class="field" for={`${id}-lead`}>
            <span>{haunted ? text.afterGhost : text.leads}</span>
            <select
              id={`${id}-lead`}
              class="input"
              value={lead}
              onChange={({ currentTarget }) => set({ lead: currentTarget.value })}
            >
              {leads.map((word) => (
                <option key={word} value={word}>
                  {leader(word)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </div>
  );
}

/** The options of the table, each on or off. */
export function Switches({ desk, question, speech, set }: Props) {
  const { text, words } = speech;
  const own = text.switches as { readonly [name: string]: { readonly name: string; readonly about: string } };
  const { on } = question;
  return (
    <>
      {desk.switches
        .filter((name) => !desk.idle?.(question, name))
        .map((name) => {
          const { name: title, about } = own[name] ?? words.options[name];
          return (
            <Switch
              key={name}
              title={title}
              hint={about}
              on={on.includes(name)}
              turn={(turned) =>
                set({ on: desk.switches.filter((one) => (one === name ? turned : on.includes(one))) })
              }
            />
          );
        })}
    </>
  );
}
