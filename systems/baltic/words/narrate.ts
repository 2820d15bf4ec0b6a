// What was told, in sentences.

import type { Told } from '@flagplot/kernel';
import { degrees, inches, placeWords } from '@flagplot/plane/words';
import type { Book } from '../rules/book.ts';
import type { Event, Halt } from '../rules/events.ts';
import type { Baltic } from '../rules/state.ts';

type Sentences = { readonly [K in Event['kind']]: (fact: Extract<Event, { kind: K }>, book: Book) => string };

/** One sentence for everything that is told. */
export function narrate({ event }: Told<Baltic>, book: Book): string {
  if (event.kind === 'thrown') return `${event.why.what}: ${event.faces.join(' ')} [${event.why.rule}]`;
  if (event.kind === 'ruled') return event.say;
  return (SENTENCES[event.kind] as (one: Event, book: Book) => string)(event, book);
}

const sideName = ({ sides }: Book, side: string): string => sides.find(({ id }) => id === side)?.name ?? side;

const HALTS: Readonly<Record<Halt, string>> = {
  backed: ', backed off a model',
  edge: ', over the edge',
  solid: ', onto a solid',
  aground: ', aground',
};

const BECAME = {
  live: 'is afloat',
  wreck: 'is a wreck',
  sunk: 'is gone',
  withdrawn: 'has left',
  crippled: 'is crippled',
} as const;

/** How one kind of event is told. */
function sentence<K extends Event['kind']>(kind: K, say: Sentences[K]): { [P in K]: Sentences[P] } {
  return { [kind]: say } as { [P in K]: Sentences[P] };
}

const SENTENCES: Sentences = {
  ...sentence('stocked', ({ side }, book) => `${sideName(book, side)} has stowed its squadrons`),
  ...sentence('telegraphed', ({ unit, setting, down, vessels }) => {
    const others = vessels.filter(one => one.setting !== setting).map(one => `${one.vessel} ${one.setting}`);
    return [`${unit}: ${setting}${down ? ', Hull Down' : ''}`, ...others].join('; ');
  }),
  ...sentence('slowed', ({ vessel, setting }) => `The wreck ${vessel} slows to ${setting}`),
  ...sentence('bid', ({ side, points, left }, book) => `${sideName(book, side)} bids ${points} and keeps ${left}`),
  ...sentence('placed', ({ side, place }, book) => `${sideName(book, side)} takes place ${place}`),
  ...sentence('stacked', ({ side, cards }, book) => `${sideName(book, side)} lays ${cards} ${cards === 1 ? 'card' : 'cards'}`),
  ...sentence('scheduled', ({ slots }, book) => `Cards are played by ${slots.map(side => sideName(book, side)).join(', ')}`),
  ...sentence('passed', ({ side }, book) => `${sideName(book, side)} has no card left for this slot`),
  ...sentence(
    'turned',
    ({ side, unit, way }, book) => `${sideName(book, side)} plays ${unit}${way === 'top' ? '' : ` by ${way}`}`,
  ),
  ...sentence('discarded', ({ side, unit }, book) => `${sideName(book, side)} discards ${unit}`),
  ...sentence('sailed', ({ vessel, to, legs, halt }) => {
    const length = legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
    return `${vessel} goes ${inches(length)} to ${placeWords(to)}, heading ${degrees(to.heading)}${halt ? HALTS[halt] : ''}`;
  }),
  ...sentence('held', ({ vessel }) => `${vessel} is held`),
  ...sentence('withdrawn', ({ vessel, edge }) => `${vessel} leaves by the ${edge} edge`),
  ...sentence('ready', ({ unit }) => `${unit} has moved`),
  ...sentence(
    'fired',
    ({ by, weapon, target, range, fp, dice }) =>
      `${by.join(', ')} at ${target} with ${weapon}, range ${inches(range)}: firepower ${fp}, ${dice} dice`,
  ),
  ...sentence(
    'struck',
    ({ vessel, hits, jinked, boxes, left }) =>
      `${vessel} takes ${hits}${jinked > 0 ? `, jinks ${jinked}` : ''}, loses ${boxes}, has ${left} left`,
  ),
  ...sentence('became', ({ vessel, status }) => `${vessel} ${BECAME[status]}`),
  ...sentence('done', ({ unit }) => `${unit} is done`),
  ...sentence('cleared', ({ vessels }) => `Splash is cleared from ${vessels.join(', ')}`),
  ...sentence(
    'over',
    ({ verdict }, book) =>
      `${verdict.why} ${verdict.winners.length > 0 ? `${verdict.winners.map(side => sideName(book, side)).join(', ')} wins` : 'A draw'}`,
  ),
};
