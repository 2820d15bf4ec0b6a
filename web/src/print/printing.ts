import type { GameTypes } from '@flagplot/kernel';
import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';
import type { Drawing, PaperName, Printed, Sheet, Sheets, TrueScale } from '@flagplot/sheets';

/** What is to be printed: `all`, `side narn`, `squadron narn-a`, `unit tal-kesh`, `true table`, `position`. */
export type Choice = string;

/** What may be chosen, with what it is called. */
export interface Offer {
  choice: Choice;
  says: string;
}

/** What a battle has to print. */
export interface Printable {
  sheets: readonly Sheet[];
  heads: Sheets<GameTypes>['heads'];
  trueScale: readonly TrueScale[];
  /** Its position can be written. */
  hasPosition: boolean;
}

/** All sheets, each side's, and those of each kind that has a head: in the order of the sheets; then what is as large as it is, and the position. */
export function offersOf(
  { sheets, heads, trueScale, hasPosition }: Printable,
  sideName: (side: string) => string,
): { head: string; offers: Offer[] }[] {
  const sides = [...new Set(sheets.flatMap(({ side }) => side ?? []))];
  const of = (kind: Sheet['kind']): Offer[] =>
    sheets
      .filter(one => one.kind === kind)
      .map(({ of, title, side }) => ({
        choice: `${kind} ${of}`,
        says: side === undefined ? title : `${title}, ${sideName(side)}`,
      }));
  const fleets: Offer[] = sides.map(side => ({ choice: `side ${side}`, says: `All of ${sideName(side)}` }));
  return [
    { head: 'Fleets', offers: [{ choice: 'all', says: 'Every sheet' }, ...fleets] },
    ...(['squadron', 'unit'] as const).flatMap(kind => (heads[kind] ? [{ head: heads[kind], offers: of(kind) }] : [])),
    { head: 'For the table, at true scale', offers: trueScale.map(({ of, title }) => ({ choice: `true ${of}`, says: title })) },
    { head: 'To type in again', offers: hasPosition ? [{ choice: 'position', says: 'Where it stands, as text' }] : [] },
  ].filter(({ offers }) => offers.length > 0);
}

/** The sheets of a choice. */
export function chosenSheets(sheets: readonly Sheet[], choice: Choice): Sheet[] {
  const [kind, id] = choice.split(' ');
  if (kind === 'side') return sheets.filter(({ side }) => side === id);
  if (kind === 'squadron') return sheets.filter(({ squadron }) => squadron === id);
  if (kind === 'unit') return sheets.filter(one => one.kind === 'unit' && one.of === id);
  return [...sheets];
}

/** A battle's sheets, and how they are to look. */
export interface Wanted {
  sheets: Sheets<GameTypes>;
  printed: Printed<GameTypes>;
  choice: Choice;
  title: string;
  paper: PaperName;
  /** The position as it is typed, where that is what is printed. */
  position?: string | undefined;
}

/** The pages of what is wanted. What lays them out is loaded when somebody prints. */
export async function pagesOf(wanted: Wanted): Promise<{ pages: readonly Drawing[]; shown: string[] }> {
  const lay = await import('@flagplot/sheets');
  const pages = laidOut(lay, wanted);
  return { pages, shown: pages.map((page, i) => `data:image/svg+xml,${encodeURIComponent(lay.svgOf(page, `Page ${i + 1}`))}`) };
}

function laidOut(lay: typeof import('@flagplot/sheets'), wanted: Wanted): readonly Drawing[] {
  const { sheets, printed, choice, title, position } = wanted;
  const paper = lay.PAPERS[wanted.paper];
  const part = choice.startsWith('true ') && sheets.trueScale?.(printed).find(({ of }) => choice === `true ${of}`);
  if (part) return lay.truePages({ title: `${title}, ${part.title}`, drawings: part.drawings, paper });
  const chosen = choice === 'position' ? [lay.positionSheet(position ?? '')] : chosenSheets(sheets.ofBattle(printed), choice);
  return lay.pages({ title, sheets: chosen, paper });
}

/** The pages as a PDF. */
export async function pdfFile(pages: readonly Drawing[], title: string): Promise<Blob> {
  const { pdfOf } = await import('@flagplot/sheets/pdf');
  return new Blob([(await pdfOf(pages, title)) as BlobPart], { type: 'application/pdf' });
}

const KEY = 'paper';
/** Where paper is Letter; everywhere else it is A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR)$/;

/** The paper last printed on, else the one the reader's country has. */
export function usualPaper(): PaperName {
  const kept = readSetting(KEY);
  if (kept === 'a4' || kept === 'letter') return kept;
  return LETTER.test(navigator.language) ? 'letter' : 'a4';
}

export function keepPaper(paper: PaperName): void {
  keepSetting(KEY, paper);
}
