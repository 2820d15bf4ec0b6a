// Attacks on vessels from the air: strafing, bombing runs, torpedoes dropped.

import type { Why } from '@flagplot/kernel';
import { ahead } from '@flagplot/plane';
import { ackAckOf } from '../damage/defence.ts';
import { dealHits } from '../damage/hits.ts';
import type { Handful } from '../gunnery/volley.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { count, modelName, unitName, vesselName } from '../names.ts';
import type { Marker, Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, crewOf, isCorvette, isOnTable } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { laySalvo } from '../torpedoes/lay.ts';
import { owe } from './losses.ts';

/** How many dice a marker throws, and what they came from. */
export interface Dice {
  readonly dice: number;
  readonly from: { is: string; for: string }[];
}

/** BB-4.4.2 A plane a die, less the Ack-Ack of the vessel; BB-4.4.5 twice as many with the whole payload; BB-4.3.12 none below none. */
export function bombDice(seen: Seen, { id, planes }: Marker, { target, whole }: { target: Vessel; whole: boolean }): Dice {
  const aa = ackAckOf(seen, target);
  const times = whole ? seen.book.charts.aeroplane.payload : 1;
  const from = [
    { is: count(planes, 'plane', 'planes'), for: modelName(seen.book, id) },
    { is: `${aa} less`, for: `Ack-Ack of ${vesselName(seen.book, target.id)}` },
  ];
  if (whole) from.push({ is: `times ${times}`, for: 'the whole payload' });
  return { dice: Math.max(0, planes - aa) * times, from };
}

/** BB-4.3.9 Against corvettes a plane a die, less the Ack-Ack of all that are live; BB-4.3.11 against a ship half as many, less hers. */
export function strafeDice(seen: Seen, { id, planes }: Marker, target: Vessel): Dice {
  const isSquadron = isCorvette(cardOf(seen.book, target));
  const aa = isSquadron
    ? crewOf(seen.open, target.unit).reduce((sum, vessel) => sum + ackAckOf(seen, vessel), 0)
    : ackAckOf(seen, target);
  const guns = isSquadron ? planes : Math.floor(planes / 2);
  const from = [
    { is: count(guns, 'die', 'dice'), for: `${count(planes, 'plane', 'planes')} of ${modelName(seen.book, id)}` },
    { is: `${aa} less`, for: `Ack-Ack of ${unitName(seen.book, target.unit)}` },
  ];
  return { dice: Math.max(0, guns - aa), from };
}

/** A marker, the vessel it makes its run on, and whether it drops all it has. */
export interface Run {
  readonly marker: Marker;
  readonly target: Vessel;
  readonly whole: boolean;
}

/** BB-4.4.1, BB-4.4.3 One marker's run; BB-4.4.4 it costs a box, BB-4.4.5 or both. */
export function bomb(s: BbState, t: BbTable, run: Run): void {
  const { marker, target, whole } = run;
  if (!isOnTable(target)) return;
  const { dice } = bombDice(s, marker, run);
  marker.ammo -= whole ? marker.ammo : 1;
  const { x, y, heading } = target;
  t.tell(() => ({ kind: 'bombed', marker: marker.id, target: target.id, whole, dice, at: { x, y, heading } }));
  const { hits, tens } = rollRun(s, t, run);
  if (hits > 0) dealHits(s, t, { vessel: target, by: marker.side, hits, tenners: tens, jinks: true });
}

/** BB-4.4.2 The dice of a run. */
export function rollRun(s: Seen, t: BbTable, { marker, target, whole }: Run): Handful {
  const { dice, from } = bombDice(s, marker, { target, whole });
  return throwHits(s, t, {
    dice,
    why: {
      rule: 'BB-4.4.2',
      what: `${modelName(s.book, marker.id)} over ${vesselName(s.book, target.id)}, bombs, ${count(dice, 'die', 'dice')}`,
      from,
    },
  });
}

/** BB-4.3.8 One marker strafes: BB-4.3.10 hits on a squadron are for its owner to allot, BB-4.3.11 a ship takes hers. */
export function strafe(s: BbState, t: BbTable, { marker, target }: { marker: Marker; target: Vessel }): void {
  if (!isOnTable(target)) return;
  const isSquadron = isCorvette(cardOf(s.book, target));
  const { dice, from } = strafeDice(s, marker, target);
  const at = { x: target.x, y: target.y, heading: target.heading };
  t.tell(() => ({ kind: 'strafed', marker: marker.id, target: isSquadron ? target.unit : target.id, dice, at }));
  const name = isSquadron ? unitName(s.book, target.unit) : vesselName(s.book, target.id);
  const what = `${modelName(s.book, marker.id)} over ${name}, guns, ${count(dice, 'die', 'dice')}`;
  const { hits, tens } = throwHits(s, t, { dice, why: { rule: isSquadron ? 'BB-4.3.9' : 'BB-4.3.11', what, from } });
  if (hits === 0) return;
  if (isSquadron) {
    const among = crewOf(s.open, target.unit).map(({ id }) => id);
    owe(s, t, { side: target.side, what: 'corvettes', n: hits, among });
  } else {
    dealHits(s, t, { vessel: target, by: marker.side, hits, tenners: tens, jinks: true });
  }
}

function throwHits(
  { book }: Pick<Seen, 'book'>,
  t: BbTable,
  { dice, why }: { dice: number; why: Omit<Why, 'test' | 'mods'> },
): Handful {
  if (dice === 0) return { hits: 0, tens: 0 };
  const { needs } = book.charts;
  return t.throw(dice, hitsOf(book.charts), () => ({
    ...why,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'each die' }],
  }));
}

/** BB-4.4.6 A salvo of a firepower of its planes, for a box; BB-4.4.7 on any bearing, its front an inch before the marker. */
export function drop(s: BbState, t: BbTable, { marker, bearing }: { marker: Marker; bearing: number }): void {
  marker.ammo -= 1;
  // BB-6.7.5
  const at = ahead(marker, { heading: bearing, d: s.book.charts.aeroplane.drop });
  const { side, planes: fp, id: by } = marker;
  laySalvo(s, t, { side, by, weapon: null, fp, pose: { ...at, heading: bearing } });
}
