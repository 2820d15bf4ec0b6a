// What the sides of a match settle among themselves, beside the orders they give.

import type { Side } from './contract.ts';
import type { Entry, Offer } from './saved.ts';

/** What the sides of a match have settled among themselves so far: who is there, has resigned, has offered what. Replaced as a whole, never changed. */
export interface Dealings {
  /** With keyed dice: who is there. */
  readonly ready: readonly Side[];
  readonly resigned: readonly Side[];
  /** What is offered and not agreed to by all yet. */
  readonly offers: readonly Offer[];
  /** The kinds of question each side has handed to its staff. */
  readonly staff: Readonly<Record<Side, readonly string[]>>;
  /** Faces that wait for another side's word, by the number of their entry. */
  readonly unconfirmed: { readonly number: number; readonly by: Side; readonly faces: readonly number[] } | undefined;
  /** Who has won, as all have agreed; nobody in a draw. Left open while they have not. */
  readonly won: readonly Side[] | undefined;
}

export const NO_DEALINGS: Dealings = Object.freeze({
  ready: [],
  resigned: [],
  offers: [],
  staff: {},
  unconfirmed: undefined,
  won: undefined,
});

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** What is settled once an entry has been made: that of this number. */
export function dealingsAfter(
  before: Dealings,
  entry: EntryOf<'ready' | 'resign' | 'staff' | 'offer'>,
  number: number,
): Dealings {
  switch (entry.kind) {
    case 'ready':
      return { ...before, ready: [...before.ready, entry.side] };
    case 'resign':
      return { ...before, resigned: [...before.resigned, entry.side] };
    case 'staff':
      return { ...before, staff: { ...before.staff, [entry.side]: entry.kinds } };
    case 'offer': {
      const { kind: _, ...offer } = entry;
      return { ...before, offers: [...before.offers, { number, ...offer, yes: [] }] };
    }
  }
}

/** What is settled after a word on an offer, of a match of these sides; `agreed`: it was the last that was waited for. */
export function dealingsReplied(
  before: Dealings,
  { offer, entry, sides }: { offer: Offer; entry: EntryOf<'reply'>; sides: readonly Side[] },
): { dealings: Dealings; agreed: boolean } {
  const others = before.offers.filter(one => one !== offer);
  if (!entry.yes) return { dealings: { ...before, offers: others }, agreed: false };
  const yes = [...offer.yes, entry.by];
  const agreed = sides.every(side => side === offer.by || yes.includes(side) || before.resigned.includes(side));
  if (!agreed) return { dealings: { ...before, offers: [...others, { ...offer, yes }] }, agreed };
  const won = offer.what === 'undo' ? before.won : (offer.winners ?? []);
  return { dealings: { ...before, offers: [], won }, agreed };
}
