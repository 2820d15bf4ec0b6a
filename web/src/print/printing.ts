import type { GameTypes } from '@flagplot/kernel';
import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';
import type { Drawing, PaperName, Printed, Sheet, Sheets } from '@flagplot/sheets';

/** What is to be printed: `all`, `side narn`, `squadron narn-a`, `unit tal-kesh`. */
export type Choice = string;

/** What may be chosen, with what it is called. */
export interface Offer {
  choice: Choice;
  says: string;
}

/** All sheets, each side's, and those of each kind that has a head: in the order of the sheets. */
export function offersOf(
  sheets: readonly Sheet[],
  heads: Sheets<GameTypes>['heads'],
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
}

/** The pages of what is wanted. What lays them out is loaded when somebody prints. */
export async function pagesOf({
  sheets,
  printed,
  choice,
  title,
  paper,
}: Wanted): Promise<{ pages: readonly Drawing[]; shown: string[] }> {
  const { pages: laidOut, PAPERS, svgOf } = await import('@flagplot/sheets');
  const pages = laidOut({ title, sheets: chosenSheets(sheets.ofBattle(printed), choice), paper: PAPERS[paper] });
  return { pages, shown: pages.map((page, i) => `data:image/svg+xml,${encodeURIComponent(svgOf(page, `Page ${i + 1}`))}`) };
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
