import { type LinkFault, LinkReader, namesField } from './link-reader.js';
import type { ArbiterQuestion, Desk, Row } from './question.js';

interface Reading {
  readonly question: ArbiterQuestion;
  readonly complaints: readonly LinkFault[];
}

/** How many pieces of a kind lie in all rows that draw on the box. */
export function used(desk: Desk, question: ArbiterQuestion, kind: string): number {
  return Object.entries(question.laid)
    .filter(([id]) => desk.row(question, id)?.boxed)
    .flatMap(([, codes]) => codes)
    .filter((code) => desk.kind(code) === kind).length;
}

/** Whether one more such piece can be laid in a row. */
export function fits(desk: Desk, question: ArbiterQuestion, id: string, code: string): boolean {
  const row = desk.row(question, id);
  if (row === null || !row.takes(code) || (question.laid[id] ?? []).length >= row.most) return false;
  return !row.boxed || used(desk, question, desk.kind(code)) < desk.copies(question, desk.kind(code));
}

/** The question an address asks, as far as it can be read, and what could not be. */
export function readQuestion(desk: Desk, query: URLSearchParams): Reading {
  const letter = new LinkReader(query);
  const { usual } = desk;
  const ask = letter.word('ask', desk.asks, usual.ask);
  const players = desk.crowd === null ? usual.players : letter.int('n', ...desk.crowd, usual.players);
  const leads = desk.leads(players);
  const lead = leads.length === 0 ? usual.lead : letter.word('lead', leads, leads[0]);
  const on = desk.switches.length === 0 ? usual.on : letter.words('o', desk.switches, usual.on);
  const names = desk.crowd === null ? [] : letter.names('names', players);
  let question: ArbiterQuestion = {
    ask,
    players,
    lead,
    on,
    laid: {},
    counts: {},
    ...(names.length > 0 && { names }),
  };
  for (const { id, max } of desk.counts?.(question) ?? []) {
    question = { ...question, counts: { ...question.counts, [id]: letter.int(id, 0, max, 0) } };
  }
  for (const id of desk.rows) {
    const row = desk.row(question, id);
    if (row !== null) question = fill(desk, question, id, row, letter);
  }
  return { question, complaints: letter.end() };
}

function fill(
  desk: Desk,
  question: ArbiterQuestion,
  id: string,
  row: Row,
  letter: LinkReader,
): ArbiterQuestion {
  let filled = question;
  for (const [code, place] of letter.list(id) ?? []) {
    const lies = filled.laid[id] ?? [];
    if (!row.takes(code)) letter.complain({ key: 'piece', field: id, place, given: code });
    else if (lies.length >= row.most) {
      letter.complain({ key: 'too-many', field: id, max: row.most });
      break;
    } else if (!fits(desk, filled, id, code)) {
      letter.complain({ key: 'used-up', field: id, place, given: code });
    } else filled = { ...filled, laid: { ...filled.laid, [id]: [...lies, code] } };
  }
  return filled;
}

/** The same question with what no longer fits left out: after there are fewer players, or an option is off. */
export const tidied = (desk: Desk, question: ArbiterQuestion): ArbiterQuestion =>
  readQuestion(desk, new URLSearchParams(writeQuestion(desk, question))).question;

/** A question's own address, without the question mark. All words in it but names are plain, so nothing else is escaped. */
export function writeQuestion(
  desk: Desk,
  { ask, players, lead, on, laid, counts, names = [] }: ArbiterQuestion,
): string {
  const { usual } = desk;
  const same = on.length === usual.on.length && on.every((one) => usual.on.includes(one));
  return [
    ask === usual.ask ? null : `ask=${ask}`,
    desk.crowd === null ? null : `n=${players}`,
    desk.leads(players).length === 0 ? null : `lead=${lead}`,
    ...desk.rows.map((id) => (laid[id]?.length ? `${id}=${laid[id].join(',')}` : null)),
    ...Object.entries(counts).map(([id, n]) => (n === 0 ? null : `${id}=${n}`)),
    desk.crowd === null ? null : namesField(names.slice(0, players)),
    same ? null : `o=${desk.switches.filter((one) => on.includes(one)).join(',')}`,
  ]
    .filter((part) => part !== null)
    .join('&');
}
