// A page as SVG.

import type { Drawing, Shape, Tone } from './shapes.ts';

/** Typefaces as wide, letter by letter, as the one the page was laid out with. */
const FACES = "Helvetica, Arial, 'Liberation Sans', Arimo, sans-serif";

/** A page as an SVG document a point to a unit, black on white; `says` is what it is called by those who hear it. */
export function svgOf({ width, height, shapes }: Drawing, says: string): string {
  const size = `width="${num(width)}pt" height="${num(height)}pt" viewBox="0 0 ${num(width)} ${num(height)}"`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FACES}" role="img" aria-label="${escapeXml(says)}">`;
  const paper = `<rect width="100%" height="100%" fill="#fff"/>`;
  return [open, paper, ...shapes.map(element), '</svg>'].join('\n');
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'line': {
      const { x, y, toX, toY } = shape;
      return `<path d="M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}" ${stroke(shape)}/>`;
    }
    case 'rect': {
      const { x, y, w, h } = shape;
      return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" ${stroke(shape)} ${fill(shape.fill)}/>`;
    }
    case 'circle':
      return `<circle cx="${num(shape.x)}" cy="${num(shape.y)}" r="${num(shape.radius)}" ${stroke(shape)} ${fill()}/>`;
    case 'polygon':
      return `<polygon points="${shape.points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}" ${stroke(shape)} ${fill(shape.fill)}/>`;
    case 'text': {
      const { x, y, says, size, bold, tone } = shape;
      const weight = bold ? ' font-weight="700"' : '';
      return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}"${weight} ${fill(tone)}>${escapeXml(says)}</text>`;
    }
  }
}

const stroke = ({ width, tone }: { width: number; tone: Tone }): string => `stroke="${grey(tone)}" stroke-width="${num(width)}"`;
const fill = (tone?: Tone): string => `fill="${tone === undefined ? 'none' : grey(tone)}"`;

function grey(tone: Tone): string {
  const part = Math.round(tone * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${part.repeat(3)}`;
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(says: string): string {
  return says.replaceAll(/[&<>"]/g, sign => NAMED[sign] ?? sign);
}
