/** What this device needs to write on a sheet that others watch; the token goes to nobody but the server. */
export interface Ticket {
  /** The sheet's id on the server, which is in the link. */
  readonly sheet: string;
  readonly token: string;
}

const keyOf = (id: string): string => `watched:${id}`;
/** A browser may refuse to keep anything; then the ticket lasts as long as the page. */
const passing = new Map<string, Ticket>();

export function ticketOf(id: string): Ticket | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<Ticket> | null;
    if (typeof kept?.sheet === 'string' && typeof kept.token === 'string')
      return { sheet: kept.sheet, token: kept.token };
  } catch {
    // The browser keeps nothing, or something else stands under this name.
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
