// Where a row is broken: up to four places in the sources that bear its id, drawn by a seed.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { withSlashes } from '../workspace.ts';
import { bearersOf, idPattern } from './bearer.ts';
import { cardMutations } from './cards.ts';
import type { Mutation, MutationKind } from './mutations.ts';
import { inWords, KINDS, mutate, mutationsIn } from './mutations.ts';

/** A row of a book: its id, and the lines that bear it. */
export interface Row {
  readonly id: string;
  /** `file:line`, files from the root of the clone. */
  readonly coded: readonly string[];
}

/** One way to break a row: the whole text of a file with one change in it. */
export interface Site {
  /** From the root, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly mutation: string;
  readonly text: string;
}

/** How often a row is broken before it counts as survived. */
const TRIES = 4;

/** A mutation, and how far from the id it is: 0 by the id itself. */
interface Found {
  readonly file: string;
  readonly text: string;
  readonly mutation: Mutation;
  readonly distance: number;
}

/**
 * The ways in which a row is broken, in their order: each place that bears the id in turn, those in the rules before what is shown of them;
 * at one place nearest to the id first, then one of each kind, and among equals as the seed has it.
 *
 * @param root the folder the files are read from
 */
export function sitesOf(root: string, { id, coded }: Row, seed: string): Site[] {
  const lot = (...parts: readonly (string | number)[]) => hash(seed, id, ...parts);
  const lots = new Map(coded.map(place => [place, lot(place)]));
  const places = [...lots].sort(([a, x], [b, y]) => farness(a) - farness(b) || compare(x, y)).map(([place]) => place);
  const found = places.map(place => {
    const here = foundAt(root, place, id).map(one => ({ one, lot: lot(one.mutation.from, one.mutation.to, one.mutation.put) }));
    return turnAbout(here.sort((a, b) => compare(a.lot, b.lot)).map(({ one }) => one));
  });
  const near = places.filter(place => farness(place) < SHOWN).length;
  const drawn = [...inTurn(found.slice(0, near)), ...inTurn(found.slice(near))];
  return withoutRepeats(drawn).slice(0, TRIES).map(siteOf);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap(list => list.slice(i, i + 1))).flat();
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function siteOf({ file, text, mutation }: Found): Site {
  const line = text.slice(0, mutation.from).split('\n').length;
  return { file, line, mutation: inWords(text, mutation), text: mutate(text, mutation) };
}

/** What is changed only where nothing else is left. */
const LAST: readonly MutationKind[] = ['result', 'word'];

/** Sorts by distance and, within one distance, so that each kind has had its turn before one comes again. */
function turnAbout(found: readonly Found[]): Found[] {
  const turns = new Map<string, number>();
  const placed = found.map(one => {
    const kind = `${one.distance} ${one.mutation.kind}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return { one, turn: LAST.includes(one.mutation.kind) ? turn + TRIES : turn };
  });
  const rank = ({ mutation }: Found) => KINDS.indexOf(mutation.kind);
  placed.sort((a, b) => a.one.distance - b.one.distance || a.turn - b.turn || rank(a.one) - rank(b.one));
  return placed.map(({ one }) => one);
}

function foundAt(root: string, place: string, id: string): Found[] {
  const [file = '', line = ''] = place.split(/:(?=\d+$)/);
  if (!file.endsWith('.ts')) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const code = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const bearers = bearersOf(code, Number(line), id);
  const [nearest] = bearers;
  if (!nearest) return [];
  const levels = isElement(nearest) ? [elementLeftOut(nearest)] : bearers.map(mutationsIn).filter(({ length }) => length > 0);
  const here = levels.flatMap((mutations, level) => mutations.map(mutation => ({ file, text, mutation, distance: level })));
  if (here.length > 0 && !isElement(nearest)) return here;
  return [...here, ...onCard(root, { file, code, nearest, name: wordsAfter(text, Number(line), id) })];
}

/** Whether a comment speaks of one element of a list, and not of the list. */
function isElement(node: ts.Node): boolean {
  return node.parent && ts.isArrayLiteralExpression(node.parent) && !ts.isStringLiteralLike(node);
}

/** What breaks an element, and its being left out. */
function elementLeftOut(node: ts.Node): Mutation[] {
  const isAll = ({ from, to, put }: Mutation) => put === '' && from <= node.getStart() && node.getEnd() <= to;
  return [...mutationsIn(node), ...mutationsIn(node.parent).filter(isAll)];
}

/** What bears an id, in which file, and what the comment says after the id. */
interface Bearer {
  readonly file: string;
  readonly code: ts.SourceFile;
  readonly nearest: ts.Node;
  readonly name: string;
}

/** A constant that is what a file of numbers says is broken in that file, where the card or chart is named that the comment names. */
function onCard(root: string, { file, code, nearest, name }: Bearer): Found[] {
  const path = dataNamed(code, nearest);
  const data = path && withSlashes(join(dirname(file), path));
  if (!data || !existsSync(join(root, data))) return [];
  const text = readFileSync(join(root, data), 'utf8');
  return cardMutations(text, name).map(mutation => ({ file: data, text, mutation, distance: 1 }));
}

/** What a comment says after an id on a line, up to the next stop, be it on the line below: `Y-wing A4`. */
function wordsAfter(text: string, line: number, id: string): string {
  const lines = text
    .split('\n', line + 1)
    .slice(line - 1)
    .map(one => one.replace(/^\s*(\/\/|\*)/, ''));
  const [, after = ''] = lines.join(' ').split(idPattern(id), 2);
  return (after.split(/[,;.]/, 1)[0] ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The file of numbers from which something was imported that is named in a declaration. */
function dataNamed(code: ts.SourceFile, declaration: ts.Node): string | undefined {
  for (const one of code.statements.filter(ts.isImportDeclaration)) {
    const { text: from } = one.moduleSpecifier as ts.StringLiteral;
    const name = one.importClause?.name?.text;
    if (name && from.endsWith('.json') && new RegExp(`\\b${name}\\b`).test(declaration.getText())) return from;
  }
  return undefined;
}

/** From here on a place only shows what the rules say: it is broken where they leave tries over. */
const SHOWN = 2;

function farness(place: string): number {
  if (/\/rules\/|\/data\/index\.ts/.test(place)) return 0;
  return /\/(yard|scenarios)\//.test(place) ? 1 : SHOWN;
}

function withoutRepeats(found: readonly Found[]): Found[] {
  const places = new Map(found.map(one => [[one.file, one.mutation.from, one.mutation.to, one.mutation.put].join(' '), one]));
  return [...places.values()];
}

function hash(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
