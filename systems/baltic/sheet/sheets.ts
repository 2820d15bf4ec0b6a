// Every sheet of a battle, and of the cards.

import { thousands } from '@flagplot/kernel/points';
import type { Printed, Sheet, Sheets } from '@flagplot/sheets';
import { sheets as printedSheets } from '../data/cards/cards.ts';
import { charts as printedCharts } from '../data/charts/charts.ts';
import type { Book, UnitOfBook } from '../rules/book.ts';
import type { Card } from '../rules/cards.ts';
import { sideName } from '../rules/names.ts';
import type { Vessel } from '../rules/open.ts';
import { cardOf, isOnTable } from '../rules/roster.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { setUp } from '../rules/setup.ts';
import type { Baltic } from '../rules/state.ts';
import { partsOf } from './ship.ts';
import { trueScale } from './true-scale/index.ts';

/** Sheets of Baltic: of ships and squadrons as they stand, and of the cards. */
export const sheets: Sheets<Baltic> = { heads: { unit: 'Ships and squadrons' }, ofBattle, ofCards, trueScale };

function vesselsOf({ book, now }: Printed<Baltic>): readonly Vessel[] {
  return (now?.open ?? setUp({} as never, book).open).vessels;
}

function ofBattle(printed: Printed<Baltic>): Sheet[] {
  const vessels = vesselsOf(printed);
  const { book } = printed;
  return book.sides.flatMap(({ id }) =>
    book.units
      .filter(({ side }) => side === id)
      .map(unit =>
        unitSheet(
          book,
          unit,
          vessels.filter(vessel => vessel.unit === unit.id),
        ),
      ),
  );
}

/** The sheet of one unit, by its id, as it stands. */
export function sheetOf(printed: Printed<Baltic>, id: string): Sheet | undefined {
  return ofBattle(printed).find(({ of }) => of === id);
}

function unitSheet(book: Book, unit: UnitOfBook, vessels: readonly Vessel[]): Sheet {
  const card = cardOf(book, unit);
  const isGone = vessels.length > 0 && !vessels.some(isOnTable);
  return {
    ...{ of: unit.id, kind: 'unit', side: unit.side, title: unit.name },
    under: [`${sideName(book, unit.side)} · ${classWords(card)}`],
    ...(isGone && { fate: vessels.some(({ status }) => status === 'withdrawn') ? 'withdrawn' : 'sunk' }),
    ...partsOf({ card, charts: book.charts, vessels }),
  };
}

/** BB-1.2.5 The sheets a scenario brings before those that come with the rules. */
function ofCards(scenario?: Scenario): Sheet[] {
  const brought = scenario?.cards?.sheets ?? [];
  const charts = scenario?.charts ?? printedCharts;
  const all = [...brought, ...printedSheets.filter(({ id }) => !brought.some(one => one.id === id))];
  return all.map(card => ({
    ...{ of: card.id, kind: 'card', title: card.name, under: [classWords(card)] },
    card: { flag: card.navy, kind: card.type.replaceAll('-', ' '), silhouette: card.type },
    ...partsOf({ card, charts, vessels: [] }),
  }));
}

/** `battleship · 150 points`, `4 destroyers · 60 points`. */
function classWords({ name, type, vessels, points }: Card): string {
  const kind = type.replaceAll('-', ' ');
  const many = vessels === 1 ? kind : `${vessels} ${kind}s`;
  return `${name} class, ${many} · ${thousands(points)} points`;
}
