// What guns do at a glance: by places alone, without a look at what stands between.

import type { Point, Pose, Sector } from '@flagplot/plane';
import { aspect, bodyPoint, headingOf, isInSector, root } from '@flagplot/plane';
import type { Arc, WeaponCard } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
import { columnAfter, columnShifts, effectiveFirepower, multiplierOf, startColumn } from '../rules/charts-read.ts';
import { firepowersOf, works } from '../rules/gunnery/aim.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { crewOf } from '../rules/roster.ts';
import type { Prize } from './prize.ts';

/** A weapon that can be fired, without where its vessel lies. */
export interface Gun {
  readonly weapon: WeaponCard;
  readonly fp: number;
  /** BB-3.2.31 How many vessels of the squadron are likely to join the throw. */
  readonly crew: number;
  readonly sector: Sector;
  /** Mil from the middle of the vessel to the mount, ahead. */
  readonly ahead: number;
}

/** The guns, rockets and projectors of a vessel. */
export function gunsOf(seen: Seen, vessel: Vessel): Gun[] {
  const { charts, cards } = seen.book;
  const crew = crewOf(seen.open, vessel.unit).length;
  const fpOf = firepowersOf(seen, vessel);
  const length = (cards[vessel.card] as Seen['book']['cards'][string]).size[0];
  return (cards[vessel.card] as Seen['book']['cards'][string]).weapons
    .filter(weapon => isAimed(weapon) && works(vessel, weapon))
    .map(weapon => {
      const { mount, ...sector } = charts.arcs[weapon.arc as Arc];
      const side = mount === 'fore' ? 1 : mount === 'aft' ? -1 : 0;
      return { weapon, fp: fpOf(weapon), crew, sector, ahead: Math.floor((side * length * 3) / 10) };
    });
}

function isAimed({ kind }: WeaponCard): boolean {
  return kind === 'gun' || kind === 'rocket' || kind === 'tesla' || kind === 'beam';
}

/** Whose weapon it is that may fire, from where, and how generously it is judged: hundredths of a degree it may turn, mil it may come nearer. */
export interface Firing {
  readonly gun: Gun;
  readonly from: Pose;
  readonly slack?: Slack;
}

export interface Slack {
  readonly turn: number;
  readonly nearer: number;
}

const NONE: Slack = { turn: 0, nearer: 0 };

/** The hits to be expected of one vessel's weapon on a mark, from a pose; 0 where it does not bear. */
export function hitsAt(charts: Charts, { gun, from, slack = NONE }: Firing, mark: Prize): number {
  const { weapon, sector } = gun;
  if (isBeyond({ gun, from, slack }, mark)) return 0;
  const mount = bodyPoint(from, gun.ahead, 0);
  const way = { x: mark.at.x - mount.x, y: mark.at.y - mount.y };
  const range = Math.max(0, root(way.x * way.x + way.y * way.y) - mark.reach - slack.nearer);
  if (range > (weapon.range ?? 0) || (weapon.kind === 'rocket' && range < charts.rocketLeast)) return 0;
  const bearing = { middle: headingOf(from.heading + sector.middle), half: Math.min(18_000, sector.half + slack.turn) };
  if (!isInSector(way, bearing)) return 0;
  return hitsFrom(charts, { gun, from, range }, mark);
}

/** The hits to be expected where it bears, from a place at so many mil. */
export function hitsFrom(charts: Charts, { gun, from, range }: { gun: Gun; from: Point; range: number }, mark: Prize): number {
  return (diceAt(charts, { gun, from, range }, mark) * (11 - charts.needs)) / 10;
}

/** Out of reach however it lies: told by middles alone, for most are. */
function isBeyond({ gun, from, slack = NONE }: Firing, { at, reach }: Prize): boolean {
  const most = (gun.weapon.range ?? 0) + Math.abs(gun.ahead) + reach + slack.nearer + 2;
  const x = at.x - from.x;
  const y = at.y - from.y;
  return x * x + y * y > most * most;
}

function diceAt(charts: Charts, { gun, from, range }: { gun: Gun; from: Point; range: number }, mark: Prize): number {
  const { weapon, fp, crew } = gun;
  if (weapon.kind === 'beam') return Math.max(0, fp - charts.beam.loss * charts.beam.bands.filter(band => range > band).length);
  if (weapon.cal === undefined) return fp;
  const shown = aspect(mark.at.heading, { x: from.x - mark.at.x, y: from.y - mark.at.y });
  const start = startColumn(charts, { aspect: shown, card: mark.card, isStationary: mark.isStationary });
  const terms = { setting: mark.vessel.setting, squaredRange: range * range, kind: weapon.kind, isMasked: false };
  const column = columnAfter(charts, start, columnShifts(charts, terms));
  return (effectiveFirepower(charts, fp * crew, column) * multiplierOf(charts, mark.row, weapon.cal)) / (2 * crew);
}
