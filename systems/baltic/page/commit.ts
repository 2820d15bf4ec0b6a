/** What the button says that answers an ask: what this very order would do. */

import type { Answer } from '@flagplot/kernel';
import { lengthOf } from '@flagplot/pagekit/sail/course.ts';
import { inches } from '@flagplot/plane/words';
import { count, salvoName, unitName } from '../rules/names.ts';
import type { Baltic, BbKind, BbView } from '../rules/state.ts';
import { diceOf } from './fire/throws.ts';

type Order<K extends BbKind> = Baltic['asks'][K]['order'];

const WORDS: { readonly [K in BbKind]: (order: Order<K>, view: BbView) => string } = {
  stock: ({ squadrons }) => `Stow ${count(squadrons.length, 'squadron', 'squadrons')}`,
  telegraph: ({ units }) => `Ring ${count(units.length, 'telegraph', 'telegraphs')}`,
  bid: ({ points }) => (points === 0 ? 'Bid nothing' : `Bid ${count(points, 'point', 'points')}`),
  place: ({ place }) => `Take place ${place}`,
  stack: ({ cards, reserve }) => `Seal ${count(cards.length + (reserve === null ? 0 : 1), 'card', 'cards')}`,
  deploy: ({ unit }, { book }) => `Set up ${unitName(book, unit)}`,
  sail: (order, view) => sailWords(view, order),
  fire: ({ acts }, view) => fireWords(view, acts),
  meet: ({ force }) => (force ? 'Force a collision' : 'Evade'),
  fly: flyWords,
  take: ({ takes }) => takeWords(takes.flatMap(({ on }) => on).length),
  lose: ({ lose }) => `Take off ${lose.reduce((sum, { n }) => sum + n, 0)}`,
  run: ({ salvo }) => `Run ${salvoName(salvo)}`,
  mend: ({ mend, buy }) =>
    mend.length + buy.length === 0 ? 'Repair nothing' : `Make ${count(mend.length + buy.length, 'repair', 'repairs')}`,
  critical: criticalWords,
};

/** `Sail Vasa 6 inches`, `Fire 14 dice`. */
export function commitWords({ kind, order }: Answer<Baltic>, view: BbView): string {
  return WORDS[kind](order as never, view);
}

/** The throw that is taken; of several ships how many. */
function criticalWords({ take }: Order<'critical'>, { open }: BbView): string {
  const [first] = take;
  const sum =
    first && take.length === 1 ? open.stricken.find(({ ship }) => ship === first.ship)?.rolls[first.roll]?.sum : undefined;
  return sum === undefined ? `Take ${count(take.length, 'critical', 'criticals')}` : `Take the throw of ${sum}`;
}

function takeWords(n: number): string {
  return n === 0 ? 'Take on nobody' : `Take on ${count(n, 'marker', 'markers')}`;
}

function flyWords({ markers, legs, attacks = [], off }: Order<'fly'>): string {
  if (markers.length === 0) return 'Nobody flies';
  if (off !== undefined) return 'Break off the patrol';
  const kinds = [...new Set(attacks.map(({ kind }) => kind))];
  if (kinds.length > 0)
    return `${legs.length > 0 ? 'Fly, and ' : ''}${kinds.join(', ')}`.replace(/^./, first => first.toUpperCase());
  return legs.length > 0
    ? `Fly ${count(markers.length, 'marker', 'markers')}`
    : `${count(markers.length, 'marker stays', 'markers stay')}`;
}

function sailWords({ book }: BbView, { unit, vessels }: Order<'sail'>): string {
  const [first] = vessels;
  if (first?.flight) return `Fly ${unitName(book, unit)} ${inches(first.flight.legs.reduce((sum, { d }) => sum + d, 0))} inches`;
  const far = first ? inches(lengthOf(first.legs)) : '0';
  return far === '0' ? `${unitName(book, unit)} lies still` : `Sail ${unitName(book, unit)} ${far} inches`;
}

function fireWords(view: BbView, acts: Order<'fire'>['acts']): string {
  if (acts.length === 0) return 'Hold all fire';
  const dice = diceOf(view, acts);
  return dice === 0 ? `Carry out ${count(acts.length, 'act', 'acts')}` : `Fire ${count(dice, 'die', 'dice')}`;
}
