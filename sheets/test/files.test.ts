import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { PAPERS, pages, svgOf } from '../src/index.ts';
import { pdfOf } from '../src/pdf.ts';
import { fleets } from './fleets.ts';

const drawn = pages({ title: 'A <duel> & "more"', sheets: fleets['a duel after it was fought']!, paper: PAPERS.letter });

test('the PDF opens, with its title and a page of the paper for each page laid out', async () => {
  const document = await PDFDocument.load(await pdfOf(drawn, 'A duel'), { updateMetadata: false });
  expect([document.getTitle(), document.getCreator(), document.getCreationDate()]).toEqual(['A duel', 'Flagplot', undefined]);
  expect(document.getPages().map(page => [page.getWidth(), page.getHeight()])).toEqual(drawn.map(() => [612, 792]));
});

test('the same pages come to the same bytes, other pages to others', async () => {
  const bytes = await pdfOf(drawn, 'A duel');
  expect(await pdfOf(drawn, 'A duel')).toEqual(bytes);
  expect(await pdfOf(drawn.slice(1), 'A duel')).not.toEqual(bytes);
});

test('every sheet may be written, whatever letters its names are in', async () => {
  for (const sheets of Object.values(fleets)) {
    const bytes = await pdfOf(pages({ title: 'Ἀργώ', sheets, paper: PAPERS.a4 }), 'Ἀργώ');
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  }
});

test('the SVG is of the size of the paper, has an element for each shape, and lets no text out', () => {
  for (const page of drawn) {
    const svg = svgOf(page, 'A <duel> & "more"');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="612pt" height="792pt" viewBox="0 0 612 792"/);
    expect(svg).toContain('aria-label="A &lt;duel&gt; &amp; &quot;more&quot;"');
    expect(svg).toContain('A &lt;duel&gt; &amp; &quot;more&quot;</text>');
    expect(svg.split('\n')).toHaveLength(page.shapes.length + 3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
