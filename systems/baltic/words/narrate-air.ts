// What was told of aeroplanes, in sentences.

import { listWords } from '@flagplot/manifest';
import { inchesInWords, placeWords } from '@flagplot/plane/words';
import type { Book } from '../rules/book.ts';
import { capital, count, diceWords, modelName, sideName, unitName } from '../rules/names.ts';
import type { Attack } from '../rules/orders.ts';
import { type Sentences, sentence } from './sentence.ts';

type AirKind =
  | 'flew-off'
  | 'recovered'
  | 'ack-ack'
  | 'cast-off'
  | 'went-down'
  | 'carried-off'
  | 'scrambled'
  | 'announced'
  | 'went'
  | 'flew'
  | 'joined'
  | 'stayed'
  | 'set-aside'
  | 'rested'
  | 'pressed'
  | 'took-on'
  | 'dogfought'
  | 'owed'
  | 'allotted'
  | 'strafed'
  | 'bombed'
  | 'shot-down';

const namesOf = (book: Book, ids: readonly string[]): string => capital(listWords(ids.map(id => modelName(book, id))));

/** A marker is many planes, and flies as they do. */
export const airSentences: Pick<Sentences, AirKind> = {
  ...sentence('flew', ({ markers, to, legs, halt, came, off }, book) => {
    const length = legs.reduce((sum, { d }) => sum + d, 0);
    const stop = halt ? `, stopped by ${modelName(book, halt)}` : '';
    if (off) return `${namesOf(book, markers)} break off from ${modelName(book, off)} to ${placeWords(to)}.`;
    const flies = length === 0 ? `stay at ${placeWords(to)}` : `fly ${inchesInWords(length)} to ${placeWords(to)}`;
    return `${namesOf(book, markers)} ${came ? 'come in and ' : ''}${flies}${stop}.`;
  }),
  ...sentence(
    'flew-off',
    ({ carrier, squadrons }, book) =>
      `${namesOf(book, [carrier])} launches ${listWords(squadrons.map(({ id }) => modelName(book, id)))}.`,
  ),
  ...sentence(
    'recovered',
    ({ carrier, markers }, book) =>
      `${namesOf(book, [carrier])} takes ${listWords(markers.map(id => modelName(book, id)))} aboard.`,
  ),
  ...sentence(
    'ack-ack',
    ({ by, target, dice }, book) => `${namesOf(book, [by])} fires Ack-Ack at ${modelName(book, target)}: ${diceWords(dice)}.`,
  ),
  ...sentence('cast-off', ({ marker, vessel }, book) => `${namesOf(book, [marker])} are free of ${modelName(book, vessel)}.`),
  ...sentence(
    'went-down',
    ({ carrier, squadrons }, book) =>
      `${squadrons.length === 0 ? 'No squadrons go' : count(squadrons.length, 'squadron goes', 'squadrons go')} down with ${modelName(book, carrier)}.`,
  ),
  ...sentence('carried-off', ({ markers, vessel }, book) => `${namesOf(book, markers)} leave with ${modelName(book, vessel)}.`),
  ...sentence('scrambled', ({ markers }) => `The aeroplanes fly: ${count(markers.length, 'squadron', 'squadrons')}.`),
  ...sentence(
    'announced',
    ({ fly: { markers, attacks = [] } }, book) =>
      `${namesOf(book, markers)} set out${attacks.length === 0 ? '' : ` to ${listWords(attacks.map(attack => purpose(book, attack)))}`}.`,
  ),
  ...sentence('went', ({ markers }, book) => `${namesOf(book, markers)} have had their go.`),
  ...sentence('joined', ({ markers, with: other }, book) => `${namesOf(book, markers)} join ${modelName(book, other)}.`),
  ...sentence(
    'stayed',
    ({ markers, vessel, as }, book) =>
      `${namesOf(book, markers)} ${as === 'cap' ? 'fly patrol over' : 'wait to land on'} ${modelName(book, vessel)}.`,
  ),
  ...sentence(
    'set-aside',
    ({ markers, edge, ready }, book) => `${namesOf(book, markers)} go home by the ${edge} edge, and come back in turn ${ready}.`,
  ),
  ...sentence('rested', ({ side }, book) => `${sideName(book, side)} leaves the rest of its aeroplanes where they are.`),
  ...sentence('pressed', ({ side, instead }, book) => {
    const until = instead === undefined ? '' : `; ${sideName(book, instead)} does so no longer`;
    return `${sideName(book, side)} makes its enemies bring on their bombers${until}.`;
  }),
  ...sentence('took-on', ({ side, takes }, book) =>
    takes.length === 0
      ? `${sideName(book, side)} takes on nobody.`
      : `${takes.map(({ by, on }) => `${namesOf(book, [by])} take on ${listWords(on.map(id => modelName(book, id)))}`).join('; ')}.`,
  ),
  ...sentence(
    'allotted',
    ({ side, what, n }, book) =>
      `${sideName(book, side)} says who loses ${what === 'planes' ? count(n, 'plane', 'planes') : count(n, 'hit', 'hits')}.`,
  ),
  ...sentence(
    'dogfought',
    ({ by, on }, book) => `${namesOf(book, by)} dogfight ${listWords(on.map(id => modelName(book, id)))}.`,
  ),
  ...sentence(
    'owed',
    ({ side, what, n, among }, book) =>
      `${sideName(book, side)} ${what === 'planes' ? `loses ${count(n, 'plane', 'planes')}` : `has ${count(n, 'hit', 'hits')} to allot`} among ${listWords(among.map(id => modelName(book, id)))}.`,
  ),
  ...sentence(
    'strafed',
    ({ marker, target, dice }, book) => `${namesOf(book, [marker])} strafe ${targetName(book, target)}: ${diceWords(dice)}.`,
  ),
  ...sentence(
    'bombed',
    ({ marker, target, whole, dice }, book) =>
      `${namesOf(book, [marker])} bomb ${modelName(book, target)}${whole ? ' with their whole payload' : ''}: ${diceWords(dice)}.`,
  ),
  ...sentence(
    'shot-down',
    ({ marker, planes, left }, book) =>
      `${namesOf(book, [marker])} lose ${count(planes, 'plane', 'planes')} and ${left > 0 ? `have ${left} left` : 'are gone'}.`,
  ),
};

function purpose(book: Book, attack: Attack): string {
  if (attack.kind === 'dogfight') return 'dogfight';
  if (attack.kind === 'drop') return 'drop torpedoes';
  return `${attack.kind} ${modelName(book, attack.target)}`;
}

/** A squadron is strafed as a whole. */
function targetName(book: Book, target: string): string {
  return book.units.some(({ id }) => id === target) ? unitName(book, target) : modelName(book, target);
}
