import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { cut, paragraph, printable, widthOf, wrap } from '../src/type.ts';

test('every letter is as wide as the font of the PDF draws it', async () => {
  const document = await PDFDocument.create();
  const fonts = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ] as const;
  const letters = fonts[0].getCharacterSet().filter(code => code >= 32);
  for (const [bold, font] of [
    [false, fonts[0]],
    [true, fonts[1]],
  ] as const)
    for (const code of letters) {
      const letter = String.fromCodePoint(code);
      expect(widthOf(letter, 1000, bold), letter).toBeCloseTo(font.widthOfTextAtSize(letter, 1000), 0);
    }
});

test.each([
  ["Tal'Kesh · 2,700 – d10 “AF”", "Tal'Kesh · 2,700 – d10 “AF”"],
  ['Győr, Ŵŷnn, Đ', 'Gyor, Wynn, ?'],
  ['Ἀργώ 戦艦', '???? ??'],
  ['ﬁne\u00a0and\tthen\nmore', 'fine\u00a0and then more'],
  ['e\u0301', 'é'],
  ['', ''],
])('%j is printed as %j', (given, shown) => {
  expect(printable(given)).toBe(shown);
  expect(printable(printable(given))).toBe(shown);
});

test('lines are no wider than their room, and no word of them is lost', () => {
  const says = 'Cross boxes from the right; the last one left holds. Extraordinarilylongwordsarebrokenintwo here.';
  for (const width of [30, 60, 100, 400]) {
    const lines = wrap(says, width, { size: 7 });
    for (const line of lines) expect(widthOf(line, 7)).toBeLessThanOrEqual(width);
    expect(lines.join('').replaceAll(' ', '')).toBe(says.replaceAll(' ', ''));
    expect(paragraph([says], width, { size: 7 }).shapes).toHaveLength(lines.length);
  }
});

test('what is too wide is cut, and shows that it is', () => {
  expect(cut('Omega destroyer', 1000, { size: 10 })).toBe('Omega destroyer');
  const short = cut('Omega destroyer', 40, { size: 10 });
  expect(short).toMatch(/^Ome.*…$/);
  expect(widthOf(short, 10)).toBeLessThanOrEqual(40);
});
