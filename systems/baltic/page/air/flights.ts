/** Flights in the making: who flies, whither, what each then does, and what becomes of them at the end. */

import { listWords } from '@flagplot/manifest';
import { CIRCLE, headingTo, type Point, rangeOf, squaredBetween } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { faultsOf, mustFight } from '../../rules/aeroplanes/attack-faults.ts';
import { flyersOf, rangeOfGroup } from '../../rules/aeroplanes/flight.ts';
import { joinFaults, leaveFaults, stayFaults } from '../../rules/aeroplanes/fly-faults.ts';
import { flies, isFighter, markerNamed } from '../../rules/aeroplanes/markers.ts';
import { type Ordered, planOf } from '../../rules/aeroplanes/plan.ts';
import { modelName, ownName } from '../../rules/names.ts';
import type { Marker } from '../../rules/open.ts';
import type { Attack, Fly } from '../../rules/orders.ts';
import { areEnemies, isLive, sideCalled } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';

/** The markers that an order flies. */
export function groupIn({ open }: BbView, { markers }: Pick<Fly, 'markers'>): Marker[] {
  return markers.flatMap(id => markerNamed(open, id) ?? []);
}

/** Where a group is before its flight. */
export function whereWords({ book }: BbView, group: readonly Marker[]): string {
  const [first] = group;
  if (!first) return '';
  const planes = `${group.reduce((sum, one) => sum + one.planes, 0)} planes`;
  if (first.status === 'away') return `${planes}, coming in from the ${sideCalled(book, first.side).edge} edge`;
  if (first.on?.as === 'cap') return `${planes}, on patrol over ${modelName(book, first.on.vessel)}`;
  return first.on ? `${planes}, on ${modelName(book, first.on.vessel)}` : `${planes}, at ${inches(first.x)}, ${inches(first.y)}`;
}

/** A flight that stays as it is otherwise, as far as that can be where it now ends. */
export function settle(view: BbView, fly: Fly): Fly {
  const ordered = orderedOf(view, fly);
  if (!ordered) return fly;
  const { attacks = [], join, stay, leave, press, ...base } = fly;
  const kept = attacks.filter(attack => faultsOf(view, ordered, attack).length === 0);
  return {
    ...base,
    ...(kept.length > 0 && { attacks: kept }),
    ...(join !== undefined && joinFaults(view, ordered).length === 0 && { join }),
    ...(stay && stayFaults(view, ordered).length === 0 && { stay }),
    ...(leave && leaveFaults(view, ordered).length === 0 && { leave }),
    ...(press && { press }),
  };
}

function orderedOf(view: BbView, fly: Fly): Ordered | undefined {
  const group = groupIn(view, fly);
  return group.length === 0 ? undefined : { group, fly, plan: planOf(view, group, fly) };
}

/** Straight to a place, or to a model till they touch it; from the edge where they have still to come in: the place on it that is nearest. */
export function flownTo(view: BbView, fly: Fly, to: Point & { readonly id?: string | undefined }): Fly {
  const group = groupIn(view, fly);
  const [first] = group;
  if (!first || first.on?.as === 'cap') return fly;
  const from = first.status === 'away' ? onEdge(view, first.side, to) : undefined;
  const start = from ?? flyersOf(view, group).from;
  const d = Math.min(rangeOfGroup(view, group), rangeOf(squaredBetween(start, to)));
  const heading = headingTo({ x: to.x - start.x, y: to.y - start.y });
  const legs = d === 0 ? [] : [{ heading, d, ...(to.id !== undefined && { until: to.id }) }];
  return settle(view, { ...fly, ...(from && { from }), legs });
}

/** BB-3.5.16 The place on the edge of a side nearest to another. */
export function onEdge({ book }: BbView, side: string, { x, y }: Point): Point | undefined {
  const { edge } = sideCalled(book, side);
  const [width, depth] = book.table;
  const within = (n: number, most: number): number => Math.max(0, Math.min(most, n));
  if (edge === 'west' || edge === 'east') return { x: edge === 'west' ? 0 : width, y: within(y, depth) };
  if (edge === 'south' || edge === 'north') return { x: within(x, width), y: edge === 'south' ? 0 : depth };
  return undefined;
}

const keyOf = (attack: Attack): string => JSON.stringify(attack);

/** BB-4.2.8 What the markers may do where the flight ends, kind by kind and target by target. */
export function attackOffers(view: BbView, fly: Fly): Attack[] {
  const ordered = orderedOf(view, fly);
  if (!ordered) return [];
  const of = (is: (marker: Marker) => boolean): string[] => ordered.group.filter(is).map(({ id }) => id);
  const fighters = mustFight(view, ordered.group).length > 0 ? [] : of(isFighter);
  const bombers = of(({ type }) => type === 'bomber');
  const drops = of(({ type }) => type === 'torpedo-bomber');
  const { touched } = ordered.plan.flown;
  const all: Attack[] = [
    { kind: 'dogfight', markers: fighters },
    ...touched.flatMap((target): Attack[] => [
      { kind: 'strafe', markers: fighters, target },
      { kind: 'bomb', markers: bombers, target },
      { kind: 'bomb', markers: bombers, target, whole: true },
    ]),
    { kind: 'drop', markers: drops, bearing: bearingFor(view, ordered) },
  ];
  return all.filter(one => one.markers.length > 0 && faultsOf(view, ordered, one).length === 0);
}

/** Toward the nearest enemy vessel, or as a drop already lies. */
function bearingFor(view: BbView, { fly, plan, group }: Ordered): number {
  const laid = fly.attacks?.find(one => one.kind === 'drop');
  if (laid?.kind === 'drop') return laid.bearing;
  const side = group[0]?.side ?? view.side;
  const foes = view.open.vessels.filter(one => isLive(one) && areEnemies(view.book, side, one.side));
  const [near] = foes.toSorted((a, b) => squaredBetween(plan.end, a) - squaredBetween(plan.end, b));
  return near ? headingTo({ x: near.x - plan.end.x, y: near.y - plan.end.y }) % CIRCLE : 0;
}

export function hasAttack(fly: Fly, attack: Attack): boolean {
  return (fly.attacks ?? []).some(one => keyOf(one) === keyOf(attack));
}

/** The flight with one attack more or less; whoever joins it does nothing else. */
export function withAttack(fly: Fly, attack: Attack): Fly {
  const others = (fly.attacks ?? []).filter(one => !one.markers.some(id => attack.markers.includes(id)));
  const attacks = hasAttack(fly, attack) ? others : [...others, attack];
  const { attacks: _, ...base } = fly;
  return attacks.length > 0 ? { ...base, attacks } : base;
}

/** What becomes of them at the end. */
export interface End {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly end: Pick<Fly, 'join' | 'stay' | 'leave'>;
}

/** BB-4.2.5, BB-4.5.4, BB-3.5.7, BB-3.5.18 Every end there may be where the flight leads, the plain one first. */
export function endOffers(view: BbView, fly: Fly): End[] {
  const ordered = orderedOf(view, fly);
  if (!ordered) return [];
  const stands = ({ end }: End): boolean => {
    const one = { ...ordered, fly: { ...fly, ...end } };
    return joinFaults(view, one).length + stayFaults(view, one).length + leaveFaults(view, one).length === 0;
  };
  const plain: End = { id: 'on', name: 'Stay in the air', says: 'they stand where the flight ends', end: {} };
  return [plain, ...endsOf(view).filter(stands)];
}

const CAP = 'they go where she goes, and may take on bombers';
const LANDING = 'she takes them aboard as she is activated';

function endsOf(view: BbView): End[] {
  const { vessels, markers } = view.open;
  const friends = vessels.filter(one => isLive(one) && one.side === view.side);
  const planes = markers.filter(one => flies(one) && one.side === view.side);
  return [
    ...friends.flatMap(({ id }): End[] => [stayAs(view, id, 'cap'), stayAs(view, id, 'landing')]),
    ...planes.map(({ id }): End => {
      const name = `Join ${ownName(view.book, id)}`;
      return { id: `join/${id}`, name, says: 'from now on they are one group', end: { join: id } };
    }),
    { id: 'leave', name: 'Leave the table', says: 'they rearm on land, and come back in a later turn', end: { leave: true } },
  ];
}

function stayAs(view: BbView, vessel: string, as: 'cap' | 'landing'): End {
  const [word, says] = as === 'cap' ? ['Patrol over', CAP] : ['Land on', LANDING];
  const name = `${word} ${modelName(view.book, vessel)}`;
  return { id: `${as}/${vessel}`, name, says, end: { stay: { vessel, as } } };
}

export function withEnd({ join: _j, stay: _s, leave: _l, ...fly }: Fly, { end }: End): Fly {
  return { ...fly, ...end };
}

/** Which of the ends an order has. */
export function endOf({ join, stay, leave }: Fly): string {
  if (join !== undefined) return `join/${join}`;
  if (stay) return `${stay.as}/${stay.vessel}`;
  return leave ? 'leave' : 'on';
}

const DOES: Readonly<Record<Attack['kind'], string>> = {
  dogfight: 'dogfight',
  strafe: 'strafe',
  bomb: 'bomb',
  drop: 'drop torpedoes',
};

/** `20 inches toward Falke 3, then dogfight`. */
export function flightWords(view: BbView, fly: Fly): string {
  const group = groupIn(view, fly);
  if (group.length === 0) return 'Nobody flies now';
  if (fly.off !== undefined) return 'break off the patrol';
  const { flown } = planOf(view, group, fly);
  const goal = fly.legs.at(-1)?.until;
  const way =
    flown.length === 0
      ? 'stay where they are'
      : `${inches(flown.length)} inches${goal === undefined ? '' : ` toward ${modelName(view.book, goal)}`}`;
  const attacks = [
    ...new Set((fly.attacks ?? []).map(one => DOES[one.kind] + ('target' in one ? ` ${modelName(view.book, one.target)}` : ''))),
  ];
  const end = fly.stay
    ? [
        fly.stay.as === 'cap'
          ? `fly patrol over ${modelName(view.book, fly.stay.vessel)}`
          : `land on ${modelName(view.book, fly.stay.vessel)}`,
      ]
    : [];
  return [way, ...[...attacks, ...end].map(one => `then ${one}`), ...(fly.leave ? ['and leave the table'] : [])].join(', ');
}

/** `fighters 1 and torpedo bombers 1`. */
export function groupWords(view: BbView, ids: readonly string[]): string {
  return listWords(ids.map(id => ownName(view.book, id)));
}
