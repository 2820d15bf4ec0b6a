// ELINT in a position: levels that lie face down, and FA-13 what holds of them in the turn.

import type { Side } from '@flagplot/kernel';
import { idText, type Names, type Reader } from '@flagplot/manifest/text';
import type { Book, ShipOfBook } from '../rules/book.ts';
import type { Elint, NetworkJam, NetworkOf, Support } from '../rules/elint/effects.ts';
import type { ElintList, ElintUse } from '../rules/orders.ts';
import { fleetId } from '../rules/roster.ts';

/** Whom a line may call. */
interface Terms {
  readonly book: Book;
  readonly ships: Names;
  readonly squadronNames: Names;
}

const MOST = { levels: 800, entries: 800, uses: 20 };
const USES = ['offence', 'defence', 'network', 'elint', 'targeting'] as const;
const OF = ['ship', 'squadron', 'fleet'] as const;

/** `elint dal-vek: offence, network meridian, targeting meridian halcyon`. */
export function readLevels(reader: Reader, { ships, units }: Pick<Terms, 'ships'> & { units: Names }): ElintList | undefined {
  const ship = reader.name('ship', ships);
  const uses: ElintUse[] = [];
  while (reader.marks() || !reader.done) {
    if (reader.done) break;
    const use = reader.oneOf('what a level is for', USES);
    const at = use === undefined ? undefined : readShips(reader, units);
    if (use === undefined || !at) return undefined;
    uses.push(at.length > 0 ? { use, at } : { use });
  }
  if (uses.length === 0 || uses.length > MOST.uses) return reader.fault(`a ship gives from 1 to ${MOST.uses} ELINT levels`);
  return ship === undefined ? undefined : { ship, uses };
}

/** Ships, or the squadron that is supported, up to the next mark. */
function readShips(reader: Reader, units: Names): string[] | undefined {
  const found: string[] = [];
  while (!reader.done && reader.peek()?.kind !== 'mark') {
    const unit = reader.name('ship or squadron', units);
    if (unit === undefined) return undefined;
    found.push(unit);
  }
  return found;
}

/** `supports dal-vek narn-a: offence 2`. */
export function readSupport(reader: Reader, { ships, squadronNames }: Terms): Support | undefined {
  const ship = reader.name('ship', ships);
  const squadron = reader.name('squadron', squadronNames);
  reader.marks();
  const use = reader.oneOf('what is lent', ['offence', 'defence']);
  const levels = reader.whole('levels', 1, MOST.levels);
  if (ship === undefined || squadron === undefined || use === undefined || levels === undefined) return undefined;
  return { ship, squadron, use, levels };
}

/** `network meridian fleet: dal-vek 4, ka-shar 1`: at which ship, whose, and by whom. */
export function readNetwork(reader: Reader, { book, ships }: Terms): NetworkJam | undefined {
  const target = reader.name('ship', ships);
  const of = reader.oneOf('whose network', OF);
  const by: NetworkJam['by'] = [];
  while (reader.marks() && !reader.done) {
    const ship = reader.name('ship', ships);
    const levels = reader.whole('levels', 1, MOST.levels);
    if (ship === undefined || levels === undefined) return undefined;
    by.push({ ship, levels });
  }
  if (by.length === 0) return reader.fault('here must stand who jams it, and the levels');
  return target === undefined || of === undefined ? undefined : { target, of, whose: whoseOf(book, target, of), by };
}

function whoseOf({ ships, shipAt }: Book, target: string, of: NetworkOf): string {
  const ship = ships[shipAt[target] as number] as ShipOfBook;
  return { ship: ship.id, squadron: ship.squadron, fleet: fleetId(ship) }[of];
}

/** `targeting dal-vek meridian`. */
export function readTargeting(reader: Reader, { ships }: Terms): Elint['targeting'][number] | undefined {
  const ship = reader.name('ship', ships);
  const target = reader.name('ship', ships);
  return ship === undefined || target === undefined ? undefined : { ship, target };
}

const name = (id: string): string => idText(id, []);

/** The lines of what holds. */
export function elintLines(elint: Elint | undefined): string[] {
  if (!elint) return [];
  return [
    ...elint.supports.map(({ ship, squadron, use, levels }) => `supports ${name(ship)} ${name(squadron)}: ${use} ${levels}`),
    ...elint.networks.map(({ target, of, by }) => {
      const jammers = by.map(({ ship, levels }) => `${name(ship)} ${levels}`);
      return `network ${name(target)} ${of}: ${jammers.join(', ')}`;
    }),
    ...elint.targeting.map(({ ship, target }) => `targeting ${name(ship)} ${name(target)}`),
  ];
}

/** The lines of levels face down. */
export function levelLines(lists: readonly ElintList[] = []): string[] {
  return lists.map(({ ship, uses }) => {
    const all = uses.map(({ use, at = [] }) => [use, ...at.map(name)].join(' '));
    return `elint ${name(ship)}: ${all.join(', ')}`;
  });
}

/** Whose a ship is. */
export function ownerOf({ ships, shipAt }: Book, ship: string): Side {
  return (ships[shipAt[ship] as number] as ShipOfBook).side;
}
