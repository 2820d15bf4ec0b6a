// The weapons of a ship's sheet.

import type { SheetItem, SheetPart, SheetValue } from '@flagplot/sheets';
import type { Charts, Mount, ShipCard, WeaponCard } from '../rules/cards.ts';
import { isSecondary, pulseOf } from '../rules/combat/refire.ts';
import { antiFighterFactor } from '../rules/combat/systems.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Hull } from '../rules/roster.ts';
import { arcsItem, roundItem } from './diagrams.ts';
import { from } from './origins.ts';
import { boxesOf, upTo } from './rows.ts';

/** The turns in which fire is written down on a sheet. */
export interface Turns {
  readonly first: number;
  readonly count: number;
}

/** What a table of weapons is made of. */
export interface Armed {
  readonly card: ShipCard;
  readonly weapons: readonly WeaponCard[];
  readonly hull: Hull;
  readonly charts: Charts;
  readonly turns: Turns;
}

/** A line for each weapon: arcs, track, ranges, dice, and boxes to tick when it fires. */
export function weaponsOf(armed: Armed): SheetPart {
  const [short, ...beyond] = armed.charts.rangeModifiers;
  return {
    kind: 'table',
    key: 'weapons',
    title: 'Weapons',
    rule: 'FA-6.2.6',
    note: `die to hit capital and heavy, medium, fighter · defence +${short} at short range, ${beyond.map(by => `+${by}`).join(', ')} beyond`,
    heads: ['Weapon', 'Arcs', 'Track', 'Range', 'To hit', 'Damage', 'Shots', 'AF', 'Fired, by turn and pulse'],
    rules: [undefined, 'FA-6.3.1', 'FA-6.5.2', 'FA-6.2.1', 'FA-6.2.2', 'FA-7.1.1', 'FA-6.2.5', 'FA-7.3.2'],
    paper: [8],
    below: [4],
    wide: [],
    rows: armed.card.mounts.map((_, mount) => line(armed, mount)),
  };
}

function line({ card, weapons, hull, turns }: Armed, mount: number): SheetItem[] {
  const of = card.mounts[mount] as Mount;
  const weapon = weapons[mount] as WeaponCard;
  const left = hull.weapons[mount] as number;
  const origin = (part: string) => from(card.provenance, `mounts/${mount}/${part}`);
  const text = (field: string, ...lines: string[]): SheetItem => ({ kind: 'text', lines, ...from(weapon.provenance, field) });
  return [
    { kind: 'text', lines: [weapon.name, `${isSecondary(weapon) ? 'secondary' : 'primary'}, ${weapon.class}`] },
    { ...bearing(of, left), ...origin('arcs') },
    { kind: 'boxes', key: `weapon/${mount}`, boxes: boxesOf(upTo(of.boxes), left), ...origin('boxes') },
    text('bands', rangeOf(weapon)),
    text('control', toHit(weapon)),
    text('dice', ...damageOf(weapon)),
    text('shots', String(weapon.shots)),
    { ...fighterFactor(of, left), ...origin('af') },
    firedTicks(hull.fired[mount] as number, turns),
  ];
}

/** FA-7.3.1, FA-16.2.3 The factor of each arc; where boxes are marked, what is left of it. */
function bearing({ arcs }: Mount, left: number): SheetItem {
  return arcs.length === 0 ? roundItem(left === 0 ? '–' : 'AF') : arcsItem(arcs.map(factor => sectorOf(factor, left)));
}

function sectorOf(factor: number, left: number): SheetValue {
  const printed = factor === 0 ? '·' : String(factor);
  return factor <= left ? { printed } : { printed, now: String(left) };
}

/** FA-7.3.2 The circle of anti-fighter fire. */
function fighterFactor(mount: Mount, left: number): SheetItem {
  if (mount.af === 0) return { kind: 'text', lines: ['–'] };
  const now = antiFighterFactor(mount, left);
  return { kind: 'figure', printed: String(mount.af), ring: true, ...(now < mount.af && { now: String(now) }) };
}

function rangeOf({ bands, delivery }: WeaponCard): string {
  if (bands.length === 0) return 'own hex';
  return bands.length === 1 && delivery !== 'direct' ? `to ${bands[0]}` : bands.join(' / ');
}

function toHit({ control, delivery }: WeaponCard): string {
  return delivery === 'proximity' ? 'by area' : control.map(die => (die === 0 ? '–' : `d${die}`)).join(' / ');
}

/** Damage by range band, once where it is the same at all. */
function damageOf({ dice, points, pulses }: WeaponCard): string[] {
  if (points > 0) return [`${points} ${points === 1 ? 'point' : 'points'}`];
  const alike = new Set(dice).size < 2;
  const says = (alike ? dice.slice(0, 1) : dice).map(die => `d${die}`).join('/');
  return pulses > 1 ? [says, `up to ${pulses} pulses`] : [says];
}

/** FA-2.3.1, FA-2.3.2 A box for each pulse of each turn, the pulse of the last shot ticked. */
function firedTicks(last: number, { first, count }: Turns): SheetItem {
  const groups = upTo(count).map(n => {
    const turn = first + n - 1;
    return { name: String(turn), ticked: PULSES.map(pulse => pulseOf(turn, pulse) === last) };
  });
  return { kind: 'ticks', groups };
}
