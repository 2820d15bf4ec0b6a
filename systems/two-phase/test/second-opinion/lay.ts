// Positions by chance: a few ships near one another, hurt, charged and manoeuvring as they like, with drones and plasma between them.

import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { quickDice, setUp } from '@flagplot/kernel/bare';
import { between, once, oneOf, shuffle, some } from '@flagplot/lab/second-opinion';
import { ships as cards } from '../../data/cards/ships.ts';
import type { CardOfBook } from '../../rules/book.ts';
import type { ShipCard, WeaponCard } from '../../rules/cards.ts';
import type { Charts } from '../../rules/charts.ts';
import type { Hold } from '../../rules/folder.ts';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { twoPhase as rules } from '../../rules/index.ts';
import type { Boxes, Seeker, Unit } from '../../rules/open.ts';
import { LOST } from '../../rules/open.ts';
import { cardOf, holdOf } from '../../rules/roster.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { TpState } from '../../rules/state.ts';

const SIDES = ['a', 'b', 'c'] as const;
const MAP = { columns: 42, rows: 30 };
/** Seekers at most. */
const MISSILES = 8;

/** Dice of a seed. */
export const diceOf = (seed: number): RollDie => quickDice(Math.imul(seed, 0x85ebca6b) ^ (seed >>> 13));

/** The position of these dice. `charts`: what the rules go by instead of the charts that come with them. */
export function layOut(roll: RollDie, charts?: Charts): TpState {
  const scenario = randomScenario(roll, charts);
  const made = rules.read(scenario);
  if ('faults' in made) throw new Error(made.faults.map(({ at, say }) => `${at} ${say}`).join('; '));
  const book = { ...made.book, cards: rearm(made.book.cards, roll) };
  const s = setUp(rules, scenario, book);
  s.clock = { turn: 1, line: 0, round: 0, step: 1 };
  const middle = { column: roll(MAP.columns), row: roll(MAP.rows) };
  const within = oneOf(roll, [0, 1, 3, 6, 12, 25]);
  for (const unit of s.open.units) disturb(s, unit, { roll, middle, within });
  s.open.arrivals = 99;
  s.open.order = shuffle(roll, s.open.order);
  for (const unit of s.open.units) if (once(roll, 3)) lend(s, unit, roll);
  const flying = once(roll, 3) ? 0 : roll(MISSILES);
  for (let n = 1; n <= flying; n += 1) launch(s, n, roll);
  return s;
}

function randomScenario(roll: RollDie, charts: Charts | undefined): Scenario {
  return {
    name: 'by-chance',
    title: 'By chance',
    map: MAP,
    turns: 10,
    ...(once(roll, 3) && { nebula: 'all' as const }),
    ...(charts && { charts }),
    sides: SIDES.slice(0, between(roll, 2, 3)).map((id, i) => ({
      ...{ id, name: id.toUpperCase(), facing: 'A' as const },
      ships: Array.from({ length: roll(2) }, (_, n) => ({
        ...{ id: `${id}${n + 1}`, card: oneOf(roll, cards as readonly ShipCard[]).id, facing: 'A' as const, speed: 8 },
        hex: `1${i}0${n + 1}`,
      })),
    })),
  };
}

/** Weapons that no card has, in place of some that cards have. */
const RARE: readonly WeaponCard['type'][] = [
  'ph-4',
  'ph-g',
  'hellbore',
  'fusion',
  'trb-heavy',
  'trb-light',
  'web-caster',
  'plasma-s',
  'plasma-f',
  'photon',
];

function rearm(all: Readonly<Record<string, CardOfBook>>, roll: RollDie): Record<string, CardOfBook> {
  const other = (weapon: WeaponCard): WeaponCard => (once(roll, 8) ? { ...weapon, type: oneOf(roll, RARE) } : weapon);
  return Object.fromEntries(Object.entries(all).map(([id, card]) => [id, { ...card, weapons: card.weapons.map(other) }]));
}

interface Chance {
  roll: RollDie;
  middle: { column: number; row: number };
  within: number;
}

function disturb(s: TpState, unit: Unit, { roll, middle, within }: Chance): void {
  const near = (at: number, most: number): number => Math.min(most, Math.max(1, at + between(roll, -within, within)));
  const hex = hexes.hexAt(near(middle.column, MAP.columns), near(middle.row, MAP.rows), LAYOUT);
  Object.assign(unit, { q: hex.q, r: hex.r, facing: between(roll, 0, 5), arrived: between(roll, 0, 30) });
  const came = hexes.step(hex, between(roll, 0, 5));
  unit.came = once(roll, 5) || !hexes.onMap(came, MAP, LAYOUT) ? null : came;
  const hurt = oneOf(roll, [0, 0, 1, 3]);
  disturbBoxes(unit, roll, hurt);
  disturbFighting(s, unit, roll);
  const hold = holdOf(s, unit);
  charge(s, { unit, hold }, roll);
}

function disturbBoxes(unit: Unit, roll: RollDie, hurt: number): void {
  const least = { sensor: 1, scanner: 1, damageControl: 1 } as Partial<Boxes>;
  for (const [name, boxes] of Object.entries(unit.boxes) as [keyof Boxes, number][]) {
    const floor = Math.min(boxes, least[name] ?? 0);
    if (hurt > 0 && once(roll, 4 - hurt)) unit.boxes[name] = between(roll, floor, boxes);
  }
  unit.weapons = unit.weapons.map(() => (once(roll, 8 - hurt) ? LOST : once(roll, 6) ? 1 : 0));
  unit.shields = unit.shields.map(boxes => (once(roll, 2) ? between(roll, 0, boxes) : boxes));
  unit.dropped = unit.dropped.map(() => once(roll, 9));
  unit.setting = oneOf(roll, ['full', 'full', 'full', 'minimum', 'off']);
}

function disturbFighting(s: TpState, unit: Unit, roll: RollDie): void {
  Object.assign(unit, { ecm: between(roll, 0, 2), eccm: between(roll, 0, 2), erratic: once(roll, 6), lockOn: !once(roll, 6) });
  Object.assign(unit, { fireControl: !once(roll, 12), life: !once(roll, 20) });
  if (once(roll, 12)) unit.disrupted = 1;
  const others = s.open.units.map(({ id }) => id).filter(id => id !== unit.id);
  if (unit.veil) {
    const step = oneOf(roll, [0, 0, 0, 1, 2, 3, 4]);
    Object.assign(unit.veil, {
      step,
      way: step % 4 === 0 ? null : 'out',
      lost: step === 4 ? some(roll, others, between(roll, 0, others.length)) : [],
    });
  }
  if (unit.banks) {
    const { foreBank, rearBank } = unit.boxes;
    unit.banks.held = [foreBank, rearBank].map(panels => between(roll, 0, 10 * panels));
    unit.banks.on = [once(roll, 2), !once(roll, 4)];
  }
}

/** What a mount may hold: turns and points. */
const CHARGES: Readonly<Record<string, readonly (readonly [turns: number, energy: number])[]>> = {
  photon: [
    [0, 0],
    [1, 2],
    [2, 4],
    [2, 4],
    [2, 6],
    [2, 8],
  ],
  disruptor: [
    [0, 0],
    [1, 2],
    [1, 4],
  ],
  fusion: [
    [0, 0],
    [1, 2],
    [1, 4],
  ],
  hellbore: [
    [0, 0],
    [1, 3],
    [2, 6],
    [2, 9],
  ],
  'trb-heavy': [
    [0, 0],
    [1, 4],
  ],
  'trb-light': [
    [0, 0],
    [1, 2],
  ],
  'plasma-r': [
    [0, 0],
    [2, 4],
    [3, 9],
  ],
  'plasma-s': [
    [0, 0],
    [2, 4],
    [3, 8],
  ],
  'plasma-g': [
    [0, 0],
    [2, 4],
    [3, 7],
  ],
  'plasma-f': [
    [0, 0],
    [2, 2],
    [3, 5],
  ],
  'web-caster': [
    [0, 0],
    [1, 1],
    [1, 3],
    [1, 5],
  ],
};

function charge(s: TpState, { unit, hold }: { unit: Unit; hold: Hold }, roll: RollDie): void {
  const { weapons } = cardOf(s.book, unit);
  hold.arms = weapons.map(({ type }, mount) => {
    const [turns, energy] = oneOf(roll, CHARGES[type] ?? [[0, 0] as const]);
    return unit.weapons[mount] === LOST ? { turns: 0, energy: 0 } : { turns, energy };
  });
  for (const magazine of hold.magazines) {
    const isGone = unit.weapons[magazine.mount] === LOST;
    magazine.load = isGone ? [] : magazine.load.slice(0, between(roll, 0, magazine.load.length));
  }
  hold.capacitor = between(roll, 0, Math.min(hold.capacitor, 4 * weapons.length));
  hold.battery = between(roll, 0, hold.battery);
  const reinforces = unit.banks === undefined && once(roll, 3);
  hold.general = reinforces ? between(roll, 0, 4) : 0;
  hold.specific =
    unit.shields.length > 0 ? unit.dropped.map(down => (reinforces && !down ? between(roll, 0, 5) : 0)) : [0, 0, 0, 0, 0, 0];
  if (once(roll, 3))
    hold.watch = {
      ...watchOf(unit.id),
      prefers: some(
        roll,
        shuffle(
          roll,
          weapons.map(({ id }) => id),
        ),
        Math.min(3, weapons.length),
      ),
    };
}

function watchOf(unit: string): NonNullable<Hold['watch']> {
  return {
    unit,
    answer: 'ask',
    zero: 'ask',
    screen: 'ask',
    bid: 'ask',
    pointBlank: 'ask',
    initial: 'ask',
    finish: 'ask',
    prefers: [],
  };
}

/** A scout's sensors serve itself or a friend. */
function lend(s: TpState, unit: Unit, roll: RollDie): void {
  const { weapons } = cardOf(s.book, unit);
  const friends = s.open.units.filter(({ side }) => side === unit.side);
  for (const [mount, { type }] of weapons.entries()) {
    if (type !== 'special-sensor' || once(roll, 3)) continue;
    const to = oneOf(roll, friends).id;
    const isOwn = to === unit.id;
    if (isOwn && s.open.loans.some(loan => loan.by === unit.id && loan.to === unit.id)) continue;
    s.open.loans.push({ by: unit.id, mount, to, as: isOwn ? 'ecm' : oneOf(roll, ['ecm', 'eccm']), points: isOwn ? 2 : 3 });
  }
}

const LOADS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'i-m', 'iv-m', 'i-f'] as const;

/** A seeker in flight, somewhere near its target. */
function launch(s: TpState, n: number, roll: RollDie): void {
  const by = oneOf(roll, s.open.units);
  const foes = s.open.units.filter(({ side }) => side !== by.side);
  const target = oneOf(roll, foes);
  const isDrone = once(roll, 2);
  const isNew = once(roll, 3);
  const drones = s.open.seekers.filter(({ shown, side }) => shown === 'drone' && side !== by.side);
  const on = isDrone && drones.length > 0 && once(roll, 6) ? oneOf(roll, drones).id : target.id;
  const spread = (at: number): number => at + between(roll, -4, 4);
  const far = { q: spread(target.q), r: spread(target.r) };
  const hex = isNew || !hexes.onMap(far, MAP, LAYOUT) || hexes.same(far, target) ? { q: by.q, r: by.r } : far;
  if (hexes.same(hex, target)) return;
  const seeker: Seeker = {
    ...{
      id: `seeker-${n}`,
      side: by.side,
      shown: isDrone ? 'drone' : 'plasma',
      type: isDrone ? null : oneOf(roll, ['r', 's', 'g', 'f', 'd']),
    },
    ...{ q: hex.q, r: hex.r, facing: between(roll, 0, 5), by: by.id, on, response: once(roll, 3), atOnce: false },
    ...{
      flown: isNew ? 0 : between(roll, 0, 20),
      moves: isNew ? 0 : roll(3),
      damage: between(roll, 0, 2),
      came: null,
      arrived: 31,
    },
  };
  s.open.seekers.push(seeker);
  const pseudo = !isDrone && once(roll, 5);
  s.sealed[by.side]?.seekers.push({ id: seeker.id, load: isDrone ? oneOf(roll, LOADS) : null, pseudo, left: 0 });
}
