/** Ruling R60: the standing orders there are, in words, and as they are changed. */

import { LEAVABLE, type Left } from '../../rules/doctrine.ts';
import type { Doctrine, Plot } from '../../rules/orders.ts';
import { MOST } from '../../rules/schemas.ts';
import type { FaView } from '../../rules/state.ts';

/** What is left or not, without a number. */
type Ticked = Exclude<Left, 'launch'>;

/** What is done where nobody is asked, and the row it answers. */
const SAYS: Readonly<Record<Ticked, { rule: string; says: string }>> = {
  hits: { rule: 'FA-7.3.9', says: 'Hits go to the weapons that can best be spared' },
  flights: { rule: 'FA-10.3.7', says: 'Flights go where their missions lead, patrols after enemy flights in reach' },
  attacks: { rule: 'FA-10.6.12', says: 'Strikes attack the ship of their target that is hurt most' },
  aims: { rule: 'FA-10.7.15', says: 'Anti-fighter fire is at the first flights that attack' },
  dogfights: { rule: 'FA-10.10.1', says: 'Dogfights are fought out evenly, and the smallest flight is lost first' },
};

/** What can be left in this battle: without flights, where hits go. */
function leavable({ book }: Pick<FaView, 'book'>): readonly Left[] {
  return book.flights ? LEAVABLE : ['hits'];
}

/** A row for each that is left or not; when flights are launched is a number, and stands apart. */
export function doctrineRows(view: Pick<FaView, 'book'>): { what: Ticked; rule: string; says: string }[] {
  return leavable(view).flatMap(what => (what === 'launch' ? [] : [{ what, ...SAYS[what] }]));
}

/** Hexes at which flights are launched where that is left and no number was ever given. */
export const USUAL = 30;

export function allLeft(view: Pick<FaView, 'book'>): Doctrine {
  return Object.fromEntries(leavable(view).map(what => [what, what === 'launch' ? USUAL : true]));
}

/** With one of them left, or asked about again. */
export function withLeft<K extends keyof Doctrine>(doctrine: Doctrine, what: K, value: Doctrine[K] | undefined): Doctrine {
  const { [what]: _, ...rest } = doctrine;
  return value === undefined ? rest : { ...rest, [what]: value };
}

/** FA-5.5.12 The order these plots are written in, for as many as an order of moving names. */
export function sequenceOf(plots: readonly Plot[]): string[] {
  return plots.slice(0, MOST.squadrons).map(({ squadron }) => squadron);
}

/** FA-5.5.12 Standing orders by which squadrons move from now on as these plots are written; nothing where no order of moving stands. */
export function movingAs(doctrine: Doctrine | undefined, plots: readonly Plot[]): Doctrine | undefined {
  return doctrine?.moves ? { ...doctrine, moves: sequenceOf(plots) } : undefined;
}

/** `you are asked everything`, `2 of 6 are answered for you`. */
export function doctrineSays(view: Pick<FaView, 'book'>, doctrine: Doctrine): string {
  const of = leavable(view);
  const left = of.filter(what => doctrine[what] !== undefined).length;
  return left === 0 ? 'you are asked everything' : `${left} of ${of.length} are answered for you`;
}
