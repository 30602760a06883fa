import { RareMap } from '../rare-map.js';
import { lookOf, toldApart } from './look-alike-names.js';

/** Who is at a table, was there, or may not come any more. */
export class Company {
  /** Everybody at the table in the order of coming. */
  readonly people = new Set<string>();
  /** What they call themselves. */
  readonly names = new Map<string, string>();
  /** The names that others see: two that look alike are told apart. */
  private readonly shown = new Map<string, { readonly name: string; readonly look: string }>();
  readonly kicked = new Set<string>();
  /** Since when no stream of theirs has followed the table. */
  readonly unseen = new RareMap<string, number>();
  /** Which of the portraits they have chosen. */
  readonly faces = new RareMap<string, number>();

  call(person: string, name: string): void {
    this.names.set(person, name);
    this.shown.delete(person);
    // Somebody who has deleted themselves has no name.
    if (name === '') return;
    const looks = new Set([...this.shown.values()].map(({ look }) => look));
    const apart = toldApart(name, looks);
    this.shown.set(person, { name: apart, look: lookOf(apart) });
  }

  nameOf(person: string): string | null {
    return this.shown.get(person)?.name ?? this.names.get(person) ?? null;
  }

  face(person: string, face: number | null): void {
    if (face === null) this.faces.delete(person);
    else this.faces.set(person, face);
  }

  goes(person: string): void {
    this.people.delete(person);
    this.unseen.delete(person);
  }

  become(person: string, now: string, name: string): void {
    this.names.delete(person);
    this.shown.delete(person);
    this.call(now, name);
    // The account takes the guest's place in the order of coming.
    const people = [...this.people].map((one) => (one === person ? now : one));
    this.people.clear();
    for (const one of people) this.people.add(one);
    const banned = this.kicked.delete(person) || this.kicked.delete(now);
    if (banned && !this.people.has(now)) this.kicked.add(now);
    for (const known of [this.unseen, this.faces]) {
      const value = known.get(person);
      known.delete(person);
      if (value !== undefined) known.set(now, value);
    }
  }

  forget(person: string): void {
    this.names.delete(person);
    this.shown.delete(person);
    this.kicked.delete(person);
    this.faces.delete(person);
  }
}
