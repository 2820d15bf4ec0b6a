// Every sheet of a battle, and of the cards.

import type { Printed, Sheet, Sheets } from '@flagplot/sheets';
import type { Book } from '../rules/book.ts';
import { cardsOf, chartsOf } from '../rules/edge/scenario.ts';
import { cardOfBook } from '../rules/fitting.ts';
import { ownName, sideName } from '../rules/names.ts';
import type { Open, Unit } from '../rules/open.ts';
import { cardOf, isShip, shipNamed, sideAtFirst, unitNamed } from '../rules/roster.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { unitSetUp } from '../rules/setup.ts';
import type { TwoPhase } from '../rules/state.ts';
import { classWords, partsOf } from './ship.ts';
import { smallParts } from './small.ts';

/** Sheets of Two-Phase: of the ships as they stand, and of the cards. */
export const sheets: Sheets<TwoPhase> = { heads: { unit: 'Ships' }, ofBattle, ofCards };

type Table = Pick<Open, 'units' | 'bought'>;

/** As the battle began, where nothing is said of how it stands. */
function tableOf({ book, now }: Printed<TwoPhase>): Table {
  return now?.open ?? { units: book.ships.map(ship => unitSetUp(book, ship)), bought: [] };
}

function ofBattle(printed: Printed<TwoPhase>): Sheet[] {
  const open = tableOf(printed);
  return printed.book.sides.flatMap(({ id: side }) =>
    open.units.filter(unit => unit.side === side && isShip(unit)).map(unit => unitSheet({ book: printed.book, open }, unit)),
  );
}

/** The sheet of one unit, by its id, as it stands. */
export function sheetOf(printed: Printed<TwoPhase>, id: string): Sheet | undefined {
  const open = tableOf(printed);
  const unit = unitNamed(open, id);
  return unit && unitSheet({ book: printed.book, open }, unit);
}

function unitSheet({ book, open }: { book: Book; open: Table }, unit: Unit): Sheet {
  const card = cardOf(book, unit);
  const named = shipNamed({ book, open }, unit.id);
  const fate = fateOf(unit);
  return {
    of: unit.id,
    kind: 'unit',
    side: unit.side,
    title: sentenceCase(`${ownName({ book }, unit.id)}, ${sideName(sideAtFirst({ book, open }, unit), book).toLowerCase()}`),
    under: [
      `${sideName(unit.side, book)} · ${card.people === undefined ? '' : `${card.people} `}${card.name}${isShip(unit) ? ` · ${classWords(card, named?.points)}` : ''}`,
    ],
    ...(fate && { fate }),
    ...(isShip(unit) ? partsOf({ card, unit }) : smallParts(card, unit)),
  };
}

/** What has become of a unit that is not on the map. */
function fateOf({ status }: Unit): string | undefined {
  return { here: undefined, destroyed: 'destroyed', left: 'left', landed: 'landed' }[status];
}

/** TP-15.1.1 The cards a scenario brings before those that come with the rules. */
function ofCards(scenario?: Scenario): Sheet[] {
  const charts = chartsOf(scenario ?? {});
  return [...cardsOf(scenario ?? {}).values()].map(plain => {
    const card = cardOfBook(plain, charts);
    return {
      of: card.id,
      kind: 'card',
      card: { flag: 'any', kind: card.class.replaceAll('-', ' '), silhouette: card.class },
      title: sentenceCase(card.name),
      under: [classWords(card)],
      ...partsOf({ card }),
    };
  });
}

function sentenceCase(says: string): string {
  return says.charAt(0).toUpperCase() + says.slice(1);
}
