// What is shown when one is asked: the board, what has happened, the question, and orders worth a thought, in as many lines as there are.

import type { Ask, GameTypes } from '@flagplot/kernel';
import type { Layer, Place } from '@flagplot/scene';
import { viewAt } from '@flagplot/seat';
import { lineHeading } from '@flagplot/telling';
import { type AtTable, screenAt } from './at.ts';
import { board } from './look.ts';
import { news } from './news.ts';
import type { Offer, Offers } from './offers.ts';
import { leadsOf, orderText } from './order.ts';
import { cut, inInk, wrap } from './screen.ts';

/** How many orders are offered and sentences told on a low screen and on a high one, and lines of board at most. */
const LOW = { lines: 30, offers: 3, news: 3, board: 24 };
const HIGH = { offers: 9, news: 8, board: 34 };
/** Lines that a board needs; of a high screen the part that it has before orders are offered at length, and that news take at most. */
const LEAST = 9;
const PARTS = { board: 0.4, news: 0.2 };
/** Lines of an order that is offered, where there is room. */
const OFFER = 3;

/** What the screen of an ask is made of. */
interface AskScreen {
  readonly offers: Offers;
  /** How much had been told when the last answer was given. */
  readonly told: number;
  /** It was shown before: the same orders stand there again, and this is the one that is laid, drawn. */
  readonly again?: Layer<Place>;
}

/** The whole screen, no higher than there are lines. */
export function askScreen(at: AtTable, ask: Ask<GameTypes>, { offers, told, again }: AskScreen): string[] {
  const screen = screenAt(at);
  const room = screen.lines < LOW.lines ? LOW : HIGH;
  const heading = inInk(lineHeading(at.system, at.seat.now().seen), 'head', screen.hasColours);
  const above = screen.lines < LOW.lines ? [heading] : ['', heading];
  const asked = [...newsLines(at, told, room.news), ...askLines(at, ask, true)];
  // The line that was typed stands above, the next is typed below.
  const free = screen.lines - above.length - asked.length - 2;
  const share = Math.min(room.board, Math.max(LEAST, Math.floor(screen.lines * PARTS.board)));
  const most = { offers, most: room.offers, lines: Math.max(LOW.offers, free - share) };
  const offered = again ? linesAgain(at, ask.kind, most) : offerLines(at, ask.kind, most);
  return [
    ...above,
    ...board(at, { lines: Math.min(room.board, Math.max(LEAST, free - offered.length)), laid: again ?? [] }),
    ...asked,
    ...offered,
  ];
}

/** What has happened, in whole sentences; on a low screen each in a line, unless a lesson tells it. */
function newsLines(at: AtTable, told: number, most: number): string[] {
  const { columns, lines } = screenAt(at);
  const said = news(at, told, most);
  if (lines < LOW.lines && !at.lesson) return said.map(one => cut(one, columns));
  const whole = said.flatMap(one => wrap(one, columns, '  '));
  if (lines < LOW.lines || whole.length <= lines * PARTS.news) return whole;
  return most > LOW.news ? newsLines(at, told, most - 1) : said.map(one => cut(one, columns));
}

/** What is asked, and how it may be answered; the first time also who the enemy of a lesson is. */
export function askLines(at: AtTable, ask: Ask<GameTypes>, isFirst = false): string[] {
  const { parts, seat, system, lesson } = at;
  const screen = screenAt(at);
  const { title, help } = parts.asks?.(ask, viewAt(seat)) ?? { title: ask.kind };
  const rule = system.rules.questions[ask.kind]?.rule ?? '';
  const step = lesson?.steps[ask.kind]?.(viewAt(seat), ask.about);
  const says = [step?.says ?? help, isFirst && seat.now().seen.clock.turn < 2 ? step?.enemy : undefined];
  const head = `${inInk(/[.?!]$/.test(title) ? title : `${title}.`, 'order', screen.hasColours)} [${rule}]`;
  return [head, ...says.flatMap(one => (one ? wrap(one, screen.columns) : []))];
}

/** How many orders are offered at most, and in how many lines. */
interface Room {
  readonly offers: Offers;
  readonly most: number;
  readonly lines?: number;
}

/** The next orders that are offered, each in a line, or in several where there is room for that. */
export function offerLines(at: AtTable, kind: string, { offers, most, lines = Number.POSITIVE_INFINITY }: Room): string[] {
  const all: string[] = [];
  for (let n = 0; n < most && all.length < lines; n += 1) {
    const [offer] = offers.draw(1);
    if (!offer) return all.length > 0 ? all : ['  no more orders to offer'];
    all.push(...linesOf(at, kind, { offer, number: offers.drawn.length, lines: lines - all.length }));
  }
  return all;
}

/** The first of those that were offered, once more. */
function linesAgain(at: AtTable, kind: string, { offers, most, lines = 0 }: Room): string[] {
  const all: string[] = [];
  for (const [i, offer] of offers.drawn.slice(0, most).entries())
    if (all.length < lines) all.push(...linesOf(at, kind, { offer, number: i + 1, lines: lines - all.length }));
  return all;
}

/** An order that is offered, under its number; cut to one line where there are no more. */
function linesOf(
  at: AtTable,
  kind: string,
  { offer, number, lines }: { offer: Offer; number: number; lines: number },
): readonly string[] {
  const screen = screenAt(at);
  const numbered = `${String(number).padStart(2)} ${offerText(at, kind, offer)}`;
  const whole = screen.lines < LOW.lines ? [] : atMost(wrap(numbered, screen.columns, '     '), screen.columns);
  return whole.length > 0 && whole.length <= lines ? whole : [cut(numbered, screen.columns)];
}

/** The first lines of a text; the last says that there is more. */
function atMost(lines: readonly string[], columns: number): readonly string[] {
  if (lines.length <= OFFER) return lines;
  return [...lines.slice(0, OFFER - 1), cut(`${lines[OFFER - 1]} ${lines[OFFER]}`, columns)];
}

/** `best: all at picket -> Quel at Picket, range 5, 4 dice`; in a lesson its way stands for what it leads to. */
function offerText(at: AtTable, kind: string, { order, name }: Offer): string {
  const leads = at.lesson ? [] : leadsOf(at, order, kind);
  const led = leads.length > 0 ? ` -> ${leads.map(({ says }) => says).join('; ')}` : '';
  return `${name === undefined ? '' : `${name}: `}${orderText(at, order, kind)}${led}`;
}
