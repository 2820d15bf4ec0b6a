// Whether a state from outside makes sense: what lies on the table is what the scenario has, as battles can leave it.

import type { Refusal } from '@flagplot/kernel';
import type { CardOfBook } from '../book.ts';
import { batteryRoom, capacitorRoom } from '../energy/power.ts';
import { isFitting } from '../fitting.ts';
import type { Hold } from '../folder.ts';
import { isOnMap } from '../map.ts';
import type { Boxes, Unit } from '../open.ts';
import { cardOf, isHere, isShip, shipsAtFirst, unitNamed } from '../roster.ts';
import { boxesOf } from '../setup.ts';
import { isShuttleKind } from '../shuttles/cards.ts';
import type { TpState } from '../state.ts';

/** Every reason a state cannot be one of this battle, each with its row and its place. */
export function sense(s: TpState): Refusal[] {
  const strange = rosterFaults(s);
  if (strange.length > 0) return strange;
  const units = s.open.units.flatMap((unit, i) => unitFaults(s, unit, `/open/units/${i}`));
  return [...units, ...orderFaults(s), ...mineFaults(s), ...folderFaults(s)];
}

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** TP-15.1.1 The ships of the scenario, each in its place, with its side and its card. */
function rosterFaults({ book, open }: TpState): Refusal[] {
  const strange = purchaseFaults({ book, open });
  if (strange.length > 0) return strange;
  return shipsAtFirst({ book, open }).flatMap(({ id, side, card }, i) => {
    const unit = open.units[i];
    if (unit?.id !== id) return [fault('TP-15.1.1', `/open/units/${i}/id`, `Here stands ${id}.`)];
    if (unit.card === card && isOfSide(book, unit, side)) return fittingFaults(book, unit, `/open/units/${i}/fitting`);
    return [fault('TP-15.1.1', `/open/units/${i}`, `${id} is a ${card} of ${side}.`)];
  });
}

/** TP-13.4.5 With its side, unless it was captured: then with any that is there. */
function isOfSide({ sideAt }: TpState['book'], unit: Unit, side: string): boolean {
  const { captor } = unit;
  if (captor === undefined) return unit.side === side;
  return unit.side in sideAt && captor in sideAt && captor !== side;
}

/** TP-1.3.1 Ships are bought where sides muster, and there alone, each by its own name for a side and a card that are there. */
function purchaseFaults({ book, open }: Pick<TpState, 'book' | 'open'>): Refusal[] {
  return open.bought.flatMap(({ id, side, card }, i) => {
    const at = `/open/bought/${i}`;
    if (book.musters === 0) return [fault('TP-1.3.1', at, 'Nobody buys ships in this battle.')];
    if (!(side in book.sideAt)) return [fault('TP-1.3.1', `${at}/side`, `There is no side ${side}.`)];
    if (!(card in book.cards)) return [fault('TP-15.1.1', `${at}/card`, `There is no ship card ${card}.`)];
    return open.bought.findIndex(one => one.id === id) < i ? [fault('TP-1.3.1', `${at}/id`, `${id} is there twice.`)] : [];
  });
}

/** TP-15.1.5 A mount holds one of what mounts hold. */
function fittingFaults({ cards, charts }: TpState['book'], { id, card, fitting }: Unit, at: string): Refusal[] {
  if (isFitting(cards[card] as CardOfBook, charts, fitting)) return [];
  return [fault('TP-15.1.5', at, `The option mounts of ${id} do not hold what ${fitting} says.`)];
}

function unitFaults(s: TpState, unit: Unit, at: string): Refusal[] {
  const { book } = s;
  const found: Refusal[] = [];
  if (isHere(unit) && !isOnMap(book, unit)) found.push(fault('TP-4.1.4', at, `${unit.id} is off the map: it would have left.`));
  if (!isShip(unit) && !isShuttleKind(unit.card))
    return [...found, fault('TP-12.2.6', `${at}/card`, `${unit.card} is no small unit.`)];
  const card = cardOf(book, unit);
  const lists = [unit.shields.length === card.shields.length, unit.dropped.length === card.shields.length];
  if (lists.includes(false) || unit.weapons.length !== card.weapons.length)
    return [...found, fault('TP-15.1.1', at, `${unit.id} has the shields and weapons of a ${card.id}.`)];
  return [...found, ...boxFaults(card, unit, at)];
}

/** TP-14.1.2 Nothing has more boxes than its card. */
function boxFaults(card: CardOfBook, unit: Unit, at: string): Refusal[] {
  const printed = boxesOf(card);
  const over = (Object.keys(printed) as (keyof Boxes)[]).filter(box => unit.boxes[box] > printed[box]);
  return [
    ...over.map(box =>
      fault('TP-15.1.1', `${at}/boxes/${box}`, `${unit.id} has ${printed[box]} of ${box}, not ${unit.boxes[box]}.`),
    ),
    ...unit.shields.flatMap((boxes, i) =>
      boxes > (card.shields[i] as number)
        ? [fault('TP-14.1.2', `${at}/shields/${i}`, `Shield ${i + 1} of ${unit.id} has ${card.shields[i]} boxes.`)]
        : [],
    ),
  ];
}

/** TP-3.2.1 Every unit has one place in the order. */
function orderFaults({ open }: TpState): Refusal[] {
  return open.order.flatMap((id, i) => {
    if (!unitNamed(open, id)) return [fault('TP-3.2.1', `/open/order/${i}`, `There is no unit ${id}.`)];
    return open.order.indexOf(id) < i ? [fault('TP-3.2.1', `/open/order/${i}`, `${id} has a place already.`)] : [];
  });
}

/** Mines lie on the map, each of a unit that is there, TP-13.3.4 and a dummy is one of those of its side. */
function mineFaults(s: TpState): Refusal[] {
  const { book, open } = s;
  const mines = open.mines.flatMap((mine, i) => {
    const at = `/open/mines/${i}`;
    if (!unitNamed(open, mine.by)) return [fault('TP-13.3.1', `${at}/by`, `There is no unit ${mine.by}.`)];
    if (open.mines.findIndex(({ id }) => id === mine.id) < i)
      return [fault('TP-13.3.1', `${at}/id`, `${mine.id} is there twice.`)];
    return isOnMap(book, mine) ? [] : [fault('TP-13.3.1', at, `${mine.id} is off the map.`)];
  });
  const dummies = book.sides.flatMap(({ id: side }) =>
    (s.sealed[side]?.dummies ?? []).flatMap((id, i) =>
      open.mines.some(mine => mine.id === id && mine.side === side && mine.shown === 't-bomb')
        ? []
        : [fault('TP-13.3.4', `/sealed/${side}/dummies/${i}`, `${side} has no T-bomb ${id} on the map.`)],
    ),
  );
  return [...mines, ...dummies];
}

/** TP-1.5.2 A folder holds what belongs to each unit of its side, once each, and no more than fits. */
function folderFaults(s: TpState): Refusal[] {
  return s.book.sides.flatMap(({ id: side }) => {
    const units = s.open.units.filter(unit => unit.side === side);
    const holds = s.sealed[side]?.ships ?? [];
    const missing = units.filter(({ id }) => !holds.some(hold => hold.unit === id));
    return [
      ...missing.map(({ id }) => fault('TP-1.5.2', `/sealed/${side}/ships`, `What belongs to ${id} is missing.`)),
      ...holds.flatMap((hold, i) => holdFaults(s, { hold, holds, at: `/sealed/${side}/ships/${i}`, units })),
    ];
  });
}

interface Held {
  hold: Hold;
  holds: readonly Hold[];
  at: string;
  /** Those of the side. */
  units: readonly Unit[];
}

function holdFaults({ book }: TpState, { hold, holds, at, units }: Held): Refusal[] {
  const unit = units.find(({ id }) => id === hold.unit);
  if (!unit || holds.find(one => one.unit === hold.unit) !== hold)
    return [fault('TP-1.5.2', `${at}/unit`, `Nothing of ${hold.unit} belongs here.`)];
  const card = cardOf(book, unit);
  const found: Refusal[] = [];
  const room = capacitorRoom({ charts: book.charts, unit, card });
  if (hold.truth !== null && book.cards[hold.truth]?.cover !== unit.card)
    found.push(fault('TP-6.5.3', `${at}/truth`, `${unit.id} cannot be a ${hold.truth} under its card.`));
  if (hold.bay.length !== (unit.bay?.length ?? 0))
    found.push(fault('TP-12.1.4', `${at}/bay`, `The bay of ${unit.id} has ${unit.bay?.length ?? 0} boxes.`));
  if (hold.arms.length !== card.weapons.length)
    found.push(fault('TP-15.1.1', `${at}/arms`, `${unit.id} has ${card.weapons.length} weapons.`));
  if (hold.capacitor > room)
    found.push(fault('TP-2.2.6', `${at}/capacitor`, `The capacitor of ${unit.id} holds ${room} quarters.`));
  if (hold.battery > batteryRoom({ unit, card }))
    found.push(fault('TP-2.1.1', `${at}/battery`, `The batteries of ${unit.id} hold ${batteryRoom({ unit, card })}.`));
  return found;
}
