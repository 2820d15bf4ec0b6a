// TP-10.1.1 The display of a ship: engines left and right, hull between them, the shields about it all, weapons at the rim by where they bear.

import type { SheetArc, SheetPart, SheetPlace } from '@flagplot/sheets';
import type { Boxes } from '../rules/open.ts';
import { boxesOf } from '../rules/setup.ts';
import { from } from './origins.ts';
import { rimOf } from './rim.ts';
import type { Subject } from './subject.ts';
import { leftOf } from './subject.ts';
import { countedBoxes } from './words.ts';

/** A group of counted boxes: what it is called, the field of the card it stands on, and how many stand in a line. */
export type Group = readonly [system: keyof Boxes, name: string, field: string, across?: number];

/** A group at its place in the hull. */
interface Placed {
  readonly group: Group;
  readonly column: number;
}

const LEFT: readonly Group[] = [['left', 'Left warp', 'power', 3]];
const RIGHT: readonly Group[] = [['right', 'Right warp', 'power', 3]];
const MIDDLE: readonly Group[] = [
  ['fore', 'Forward hull', 'hull', 4],
  ['centre', 'Centre warp', 'power', 5],
  ['middle', 'Centre hull', 'hull', 6],
  ['armour', 'Armour', 'hull', 5],
  ['cargo', 'Cargo', 'hull', 5],
  ['impulse', 'Impulse', 'power', 6],
  ['aft', 'Aft hull', 'hull', 4],
];

/** All in its places: the ship herself in the middle, what bears ahead above her, what bears astern or all round below. */
export function display(subject: Subject): SheetPart {
  const { ahead, port, starboard, astern } = rimOf(subject);
  const row = (cells: readonly SheetPlace[]): SheetPart => ({ kind: 'plan', title: '', places: cells });
  const rim = (cells: readonly SheetPlace[], at: { column: number; row: number; columns?: number }): SheetPlace[] =>
    cells.length === 0 ? [] : [{ ...at, part: row(cells) }];
  return {
    kind: 'plan',
    key: 'display',
    title: '',
    places: [
      ...rim(ahead, { column: 1, row: 1, columns: 3 }),
      ...rim(port, { column: 1, row: 2 }),
      { column: 2, row: 2, part: shieldedHull(subject) },
      ...rim(starboard, { column: 3, row: 2 }),
      ...rim(astern, { column: 1, row: 3, columns: 3 }),
    ],
  };
}

/** TP-11.4.5 Where panels stand for shields there are two banks of them, ahead and astern. */
function shieldedHull(subject: Subject): SheetPart {
  return {
    kind: 'ring',
    title: '',
    rule: 'TP-10.1.1',
    arcs: subject.card.panels ? banks(subject) : shields(subject),
    within: hull(subject),
  };
}

function shields({ card, unit }: Subject): SheetArc[] {
  return card.shields.map((printed, i) => ({
    name: `Shield ${i + 1}`,
    item: countedBoxes(printed, unit?.shields[i] ?? printed, { ...from(card.provenance, 'shields'), key: `shield/${i + 1}` }),
    ...(unit?.dropped[i] && { state: 'dropped' }),
  }));
}

function banks(subject: Subject): SheetArc[] {
  const [printed, left] = [boxesOf(subject.card), leftOf(subject)];
  const bank = (name: string, system: 'foreBank' | 'rearBank'): SheetArc => ({
    name,
    item: countedBoxes(printed[system], left[system], { ...from(subject.card.provenance, 'panels'), key: system }),
  });
  return [bank('Forward bank', 'foreBank'), bank('Rear bank', 'rearBank')];
}

function hull(subject: Subject): SheetPart {
  const column = (groups: readonly Group[], at: number): Placed[] => groups.map(group => ({ group, column: at }));
  const has = boxesOf(subject.card);
  const middle = column(MIDDLE, 2).filter(({ group: [system] }) => has[system] > 0);
  const sides = [...column(LEFT, 1), ...column(RIGHT, 3)].filter(({ group: [system] }) => has[system] > 0);
  const places = middle.map(({ group }, i) => ({ column: 2, row: i + 1, cell: cellOf(subject, group) }));
  const beside = sides.map(({ group, column: at }) => ({
    column: at,
    row: 1,
    rows: Math.max(1, middle.length),
    cell: cellOf(subject, group),
  }));
  return { kind: 'plan', title: '', places: [...beside, ...places] };
}

/** A group of boxes under its name. */
export function cellOf(
  subject: Subject,
  [system, name, field, across]: Group,
): { name: string; item: ReturnType<typeof countedBoxes> } {
  const more = { ...from(subject.card.provenance, field), key: system, ...(across !== undefined && { across }) };
  return { name, item: countedBoxes(boxesOf(subject.card)[system], leftOf(subject)[system], more) };
}
