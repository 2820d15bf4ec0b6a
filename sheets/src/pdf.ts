// Pages as PDF. Stands apart from the rest, so that a browser loads the writer only for those who print.

import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { grayscale, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Drawing, Shape, Tone } from './shapes.ts';

interface Faces {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

/** A PDF of pages, called `title`. The same pages always come to the same bytes: no date and no chance goes in. */
export async function pdfOf(drawings: readonly Drawing[], title: string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  document.setCreator('Flagplot');
  const faces = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const { width, height, shapes } of drawings) {
    const page = document.addPage([width, height]);
    for (const shape of shapes) draw(page, shape, faces);
  }
  return document.save();
}

const grey = (tone: Tone) => grayscale(tone);
const fillOf = (tone?: Tone) => (tone === undefined ? {} : { color: grey(tone) });

/** PDF counts from the lower edge. */
function draw(page: PDFPage, shape: Shape, { regular, bold }: Faces): void {
  const up = page.getHeight() - shapeTop(shape);
  const edge = 'width' in shape ? { borderColor: grey(shape.tone), borderWidth: shape.width } : {};
  switch (shape.kind) {
    case 'line': {
      const { x, toX, toY, width, tone } = shape;
      page.drawLine({ start: { x, y: up }, end: { x: toX, y: page.getHeight() - toY }, thickness: width, color: grey(tone) });
      return;
    }
    case 'rect': {
      const { x, w, h } = shape;
      page.drawRectangle({ x, y: up - h, width: w, height: h, ...edge, ...fillOf(shape.fill) });
      return;
    }
    case 'circle':
      page.drawCircle({ x: shape.x, y: up, size: shape.radius, ...edge });
      return;
    case 'polygon': {
      const path = `M${shape.points.map(point => point.join(' ')).join('L')}Z`;
      page.drawSvgPath(path, { x: 0, y: up, ...edge, ...fillOf(shape.fill) });
      return;
    }
    case 'text': {
      const { x, says, size, tone } = shape;
      page.drawText(says, { x, y: up, size, font: shape.bold ? bold : regular, color: grey(tone) });
    }
  }
}

/** Where a shape is anchored: a polygon at the upper edge of the page, others where they stand. */
function shapeTop(shape: Shape): number {
  return shape.kind === 'polygon' ? 0 : shape.y;
}
