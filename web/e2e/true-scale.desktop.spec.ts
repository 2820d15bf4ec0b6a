import { baltic } from '@flagplot/baltic/rules/index.ts';
import { entries } from '@flagplot/baltic/scenarios/index.ts';
import { sheets as balticSheets } from '@flagplot/baltic/sheet/sheets.ts';
import type { Drawing } from '@flagplot/sheets';
import { PAPERS, svgOf, truePages } from '@flagplot/sheets';
import { expect, type Page, test } from '@playwright/test';

/** CSS millimetres of a CSS pixel. */
const MM = 25.4 / 96;

/** The pages of a part of the first scenario, on A4. */
function pagesOf(part: string): readonly Drawing[] {
  const [first] = entries;
  const read = first && baltic.read(first.scenario);
  if (!read || 'faults' in read) throw new Error('the first scenario cannot be read');
  const found = balticSheets.trueScale?.({ book: read.book }).find(({ of }) => of === part);
  return truePages({ title: part, drawings: found?.drawings ?? [], paper: PAPERS.a4 });
}

/** Lays pages before the browser as it prints them: one below the other, on paper without margins of its own. */
async function layOut(page: Page, drawn: readonly Drawing[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const style = '@page { size: A4; margin: 0 } body { margin: 0 } svg { display: block; break-after: page }';
  await page.setContent(`<style>${style}</style>${drawn.map((one, i) => svgOf(one, `Page ${i + 1}`)).join('')}`);
}

/** Width and height of the first shape that a selector finds, in CSS millimetres, without the width of its line. */
function sizeOf(page: Page, selector: string): Promise<{ width: number; height: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((shape: SVGGraphicsElement, mm: number) => {
      const { width, height } = shape.getBBox();
      const scale = shape.getScreenCTM() as DOMMatrix;
      return { width: width * scale.a * mm, height: height * scale.d * mm };
    }, MM);
}

test('printed, the square to measure is 50.8 mm, and the templates are as large as the table has them', async ({ page }) => {
  await layOut(page, pagesOf('templates'));
  const square = await sizeOf(page, 'svg >> rect[width="144"]');
  expect([square.width, square.height]).toEqual([expect.closeTo(50.8, 1), expect.closeTo(50.8, 1)]);
  // The strips: a quarter of a circle of 2.546, 3.820 and 5.730 inches, and half an inch beyond on two sides.
  const strips = page.locator('svg polygon');
  const widths = await strips.evaluateAll(
    (all: SVGGraphicsElement[], mm: number) =>
      all.map(one => one.getBBox().width * (one.getScreenCTM() as DOMMatrix).a * mm).filter(width => width > 50),
    MM,
  );
  expect(widths.slice(0, 3)).toEqual([2.546, 3.82, 5.73].map(radius => expect.closeTo((radius + 0.5) * 25.4, 1)));
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g)?.length).toBe(3);
});

test('printed, a model to cut out is as large as her sheet says', async ({ page }) => {
  await layOut(page, pagesOf('models'));
  // Vasa, a battleship: 5.5 inches by 1.5.
  const hull = await sizeOf(page, 'svg polygon');
  expect([hull.width, hull.height]).toEqual([expect.closeTo(1.5 * 25.4, 1), expect.closeTo(5.5 * 25.4, 1)]);
});
