// What was told between turns, in sentences.

import { listWords } from '@flagplot/manifest';
import { degrees, placeWords } from '@flagplot/plane/words';
import type { Book } from '../rules/book.ts';
import type { Critical } from '../rules/charts.ts';
import type { Event } from '../rules/events.ts';
import { count, featureName, sideName, unitName, vesselName, weaponName } from '../rules/names.ts';
import type { Mending } from '../rules/orders.ts';
import { type Sentences, sentence } from './sentence.ts';

const MENDED: Readonly<Record<Mending['critical'], string>> = {
  weapon: 'a weapon',
  engine: 'the engine',
  rudder: 'the rudder',
  fire: 'a fire',
};

/** `the engine of Vasa`, `fore turrets of Vasa`. */
function mendingWords(book: Book, { ship, critical, weapon }: Mending): string {
  return `${weapon === undefined ? MENDED[critical] : weaponName(book, ship, weapon)} of ${vesselName(book, ship)}`;
}

type Suffered = Extract<Event, { kind: 'suffered' }>;

const EFFECTS: Readonly<Record<Critical, (of: Suffered, weapon: string | null) => string>> = {
  bridge: ({ points }) => `the bridge is hit, which costs ${count(points, 'strategy point', 'strategy points')}`,
  ammo: (_of, weapon) => `a bunker blows up${weapon === null ? '' : ` and silences ${weapon} for good`}`,
  marines: () => 'a box of marines is crossed off',
  weapon: (_of, weapon) => (weapon === null ? 'no weapon is left to lose' : `a hit puts ${weapon} out of action`),
  engine: () => 'the highest setting of her telegraph is gone',
  rudder: () => 'her rudder is jammed',
  fire: () => 'a fire breaks out',
};

/** One sentence for everything that is told before the first turn and between turns. */
export const BETWEEN: Pick<
  Sentences,
  | 'deployed'
  | 'replenished'
  | 'scored'
  | 'drifted'
  | 'took-in-tow'
  | 'cast-loose'
  | 'repairs'
  | 'mended'
  | 'burnt'
  | 'stricken'
  | 'took'
  | 'suffered'
> = {
  ...sentence('deployed', ({ side, unit, vessels: [lead] }, book) => {
    const at = lead ? ` at ${placeWords(lead)}, heading ${degrees(lead.heading)}` : '';
    return `${sideName(book, side)} sets up ${unitName(book, unit)}${at}.`;
  }),
  ...sentence(
    'replenished',
    ({ side, points, left }, book) =>
      `${sideName(book, side)} receives ${count(points, 'strategy point', 'strategy points')} and has ${left}.`,
  ),
  ...sentence(
    'scored',
    ({ side, feature, points }, book) =>
      `${sideName(book, side)} holds ${featureName(feature)}: ${count(points, 'point', 'points')}.`,
  ),
  ...sentence('drifted', ({ vessel, to, tug }, book) => {
    const goes = tug === undefined ? 'drifts' : `is towed by ${vesselName(book, tug)}`;
    return `${vesselName(book, vessel)} ${goes} to ${placeWords(to)}.`;
  }),
  ...sentence('took-in-tow', ({ tug, towed }, book) => `${vesselName(book, tug)} takes ${vesselName(book, towed)} in tow.`),
  ...sentence(
    'cast-loose',
    ({ tug, towed }, book) => `${vesselName(book, towed)} is no longer in tow of ${vesselName(book, tug)}.`,
  ),
  ...sentence('repairs', ({ mends }, book) => {
    const ships = mends.map(({ ship, mends: n }) => `${vesselName(book, ship)} ${n === 0 ? 'none' : n}`);
    return `Repairs: ${listWords(ships)}.`;
  }),
  ...sentence('mended', ({ side, mend, buy }, book) => {
    const all = [...mend, ...buy].map(one => mendingWords(book, one));
    if (all.length === 0) return `${sideName(book, side)} repairs nothing.`;
    const bought = buy.length > 0 ? `, ${buy.length} of them for strategy points` : '';
    return `${sideName(book, side)} repairs ${listWords(all)}${bought}.`;
  }),
  ...sentence(
    'burnt',
    ({ vessel, boxes }, book) => `${vesselName(book, vessel)} burns and loses ${count(boxes, 'box', 'boxes')}.`,
  ),
  ...sentence('stricken', ({ ship, rolls }, book) => {
    const sums = rolls.map(({ sum, again }) => (again === null ? `${sum}` : `${sum} and then ${again}`));
    return `A critical of ${vesselName(book, ship)}: ${sums.join(', or ')}.`;
  }),
  ...sentence('took', ({ ship, roll }, book) => `${vesselName(book, ship)} takes the ${roll === 0 ? 'first' : 'second'} throw.`),
  ...sentence('suffered', (fact, book) => {
    const weapon = fact.weapon === null ? null : weaponName(book, fact.ship, fact.weapon);
    return `${vesselName(book, fact.ship)}: ${EFFECTS[fact.effect](fact, weapon)}.`;
  }),
};
