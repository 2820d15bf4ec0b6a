// Squadrons by their ids, on the table and in the book, and who leads them. The id is known to be there.

import type { Book, SideCard, SquadronOfBook } from './book.ts';
import type { WeaponCard } from './cards.ts';
import type { Craft, Open, Squadron } from './open.ts';
import type { SqState, SqTable } from './state.ts';

/** The table, without what a side may keep to itself. */
export interface Seen {
  book: Book;
  open: Open;
}

/** The book's entry of a squadron. */
export function squadronOf(book: Book, id: string): SquadronOfBook {
  return book.squadrons[book.squadronAt[id] as number] as SquadronOfBook;
}

/** A squadron as it is now. */
export function squadronCalled({ book, open }: Seen, id: string): Squadron {
  return open.squadrons[book.squadronAt[id] as number] as Squadron;
}

export function sideOf(book: Pick<Book, 'sides'>, id: string): SideCard {
  return book.sides.find(side => side.id === id) as SideCard;
}

/** Whether a craft is on the map. */
export function isFlying(craft: Craft): boolean {
  return craft.status === 'flying';
}

/** Craft of a squadron that are on the map. */
export function strength({ craft }: Squadron): number {
  let n = 0;
  for (const one of craft) if (one.status === 'flying') n += 1;
  return n;
}

/** Whether any craft of a squadron is on the map. */
export function isPresent({ craft }: Squadron): boolean {
  for (const one of craft) if (one.status === 'flying') return true;
  return false;
}

/** Squadrons of a side with craft on the map, in the order of the scenario (SQ-3.6.3). */
export function squadronsOf({ book, open }: Seen, side: string): Squadron[] {
  return onMap(open, sideOf(book, side).squadrons);
}

/** SQ-4.1.5 The squadrons a side may fire at. */
export function enemiesOf({ book, open }: Seen, side: string): Squadron[] {
  return onMap(open, sideOf(book, side).hostile);
}

/** SQ-3.6.3 Of these places in the book's list the squadrons with craft on the map. */
function onMap({ squadrons }: Open, places: readonly number[]): Squadron[] {
  const found: Squadron[] = [];
  for (const at of places) {
    const squadron = squadrons[at] as Squadron;
    if (isPresent(squadron)) found.push(squadron);
  }
  return found;
}

/** Whether any of them has. */
export function anyOnMap({ squadrons }: Open, places: readonly number[]): boolean {
  for (const at of places) if (isPresent(squadrons[at] as Squadron)) return true;
  return false;
}

/** SQ-1.1.5 The number of a craft as written, from its place in the roster. */
export function numberOf(place: number): number {
  return place + 1;
}

/** A craft as it is spoken of: `Red 3`; one that stands alone has the name of its squadron. */
export function craftName({ name, size }: Pick<SquadronOfBook, 'name' | 'size'>, place: number): string {
  return size > 1 ? `${name} ${numberOf(place)}` : name;
}

/** A weapon as it is spoken of. How many there are and how they are joined, the card says: `4 laser cannons, linked`. */
export function weaponName({ name }: Pick<WeaponCard, 'name'>): string {
  return name.replace(/^\d+ /, '').replace(/, .*$/, '');
}

/** SQ-1.4.3 The command a squadron tests morale with: bought steps go with the first leader. */
export function commandOf({ charts }: Book, of: SquadronOfBook, squadron: Squadron): number {
  const { command } = charts.skills[of.quality];
  return squadron.leadersLost === 0 ? command + of.command : Math.max(1, command - squadron.leadersLost);
}

/**
 * SQ-1.4.2 When the leader is lost the next craft on the roster leads, after the last the first; SQ-1.4.4 from then on, checks of the same
 * round included.
 */
export function succeed(s: SqState, t: SqTable, squadron: Squadron): void {
  const { craft } = squadron;
  if (craft[squadron.leader]?.status === 'flying') return;
  for (let by = 1; by < craft.length; by += 1) {
    const next = (squadron.leader + by) % craft.length;
    if (craft[next]?.status !== 'flying') continue;
    squadron.leader = next;
    squadron.leadersLost += 1;
    const of = squadronOf(s.book, squadron.id);
    const command = commandOf(s.book, of, squadron);
    t.tell(() => ({ kind: 'leader', squadron: squadron.id, craft: numberOf(next), command }));
    return;
  }
}
