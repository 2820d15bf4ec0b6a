// The Status boxes of a squadron's sheet, a line for each craft.

import type { SheetBox, SheetItem, SheetPart } from '@flagplot/sheets';
import type { WeaponOfBook } from '../rules/book.ts';
import { fireCode } from '../rules/combat/gunnery.ts';
import { counters, dodgeOf, isFrozen, resistanceOf, turnDistanceOf, turnsOf } from '../rules/condition.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import { numberOf, squadronCalled } from '../rules/roster.ts';
import type { Subject } from './subject.ts';
import { codeOrigin } from './weapons.ts';
import { figure, numberedBoxes, text } from './words.ts';

/** Boxes for Damaged markers: a craft seldom lives to see more. */
const MARKERS = 4;

/** SQ-1.6.1 Damaged markers, ion counters and a cross for each craft, and what they leave of its numbers, SQ-1.5.5 Dodge among them. */
export function statusOf(subject: Subject): SheetPart {
  const { of, squadron } = subject;
  const codes = of.guns.length > 1 ? of.guns.map(mount => `Code ${mount + 1}`) : ['Fire Code'];
  const rounds = limitedMounts(subject).map(mount => `Rounds ${mount + 1}`);
  return {
    kind: 'table',
    key: 'status',
    title: 'Status',
    note: 'cross a box for each Damaged marker and ion counter · the grey counter freezes · cross Out when destroyed or off the map',
    heads: ['', '', 'Pilot', 'Damaged', 'Ionized', 'Turns', 'Distance', 'Resistance', 'Dodge', ...codes, ...rounds, 'Out'],
    paper: [2],
    wide: [2],
    rows: squadron.craft.map((craft, place) => line(subject, craft, place)),
  };
}

/** SQ-4.10.7 Places of the weapons that run dry, where rounds are counted. */
function limitedMounts({ book, of }: Subject): number[] {
  return book.options.ammunition ? of.guns.filter(mount => of.weapons[mount]?.card.rounds !== null) : [];
}

function line(subject: Subject, craft: Craft, place: number): SheetItem[] {
  const { book, of } = subject;
  const { piloting } = book.charts.skills[of.quality];
  const unhurt = { ...craft, damage: 0, ion: 0, fresh: 0 };
  const flies = craft.status === 'flying';
  const now = (printed: number, left: number) => figure(printed, flies ? left : printed);
  return [
    text(String(numberOf(place))),
    { ...text(...roleOf(subject, craft, place)), key: `craft/${numberOf(place)}` },
    { kind: 'blank' },
    { kind: 'boxes', fromLeft: true, boxes: numberedBoxes(Math.max(MARKERS, craft.damage), craft.damage) },
    { kind: 'boxes', fromLeft: true, boxes: countersOf(subject, craft) },
    now(of.turns, turnsOf(of, craft)),
    now(of.turnDistance, turnDistanceOf(of, craft)),
    now(of.shielded, resistanceOf(of, craft, { ion: false, dropped: 0 })),
    now(dodgeOf(of, piloting, unhurt), dodgeOf(of, piloting, craft)),
    ...of.guns.map(mount => codeOf(subject, place, mount)),
    ...limitedMounts(subject).map(mount => now(of.weapons[mount]?.card.rounds ?? 0, craft.rounds[mount] ?? 0)),
    { kind: 'boxes', fromLeft: true, boxes: [{ says: '', marked: !flies }] },
  ];
}

/** Whether its pilot leads, whether he is a Hot Shot, and what has become of it. */
function roleOf({ of, squadron }: Subject, craft: Craft, place: number): string[] {
  const ace = of.hotShots[place] ? ['Hot Shot'] : [];
  if (craft.status === 'left') return [...ace, `off ${craft.edge}`];
  if (craft.status === 'destroyed') return [...ace, 'destroyed'];
  const leads = place === squadron.leader && of.size > 1 ? ['leader'] : [];
  const pilot = [...leads, ...ace].join(', ');
  return [...(pilot ? [pilot] : []), ...(isFrozen(of, craft) ? ['frozen'] : [])];
}

/** SQ-4.9.11 As many counters as # of Turns freeze a craft: Damaged markers bring that nearer. */
function countersOf({ of }: Subject, craft: Craft): SheetBox[] {
  const given = counters(craft);
  const freezes = turnsOf(of, { ...craft, ion: 0, fresh: 0 });
  const boxes = numberedBoxes(Math.max(of.turns, given), given);
  return boxes.map((one, i) => (i + 1 === freezes ? { ...one, grey: true } : one));
}

/** SQ-1.5.2, SQ-4.8.5, SQ-4.9.9 The Fire Code of a craft with a weapon, before any jamming (SQ-1.6.3). */
function codeOf({ book, of, squadron, begun }: Subject, place: number, mount: number): SheetItem {
  const weapon = of.weapons[mount] as WeaponOfBook;
  const code = (from: Squadron) =>
    fireCode({ book, open: begun }, { of, weapon, from }, place).reduce((sum, { by }) => sum + by, 0);
  const printed = code(squadronCalled({ book, open: begun }, of.id));
  const flies = squadron.craft[place]?.status === 'flying';
  return figure(printed, flies ? code(squadron) : printed, codeOrigin(book, of, mount));
}
