// FA-7.3.9 Hits placed, as it is typed: `tal'kesh: heavy laser, twin array, structure`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { either } from '@flagplot/manifest/orders';
import type { ShipOfBook } from '../rules/book.ts';
import { leastUseful, mountNamed, STRUCTURE } from '../rules/combat/systems.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { allotQuestion, throughHits } from '../rules/turn/4-allot.ts';
import { type Asked, shipText } from './order-units.ts';
import { weaponsNamed, weaponText } from './order-weapons.ts';

type Allot = FleetAction['asks']['allot'];

interface Reading {
  v: FaView;
  about: Allot['about'];
  /** The weapon of each hit, as far as anything is said of it. */
  weapons: (string | undefined)[];
  best: Allot['order'] | undefined;
}

/** Reads which weapons take the hits of a side: what is said nothing of is what was laid, or what an owner gives up who says nothing. */
export function allotReader(v: FaView, { about, laid, best }: Asked<'allot'>): OrderReader {
  const reading: Reading = { v, about, weapons: [...(laid?.weapons ?? [])], best };
  return { phrase: it => readPhrase(it, reading), order: () => ({ order: { weapons: allWeapons(reading) } }) };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, about, best } = reading;
  const ids = [...new Set(about.hits.map(({ ship }) => ship))];
  const ships = ids.map(id => v.book.ships[v.book.shipAt[id] as number] as ShipOfBook);
  const named = it.mayName(ships);
  it.mark(':');
  if (it.mayBest(best)) {
    if (best) take(reading, named?.id, best.weapons);
  } else if (it.may('hold')) take(reading, named?.id, allotQuestion.idle(v, about).weapons);
  else if (!named && ships.length > 1) it.unread();
  else readHits(it, reading, named ?? (ships[0] as ShipOfBook));
}

/** The weapons of another order, for one ship or for all. */
function take(reading: Reading, ship: string | undefined, weapons: readonly string[]): void {
  for (const [i, hit] of reading.about.hits.entries()) if (!ship || hit.ship === ship) reading.weapons[i] = weapons[i];
}

/** A weapon for each hit of a ship, in the order they fell; a number before it: so many of them. */
function readHits(it: Phrase, { about, weapons }: Reading, of: ShipOfBook): void {
  const places = about.hits.flatMap(({ ship }, i) => (ship === of.id ? [i] : []));
  while (!it.isDone) {
    const times = it.number() ?? 1;
    const first = it.next;
    const weapon = readWeapon(it, of);
    if (places.length < times) it.fault(`${of.name} has no more hits to place`, first);
    for (const place of places.splice(0, times)) if (weapon) weapons[place] = weapon;
    if (!it.also() && !it.isDone) it.take();
  }
  offerWeapons(it, of);
}

function offerWeapons(it: Phrase, of: ShipOfBook): void {
  it.offer(...of.weapons.map(({ name }) => name.toLowerCase()), STRUCTURE);
}

function readWeapon(it: Phrase, of: ShipOfBook): string | undefined {
  offerWeapons(it, of);
  const names = of.weapons.map(({ name }) => name.toLowerCase());
  const first = it.next;
  const words: string[] = [];
  while (it.next && it.next.kind !== 'mark' && it.next.text.toLowerCase() !== 'and') words.push(it.take()?.text ?? '');
  const said = words.join(' ');
  if (said.toLowerCase() === STRUCTURE) return STRUCTURE;
  const [weapon, ...others] = weaponsNamed(of, said);
  if (weapon && others.length === 0) return weapon.id;
  it.fault(
    weapon ? `may be ${either([weapon, ...others].map(({ name }) => name))}` : `${of.name} has ${either([...names, STRUCTURE])}`,
    first,
  );
  return undefined;
}

/** Every hit with its weapon. */
function allWeapons({ v, about, weapons }: Reading): string[] {
  const all = throughHits(v, about, (on, open, nth) => {
    const mount = mountNamed(on.of, weapons[nth] ?? '');
    return open.length === 0 ? undefined : open.includes(mount) ? mount : leastUseful(on.of, on.ship, open);
  });
  return all.map((weapon, i) => weapons[i] ?? weapon);
}

/** Placed hits as they are typed, ship by ship. */
export function allotText({ weapons }: Allot['order'], v: FaView): string {
  const hits = v.open.ships.flatMap(({ id, pending }, i) => (v.book.ships[i]?.side === v.side ? pending.map(() => id) : []));
  const by = [...Map.groupBy(weapons.entries(), ([i]) => hits[i] ?? hits[0] ?? '')];
  return by
    .map(([ship, of]) => {
      const card = v.book.ships[v.book.shipAt[ship] ?? -1];
      const names = of.map(([, weapon]) => (card && weapon !== STRUCTURE ? weaponText(card, weapon) : weapon));
      return `${shipText(v, ship)}: ${names.join(', ')}`;
    })
    .join('; ');
}
