// Tables of units: where each is and whither it goes, how fast, what is left of it, what it is and what it is ordered.

import { ofKind, type Place, type Scene } from '@flagplot/scene';
import type { Ink } from '@flagplot/scene/characters/canvas.ts';
import { placeWordsOf } from '@flagplot/scene/characters/places.ts';
import { type Tagged, tagsOf } from '@flagplot/scene/characters/tags.ts';
import { cut, inInk, padTo, type Screen, widthOf } from './screen.ts';

/** A line of a table, and whose it is. */
interface Line {
  readonly ink: Ink;
  readonly cells: readonly string[];
}

/** Columns from which on there is room for all that is known of a unit. */
const WIDE = 60;
/** Cells of a line that stand in columns; what follows them runs on. */
const COLUMNS = 5;

/** A table of every unit or, where those are too many for the lines there are, of the squadrons. */
export function unitTable(scene: Scene<Place>, room: { columns: number; lines: number }, screen: Screen): string[] {
  const units = tagsOf(scene);
  const isWide = room.columns >= WIDE;
  const lines = units.length < room.lines ? units.map(one => lineOf(scene, one, isWide)) : squadronLines(scene, units);
  const isCut = lines.length >= room.lines;
  const shown = [headOf(scene), ...(isCut ? lines.slice(0, Math.max(0, room.lines - 2)) : lines)];
  const widths = Array.from({ length: COLUMNS }, (_, i) => Math.max(...shown.map(({ cells }) => widthOf(cells[i] ?? ''))));
  const drawn = shown.map(({ ink, cells }) => {
    const text = cells.map((cell, i) => (i < COLUMNS ? padTo(cell, widths[i] ?? 0) : cell)).join(' ');
    return inInk(cut(text.trimEnd(), room.columns), ink, screen.hasColours);
  });
  return isCut ? [...drawn, `${lines.length - shown.length + 1} more: type units`] : drawn;
}

/** `   unit  hex  speed structure`. */
function headOf(scene: Scene<Place>): Line {
  const word = ofKind(scene.items, 'unit').find(one => one.facts?.condition)?.facts?.condition?.word ?? '';
  return { ink: 'head', cells: ['', '', placeWordsOf(scene).head, 'sp', word.slice(0, 6), ''] };
}

/** `A1 Quel 1523 N  4 12/12 Thentus frigate, flag`. */
function lineOf(scene: Scene<Place>, { unit, tag, ink }: Tagged<Place>, isWide: boolean): Line {
  const { what, speed = '', condition, order } = unit.facts ?? {};
  const name = [`${tag.letter}${tag.number}`, unit.name];
  if (unit.lost) return { ink, cells: [...name, 'lost', '', ''] };
  const left = condition ? `${condition.left}/${condition.of}` : '';
  const marks = (unit.marks ?? []).map(mark => mark.name);
  const state = (isWide || marks.length === 0 ? [...marks, what, isWide && order] : marks).filter(Boolean).join(', ');
  return { ink, cells: [...name, placeOf(scene, unit), speed, left, state] };
}

function placeOf(scene: Scene<Place>, { at, facing }: Tagged<Place>['unit']): string {
  const words = placeWordsOf(scene);
  return `${words.place(at)} ${words.compass(facing)}`;
}

/** `R  Red  1013 E  7  4 of 6  shaken`. */
function squadronLines(scene: Scene<Place>, units: readonly Tagged<Place>[]): Line[] {
  const groups = new Map(ofKind(scene.items, 'group').map(one => [one.id, one]));
  return [...Map.groupBy(units, one => one.squadron)].flatMap(([id, all]) => {
    const left = all.filter(({ unit }) => !unit.lost);
    const [any] = all;
    if (!any) return [];
    const group = groups.get(id);
    const name = [any.tag.letter, group?.name ?? nameOf(all)];
    if (!left[0]) return [{ ink: any.ink, cells: [...name, 'lost', '', ''] }];
    const { unit } = left[0];
    const count = `${left.length} of ${all.length}`;
    const state = [count, group?.state, unit.facts?.order].filter(Boolean).join(', ');
    return [{ ink: any.ink, cells: [...name, placeOf(scene, unit), unit.facts?.speed ?? '', leftOf(left), state] }];
  });
}

/** A squadron without a name of its own is called by its first unit. */
function nameOf([first, ...others]: readonly Tagged<Place>[]): string {
  return others.length === 0 ? (first?.unit.name ?? '') : `${first?.unit.name} +${others.length}`;
}

function leftOf(left: readonly Tagged<Place>[]): string {
  const all = left.flatMap(({ unit }) => unit.facts?.condition ?? []);
  if (all.length === 0) return '';
  const sum = (of: 'left' | 'of'): number => all.reduce((total, one) => total + one[of], 0);
  return `${sum('left')}/${sum('of')}`;
}
