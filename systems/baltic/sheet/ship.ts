// The sheet of a ship or a squadron: what she is, her hull, her weapons, her telegraph.

import { inches } from '@flagplot/plane/words';
import type { Sheet, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import type { Arc, Card, WeaponCard } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
import type { Vessel } from '../rules/open.ts';
import { ORIGINS } from '../words/origins.ts';
import { boxes, figure, from, spanWords, text } from './items.ts';

/** Whose sheet it is: a card, its charts, and the vessels that have it, none of a card that nobody commands. */
export interface Subject {
  readonly card: Card;
  readonly charts: Charts;
  readonly vessels: readonly Vessel[];
}

/** The parts of a sheet, and its small print. */
export function partsOf(subject: Subject): Pick<Sheet, 'parts' | 'notes'> {
  return {
    parts: [numbers(subject), hull(subject), weapons(subject), ...telegraph(subject), ...between(subject)],
    notes: [originNotes(subject.card)],
  };
}

/** BB-1.2.5 The numbers of the sheet. */
function numbers({ card }: Subject): SheetPart {
  const cell = (name: string, says: number | string, { rule, field }: { rule: string; field: string }): SheetCell => ({
    ...{ name, rule, item: figure(says, says, from(card, field)) },
  });
  const [length, width] = card.size;
  return {
    kind: 'strip',
    cells: [
      cell('Points', card.points, { rule: 'BB-8.1.6', field: 'points' }),
      cell('Class', card.class, { rule: 'BB-1.1.9', field: 'class' }),
      cell('Ack-Ack', card.aa, { rule: 'BB-4.6.1', field: 'aa' }),
      cell('Charges', card.cc, { rule: 'BB-4.1.8', field: 'cc' }),
      cell('Jink', card.jink, { rule: 'BB-3.2.72', field: 'jink' }),
      ...(card.template === undefined ? [] : [cell('Template', card.template, { rule: 'BB-3.1.4', field: 'template' })]),
      ...(card.maxSpeed === undefined
        ? []
        : [cell('Flies', `${inches(card.maxSpeed)}"`, { rule: 'BB-3.1.10', field: 'maxSpeed' })]),
      ...(card.flightDeck === undefined ? [] : [cell('Flight deck', card.flightDeck, { rule: 'BB-3.5.1', field: 'flightDeck' })]),
      ...(card.hangar === undefined ? [] : [cell('Hangar', card.hangar, { rule: 'BB-1.5.9', field: 'hangar' })]),
      cell('Footprint', `${inches(length)} × ${inches(width)}`, { rule: 'BB-6.2.1', field: 'size' }),
    ],
  };
}

/** BB-1.2.3 Boxes, the black ones first; BB-3.4.1 marines beside them. A row for each vessel. */
function hull({ card, vessels }: Subject): SheetPart {
  const rows = vessels.length > 0 ? vessels : [undefined];
  const nameOf = (vessel: Vessel | undefined, i: number): string =>
    card.vessels === 1 ? 'Hull' : `Vessel ${vessel ? i + 1 : `1 to ${card.vessels}`}`;
  return {
    kind: 'rows',
    title: 'Hull',
    note: 'black boxes first; a wreck when none is left',
    rule: 'BB-3.2.59',
    rows: [
      ...rows.map((vessel, i) => ({
        name: nameOf(vessel, i),
        item: boxes(card.hull, vessel?.lost ?? 0, { black: card.black, key: `hull/${i + 1}`, ...from(card, 'hull') }),
      })),
      ...(card.ram === 0
        ? []
        : [
            {
              name: 'Marines',
              rule: 'BB-3.4.1',
              item: boxes(card.ram, card.ram - (vessels[0]?.ram ?? card.ram), from(card, 'ram')),
            },
          ]),
    ],
  };
}

/** BB-1.2.7, BB-1.2.8 Down the sheet. */
function weapons({ card, vessels }: Subject): SheetPart {
  return {
    kind: 'table',
    title: 'Weapons',
    note: card.vessels > 1 ? 'firepower of one vessel' : 'slots name the weapon that a critical strikes',
    rule: 'BB-1.2.8',
    heads: ['Weapon', 'Size', 'Firepower', 'Bears', 'Range', 'Slots', 'Ammunition'],
    wide: [0],
    rows: card.weapons.map((weapon, i) => weaponLine(card, { weapon, i, vessel: vessels[0] })),
  };
}

function weaponLine(
  card: Card,
  { weapon, i, vessel }: { weapon: WeaponCard; i: number; vessel: Vessel | undefined },
): SheetItem[] {
  const at = (field: string): ReturnType<typeof from> => from(card, `weapons/${i}/${field}`);
  const isOut = vessel?.out.includes(weapon.id) === true;
  const ammo = weapon.ammo ?? 0;
  return [
    text(`${weapon.name}${isOut ? ', out of action' : ''}`),
    text(weapon.cal ?? weapon.kind),
    figure(weapon.fp, weapon.fp, at('fp')),
    { ...text(weapon.arc ? arcWords(weapon.arc) : ''), ...at('arc') },
    { ...text(weapon.range === undefined ? '' : `${inches(weapon.range)}"`), ...at('range') },
    text((weapon.slots ?? []).join(' ')),
    ammo === 0 ? text('') : boxes(ammo, ammo - (vessel?.ammo[weapon.id] ?? ammo), at('ammo')),
  ];
}

const ARCS: Readonly<Record<string, string>> = { f: 'ahead', a: 'astern', p: 'port', s: 'starboard' };

/** `180° ahead`, `fixed to port`. */
function arcWords(arc: Arc): string {
  if (arc === 'f360') return 'all round';
  const [, fixed, side = ''] = /^(fix-)?([faps])/.exec(arc) ?? [];
  return fixed ? `fixed ${ARCS[side]}` : `${arc.slice(1)}° ${ARCS[side]}`;
}

/** BB-1.2.6 Lengths by setting. */
function telegraph({ card, charts, vessels }: Subject): SheetPart[] {
  const profile = card.telegraph === undefined ? undefined : charts.profiles[card.telegraph];
  if (!profile) return [];
  const settings = charts.settings.filter(setting => profile[setting] !== null);
  return [
    {
      kind: 'strip',
      cells: settings.map(setting => ({
        name: vessels[0]?.setting === setting ? `${setting} (now)` : setting,
        rule: 'BB-2.1.1',
        item: figure(spanWords(profile[setting] as readonly [number, number]), undefined, from(card, 'telegraph')),
      })),
    },
  ];
}

/** Room to note what a turn leaves: BB-5.3.1 tenners, BB-5.3.13 criticals, BB-3.2.73 splash. */
function between({ card }: Subject): SheetPart[] {
  const blank: SheetItem = { kind: 'blank', letters: 12, low: true };
  const names = card.rating === 'sotl' ? ['Tenners', 'Engine', 'Rudder', 'Fires'] : ['Splash'];
  return [{ kind: 'rows', only: 'paper', title: 'This turn', rows: names.map(name => ({ name, item: blank })) }];
}

/** What a player reads off the card, as he calls it. */
const FIELDS = { points: 'points', hull: 'hull', aa: 'Ack-Ack', weapons: 'weapons', telegraph: 'telegraph', size: 'footprint' };

/** A line of small print for all of a card: `Restored: hull, weapons.` */
function originNotes(card: Card): string {
  const named = Object.entries(FIELDS).flatMap(([field, name]) => {
    const { origin } = from(card, field);
    return origin ? [{ origin, name }] : [];
  });
  return [...Map.groupBy(named, ({ origin }) => origin)]
    .map(([origin, all]) => `${ORIGINS[origin]}: ${all.map(({ name }) => name).join(', ')}.`)
    .join(' ');
}
