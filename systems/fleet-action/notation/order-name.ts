// FA-4.7, FA-4.8 Who is named, as it is typed: `flagship var'noth`, `guide of a: ro'dal`, `commander of a: ro'dal, outside sha'tok, quel under quel`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { either, type Nameable, withEntry } from '@flagplot/manifest/orders';
import { defaultNaming, outsiders, usualFlag } from '../rules/command/naming.ts';
import type { Named, Naming, Office } from '../rules/orders.ts';
import { fleetId } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, shipText, unitText } from './order-units.ts';

type Name = FleetAction['asks']['name'];

interface Reading {
  v: FaView;
  about: Name['about'];
  making: { names: Named[] };
  best: Name['order'] | undefined;
}

const OFFICES: readonly Office[] = ['flagship', 'guide', 'commander'];

/** Reads who is named: an office that is not spoken of keeps whoever was laid for it. */
export function nameReader(v: FaView, { about, laid, best }: Asked<'name'>): OrderReader {
  const making = { names: laid?.names ?? [] };
  return { phrase: it => readPhrase(it, { v, about, making, best }), order: () => ({ order: { names: making.names } }) };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, about, best } = reading;
  if (it.mayBest(best)) {
    for (const one of best?.names ?? []) lay(reading, one);
  } else if (it.says('hold')) for (const naming of about.namings) lay(reading, defaultNaming(v, naming));
  else readNaming(it, reading);
}

function lay({ making }: Reading, named: Named): void {
  making.names = withEntry(making.names, ({ of }) => of === named.of, named);
}

/** An office, a squadron, and a ship: as much of these as it takes to know what is meant. */
function readNaming(it: Phrase, reading: Reading): void {
  const { v, about } = reading;
  const office = mayOffice(it, about.namings) ?? undefined;
  it.skip('of', 'for');
  const relief = office === 'flagship' && it.says('reinforcements', 'relief');
  const squadron = it.has(':') || !office ? it.mayName(squadronsOf(v, about.namings)) : undefined;
  it.mark(':');
  const then = office ?? mayOffice(it, about.namings);
  it.skip('is', 'the');
  const open = about.namings.filter(
    one => (!then || one.office === then) && (!squadron || one.of === squadron.id) && (!relief || isRelief(v, one)),
  );
  const word = it.next;
  const ship = it.name(shipsIn(v, open), [',']);
  const meant = open.filter(({ ships }) => ship && ships.includes(ship.id));
  if (ship && meant.length > 1) it.fault(`say for what: ${either(meant.map(one => officeText(one, v)))}`, word);
  const [naming] = meant;
  if (naming && ship) readRest(it, reading, { naming, ship: ship.id });
  else it.passAll();
}

/** Who is left outside, FA-4.3.7 and under whom where they form a squadron. */
function readRest(it: Phrase, reading: Reading, { naming, ship }: { naming: Naming; ship: string }): void {
  const { v } = reading;
  const outside = readOutside(it, v, { naming, ship });
  const usual = usualFlag(v, naming, outside);
  const flag = naming.surplus !== undefined && it.may('under') ? it.name(shipsCalled(v, outside)) : undefined;
  lay(reading, { of: naming.of, ship, outside, ...usual, ...(flag && { flag: flag.id }) });
}

function shipsCalled({ book }: FaView, ids: readonly string[]): Nameable[] {
  return book.ships.filter(({ id }) => ids.includes(id));
}

function isRelief({ open }: FaView, { of }: Naming): boolean {
  return open.fleets.some(fleet => fleet.relief && fleetId(fleet) === of);
}

function mayOffice(it: Phrase, namings: readonly Naming[]): Office | undefined {
  return OFFICES.filter(office => namings.some(one => one.office === office)).find(office => it.may(office));
}

function squadronsOf({ book }: FaView, namings: readonly Naming[]): Nameable[] {
  return [...book.squadrons, ...book.sides].filter(({ id }) => namings.some(({ of }) => of === id));
}

function shipsIn({ book }: FaView, namings: readonly Naming[]): Nameable[] {
  return book.ships.filter(({ id }) => namings.some(({ ships }) => ships.includes(id)));
}

/** FA-4.7.9, FA-4.8.12 Who is left outside; nothing said of that: the last of the roster, as many as there must be. */
function readOutside(it: Phrase, v: FaView, { naming, ship }: { naming: Naming; ship: string }): string[] {
  const { count } = naming.outside;
  const may = outsiders(v, naming, ship);
  it.mark(',');
  if (!it.says('outside')) {
    if (count > 0) it.offer('outside');
    return count > 0 ? may.slice(-count) : [];
  }
  if (it.says('nobody')) return [];
  const things = [...v.book.ships, ...v.book.squadrons].filter(({ id }) => may.includes(id));
  const outside: string[] = [];
  do {
    const one = it.name(things, [',', 'under']);
    if (one) outside.push(one.id);
  } while (it.also() || !(it.isDone || it.reads(/^under$/i)));
  return outside;
}

/** FA-12.2.9 That of the reinforcements is called so. */
function flagshipText(v: FaView, of: string): string {
  return v.book.sides.some(({ id }) => id === of) ? 'flagship' : 'flagship of reinforcements';
}

function officeText({ office, of }: Naming, v: FaView): string {
  return office === 'flagship' ? flagshipText(v, of) : `${office} of ${unitText(v, of)}`;
}

/** Who is named, as it is typed. */
export function nameText({ names }: Name['order'], v: FaView): string {
  return names
    .map(({ of, ship, outside, flag }) => {
      const isSide = v.open.fleets.some(fleet => fleetId(fleet) === of);
      const left = outside.map(id => unitText(v, id)).join(', ');
      const under = flag === undefined ? '' : ` under ${shipText(v, flag)}`;
      return `${isSide ? flagshipText(v, of) : unitText(v, of)}: ${shipText(v, ship)}${left === '' ? '' : `, outside ${left}${under}`}`;
    })
    .join('; ');
}
