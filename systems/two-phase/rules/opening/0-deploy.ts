// Chapters 1.3 and 16.1: before the first turn, where units stand.

import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { SideOfBook } from '../book.ts';
import { LAYOUT } from '../geometry/map.ts';
import { hexOf, placeOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Deployment } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { isHere, shipNamed, shipsOf, unitCalled, unitNamed } from '../roster.ts';
import { linkAtFirst } from '../shuttles/links.ts';
import type { TpQuestion, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { guideFaults, nameGuide, randomGuides } from './guides.ts';
import { hiddenFaults, hide, randomHidden } from './hidden.ts';
import { loadRack, rackFaults, randomLoads } from './loads.ts';
import { fit, mountFaults, randomMounts, shipsToFit } from './mounts.ts';
import { DEPLOYMENT } from './schemas.ts';

type Stand = Deployment['stands'][number];

/** TP-1.3.1, TP-16.1.2, TP-15.1.5 Every side with a unit to place or a mount to fill, in secret, opened together. */
export const deploy: Phase<TwoPhase, 'deploy'> = {
  name: 'Deployment',
  rule: 'TP-16.1.2',
  asks: ({ book, open, clock }) =>
    clock.round > 0
      ? []
      : book.sides.flatMap(({ id: side }) => {
          const units = toPlace({ book, open }, side);
          const asked = units.length > 0 || shipsToFit(book, open.units, side).length > 0;
          return asked ? [{ side, kind: 'deploy', about: { units } }] : [];
        }),
  carry(s, t, answers) {
    for (const { side } of answers) t.reveal(side);
    for (const { side, order } of answers) setOut(s, t, { side, order });
  },
};

/** TP-1.3.1 Mounts first, for a rack in one is loaded with this order. */
function setOut(s: TpState, t: TpTable, { side, order }: { side: string; order: Deployment }): void {
  for (const unit of s.open.units) if (unit.side === side) fit(s, t, { unit, mounts: order.mounts });
  for (const load of order.loads) loadRack({ s, side }, load);
  hide({ s, side }, order.hidden);
  for (const guide of order.guides) nameGuide({ s, side }, guide);
  for (const stand of order.stands) place(s, t, stand);
  const linked = linkAtFirst(s.open, unit => unit.side === side);
  for (const { pf, ship, box } of linked) t.tell(() => ({ kind: 'landed', unit: pf.id, on: ship.id, box, at: hexOf(ship) }));
}

/** Units of a side whose place is its own to choose. */
function toPlace(seen: Seen, side: string): string[] {
  return seen.open.units
    .filter(unit => unit.side === side && isHere(unit) && shipNamed(seen, unit.id)?.hex === null)
    .map(({ id }) => id);
}

function place({ open }: TpState, t: TpTable, { unit: id, hex, facing }: Stand): void {
  const unit = unitCalled(open, id);
  Object.assign(unit, hexes.parseName(hex, LAYOUT), { facing });
  t.tell(() => ({ kind: 'deployed', unit: id, at: placeOf(unit) }));
}

/** TP-16.1.2 A hex of the side's zone for each unit, no two in one. */
export const deployQuestion: TpQuestion<'deploy'> = {
  rule: 'TP-16.1.2',
  schema: DEPLOYMENT,
  parts: [{ list: 'stands', by: 'unit' }],
  judge: (v, { units }, order) => [
    ...order.stands.flatMap((stand, i) => standFaults(v, units, { stand, i, stands: order.stands }).map(under(`/stands/${i}`))),
    ...missing(v, units, order),
    ...mountFaults(v, order.mounts),
    ...(mountFaults(v, order.mounts).length > 0 ? [] : rackFaults(v, order)),
    ...guideFaults(v, order.guides),
    ...hiddenFaults(v, order.hidden),
  ],
  idle: (v, { units }) => deployment(usualStands(v, units)),
  *candidates(v, { units }) {
    const usual = usualStands(v, units);
    yield deployment(usual);
    for (const turn of [1, 5]) yield deployment(usual.map(stand => ({ ...stand, facing: (stand.facing + turn) % 6 })));
  },
  random(v, { units }, roll) {
    const own = shipsOf(v.open, v.side);
    const mounts = roll(2) === 1 ? randomMounts(v, shipsToFit(v.book, own, v.side), roll) : [];
    const loads = roll(2) === 1 ? randomLoads(v, own, { roll, mounts }) : [];
    return {
      ...deployment(randomStands(v, units, roll)),
      mounts,
      loads,
      hidden: randomHidden(v, own, roll),
      guides: randomGuides(v, own, roll),
    };
  },
};

function deployment(stands: Stand[]): Deployment {
  return { stands, loads: [], mounts: [], hidden: [], guides: [] };
}

function sideOf({ book, side }: Pick<TpView, 'book' | 'side'>): SideOfBook {
  return book.sides[book.sideAt[side] as number] as SideOfBook;
}

interface Stood {
  stand: Stand;
  i: number;
  stands: readonly Stand[];
}

function standFaults(v: TpView, units: readonly string[], { stand, i, stands }: Stood): Refusal[] {
  const fault = (at: string, say: string): Refusal[] => [{ rule: 'TP-16.1.2', at, say }];
  if (!units.includes(stand.unit)) return fault('/unit', `${unitName(v, stand.unit)} is not yours to place.`);
  if (stands.findIndex(({ unit }) => unit === stand.unit) < i)
    return fault('/unit', `${unitName(v, stand.unit)} is placed twice.`);
  if (stands.findIndex(({ hex }) => hex === stand.hex) < i && !isOnLinks(v, stands, stand.hex))
    return fault('/hex', `Two ships of yours cannot begin in ${stand.hex}.`);
  const { columns, rows } = zoneOf(v);
  const [column, row] = [Number(stand.hex.slice(0, 2)), Number(stand.hex.slice(2))];
  if (column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1]) return [];
  return fault('/hex', `${stand.hex} lies outside your zone: columns ${columns.join(' to ')}, rows ${rows.join(' to ')}.`);
}

/** Ruling R107 A ship and as many PFs as it has links begin in one hex. */
function isOnLinks({ open }: TpView, stands: readonly Stand[], hex: string): boolean {
  const there = stands.filter(stand => stand.hex === hex).flatMap(({ unit }) => unitNamed(open, unit) ?? []);
  const [ship, ...others] = there.filter(({ kind }) => kind === 'ship');
  const links = ship?.bay?.filter(({ link }) => link).length ?? 0;
  return others.length === 0 && there.length - 1 <= links;
}

function zoneOf(v: Pick<TpView, 'book' | 'side'>): NonNullable<SideOfBook['zone']> {
  return sideOf(v).zone ?? { columns: [1, v.book.map.columns], rows: [1, v.book.map.rows] };
}

function missing(v: TpView, units: readonly string[], { stands }: Deployment): Refusal[] {
  const left = units.filter(id => !stands.some(({ unit }) => unit === id));
  if (left.length === 0) return [];
  return [
    {
      rule: 'TP-16.1.2',
      at: '/stands',
      say: `Still to be placed: ${left.map(id => unitName(v, id)).join(', ')}.`,
      lacking: true,
    },
  ];
}

/** Where units stand without a word: at the front of the zone, spread over its rows. */
function usualStands(v: Pick<TpView, 'book' | 'side'>, units: readonly string[]): Stand[] {
  const { columns, rows } = zoneOf(v);
  const { facing } = sideOf(v);
  const column = facing < 3 ? columns[1] : columns[0];
  const gap = Math.max(1, Math.floor((rows[1] - rows[0] + 1) / (units.length + 1)));
  return units.map((unit, i) => ({ unit, hex: hexAt(column, Math.min(rows[1], rows[0] + gap * (i + 1) - 1)), facing }));
}

function hexAt(column: number, row: number): string {
  return hexes.nameOf(hexes.hexAt(column, row, LAYOUT), LAYOUT);
}

function randomStands(v: Pick<TpView, 'book' | 'side'>, units: readonly string[], roll: RollDie): Stand[] {
  const { columns, rows } = zoneOf(v);
  const taken = new Set<string>();
  return units.map(unit => {
    let hex = '';
    do hex = hexAt(columns[0] + roll(columns[1] - columns[0] + 1) - 1, rows[0] + roll(rows[1] - rows[0] + 1) - 1);
    while (taken.has(hex));
    taken.add(hex);
    return { unit, hex, facing: roll(6) - 1 };
  });
}
