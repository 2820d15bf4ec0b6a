// Both asked about energy mines: whom a pattern reaches, what each die must show, and who is hit.

import type { Thrown } from '@flagplot/kernel';
import type { FleetAction } from '../../rules/state.ts';
import type { Questions } from './ask.ts';
import type { Die } from './damage.ts';
import type { Caught, Field, Mines } from './mines.ts';
import { burst, caughtBy } from './mines.ts';

export interface GoingOff {
  /** What goes off at once, in this order. */
  mines: readonly Mines[];
  field: Field;
  /** What the rules threw and told of it. */
  fell: { thrown: readonly Thrown[]; told: readonly FleetAction['event'][] };
  /** The id of a ship or a flight by its place. */
  idOf: (one: Caught) => string;
}

/** Reads the dice of mines that the rules have thrown, and marks what they do. */
export function compareMines({ mines, field, fell, idOf }: GoingOff, die: Die, questions: Questions): void {
  const caught = mines.flatMap(one => caughtBy(one, field));
  const hit = new Set(burst(caught, field, die));
  const needs = fell.thrown
    .filter(({ why }) => why.rule === 'FA-9.2.7')
    .map(({ faces, sides, why }) => [faces.length, sides, why.test?.n]);
  questions.ask('mines', { ours: caught.map(({ need }) => [1, 12, need]), theirs: needs }, () => 'dice, and what each must show');
  const ours = caught.map(one => `${idOf(one)} ${hit.has(one) ? 'hit' : 'missed'}`);
  questions.ask('mined', { ours, theirs: fell.told.flatMap(minedOf) }, () => JSON.stringify(mines));
}

function minedOf(event: FleetAction['event']): string[] {
  if (event.kind === 'mined') return [`${event.ship} ${event.hit ? 'hit' : 'missed'}`];
  return event.kind === 'flight-mined' ? [`${event.flight} ${event.hit ? 'hit' : 'missed'}`] : [];
}
