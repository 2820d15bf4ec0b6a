// A flight as it is typed: `fly sd-bomber-1 sd-bomber-2; course 90 for 10, 45 for 3; bomb vasa with sd-bomber-1; press`.

import type { Json } from '@flagplot/kernel';
import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { inches } from '@flagplot/plane/words';
import { markerNamed } from '../rules/aeroplanes/markers.ts';
import type { Planes } from '../rules/cards.ts';
import type { Attack, Fly, Id } from '../rules/orders.ts';
import type { BbView } from '../rules/state.ts';
import { legsText, readLegs } from './legs.ts';
import type { Asked } from './order-form.ts';
import { readWhole } from './order-form.ts';
import { markerThings, vesselThings } from './things.ts';
import { angleText, readNumber } from './values.ts';

/** An order as its phrases. */
export function flyText(order: Json): string {
  const { markers, from, legs, off, attacks, join, stay, leave, press } = order as unknown as Fly;
  return [
    markers.length === 0 ? 'nobody' : `fly ${markers.join(' ')}`,
    ...(from ? [`from ${inches(from.x)} ${inches(from.y)}`] : []),
    ...(legs.length > 0 ? [`course ${legsText(legs)}`] : []),
    ...(off === undefined ? [] : [`off ${angleText(off)}`]),
    ...(attacks?.length === 0 ? ['nothing'] : (attacks ?? []).map(attackText)),
    ...(join === undefined ? [] : [`join ${join}`]),
    ...(stay ? [`${STAYS[stay.as]} ${stay.vessel}`] : []),
    ...(leave ? ['leave'] : []),
    ...(press ? ['press'] : []),
  ].join('; ');
}

/** BB-4.5.4, BB-3.5.7 */
const STAYS = { cap: 'patrol', landing: 'land' } as const;

function attackText(attack: Attack): string {
  const on = 'target' in attack ? ` ${attack.target}` : attack.kind === 'drop' ? ` ${angleText(attack.bearing)}` : '';
  const whole = attack.kind === 'bomb' && attack.whole ? ' all' : '';
  return `${attack.kind}${on}${whole} with ${attack.markers.join(' ')}`;
}

export function flyReader(v: BbView, asked: Asked): OrderReader {
  let making = asked.laid as unknown as Fly | undefined;
  return {
    phrase(it) {
      making = (readWhole(it, v, asked) as unknown as Fly | undefined) ?? readFlyers(it, v) ?? readClause(it, v, making);
    },
    order: () => (making ? { order: making } : { lacks: 'nobody is said to fly' }),
  };
}

/** BB-4.2.3 Who flies: a flight begun anew; BB-4.0.4 or nobody. */
function readFlyers(it: Phrase, v: BbView): Fly | undefined {
  if (it.may('nobody')) return { markers: [], legs: [] };
  if (!it.may('fly')) return undefined;
  return { markers: readMarkers(it, v), legs: [] };
}

function readMarkers(it: Phrase, v: BbView): Id[] {
  const own = markerThings(v).filter(({ id }) => markerNamed(v.open, id)?.side === v.side);
  const found: Id[] = [];
  do {
    const marker = it.name(own);
    if (!marker) return found;
    found.push(marker.id);
  } while (!it.isDone && (it.also() || it.next?.kind !== 'mark'));
  return found;
}

type Change = Partial<Fly> | undefined;

/** What one clause makes of the flight; of whom, is to be said before. */
function readClause(it: Phrase, v: BbView, making: Fly | undefined): Fly | undefined {
  const clause = CLAUSES.find(({ word }) => it.may(word));
  const change = clause?.read(it, v, making ?? { markers: [], legs: [] });
  if (change === undefined) it.giveUp();
  return making && change ? { ...making, ...change } : making;
}

interface Clause {
  readonly word: string;
  read(it: Phrase, v: BbView, fly: Fly): Change;
}

function attackClause(kind: Attack['kind'], read: (it: Phrase, v: BbView, fly: Fly) => Attack | undefined): Clause {
  return {
    word: kind,
    read(it, v, fly) {
      const attack = read(it, v, fly);
      if (!attack) return undefined;
      // BB-4.2.8 One attack for each marker: a later one takes the place of an earlier.
      const others = (fly.attacks ?? []).filter(({ markers }) => !markers.some(id => attack.markers.includes(id)));
      return { attacks: [...others, attack] };
    },
  };
}

/** BB-4.2.8 Who attacks, named behind `with`; left out: all of the flight that are of the type. */
function readBy(it: Phrase, v: BbView, { fly, type }: { fly: Fly; type: Planes }): Id[] {
  if (it.may('with')) return readMarkers(it, v);
  return fly.markers.filter(id => markerNamed(v.open, id)?.type === type);
}

function nameClause(word: string, things: (v: BbView) => readonly Nameable[], change: (id: Id) => Change): Clause {
  return {
    word,
    read(it, v) {
      const thing = it.mayName(things(v));
      return thing && change(thing.id);
    },
  };
}

const CLAUSES: readonly Clause[] = [
  {
    word: 'from',
    read(it) {
      const [x, y] = [readNumber(it, 'x'), readNumber(it, 'y')];
      return x === undefined || y === undefined ? undefined : { from: { x, y } };
    },
  },
  {
    word: 'course',
    read(it, v) {
      const legs = readLegs(it, [...markerThings(v), ...vesselThings(v)]);
      return legs ? { legs } : {};
    },
  },
  {
    word: 'off',
    read(it) {
      const off = readNumber(it, 'heading');
      return off === undefined ? undefined : { off };
    },
  },
  attackClause('dogfight', (it, v, fly) => ({ kind: 'dogfight', markers: readBy(it, v, { fly, type: 'fighter' }) })),
  attackClause('strafe', (it, v, fly) => {
    const target = it.mayName(vesselThings(v));
    return target && { kind: 'strafe', markers: readBy(it, v, { fly, type: 'fighter' }), target: target.id };
  }),
  attackClause('bomb', (it, v, fly) => {
    const target = it.mayName(vesselThings(v));
    if (!target) return undefined;
    const whole = it.may('all');
    const markers = readBy(it, v, { fly, type: 'bomber' });
    return { kind: 'bomb', markers, target: target.id, ...(whole && { whole }) };
  }),
  attackClause('drop', (it, v, fly) => {
    const bearing = readNumber(it, 'bearing');
    if (bearing === undefined) return undefined;
    return { kind: 'drop', markers: readBy(it, v, { fly, type: 'torpedo-bomber' }), bearing };
  }),
  { word: 'nothing', read: () => ({ attacks: [] }) },
  nameClause('join', markerThings, join => ({ join })),
  nameClause(STAYS.cap, vesselThings, vessel => ({ stay: { vessel, as: 'cap' } })),
  nameClause(STAYS.landing, vesselThings, vessel => ({ stay: { vessel, as: 'landing' } })),
  { word: 'leave', read: () => ({ leave: true }) },
  { word: 'press', read: () => ({ press: true }) },
];
