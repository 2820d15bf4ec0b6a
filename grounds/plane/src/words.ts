// What is said of the plane: lengths in inches, angles in degrees, places, where a thing lies off the bow; and how they are typed.

import { headingTo } from './arcs.ts';
import { CIRCLE, headingOf } from './directions.ts';
import { quotient } from './numbers.ts';
import type { Point, Pose } from './places.ts';

/** `12.974`, `4.5`, `10`: whole mil in inches, exact, and no longer than they need be. */
export function inches(mil: number): string {
  return exactInches(mil).replace(/[.]?0+$/, '');
}

/** `12.974 inches`, `1 inch`: a length in a sentence. */
export function inchesInWords(mil: number): string {
  return `${inches(mil)} ${mil === 1000 ? 'inch' : 'inches'}`;
}

/** `28.600`: whole mil in inches, always to the mil. */
export function exactInches(mil: number): string {
  return decimal(mil, 3);
}

/** `14.00°`: hundredths of a degree. */
export function degrees(hundredths: number): string {
  return `${decimal(hundredths, 2)}°`;
}

/** `28.600, 18.400`: a place as it is written down. */
export function placeWords({ x, y }: Point): string {
  return `${exactInches(x)}, ${exactInches(y)}`;
}

/** `dead ahead`, `53° to starboard`, `dead astern`: where a place lies off the bow, to the degree; `here` for the middle itself. */
export function offBowWords(from: Pose, to: Point): string {
  if (from.x === to.x && from.y === to.y) return 'here';
  const off = headingOf(headingTo({ x: to.x - from.x, y: to.y - from.y }) - from.heading);
  const starboard = off <= CIRCLE / 2;
  const whole = quotient(starboard ? off : CIRCLE - off, 100);
  if (whole === 0) return 'dead ahead';
  return whole === 180 ? 'dead astern' : `${whole}° to ${starboard ? 'starboard' : 'port'}`;
}

/** The mil that inches stand for, typed with at most three decimals: `28.6`, `.25`, `-1`. */
export function parseInches(text: string): number | undefined {
  return parseDecimal(text.replace(/["″]$/, ''), 3);
}

/** The hundredths of a degree that degrees stand for, typed with at most two decimals: `14`, `217.5°`. */
export function parseDegrees(text: string): number | undefined {
  return parseDecimal(text.replace(/°$/, ''), 2);
}

/** The place that two numbers of inches name: `28.6, 18.4`, with brackets or without. */
export function parsePlace(text: string): Point | undefined {
  const parts = text.trim().replace(/^[(](.*)[)]$/, '$1');
  const [x, y, ...more] = parts.split(/\s*[,;]\s*|\s+/).map(parseInches);
  return x === undefined || y === undefined || more.length > 0 ? undefined : { x, y };
}

/** A whole number of the smallest parts with so many decimals. */
function decimal(parts: number, decimals: number): string {
  const digits = `${Math.abs(parts)}`.padStart(decimals + 1, '0');
  return `${parts < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function parseDecimal(text: string, decimals: number): number | undefined {
  const [, sign, whole = '', part = ''] = /^(-?)(\d{0,4})(?:[.](\d*))?$/.exec(text.trim()) ?? [];
  if (sign === undefined || whole + part === '' || part.length > decimals) return undefined;
  const size = Number(whole + part.padEnd(decimals, '0'));
  return sign === '-' ? 0 - size : size;
}
