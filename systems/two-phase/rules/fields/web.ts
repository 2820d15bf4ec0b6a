// Chapter 11.3: web is laid behind a ship or cast ahead of it, sets, and ends.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { scannerOf } from '../damage/condition.ts';
import { EMPTY } from '../energy/arming.ts';
import { hasLockOn } from '../ew/lock-on.ts';
import { bears } from '../geometry/arcs.ts';
import { LAYOUT } from '../geometry/map.ts';
import { hexOf, isOnMap } from '../map.ts';
import { capital, unitName, weaponName, weaponOf } from '../names.ts';
import type { Unit, Web } from '../open.ts';
import { LOST } from '../open.ts';
import type { ActOf } from '../orders.ts';
import { areEnemies, cardOf, isHere, mountOf, unitCalled } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { columnAt } from '../weapons/gun.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { freeWhereNoWeb } from './snare.ts';

/** TP-11.3.1 In its own space a ship leaves web in the hex that it comes from: twice the energy of the generator, in up to four hexes a phase. */
export const layWeb: ActRule<'web'> = {
  rule: 'TP-11.3.1',
  place: 5,
  when: ['space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: ({ v, unit }) => cardOf(v.book, unit).weapons.some(({ type }) => type === 'web-generator'),
  fault: (c, act) => generatorFault(c, act) ?? erraticFault(c) ?? hexFault(c, act),
  carry({ s, t, unit, hold }, { weapon }) {
    t.reveal(unit.side);
    const mount = mountOf(cardOf(s.book, unit), weapon);
    const strength = s.book.charts.webGenerator.perEnergy * (hold.arms[mount]?.energy ?? 0);
    spin(s, t, { unit, mount, hexes: [unit.came as Hex], strength, cast: false });
  },
  *options({ v, unit }) {
    for (const { id, type } of cardOf(v.book, unit).weapons) if (type === 'web-generator') yield { act: 'web', weapon: id };
  },
};

function generatorFault({ v, unit, hold }: InWindow, { weapon }: ActOf<'web'>): Refusal | undefined {
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, weapon);
  if (card.weapons[mount]?.type !== 'web-generator' || unit.weapons[mount] === LOST)
    return { rule: 'TP-11.3.1', at: '/weapon', say: `There is no ${weaponName(card, weapon)} that works.` };
  if ((hold.arms[mount]?.energy ?? 0) > 0) return undefined;
  return { rule: 'TP-11.3.1', at: '/weapon', say: `${capital(weaponName(card, weapon))} has no energy this turn.` };
}

/** TP-4.6.3 */
function erraticFault({ unit }: Pick<InWindow, 'unit'>): Refusal | undefined {
  return unit.erratic ? { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres no web is laid or cast.' } : undefined;
}

/** TP-11.3.1 A hex that was left in this very space, and no more of them than a generator lays in a phase. */
function hexFault({ v, unit, segment, window }: InWindow, { weapon }: ActOf<'web'>): Refusal | undefined {
  if (segment !== 'space' || unit.came === null || unit.halted || unit.snare)
    return { rule: 'TP-11.3.1', at: '/act', say: `${unitName(v, unit.id)} has left no hex.` };
  if (window.acts.filter(one => one.act === 'web' && one.weapon === weapon).length > 1)
    return { rule: 'TP-11.3.1', at: '/weapon', say: `${capital(weaponOf(v, unit.id, weapon))} lays one hex a space.` };
  const mount = mountOf(cardOf(v.book, unit), weapon);
  const laid = v.open.webs.filter(web => web.by === unit.id && web.mount === mount && !web.cast && web.falls === 0);
  const { hexes: most } = v.book.charts.webGenerator;
  if (laid.length < most) return undefined;
  return {
    rule: 'TP-11.3.1',
    at: '/weapon',
    say: `${capital(weaponOf(v, unit.id, weapon))} has laid ${most} hexes in this phase.`,
  };
}

/** TP-11.3.2 Up to five connected hexes in the arc of the caster, once a turn; TP-8.3.3 with lock-on. */
export const castWeb: ActRule<'cast'> = {
  rule: 'TP-11.3.2',
  place: 10,
  when: ['space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: ({ v, unit }) => cardOf(v.book, unit).weapons.some(({ type }) => type === 'web-caster'),
  fault: (c, act) => casterFault(c, act) ?? erraticFault(c) ?? lineFault(c, act),
  carry({ s, t, unit, hold }, act) {
    t.reveal(unit.side);
    const mount = mountOf(cardOf(s.book, unit), act.weapon);
    const line = lineOf(act);
    unit.weapons[mount] = 1;
    hold.arms[mount] = { ...EMPTY };
    spin(s, t, { unit, mount, hexes: line, strength: strengthOf(s, unit, act), cast: true });
  },
  *options({ v, unit, hold }) {
    const card = cardOf(v.book, unit);
    for (const [mount, { id, type }] of card.weapons.entries()) {
      const energy = hold.arms[mount]?.energy ?? 0;
      if (type !== 'web-caster' || energy === 0) continue;
      for (const other of v.open.units) {
        if (!isHere(other) || !areEnemies(v.book, unit.side, other.side)) continue;
        const names = hexes
          .ring(other, 1)
          .filter(hex => isOnMap(v.book, hex))
          .map(hex => hexes.nameOf(hex, LAYOUT));
        for (const n of [1, 3, 5]) yield { act: 'cast', weapon: id, hexes: names.slice(0, n), energy };
      }
    }
  },
  // The first hex of a line: which follow is up to whoever casts it.
  *choices({ v, unit, hold }) {
    for (const [mount, { id, type }] of cardOf(v.book, unit).weapons.entries()) {
      if (type !== 'web-caster') continue;
      for (const hex of hexes.within(unit, v.book.charts.webRanges.ranges.at(-1) ?? 0))
        for (let energy = hold.arms[mount]?.energy ?? 0; energy > 0 && isOnMap(v.book, hex); energy -= 1)
          yield { act: 'cast', weapon: id, hexes: [hexes.nameOf(hex, LAYOUT)], energy };
    }
  },
};

function casterFault({ v, unit, hold }: InWindow, { weapon, energy }: ActOf<'cast'>): Refusal | undefined {
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, weapon);
  if (card.weapons[mount]?.type !== 'web-caster' || unit.weapons[mount] === LOST)
    return { rule: 'TP-11.3.2', at: '/weapon', say: `There is no ${weaponName(card, weapon)} that works.` };
  if (unit.weapons[mount] !== 0)
    return { rule: 'TP-11.3.2', at: '/weapon', say: `${capital(weaponName(card, weapon))} was used this turn.` };
  if (!hasLockOn(unit)) return { rule: 'TP-8.3.3', say: 'A web caster wants lock-on.' };
  const paid = hold.arms[mount]?.energy ?? 0;
  if (energy >= 1 && energy <= paid) return undefined;
  return { rule: 'TP-11.3.2', at: '/energy', say: `${capital(weaponName(card, weapon))} has ${paid} points this turn.` };
}

/** TP-11.3.2, TP-9.1.2 Hexes of the map that hang together, each in the arc, the nearest within reach of this energy. */
function lineFault({ v, unit }: InWindow, act: ActOf<'cast'>): Refusal | undefined {
  const fault = (rule: string, say: string): Refusal => ({ rule, at: '/hexes', say });
  const line = lineOf(act);
  if (!line.every(hex => isOnMap(v.book, hex))) return fault('TP-4.1.4', 'Web is cast on the map alone.');
  if (!line.every((hex, i) => i === 0 || hexes.range(hex, line[i - 1] as Hex) === 1) || new Set(act.hexes).size < line.length)
    return fault('TP-11.3.2', 'Each hex touches the one before it, and none is named twice.');
  const card = cardOf(v.book, unit);
  const arc = card.arcs[mountOf(card, act.weapon)] as number;
  if (!line.every(hex => bears(arc, hexes.bearing(unit, unit.facing, hex))))
    return fault('TP-9.1.2', `${capital(weaponName(card, act.weapon))} does not bear on all of these hexes.`);
  return strengthOf(v, unit, act) > 0 ? undefined : fault('TP-11.3.2', 'At this range its energy does nothing.');
}

function lineOf({ hexes: names }: Pick<ActOf<'cast'>, 'hexes'>): Hex[] {
  return names.map(name => hexes.parseName(name, LAYOUT) as Hex);
}

/** TP-11.3.2, TP-8.3.2 Ten times the energy that counts at the effective range of the nearest hex, shared by the hexes, at most 35. */
function strengthOf({ book }: Pick<TpState, 'book'>, unit: Unit, act: ActOf<'cast'>): number {
  const { webCaster, webRanges } = book.charts;
  const line = lineOf(act);
  const range = scannerOf(cardOf(book, unit), unit) + Math.min(...line.map(hex => hexes.range(unit, hex)));
  const less = webRanges.less[columnAt(webRanges, range)];
  if (less === undefined || act.energy <= less) return 0;
  return Math.min(webCaster.most, Math.floor((webCaster.perEnergy * (act.energy - less)) / line.length));
}

interface Spun extends Pick<Web, 'mount' | 'strength' | 'cast'> {
  unit: Unit;
  hexes: readonly Hex[];
}

/** TP-11.3.3 New web, which has still to set. */
function spin(s: TpState, t: TpTable, { unit, hexes: line, ...spun }: Spun): void {
  const made = line.map(hex => ({
    ...hexOf(hex),
    side: unit.side,
    by: unit.id,
    ...spun,
    left: s.book.charts.web.sets,
    falls: 0,
  }));
  s.open.webs.push(...made);
  tellWebs(s, t, { webs: made, stage: spun.cast ? 'cast' : 'laid' });
}

type Stage = 'laid' | 'cast' | 'set' | 'faded' | 'gone';

/** Which of her generators it is of lies on the table, and is told. */
function tellWebs(s: TpState, t: TpTable, { webs, stage }: { webs: readonly Web[]; stage: Stage }): void {
  for (const { by, mount, strength, ...web } of webs) {
    const weapon = cardOf(s.book, unitCalled(s.open, by)).weapons[mount]?.id ?? '';
    t.tell(() => ({ kind: 'web', unit: by, weapon, stage, strength, at: hexOf(web) }));
  }
}

/** TP-11.3.3 One impulse of the maker: web sets with the second after it was made. */
export function countWebs(s: TpState, t: TpTable, unit: Unit): void {
  if (s.open.webs.length === 0) return;
  const waiting = s.open.webs.filter(({ by, left }) => by === unit.id && left > 0);
  for (const web of waiting) web.left -= 1;
  tellWebs(s, t, { webs: waiting.filter(({ left }) => left === 0), stage: 'set' });
}

/** TP-11.3.3, TP-11.3.1, TP-11.3.4 At the waterfall: what has not set sets, laid web weakens, and cast web lasts for two of them beside that by which it set. */
export function endWebs(s: TpState, t: TpTable): void {
  const { webs } = s.open;
  if (webs.length === 0) return;
  for (const web of webs) age(s, t, web);
  s.open.webs = webs.filter(web => !isOver(web));
  tellWebs(s, t, { webs: webs.filter(isOver), stage: 'gone' });
  freeWhereNoWeb(s, t);
}

/** TP-11.3.1, TP-11.3.3, TP-11.3.4 */
function age(s: TpState, t: TpTable, web: Web): void {
  const sets = web.left > 0;
  web.left = 0;
  if (sets) tellWebs(s, t, { webs: [web], stage: 'set' });
  if (!web.cast) web.strength = Math.max(0, web.strength - s.book.charts.webGenerator.fades);
  if (!web.cast || !sets) web.falls += 1;
  if (!web.cast) tellWebs(s, t, { webs: [web], stage: 'faded' });
}

/** TP-7.3.3, TP-11.3.4 Waterfalls that a cast web sees. */
const LASTS = 2;

function isOver({ cast, strength, falls }: Web): boolean {
  return strength === 0 || (cast && falls >= LASTS);
}
