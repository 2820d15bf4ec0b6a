// What was told, in sentences.

import type { Told } from '@flagplot/kernel';
import { ruledWords } from '@flagplot/kernel/ruled';
import { listWords } from '@flagplot/manifest';
import { degrees, inches, inchesInWords, placeWords } from '@flagplot/plane/words';
import type { Book } from '../rules/book.ts';
import type { Event } from '../rules/events.ts';
import {
  capital,
  count,
  diceWords,
  featureName,
  modelName,
  salvoName,
  sideName,
  targetName,
  unitName,
  vesselName,
  weaponName,
} from '../rules/names.ts';
import type { Baltic } from '../rules/state.ts';
import { airSentences } from './narrate-air.ts';
import { BETWEEN } from './narrate-between.ts';
import { COURSES } from './narrate-courses.ts';
import { type Sentences, sentence, vesselNames } from './sentence.ts';
import { throwWords } from './throws.ts';

/** One sentence for everything that is told. */
export function narrate({ event }: Told<Baltic>, book: Book): string {
  if (event.kind === 'thrown') return throwWords(event);
  if (event.kind === 'ruled') return ruledWords(event, sideName(book, event.side ?? ''));
  return (SENTENCES[event.kind] as (one: Event, book: Book) => string)(event, book);
}

const BECAME = {
  due: 'is still to come',
  live: 'is afloat',
  wreck: 'is a wreck',
  sunk: 'is gone',
  withdrawn: 'has left the table',
  crippled: 'is crippled',
} as const;

const ENDS = { spent: 'is spent', solid: 'ends at a solid', edge: 'leaves the table', runs: 'has run out' } as const;

const WAYS = { top: '', reserve: ' from the reserve', dash: ' by a destroyer dash' } as const;

const SENTENCES: Sentences = {
  ...sentence('stocked', ({ side }, book) => `${sideName(book, side)} has stowed its squadrons.`),
  ...sentence('telegraphed', ({ unit, setting, down, vessels }, book) => {
    const others = vessels.filter(one => one.setting !== setting).map(one => `${vesselName(book, one.vessel)} ${one.setting}`);
    return `${unitName(book, unit)}: ${[`${setting}${down ? ', Hull Down' : ''}`, ...others].join('; ')}.`;
  }),
  ...sentence('slowed', ({ vessel, setting }, book) => `The wreck of ${vesselName(book, vessel)} slows to ${setting}.`),
  ...sentence('bid', ({ side, points, left }, book) => `${sideName(book, side)} bids ${points} and keeps ${left}.`),
  ...sentence('placed', ({ side, place }, book) => `${sideName(book, side)} takes place ${place}.`),
  ...sentence('stacked', ({ side, cards }, book) => `${sideName(book, side)} lays ${count(cards, 'card', 'cards')}.`),
  ...sentence(
    'scheduled',
    ({ slots }, book) => `Cards are played by ${listWords(slots.map(side => sideName(book, side)))} in this order.`,
  ),
  ...sentence('passed', ({ side }, book) => `${sideName(book, side)} has no card left for this slot.`),
  ...sentence('turned', ({ side, unit, way }, book) => `${sideName(book, side)} plays ${unitName(book, unit)}${WAYS[way]}.`),
  ...sentence('discarded', ({ side, unit }, book) => `${sideName(book, side)} discards the card of ${unitName(book, unit)}.`),
  ...COURSES,
  ...sentence('withdrawn', ({ vessel, edge }, book) => `${vesselName(book, vessel)} leaves by the ${edge} edge.`),
  ...sentence('ready', ({ unit }, book) => `${unitName(book, unit)} has moved.`),
  ...sentence(
    'fired',
    ({ by, weapon, target, range, fp, dice }, book) =>
      `${vesselNames(book, by)} ${by.length === 1 ? 'fires' : 'fire'} ${weaponName(book, by[0] ?? '', weapon)} at ${targetName(book, target)}, range ${inches(range)}: firepower ${fp}, ${diceWords(dice)}.`,
  ),
  ...sentence('struck', ({ vessel, hits, jinked, boxes, tenners, left }, book) => {
    const came = [
      ...(jinked > 0 ? [`jinks ${jinked}`] : []),
      boxes === 0 ? 'loses no box' : `loses ${count(boxes, 'box', 'boxes')}`,
      `has ${left} left`,
    ];
    const tens = tenners > 0 ? `, ${count(tenners, 'tenner', 'tenners')}` : '';
    return `${vesselName(book, vessel)} takes ${count(hits, 'hit', 'hits')}${tens}: ${listWords(came)}.`;
  }),
  ...sentence('became', ({ vessel, status }, book) => `${vesselName(book, vessel)} ${BECAME[status]}.`),
  ...sentence('battered', ({ feature, hits, left }) => {
    const then = left === 0 ? 'and is broken' : `and has ${left} left`;
    return `${capital(featureName(feature))} takes ${count(hits, 'hit', 'hits')} ${then}.`;
  }),
  ...sentence(
    'beamed',
    ({ by, weapon, altitude, from, length, fp }, book) =>
      `${vesselName(book, by)} fires ${weaponName(book, by, weapon)} along ${degrees(from.heading)}${altitude === 'airborne' ? ' through the air' : ''}, ${inchesInWords(length)}: firepower ${fp}.`,
  ),
  ...sentence(
    'reached',
    ({ by, weapon, target, fp }, book) =>
      `${weapon === null ? capital(salvoName(by)) : `The beam of ${vesselName(book, by)}`} reaches ${vesselName(book, target)} with firepower ${fp}.`,
  ),
  ...sentence(
    'launched',
    ({ salvo, by, fp, at }, book) =>
      `${capital(modelName(book, by))} launches ${salvoName(salvo)} of firepower ${fp} from ${placeWords(at)}, heading ${degrees(at.heading)}.`,
  ),
  ...sentence('ran', ({ salvo, to }) => `${capital(salvoName(salvo))} runs to ${placeWords(to)}.`),
  ...sentence('spent', ({ salvo, end }) => `${capital(salvoName(salvo))} ${ENDS[end]}.`),
  ...airSentences,
  ...sentence(
    'boarded',
    ({ by, target, boxes, left }, book) =>
      `${vesselName(book, by)} sends ${count(boxes, 'box', 'boxes')} of marines to ${vesselName(book, target)} and keeps ${left}.`,
  ),
  ...sentence('overrun', ({ vessel, boxes, tenners, left }, book) => {
    const tens = tenners > 0 ? `: ${count(tenners, 'tenner', 'tenners')}` : '';
    const lost = `loses ${count(boxes, 'box', 'boxes')} of marines and has ${left === 0 ? 'none' : left} left`;
    return `${vesselName(book, vessel)} ${boxes > 0 ? lost : 'has no marines'}${tens}.`;
  }),
  ...sentence('blamed', ({ vessel, by }, book) => `${sideName(book, by)} is the last to have hit ${vesselName(book, vessel)}.`),
  ...sentence('seized', ({ vessel, side, seized, needs }, book) =>
    seized < needs
      ? `${sideName(book, side)} has ${seized} of ${needs} successes toward the capture of ${vesselName(book, vessel)}.`
      : `${sideName(book, side)} has captured ${vesselName(book, vessel)}.`,
  ),
  ...sentence('done', ({ unit, next }, book) => {
    const then = next === undefined ? '' : `, and ${unitName(book, next)} follows under the same card`;
    return `${unitName(book, unit)} is done${then}.`;
  }),
  ...BETWEEN,
  ...sentence('cleared', ({ vessels }, book) => `Splash is cleared from ${vesselNames(book, vessels)}.`),
  ...sentence('over', ({ verdict }) => verdict.why),
};
