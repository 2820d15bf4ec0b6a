import type { Refusal } from '@flagplot/kernel';
import type { Category, Mount, ShipCard, WeaponCard } from '../cards.ts';

/** How a ship is called by its size, and what its size asks of the card: armour values, boxes of the Turn row. */
const SIZES: Readonly<Record<Category, { readonly as: string; readonly armour: number; readonly turn: number }>> = {
  capital: { as: 'a capital ship', armour: 3, turn: 6 },
  heavy: { as: 'a heavy combat vessel', armour: 2, turn: 6 },
  medium: { as: 'a medium ship', armour: 1, turn: 4 },
};
/** How many range bands a kind of fire has; without any it reaches its own hex alone. */
const BANDS: Readonly<Record<WeaponCard['delivery'], number>> = { direct: 4, ballistic: 1, proximity: 1, 'anti-fighter': 0 };

/** Everything wrong with a set of cards that a schema cannot see. `at` points into `{ ships, weapons }`. */
export function cardFaults(ships: readonly ShipCard[], weapons: readonly WeaponCard[]): Refusal[] {
  const known = new Map(weapons.map(weapon => [weapon.id, weapon]));
  return [
    ...repeatFaults(ships, '/ships'),
    ...repeatFaults(weapons, '/weapons'),
    ...weapons.flatMap((weapon, index) => weaponFaults(weapon, `/weapons/${index}`)),
    ...ships.flatMap((ship, index) => shipFaults(ship, `/ships/${index}`, known)),
  ];
}

/** FA-16.2.1 A card is found by its id, so no two share one. */
function repeatFaults(cards: readonly { readonly id: string }[], at: string): Refusal[] {
  const seen = new Set<string>();
  return cards.flatMap(({ id }, index) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [{ rule: 'FA-16.2.1', at: `${at}/${index}/id`, say: `There is more than one card with the id ${id}.` }] : [];
  });
}

function weaponFaults({ name, class: kind, bands, dice, points, pulses, delivery }: WeaponCard, at: string): Refusal[] {
  const reach = BANDS[delivery];
  const thrown = kind === 'matter' ? 0 : Math.max(1, reach);
  const wrongBands = bands.length !== reach || !rising(bands);
  const wrongPulses = kind !== 'pulse' && pulses !== 1;
  const wrongPoints = (kind === 'matter') !== points > 0;
  return faultsIn(at, [
    [
      wrongBands,
      'FA-6.2.1',
      'bands',
      `${name} has the range bands ${rowText(bands)}; ${delivery} fire has ${reach}, nearest first.`,
    ],
    [dice.length !== thrown, 'FA-8.2.3', 'dice', `${name} has ${dice.length} damage dice; it needs ${thrown}.`],
    [wrongPoints, 'FA-8.1.2', 'points', `${name} has ${points} points a hit; matter weapons have at least 1, all others 0.`],
    [wrongPulses, 'FA-8.3.2', 'pulses', `${name} has ${pulses} pulses; only pulse weapons have more than one.`],
  ]);
}

function shipFaults(ship: ShipCard, at: string, known: ReadonlyMap<string, WeaponCard>): Refusal[] {
  return [
    ...armourFaults(ship, at),
    ...rowFaults(ship, at),
    ...boxFaults(ship, at),
    ...ship.mounts.flatMap((mount, index) => mountFaults(mount, `${at}/mounts/${index}`, known)),
    ...twiceMounted(ship, at),
  ];
}

/** FA-16.2.3 One row holds all that a ship carries of a weapon, so that a hit and a shot need only name it. */
function twiceMounted({ name, mounts }: ShipCard, at: string): Refusal[] {
  const first = (weapon: string) => mounts.findIndex(mount => mount.weapon === weapon);
  return mounts.flatMap(({ weapon }, index) =>
    faultsIn(`${at}/mounts/${index}`, [[first(weapon) < index, 'FA-16.2.3', 'weapon', `${name} has two rows for ${weapon}.`]]),
  );
}

/** FA-6.1.1 Three armour values, two, or one. */
function armourFaults({ name, category, armour }: ShipCard, at: string): Refusal[] {
  const { as, armour: needed } = SIZES[category];
  const say = `${name} has ${armour.length} armour values; ${as} has ${needed}.`;
  return faultsIn(at, [[armour.length !== needed, 'FA-6.1.1', 'armour', say]]);
}

/** FA-16.2.2 Six boxes for turns, four on medium ships; half as many for the three other manoeuvres. */
function rowFaults(ship: ShipCard, at: string): Refusal[] {
  const { as, turn } = SIZES[ship.category];
  return (['turn', 'correct', 'hard', 'about'] as const).flatMap(row => {
    const boxes = ship[row];
    const needed = row === 'turn' ? turn : turn / 2;
    return faultsIn(at, [
      [
        boxes.length !== needed,
        'FA-16.2.2',
        row,
        `${ship.name} has ${boxes.length} boxes in its ${row} row; ${as} has ${needed}.`,
      ],
      [
        !rising(boxes),
        'FA-16.2.2',
        row,
        `${ship.name} has ${rowText(boxes)} in its ${row} row; it runs from the lowest to the highest.`,
      ],
    ]);
  });
}

/** FA-7.2.2 Grey boxes are structure boxes, each once. FA-13.7.1 S boxes are sensor boxes, one for each ELINT level. */
function boxFaults({ name, structure, grey, sensor, elint, elintBoxes }: ShipCard, at: string): Refusal[] {
  const greys = `${name} has grey boxes ${rowText(grey)}; each is one of its ${structure} structure boxes, highest first.`;
  const marked = `${name} has S boxes ${rowText(elintBoxes)}; each is one of its ${sensor} sensor boxes, lowest first.`;
  const levels = `${name} has ${elint} ELINT levels and ${elintBoxes.length} S boxes; there is one for each level.`;
  return faultsIn(at, [
    [!within(grey.toReversed(), structure), 'FA-7.2.2', 'grey', greys],
    [!within(elintBoxes, sensor), 'FA-13.7.1', 'elintBoxes', marked],
    [elintBoxes.length !== elint, 'FA-13.7.1', 'elint', levels],
  ]);
}

function mountFaults(mount: Mount, at: string, known: ReadonlyMap<string, WeaponCard>): Refusal[] {
  const { arcs, boxes, af } = mount;
  const weapon = known.get(mount.weapon);
  if (!weapon) return faultsIn(at, [[true, 'FA-16.2.1', 'weapon', `There is no weapon card with the id ${mount.weapon}.`]]);
  const sectors = weapon.delivery === 'anti-fighter' ? 0 : 6;
  const best = bestFactor(mount);
  return faultsIn(at, [
    [arcs.length !== sectors, 'FA-7.3.10', 'arcs', `${weapon.name} has a factor for ${arcs.length} arcs; it needs ${sectors}.`],
    [boxes !== best, 'FA-16.2.3', 'boxes', `${weapon.name} has ${boxes} boxes; its best factor is ${best}.`],
    [af > boxes, 'FA-7.3.2', 'af', `${weapon.name} has an anti-fighter factor of ${af} on ${boxes} boxes.`],
  ]);
}

/** FA-16.2.3 The factor of the best arc; a system without arcs has its anti-fighter factor all round. */
function bestFactor({ arcs, af }: Mount): number {
  return arcs.length ? Math.max(...arcs) : af;
}

const rising = (row: readonly number[]): boolean => row.every((value, index) => index === 0 || value >= row[index - 1]!);
const within = (boxes: readonly number[], last: number): boolean =>
  rising(boxes) && new Set(boxes).size === boxes.length && boxes.every(box => box >= 1 && box <= last);
const rowText = (row: readonly number[]): string => row.join(', ') || 'none';

type Check = readonly [wrong: boolean, rule: string, field: string, say: string];
const faultsIn = (at: string, checks: readonly Check[]): Refusal[] =>
  checks.filter(([wrong]) => wrong).map(([, rule, field, say]) => ({ rule, at: `${at}/${field}`, say }));
