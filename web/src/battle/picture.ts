// The board as it is looked at, as a picture that stands by itself: drawn with its own colours, below it the turn, a scale and the key of sides.

import type { Ground } from '@flagplot/pagekit/board/ground.ts';
import { BADGES, type SideNumber } from '@flagplot/pagekit/symbols/sides.ts';
import { download, fileName } from '../session/files.ts';

/** What stands below the board. */
export interface Caption {
  /** `Narn against Earth, turn 4, pulse 2`. */
  title: string;
  sides: readonly { name: string; number: SideNumber }[];
  ground: Ground;
}

/** The block below the board, in pixels: its height, its margin, the room of a side in the key and of a letter of its name. */
const BLOCK = 64;
const MARGIN = 16;
const KEY = 44;
const LETTER = 8;
/** The scale is so many steps of the ground long. */
const STEPS = 5;
/** A picture of points has so many of them for a pixel. */
const POINTS = 2;

/** What a drawing takes from style sheets, and what it is where nothing is said. */
const USUAL: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  'stroke-linecap': 'butt',
  opacity: '1',
  visibility: 'visible',
  'vector-effect': 'none',
  'paint-order': 'normal',
  'text-anchor': 'start',
};
/** What letters take besides. */
const LETTERS = ['font-family', 'font-size', 'font-weight', 'font-stretch'];

/** Saves the board as a drawing, or as points. */
export async function savePicture(board: SVGSVGElement, caption: Caption, kind: 'svg' | 'png'): Promise<void> {
  const drawn = pictureOf(board, caption);
  drawn.prepend(await lettersHere());
  const svg = new Blob([new XMLSerializer().serializeToString(drawn)], { type: 'image/svg+xml' });
  download(fileName(caption.title, kind), kind === 'svg' ? svg : await pointsOf(svg, drawn));
}

/** The letters of the page as a style sheet that the picture takes along; where they cannot be had, it is read in the reader's own. */
async function lettersHere(): Promise<SVGElement> {
  const faces = [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const whole = await Promise.all(faces.map(withLetters));
  return element('style', {}, whole.join('\n'));
}

/** A face of letters with what it names by an address written into it. */
async function withLetters({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [named, path] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (!named || !path) return '';
  try {
    const file = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
    return cssText.replace(named, `url("${await inText(await file.blob())}")`);
  } catch {
    return '';
  }
}

/** A file as an address that holds all of it. */
function inText(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
}

/** The board with its block, as one drawing. */
function pictureOf(board: SVGSVGElement, caption: Caption): SVGSVGElement {
  const [width, height] = [board.clientWidth, board.clientHeight];
  const copy = board.cloneNode(true) as SVGSVGElement;
  inkLike(board, copy);
  const fields = document.querySelector('svg.fields defs');
  const patterns = fields?.cloneNode(true) as SVGElement | undefined;
  if (fields && patterns) inkLike(fields, patterns);
  const made = element('svg', { width, height: height + BLOCK, viewBox: `0 0 ${width} ${height + BLOCK}` }) as SVGSVGElement;
  made.append(element('title', {}, caption.title));
  if (patterns) made.append(patterns);
  made.append(element('rect', { width, height: height + BLOCK, fill: colourOf('var(--paper)', board) }), copy);
  made.append(blockOf(board, caption, { width, height }));
  return made;
}

/** Title, scale and key. */
function blockOf(board: SVGSVGElement, { title, sides, ground }: Caption, size: { width: number; height: number }): SVGElement {
  const ink = colourOf('var(--ink)', board);
  const block = element('g', {
    transform: `translate(${MARGIN} ${size.height + 24})`,
    fill: ink,
    'font-family': getComputedStyle(board).fontFamily,
  });
  block.append(element('text', { 'font-size': 15, 'font-weight': 700 }, title));
  let x = 8;
  for (const { name, number } of sides) {
    const side = element('g', { transform: `translate(${x} 22)` });
    x += KEY + name.length * LETTER;
    side.append(element('path', { d: BADGES[number], 'fill-rule': 'evenodd', fill: colourOf(`var(--side-${number})`, board) }));
    side.append(element('text', { x: 14, y: 5, 'font-size': 13 }, name));
    block.append(side);
  }
  const { long, words } = scaleOf(board, ground);
  const at = size.width - 2 * MARGIN - long;
  block.append(element('path', { d: `M${at} 12v8h${long}v-8`, fill: 'none', stroke: ink, 'stroke-width': 2 }));
  block.append(element('text', { x: at + long / 2, y: 6, 'font-size': 13, 'text-anchor': 'middle' }, words));
  return block;
}

/** How long some steps of the ground are on the board as it is stretched, and what they are called. */
function scaleOf(board: SVGSVGElement, ground: Ground): { long: number; words: string } {
  const k = Number(
    /scale\(([\d.]+)\)/.exec(board.querySelector('g[transform*="scale"]')?.getAttribute('transform') ?? '')?.[1] ?? 1,
  );
  const from = ground.centre();
  let to = from;
  for (let n = 0; n < STEPS; n += 1) to = ground.step(to, 'ArrowUp') ?? to;
  const [a, b] = [ground.middle(from), ground.middle(to)];
  return { long: Math.hypot(a.x - b.x, a.y - b.y) * k, words: ground.apart(from, to) };
}

/** Writes into a copy what style sheets say of the original, so that it looks the same where there are none. */
function inkLike(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  const own = copy as SVGElement;
  const transform = own.style?.transform;
  own.removeAttribute('class');
  own.removeAttribute('style');
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) own.style?.setProperty(name, value);
    if (own.getAttribute(name)?.startsWith('var(')) own.removeAttribute(name);
  }
  if (style.display === 'none') own.style?.setProperty('display', 'none');
  if (own.tagName === 'text') for (const name of LETTERS) own.style.setProperty(name, style.getPropertyValue(name));
  if (transform) own.setAttribute('transform', transform.replaceAll(/px|deg/g, '').replaceAll(',', ' '));
  for (const [i, child] of [...original.children].entries()) {
    const there = copy.children[i];
    if (there) inkLike(child, there);
  }
}

/** A colour of the tokens as it is by day or by night. */
function colourOf(colour: string, within: Element): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  (within.parentElement ?? document.body).append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

async function pointsOf(svg: Blob, { width, height }: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width.baseVal.value * POINTS, height.baseVal.value * POINTS];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(url);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png'),
  );
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}
