// What is shown when one is asked: the board, what has happened, the question, and orders worth a thought, in as many lines as there are.

import type { Ask, GameTypes } from '@flagplot/kernel';
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
/** Lines that a board needs. */
const LEAST = 9;
/** Lines of an order that is offered, where there is room. */
const OFFER = 3;

/** The whole screen; `told`: how much had been told when the last answer was given. */
export function askScreen(at: AtTable, ask: Ask<GameTypes>, { offers, told }: { offers: Offers; told: number }): string[] {
  const { seat, system } = at;
  const screen = screenAt(at);
  const room = screen.lines < LOW.lines ? LOW : HIGH;
  const said = newsLines(at, told, room.news);
  const below = [...said, ...askLines(at, ask, true), ...offerLines(at, ask.kind, { offers, most: room.offers })];
  const heading = inInk(lineHeading(system, seat.now().seen), 'head', screen.hasColours);
  const above = screen.lines < LOW.lines ? [heading] : ['', heading];
  // The line that was typed stands above, the next is typed below.
  const left = screen.lines - above.length - below.length - 2;
  return [...above, ...board(at, { lines: Math.min(room.board, Math.max(LEAST, left)), laid: [] }), ...below];
}

/** What has happened, in whole sentences; on a low screen each in a line, unless a lesson tells it. */
function newsLines(at: AtTable, told: number, most: number): string[] {
  const { columns, lines } = screenAt(at);
  const said = news(at, told, most);
  if (lines < LOW.lines && !at.lesson) return said.map(one => cut(one, columns));
  return said.flatMap(one => wrap(one, columns, '  '));
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

/** The next orders that are offered, each in a line, or in several where there is room for that. */
export function offerLines(at: AtTable, kind: string, { offers, most }: { offers: Offers; most: number }): string[] {
  const { columns, lines } = screenAt(at);
  const first = offers.drawn.length;
  const fresh = offers.draw(most);
  if (fresh.length === 0) return ['  no more orders to offer'];
  return fresh.flatMap((offer, i) => {
    const text = offerText(at, kind, offer);
    const numbered = `${String(first + i + 1).padStart(2)} ${text}`;
    return lines < LOW.lines ? [cut(numbered, columns)] : atMost(wrap(numbered, columns, '     '), columns);
  });
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
