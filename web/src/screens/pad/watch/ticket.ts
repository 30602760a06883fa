/** What this device holds of a sheet that others watch; the token never leaves it but to the server. */
export interface Ticket {
  /** The sheet's id on the server, which is in the link. */
  readonly sheet: string;
  readonly token: string;
}

const keyOf = (id: string): string => `watched:${id}`;
/** A browser may refuse to keep anything; then it lasts as long as the page. */
const passing = new Map<string, Ticket>();

export function ticketOf(id: string): Ticket | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<Ticket> | null;
    if (typeof kept?.sheet === 'string' && typeof kept.token === 'string')
      return { sheet: kept.sheet, token: kept.token };
  } catch {
    // Nothing is kept, or something else under our name.
  }
  return passing.get(id) ?? null;
}

export function keepTicket(id: string, ticket: Ticket | null): void {
  passing.delete(id);
  try {
    if (ticket === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(ticket));
  } catch {
    if (ticket !== null) passing.set(id, ticket);
  }
}
