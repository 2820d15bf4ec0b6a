/** A picture of a table as a drawing. Whatever stands in it may have come from a file: nothing of it can close what it is written into. */
import type { Picture, PicturedUnit } from '@flagplot/scene';
import type { KeptPicture } from '../session/picture-kept.ts';

/** Markup with values in it, each without what markup is made of. */
function markup(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return String.raw({ raw: parts }, ...values.map(value => String(value).replace(/[<>&"]/g, '')));
}

/** The drawing of a table as it was kept. */
export function drawingOfKept({ units, ...kept }: KeptPicture): string {
  const numbers = units.split(',').map(Number);
  const stands = Array.from({ length: numbers.length / 6 }, (_, i): PicturedUnit => {
    const [hull = 0, side = 1, x = 0, y = 0, turned = 0, lost] = numbers.slice(6 * i, 6 * i + 6);
    return { id: String(i), hull, side, x, y, turned, ...(lost ? { lost: true } : {}) };
  });
  return drawingOf({ ...kept, areas: [], wakes: [], units: stands });
}

/** The drawing of a picture; `over` is laid on top as it is. Its colours stand in illustration.css. */
export function drawingOf(picture: Picture, over = ''): string {
  const { box, sheet, tile, areas, wakes, units, waters = [], isTrue } = picture;
  const [x, y, width, height] = sheet;
  /** Ships stay ships, and letters letters, where much is to be seen at once. */
  const span = Math.max(box[2], box[3]);
  const rect = markup`x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    markup`<svg class="illustration" viewBox="${box.join(' ')}" aria-hidden="true" style="--letters:${span / 30}px;--size:${isTrue ? 1 : Math.min(2.2, Math.max(1.28, span / 1000))}">`,
    tile
      ? markup`<pattern id="tile" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${-tile.width / 2} ${-tile.height / 2})"><path class="grid" d="${tile.path}"/></pattern>`
      : '',
    `<rect class="sheet" ${rect}/>`,
    ...waters.map(water => markup`<path class="water ${water.depth}" d="${water.path}"/>`),
    `<rect fill="url(#tile)" ${rect}/>`,
    ...areas.map(area => markup`<path class="area s${area.side} ${area.isFilled ? 'filled' : ''}" d="${area.path}"/>`),
    ...wakes.map(wake => markup`<path class="wake s${wake.side}" d="${wake.path}"/>`),
    ...units.map(unit => unitOf(picture, unit)),
    ...areas.map(({ label }) => (label ? markup`<text x="${label.x}" y="${label.y}">${label.says}</text>` : '')),
    over,
    '</svg>',
  ].join('');
}

function unitOf({ hulls }: Picture, { id, hull, side, x, y, turned, lost }: PicturedUnit): string {
  return markup`<g class="hull s${side} ${lost ? 'lost' : ''}" data-unit="${id}" style="transform:translate(${x}px,${y}px) rotate(${turned}deg) scale(var(--size))"><path d="${hulls[hull]?.outline ?? ''}"/></g>`;
}
