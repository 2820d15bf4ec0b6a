// What may be looked at while one is asked: the board, the units, the log, the goal and the charts.

import { lineOf } from '@flagplot/lab';
import type { Chart, Charts } from '@flagplot/manifest';
import { type Layer, layOver, type Place, type Scene } from '@flagplot/scene';
import { viewAt } from '@flagplot/seat';
import { columns } from '../columns.ts';
import { teller } from '../telling.ts';
import type { AtTable } from './at.ts';
import { screenAt } from './at.ts';
import { unitsHeard } from './heard.ts';
import { bookHelp } from './help.ts';
import { wrap } from './screen.ts';
import { mapShown, tableShown } from './show.ts';
import { unitTable } from './units.ts';

const NO_BOARD = 'This system draws no board.';
/** More units than any battle has. */
const ALL = 1000;

/** What somebody wants to see: by its word, what is said after that, what was told before he answered last, and the order he has laid, drawn. */
interface Wish {
  readonly word: string;
  readonly about: string;
  readonly since: number;
  readonly laid: Layer<Place>;
}

/** What may be seen at any time, and changes nothing; nothing where the word asks for none of it. */
export function lookUp(at: AtTable, { word, about, since, laid }: Wish): readonly string[] | undefined {
  if (word.startsWith('?')) return bookHelp(at, `${word.slice(1)} ${about}`.trim());
  switch (word) {
    case 'map':
      return map(at, { isWhole: about === 'all', laid });
    case 'units':
      return units(at);
    case 'log':
      return log(at, about === 'all' ? 0 : since);
    case 'goal':
      return goal(at);
    case 'charts':
      return charts(at, about);
    default:
      return undefined;
  }
}

/** The board in so many lines, its units beside it, with what is laid over it. */
export function board(at: AtTable, { lines, laid }: { lines: number; laid: Layer<Place> }): string[] {
  const screen = screenAt(at);
  if (screen.isHeard) return [];
  const scene = sceneAt(at, laid);
  return scene ? tableShown(scene, lines, screen) : [NO_BOARD];
}

function map(at: AtTable, { isWhole, laid }: { isWhole: boolean; laid: Layer<Place> }): string[] {
  const screen = screenAt(at);
  const scene = sceneAt(at, laid);
  if (!scene || screen.isHeard) return units(at);
  return isWhole ? mapShown(scene, screen) : tableShown(scene, screen.lines - 2, screen);
}

function sceneAt({ parts, seat }: AtTable, laid: Layer<Place>): Scene<Place> | undefined {
  return parts.scene && layOver(parts.scene(viewAt(seat), seat.told()), laid);
}

function units(at: AtTable): string[] {
  const screen = screenAt(at);
  const scene = sceneAt(at, []);
  if (!scene) return [NO_BOARD];
  if (screen.isHeard) return unitsHeard(scene).flatMap(line => wrap(line, screen.columns, '    '));
  return unitTable(scene, { columns: screen.columns, lines: ALL }, screen);
}

/** All that was told from a place on, with its dice, under the lines of the turn. */
function log({ system, seat, terminal }: AtTable, from: number): string[] {
  const { columns: width } = screenAt({ terminal });
  const tell = teller(system, seat.battle.book);
  const told = seat.told(from).map(one => lineOf(system.words, seat.battle.book, one));
  return told.length > 0 ? tell(told).flatMap(line => wrap(line, width, '    ')) : ['Nothing was told since.'];
}

function goal({ parts, seat, system, ...at }: AtTable): string[] {
  const found = parts.goal?.(viewAt(seat));
  if (!found) return ['This system has no words for its goal.'];
  const { book } = seat.battle;
  const ahead = found.ahead.map(side => system.words.side(side, book)).join(' and ') || 'nobody';
  return [
    found.wins,
    ...found.rules.flatMap(({ rule, say }) => wrap(`${say} [${rule}]`, screenAt(at).columns - 2).map(line => `  ${line}`)),
    `${found.left} left to play; ahead now: ${ahead}${found.progress ? `; ${found.progress}` : ''}`,
    ...found.nerve.map(({ name, says }) => `  ${name}: ${says}`),
  ];
}

/** The names of all charts, or the charts whose name or title begins so. */
function charts({ parts, seat }: AtTable, name: string): string[] {
  const all: Charts = parts.charts?.charts(seat.battle.book) ?? [];
  if (all.length === 0) return ['This system shows no charts.'];
  if (name === '') return all.map(chart => `  ${chart.name}  ${chart.title} [${chart.rule}]`);
  const begins = (text: string): boolean => text.toLowerCase().startsWith(name.toLowerCase());
  const found = all.filter(chart => begins(chart.name) || begins(chart.title));
  return found.length > 0
    ? found.flatMap(chartShown)
    : [`There is no chart ${name}; there is ${all.map(one => one.name).join(', ')}`];
}

function chartShown({ title, rule, columns: heads, rows }: Chart): string[] {
  const lines = columns([['', ...heads], ...rows.map(({ head, cells }) => [head, ...cells.map(({ says }) => says)])]);
  return [`${title} [${rule}]`, ...lines.map(line => `  ${line}`)];
}
