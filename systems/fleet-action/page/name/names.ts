/** Who commands, in the making. Nothing here draws. */

import type { Shown } from '@flagplot/kernel';
import { ratingOver } from '../../rules/abilities/rating.ts';
import type { Book } from '../../rules/book.ts';
import { defaultNaming, outsiders, usualFlag } from '../../rules/command/naming.ts';
import type { Named, Naming } from '../../rules/orders.ts';
import { fleetId, ownSquadron, shipOf } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { letterOf, shipName, sideName, squadronName } from '../../words/names.ts';

export type NameOrder = FleetAction['asks']['name']['order'];

/** What names are looked up in. */
type Lists = Pick<Shown<FleetAction>, 'book' | 'open'>;

/** What is named for an office as the order stands; as the book has it where nothing is said. */
export function namedOf(seen: Lists, naming: Naming, order: NameOrder): Named {
  return order.names.find(({ of }) => of === naming.of) ?? defaultNaming(seen, naming);
}

/** An office that is to be filled, and the order as it stands. */
interface Filling {
  naming: Naming;
  order: NameOrder;
}

function withNamed(order: NameOrder, named: Named): NameOrder {
  const known = order.names.some(({ of }) => of === named.of);
  return { names: known ? order.names.map(one => (one.of === named.of ? named : one)) : [...order.names, named] };
}

/** Another ship for an office. Those left outside stay so as far as they may; the last of the roster make up the number. */
export function withShip(seen: Lists, { naming, order }: Filling, ship: string): NameOrder {
  const may = outsiders(seen, naming, ship);
  const { count } = naming.outside;
  const kept = namedOf(seen, naming, order).outside.filter(id => may.includes(id));
  const rest = may.filter(id => !kept.includes(id));
  const missing = Math.max(0, count - kept.length);
  const outside = [...kept, ...(missing > 0 ? rest.slice(-missing) : [])].slice(0, count);
  return withOutside(seen, { naming, order }, { ship, outside });
}

/** These outside. FA-4.3.7 Whoever was to lead the squadron they form does so if it is still among them. */
function withOutside(seen: Lists, { naming, order }: Filling, { ship, outside }: Pick<Named, 'ship' | 'outside'>): NameOrder {
  const { flag } = namedOf(seen, naming, order);
  const kept = flag !== undefined && outside.includes(flag) ? { flag } : usualFlag(seen, naming, outside);
  return withNamed(order, { of: naming.of, ship, outside, ...kept });
}

/** FA-4.3.7 Another of those outside leads the squadron that they form. */
export function withFlag(seen: Lists, { naming, order }: Filling, flag: string): NameOrder {
  return withNamed(order, { ...namedOf(seen, naming, order), flag });
}

/** FA-4.3.7 Who may lead the squadron that those outside form; nobody where they form none. */
export function mayLeadSurplus(seen: Lists, naming: Naming, order: NameOrder): string[] {
  return naming.surplus === undefined ? [] : namedOf(seen, naming, order).outside;
}

/** One more, or one less, left outside. Where there is room for one alone, it takes the place of the other. */
export function toggleOutside(seen: Lists, { naming, order }: Filling, id: string): NameOrder {
  const named = namedOf(seen, naming, order);
  const without = named.outside.filter(one => one !== id);
  const { ship } = named;
  if (without.length < named.outside.length) return withOutside(seen, { naming, order }, { ship, outside: without });
  const room = naming.outside.count > 1 ? named.outside : [];
  return withOutside(seen, { naming, order }, { ship, outside: [...room, id] });
}

/** Who may be left outside, with the one that is named left out. */
export function mayStayOutside(seen: Lists, naming: Naming, order: NameOrder): string[] {
  return naming.outside.count > 0 ? outsiders(seen, naming, namedOf(seen, naming, order).ship) : [];
}

/** `The flagship of Narn`, `The commander of Narn A`. */
export function officeWords(book: Book, { office, of }: Naming): string {
  return office === 'flagship' ? `The flagship of ${fleetName(book, of)}` : `The ${office} of ${squadronName(book, of)}`;
}

/** FA-12.2.9 A side, or its reinforcements. */
function fleetName(book: Book, of: string): string {
  const relieved = book.sides.find(({ id }) => fleetId({ side: id, relief: true }) === of);
  return relieved ? `the reinforcements of ${relieved.name}` : sideName(of, book);
}

/** `command rating 5`, and for a flagship the squadron it leads already. */
export function ratingWords(seen: Lists, { office }: Naming, ship: string): string {
  const of = shipOf(seen.book, { id: ship });
  const own = office === 'flagship' ? `, squadron ${letterOf(seen.book, ownSquadron(seen.open, of))}` : '';
  return `${of.card.name}, command rating ${office === 'flagship' ? of.card.command : ratingOver(of)}${own}`;
}

/** What those outside are called: ships, or squadrons of a fleet. */
export function outsideName(book: Book, { office }: Naming, id: string): string {
  return office === 'flagship' ? `squadron ${letterOf(book, id)}` : shipName(book, id);
}
