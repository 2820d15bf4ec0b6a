// The sheet of a ship: what she is, her display, her tracks and systems, and the form her captain fills in each turn.

import { thousands } from '@flagplot/kernel/points';
import type { Sheet, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import type { ShipCard, WeaponCard } from '../rules/cards.ts';
import { boxesOf } from '../rules/setup.ts';
import type { Group } from './display.ts';
import { cellOf, display } from './display.ts';
import { energyForm } from './form.ts';
import { from, originNotes } from './origins.ts';
import type { Subject } from './subject.ts';
import { leftOf } from './subject.ts';
import { arcWords, figure, text, typeName } from './words.ts';

/** The parts of a sheet, and its small print. */
export function partsOf(subject: Subject): Pick<Sheet, 'parts' | 'notes'> {
  return {
    parts: [numbers(subject), display(subject), below(subject), mounts(subject), energyForm(subject.card)],
    notes: [`${HOW} ${originNotes(subject.card)}`],
  };
}

const HOW =
  'Cross shields from the outside in, other boxes from the last; tracks from the left: the first box left is what they read. A weapon crossed is gone.';

/** TP-15.1.3 The numbers of the class. */
function numbers({ card, unit }: Subject): SheetPart {
  const [over, under] = card.moveCost;
  const cell = (name: string, item: SheetItem, rule: string): SheetCell => ({ name, item, rule });
  const figureOf = (field: keyof ShipCard, says: number | string, now?: number): SheetItem =>
    figure(says, now ?? says, from(card.provenance, field));
  return {
    kind: 'strip',
    cells: [
      cell('Points', figureOf('bpv', card.bpv), 'TP-15.2.1'),
      cell('Hex costs', figureOf('moveCost', under === 1 ? over : `${over}/${under}`), 'TP-3.1.3'),
      cell('Turn mode', figureOf('turnMode', card.turnMode), 'TP-4.2.1'),
      cell('Breaks on', figureOf('breakdown', `${card.breakdown}+`), 'TP-4.4.6'),
      cell('Bonus HETs', figureOf('hetBonus', card.hetBonus, card.hetBonus - (unit?.bonuses ?? 0)), 'TP-4.4.6'),
      cell('Crew', figureOf('crew', card.crew, unit?.crew), 'TP-14.2.1'),
      cell('Parties', figureOf('boarding', card.boarding, unit?.parties[unit.side]), 'TP-13.4.1'),
      ...(card.cloak === undefined ? [] : [cell('Cloak takes', figureOf('cloak', card.cloak), 'TP-11.1.6')]),
    ],
  };
}

const POWER: readonly Group[] = [
  ['apr', 'Reactor', 'power'],
  ['battery', 'Battery', 'power'],
];
const CONTROL: readonly Group[] = [
  ['bridge', 'Bridge', 'control'],
  ['flag', 'Flag bridge', 'control'],
  ['emergency', 'Emergency', 'control'],
  ['auxiliary', 'Auxiliary', 'control'],
  ['security', 'Security', 'control'],
];
const SYSTEMS: readonly Group[] = [
  ['transporter', 'Transporter', 'systems'],
  ['tractor', 'Tractor', 'systems'],
  ['lab', 'Lab', 'systems'],
  ['probe', 'Probe', 'systems'],
  ['shuttle', 'Shuttles', 'shuttles'],
];

/** Control and systems beside the tracks. */
function below(subject: Subject): SheetPart {
  const rows = (title: string, groups: readonly Group[]): SheetPart => ({
    kind: 'rows',
    title,
    rows: groups.filter(([system]) => boxesOf(subject.card)[system] > 0).map(group => cellOf(subject, group)),
  });
  return {
    kind: 'beside',
    parts: [rows('Control and power', [...CONTROL, ...POWER]), rows('Systems', SYSTEMS), tracks(subject)],
  };
}

/** TP-10.2.5, TP-10.2.6 */
function tracks(subject: Subject): SheetPart {
  const track = (name: string, system: 'damageControl' | 'sensor' | 'scanner'): SheetCell => {
    const says = subject.card.tracks[system];
    const gone = says.length - leftOf(subject)[system];
    const boxes = says.map((one, i) => ({ says: String(one), marked: i < gone }));
    return { name, item: { kind: 'boxes', boxes, fromLeft: true, key: system, ...from(subject.card.provenance, 'tracks') } };
  };
  const all = [track('Damage control', 'damageControl'), track('Sensors', 'sensor'), track('Scanners', 'scanner')];
  return {
    kind: 'rows',
    title: 'Tracks',
    rule: 'TP-10.2.5',
    rows: [...all, cellOf(subject, ['excess', 'Excess damage', 'tracks'])],
  };
}

/** TP-15.1.2 Every kind of mount: how many, where they bear, what they hold. */
function mounts({ card }: Subject): SheetPart {
  const groups = [...Map.groupBy(card.weapons, weapon => `${typeName(weapon)} ${weapon.arc}`).values()];
  return {
    kind: 'table',
    title: 'Weapons',
    rule: 'TP-15.1.2',
    only: 'screen',
    heads: ['Weapon', 'Mounts', 'Bears'],
    wide: [0],
    rows: groups.map(all => mountLine(card, all)),
  };
}

function mountLine(card: ShipCard, all: readonly WeaponCard[]): SheetItem[] {
  const [first] = all as readonly [WeaponCard];
  const origin = from(card.provenance, `weapons/${card.weapons.indexOf(first)}`);
  return [
    text(typeName(first)),
    { ...text(all.map(({ name }) => name).join(' ')), ...origin },
    { ...text(arcWords(first.arc)), ...origin },
  ];
}

/** `125 points · size 3`. */
export function classWords({ bpv, size }: ShipCard, points: number = bpv): string {
  return `${thousands(points)} points · size ${size}`;
}
