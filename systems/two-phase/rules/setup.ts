// The table before the first turn.

import type { Side } from '@flagplot/kernel';
import type { Book, CardOfBook, ShipEntry } from './book.ts';
import type { WeaponCard } from './cards.ts';
import { veilAtFirst } from './cloak/veil.ts';
import { EMPTY } from './energy/arming.ts';
import { batteryRoom, capacitorRoom } from './energy/power.ts';
import type { Hold, Magazine, Sealed } from './folder.ts';
import { defaultLoad, rackOf } from './loads.ts';
import { stockAtFirst } from './mines/mine.ts';
import { turnModeAt } from './movement/step.ts';
import type { Boxes, Now, Open, Unit } from './open.ts';
import type { Id } from './orders.ts';
import type { Seen } from './roster.ts';
import { cardOf, shipNamed } from './roster.ts';
import { termsIn } from './scenario-book.ts';
import type { Scenario } from './scenario-file.ts';
import { berthsOf, isFighter } from './shuttles/bay.ts';
import { isShuttleKind } from './shuttles/cards.ts';
import { linkAtFirst } from './shuttles/links.ts';
import { bayAtFirst } from './shuttles/packs.ts';

/** The battle as its scenario sets it up, which brings every card it uses. */
export function setUp(scenario: Scenario, book: Book): { open: Open; sealed: Record<Side, Sealed> } {
  const open = openSetUp(book);
  const truths = truthsOf(scenario);
  return { open, sealed: Object.fromEntries(book.sides.map(({ id }) => [id, folderSetUp({ book, open }, id, truths)])) };
}

/** What lies open before the battle. */
export function openSetUp(book: Book): Open {
  const units = book.ships.map(ship => unitSetUp(book, ship));
  linkAtFirst({ units }, ({ id }) => book.ships[book.shipAt[id] as number]?.hex !== null);
  return {
    bought: [],
    units,
    seekers: [],
    mines: [],
    marks: [],
    beams: [],
    loans: [],
    docks: [],
    webs: [],
    order: units.map(({ id }) => id),
    ties: [],
    now: { ...REST },
    firstDone: false,
    arrivals: 0,
    entered: 0,
    impulses: 0,
    swept: 0,
    dealt: 0,
    verdict: null,
  };
}

/** TP-6.5.3 Ships that are not what they are shown as, and what they are. */
function truthsOf(scenario: Scenario): ReadonlyMap<Id, Id> {
  const { cards } = termsIn(scenario);
  const ships = scenario.sides.flatMap(side => side.ships);
  return new Map(ships.flatMap(({ id, card }) => (cards.get(card)?.cover === undefined ? [] : [[id, card] as const])));
}

/** Between two phases. */
const REST: Now = { half: 1, stage: 'rest', mover: null, n: 0, of: null, groups: [], shooters: [], playing: null, caught: null };

/** TP-15.2.4 A ship as its scenario puts it on the table. */
export function unitSetUp(book: Book, ship: ShipEntry): Unit {
  const card = cardOf(book, { card: ship.card, fitting: 0 });
  const { id, side, hex, facing, speed } = ship;
  const bay = berthsOf(card, ship);
  const unit: Unit = {
    ...{ id, side, card: ship.card, fitting: 0, kind: kindOf(card), status: 'here' },
    ...{ q: hex?.q ?? 0, r: hex?.r ?? 0, facing, came: null, arrived: 0, speed, before: speed },
    ...movementAtFirst(),
    ...hullAtFirst(card),
    ...{ life: true, fireControl: true, setting: 'full', ecm: 0, eccm: 0, lockOn: true, delays: [] },
    ...{ crew: card.crew, mutineers: null, parties: { [side]: card.boarding }, used: { transporter: 0, tractor: 0, lab: 0 } },
    ...(bay.length > 0 && { bay }),
    ...(card.panels && { banks: { held: [0, 0], on: [true, true] } }),
    ...(card.paMines !== undefined && { paMines: card.paMines }),
    ...(card.cloak !== undefined && { veil: veilAtFirst() }),
  };
  // TP-4.2.11
  unit.turnCount = turnModeAt(book, unit, speed);
  return unit;
}

/** What a card is of. */
function kindOf({ id, flags }: CardOfBook): Unit['kind'] {
  if (isShuttleKind(id)) return isFighter(id) ? 'fighter' : 'shuttle';
  return flags?.includes('pf') ? 'pf' : 'ship';
}

type Movement =
  | 'half'
  | 'made'
  | 'halted'
  | 'dragged'
  | 'turnCount'
  | 'slipCount'
  | 'het'
  | 'bonuses'
  | 'broke'
  | 'erratic'
  | 'erraticDone';

/** What a unit has done when it has done nothing: a sideslip is satisfied. */
function movementAtFirst(): Pick<Unit, Movement> {
  return {
    ...{ half: null, made: 0, halted: false, dragged: 0, turnCount: 0, slipCount: 1 },
    ...{ het: false, bonuses: 0, broke: 0, erratic: false, erraticDone: false },
  };
}

/** Every shield, box and weapon of a card. */
function hullAtFirst(card: CardOfBook): Pick<Unit, 'shields' | 'dropped' | 'boxes' | 'weapons' | 'inside' | 'doers' | 'damage'> {
  return {
    shields: [...card.shields],
    dropped: card.shields.map(() => false),
    boxes: boxesOf(card),
    weapons: card.weapons.map(() => 0),
    ...{ inside: 0, doers: {}, damage: 0 },
  };
}

/** TP-15.1.1 All boxes of a card. */
export function boxesOf({ power, hull, control, systems, shuttles, tracks, panels }: CardOfBook): Boxes {
  const { left, right, centre, impulse, apr, battery } = power;
  return {
    ...{ left, right, centre, impulse, apr, battery },
    ...{ fore: hull.fore, aft: hull.aft, middle: hull.centre, cargo: hull.cargo, armour: hull.armour },
    ...{ bridge: control.bridge, flag: control.flag, emergency: control.emergency },
    ...{ auxiliary: control.auxiliary, security: control.security },
    ...{ transporter: systems.transporter, tractor: systems.tractor, lab: systems.lab, probe: systems.probe },
    shuttle: shuttles.length,
    damageControl: tracks.damageControl.length,
    sensor: tracks.sensor.length,
    scanner: tracks.scanner.length,
    excess: tracks.excess,
    foreBank: panels?.[0] ?? 0,
    rearBank: panels?.[1] ?? 0,
  };
}

/** TP-15.2.4 The folder of a side before the first turn. */
export function folderSetUp(seen: Seen, side: Side, truths: ReadonlyMap<Id, Id>): Sealed {
  const own = seen.open.units.filter(unit => unit.side === side);
  return {
    ships: own.map(unit => ({ ...holdSetUp(seen, unit), truth: truths.get(unit.id) ?? null })),
    order: [],
    seekers: [],
    dummies: [],
    known: [],
    windows: [],
  };
}

/** TP-15.2.3 What each rack, launcher and anti-drone holds unless its owner says otherwise. */
function magazinesOf(seen: Seen, { id }: Unit, card: CardOfBook): Magazine[] {
  const { charts } = seen.book;
  const drone = shipNamed(seen, id)?.drone ?? 'i';
  return card.weapons.flatMap((weapon, mount) => {
    const load = loadOf(charts, weapon, drone);
    const reloads = rackOf(charts, weapon)?.reloads ?? 0;
    return load === undefined ? [] : [{ mount, load, last: 0, reloads, set: reloads > 0 ? [...load] : [], pseudo: false }];
  });
}

/** TP-9.4.10, TP-9.5.5 Rounds of an anti-drone and of a plasma-D rack; a launcher has none but its pseudo-plasma; other weapons nothing. */
function loadOf(charts: Book['charts'], weapon: WeaponCard, drone: string): string[] | undefined {
  if (weapon.type === 'rack') return defaultLoad(charts, weapon, drone);
  if (weapon.type === 'add') return Array<string>(weapon.rounds ?? charts.addRounds).fill('add');
  if (weapon.type === 'plasma-d') return Array<string>(weapon.rounds ?? charts.plasmaNumbers.rounds).fill('d');
  return weapon.type.startsWith('plasma-') ? [] : undefined;
}

/** TP-15.2.4 Full batteries and a full capacitor, nothing armed. */
export function holdSetUp(seen: Seen, unit: Unit): Hold {
  const { book } = seen;
  const card = cardOf(book, unit);
  return {
    unit: unit.id,
    ...{ truth: null, guide: null, form: null },
    bay: bayAtFirst(seen, unit),
    craft: null,
    pace: null,
    capacitor: capacitorRoom({ charts: book.charts, unit, card }),
    battery: Math.min(card.power.charge ?? card.power.battery * card.power.holds, batteryRoom({ unit, card })),
    arms: card.weapons.map(() => ({ ...EMPTY })),
    magazines: magazinesOf(seen, unit, card),
    stock: stockAtFirst(card, shipNamed(seen, unit.id)?.options),
    general: 0,
    specific: [0, 0, 0, 0, 0, 0],
    hets: 0,
    tacs: { warp: 0, impulse: 0 },
    reserveTacs: 0,
    erratic: false,
    cloak: false,
    tractors: 0,
    transporters: 0,
    repairs: 0,
    guards: [],
    watch: null,
    course: '',
  };
}
