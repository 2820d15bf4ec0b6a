// One vessel on one course over shoals and past shores, sailed by both with the same dice.

import type { RollDie } from '@flagplot/kernel';
import { rolled, scriptedDice, setUp } from '@flagplot/kernel';
import { sheets } from '../../data/cards/cards.ts';
import type { Charts } from '../../rules/charts.ts';
import { whole } from '../../rules/edge/scenario.ts';
import { baltic as rules } from '../../rules/index.ts';
import { plannedEnd } from '../../rules/movement/plan.ts';
import { sail } from '../../rules/movement/sail.ts';
import { voyageOf } from '../../rules/movement/voyage.ts';
import type { Vessel } from '../../rules/open.ts';
import { bookOf } from '../../rules/scenario-book.ts';
import type { Feature, Scenario } from '../../rules/scenario-file.ts';
import type { BbState } from '../../rules/state.ts';
import type { Piece, Stand } from './courses.ts';
import { lengthOf, standAfter } from './courses.ts';
import type { Keel, Landfall, Zone } from './grounding.ts';
import { Walk } from './grounding.ts';
import { between, heading, oneOf } from './lay.ts';
import type { Model } from './plane.ts';
import { shape } from './plane.ts';
import { positionOf } from './position.ts';
import { touches } from './touching.ts';

/** More dice than any course takes: tests of depths, and fifteen ashore. */
const DICE = 40;

/** What both say of a course. */
export interface Sailed {
  what: string;
  ends: [ours: unknown, theirs: unknown];
  landfall: [ours: unknown, theirs: unknown];
}

/** Lays out a vessel and her course, and has both sail it. */
export function sailBoth(roll: RollDie, charts: Charts): Sailed {
  const { s, zones } = sea(roll, charts);
  const vessel = s.open.vessels[0] as Vessel;
  const pieces = courseBy(roll);
  const keel = keelOf(s, vessel);
  keel.counts = countsBy(roll, keel, zones);
  vessel.soundings = keel.counts.map(count => ({ ...count }));
  const dice = Array.from({ length: DICE }, () => roll(10));
  const ours = new Walk({ keel, pieces, zones, dice }).go();
  const ends = [plain(standAfter(keel.model, pieces, lengthOf(pieces))), plannedEnd(vessel, { legs: pieces })] as const;
  return {
    what: `${vessel.card} by ${JSON.stringify(pieces)}`,
    ends: [...ends],
    landfall: [told(ours), theirs(s, vessel, { pieces, dice })],
  };
}

/** A coast of a few zones by chance: water first, then what is solid and not in contact with her. */
function sea(roll: RollDie, charts: Charts): { s: BbState; zones: Zone[] } {
  const card = oneOf(
    roll,
    sheets.filter(({ altitude }) => altitude === 'surface'),
  );
  const pose = { x: between(roll, 25_000, 47_000), y: between(roll, 18_000, 30_000), heading: heading(roll) };
  const near = Array.from({ length: between(roll, 1, 4) }, (_, i) => zoneBy(roll, i, pose));
  const state = (features: Feature[]): BbState => {
    const scenario = scenarioWith(features, card.id, pose);
    return setUp(rules, scenario, bookOf(whole({ ...scenario, charts })));
  };
  const hull = shape(keelOf(state([]), state([]).open.vessels[0] as Vessel).model);
  const features = near.filter(
    ({ kind, polygon }) => kind === 'coastal' || kind === 'shallow' || !touches(hull, placesOf(polygon)),
  );
  const s = state(features);
  (s.open.vessels[0] as Vessel).down = card.traits?.includes('submersible') === true && roll(3) === 1;
  return { s, zones: features.map(({ kind, polygon }) => ({ kind: kind as Zone['kind'], polygon: placesOf(polygon) })) };
}

function scenarioWith(features: Feature[], card: string, pose: Vessel | { x: number; y: number; heading: number }): Scenario {
  return {
    ...{ name: 'sea', title: 'Sea', table: { width: 72_000, height: 48_000 }, turns: 8, margin: 75, goals: [], features },
    sides: [
      { id: 'a', name: 'a', navies: [], zones: [], units: [{ id: 'keel', card, pose }] },
      { id: 'b', name: 'b', navies: [], zones: [], units: [] },
    ],
  };
}

function zoneBy(roll: RollDie, i: number, about: { x: number; y: number }): Feature {
  const [x, y] = [about.x + between(roll, -9000, 9000), about.y + between(roll, -9000, 9000)];
  const far = (): number => between(roll, 500, 7000);
  const kind = oneOf(roll, ['coastal', 'coastal', 'shallow', 'shallow', 'land', 'reef'] as const);
  const polygon = [x + far(), y, x, y + far(), x - far(), y, x, y - far()];
  if (kind === 'coastal' || kind === 'shallow') return { id: `z${i}`, kind, polygon };
  return { id: `z${i}`, kind, polygon, heights: kind === 'land' ? ['surface'] : ['below'] };
}

function placesOf(polygon: readonly number[]): Zone['polygon'] {
  return Array.from({ length: polygon.length / 2 }, (_, i) => ({
    x: BigInt(polygon[2 * i] as number),
    y: BigInt(polygon[2 * i + 1] as number),
  }));
}

/** Up to four pieces, all one way: ahead as far as a destroyer at Flank, astern two inches. */
function courseBy(roll: RollDie): Piece[] {
  const isAstern = roll(4) === 1;
  const count = between(roll, 1, 4);
  const most = (isAstern ? 2000 : 15_000) / count;
  return Array.from({ length: count }, () => {
    const d = roll(3) === 1 ? 50 * Math.max(1, roll(Math.floor(most / 50))) : roll(Math.floor(most));
    const turn = roll(3) === 1 ? 0 : (roll(2) === 1 ? 1 : -1) * oneOf(roll, [2250, 1500, 1000, between(roll, 100, 2250)]);
    return { d: isAstern ? -d : d, turn };
  });
}

function keelOf(s: BbState, vessel: Vessel): Keel {
  const [ship] = positionOf(s).ships;
  const { card, down } = ship as NonNullable<typeof ship>;
  const deep = { D: 0, C: 1, B: 2 }[card.class] + (down ? 1 : 0);
  return { model: ship as Model, deep, skims: card.traits?.includes('skimmer') === true, counts: [...vessel.soundings] };
}

/** Water she already lies in may have been tested, or have held her. */
function countsBy(roll: RollDie, { model, deep, skims }: Keel, zones: readonly Zone[]): Keel['counts'] {
  const isIn = (water: string): boolean => zones.some(({ kind, polygon }) => kind === water && touches(shape(model), polygon));
  return (['coastal', 'shallow'] as const).filter(isIn).flatMap(water => {
    if (skims || deep === 0 || roll(3) === 1) return [];
    return [{ water, gone: roll(2) === 1 ? 0 : between(roll, 0, 4999), edge: roll(3) === 1 }];
  });
}

function theirs(s: BbState, vessel: Vessel, { pieces, dice }: { pieces: readonly Piece[]; dice: readonly number[] }): unknown {
  const source = scriptedDice(dice);
  const heard: { kind: string; why?: { rule: string } }[] = [];
  const t = rolled(source, { tell: (event: never) => void heard.push(event), reveal: () => undefined } as never);
  const ending = sail(s, t as never, voyageOf(s, vessel, { vessel: vessel.id, legs: [...pieces] }));
  const counts = vessel.soundings
    .map(({ water, gone, edge }) => ({ water, gone, edge }))
    .sort((a, b) => a.water.localeCompare(b.water));
  const stays = ending === 'aground' ? 'aground' : ending === 'solid' ? 'ashore' : 'no';
  const tests = heard.filter(({ kind, why }) => kind === 'thrown' && why?.rule !== 'BB-3.1.57').length;
  return { end: { x: vessel.x, y: vessel.y, heading: vessel.heading }, stays, counts, tests };
}

function told({ end, stays, counts, tests }: Landfall): unknown {
  return { end: plain(end), stays, counts: counts.map(({ water, gone, edge }) => ({ water, gone, edge })), tests };
}

function plain({ x, y, heading: at }: Stand): { x: number; y: number; heading: number } {
  return { x: Number(x), y: Number(y), heading: at };
}
