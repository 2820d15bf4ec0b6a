// Chapter 15.2: what a force costs, and what may be bought.

import type { Refusal } from '@flagplot/kernel';
import type { ShipCard } from '../cards.ts';
import type { Charts, PurchaseOption } from '../charts.ts';
import { capital, idWords } from '../names.ts';
import { optionPoints, shipPoints } from '../price.ts';
import type { BoughtOption } from '../scenario-file.ts';

/** A ship as it is bought. */
export interface BoughtShip {
  readonly id: string;
  readonly card: string;
  readonly options?: readonly BoughtOption[];
}

/** What a force is checked against. */
export interface ForceTerms {
  readonly charts: Pick<Charts, 'options' | 'most' | 'share' | 'racks'>;
  readonly cards: ReadonlyMap<string, ShipCard>;
}

/** TP-15.2.1 What several ships cost together; one without a card costs nothing. */
export function forcePoints(ships: readonly BoughtShip[], { charts, cards }: ForceTerms): number {
  return ships.reduce((sum, { card, options }) => {
    const of = cards.get(card);
    return of ? sum + shipPoints(charts, of, options) : sum;
  }, 0);
}

/** TP-9.6.3 Spaces of all racks of a card. */
function rackSpaces({ weapons }: ShipCard, { racks }: Pick<Charts, 'racks'>): number {
  const spaces = racks as Readonly<Record<string, { readonly spaces: number }>>;
  return weapons.reduce((sum, { type, kind = '' }) => sum + (type === 'rack' ? (spaces[kind]?.spaces ?? 0) : 0), 0);
}

const bays = ({ shuttles }: ShipCard, kind: string): number => shuttles.filter(one => one === kind).length;

/** TP-15.2.2 The most of an option that a ship may carry, whatever else it carries. */
export function mostOf(option: PurchaseOption, card: ShipCard, { charts }: Pick<ForceTerms, 'charts'>): number {
  switch (option) {
    case 'boarding-party':
      return Math.floor(card.boarding / 2);
    case 'drone-m':
    case 'drone-f':
      return rackSpaces(card, charts);
    case 'booster-pack':
      return bays(card, 'stinger-1');
    case 'space-mine':
      return Math.min(charts.most[option][card.size], card.shuttles.length);
    case 'mrs':
    case 'scatter-pack':
      return Math.min(charts.most[option][card.size], bays(card, 'admin'));
    default:
      return charts.most[option][card.size];
  }
}

/** Every fault of one ship's options. */
export function optionFaults(
  ship: BoughtShip,
  card: ShipCard,
  { charts, at }: { charts: ForceTerms['charts']; at: string },
): Refusal[] {
  const { options = [] } = ship;
  const each = options.flatMap(({ id, n }, i) => {
    const most = mostOf(id, card, { charts });
    if (options.findIndex(one => one.id === id) < i)
      return [
        refusal(`${at}/options/${i}/id`, `${capital(idWords(ship.id))} names ${id} twice; it is given once, with its number.`),
      ];
    return n > most
      ? [refusal(`${at}/options/${i}/n`, `${capital(idWords(ship.id))} may carry ${most} of ${id}, not ${n}.`)]
      : [];
  });
  return [...each, ...togetherFaults(ship, card, { charts, at }), ...shareFaults(ship, card, { charts, at })];
}

const refusal = (at: string, say: string): Refusal => ({ rule: 'TP-15.2.2', at, say });

/** Options that stand in the same place: upgrades in one rack space, an MRS and a scatter-pack in one shuttle. */
function togetherFaults(
  { id, options = [] }: BoughtShip,
  card: ShipCard,
  { charts, at }: { charts: ForceTerms['charts']; at: string },
): Refusal[] {
  const sum = (...ids: readonly PurchaseOption[]): number =>
    options.reduce((all, one) => all + (ids.includes(one.id) ? one.n : 0), 0);
  const spaces = rackSpaces(card, charts);
  const shuttles = bays(card, 'admin');
  const drones = sum('drone-m') <= spaces && sum('drone-f') <= spaces && sum('drone-m', 'drone-f') > spaces;
  const shared = sum('mrs') <= shuttles && sum('scatter-pack') <= shuttles && sum('mrs', 'scatter-pack') > shuttles;
  return [
    ...(drones ? [refusal(`${at}/options`, `${capital(idWords(id))} has ${spaces} rack spaces; each takes one upgrade.`)] : []),
    ...(shared
      ? [refusal(`${at}/options`, `${capital(idWords(id))} has ${shuttles} admin shuttles for an MRS and a scatter-pack.`)]
      : []),
  ];
}

/** TP-15.2.2 Options cost at most a fifth of the ship. */
function shareFaults(
  { id, options = [] }: BoughtShip,
  { bpv }: ShipCard,
  { charts, at }: { charts: ForceTerms['charts']; at: string },
): Refusal[] {
  const points = optionPoints(charts, options);
  const most = Math.floor((bpv * charts.share) / 100);
  return points > most
    ? [
        refusal(
          `${at}/options`,
          `the options of ${idWords(id)} cost ${points}, and may cost ${most}, ${charts.share} % of its points.`,
        ),
      ]
    : [];
}

/** TP-15.2.1, TP-15.2.2 Every fault of a force that may cost so many points. */
export function forceFaults(points: number, ships: readonly BoughtShip[], terms: ForceTerms): Refusal[] {
  const cost = forcePoints(ships, terms);
  const dear: Refusal[] =
    cost > points ? [{ rule: 'TP-15.2.1', at: '/ships', say: `the force costs ${cost}, and ${points} may be spent` }] : [];
  const empty: Refusal[] =
    ships.length === 0 ? [{ rule: 'TP-15.2.1', at: '/ships', say: 'a side brings one ship at least', lacking: true }] : [];
  return [...empty, ...dear, ...ships.flatMap((ship, i) => shipFaults(ship, terms, `/ships/${i}`)), ...repeats(ships)];
}

function shipFaults(ship: BoughtShip, { charts, cards }: ForceTerms, at: string): Refusal[] {
  const card = cards.get(ship.card);
  return card
    ? optionFaults(ship, card, { charts, at })
    : [{ rule: 'TP-15.1.1', at: `${at}/card`, say: `there is no ship card ${ship.card}` }];
}

function repeats(ships: readonly BoughtShip[]): Refusal[] {
  return ships.flatMap(({ id }, i) =>
    ships.findIndex(one => one.id === id) < i
      ? [{ rule: 'TP-15.2.1', at: `/ships/${i}/id`, say: `${capital(idWords(id))} is there twice` }]
      : [],
  );
}
