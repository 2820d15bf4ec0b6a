// Pieces of a flight as they are typed, each on a heading of its own: `90 for 10 until to-fighter-1, 45 for 3`.

import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { inches } from '@flagplot/plane/words';
import type { FlightLeg } from '../rules/orders.ts';
import { angleText, readNumber } from './values.ts';

export function legsText(legs: readonly FlightLeg[]): string {
  return legs.map(legText).join(', ');
}

function legText({ heading, d, until }: FlightLeg): string {
  return `${angleText(heading)} for ${inches(d)}${until === undefined ? '' : ` until ${until}`}`;
}

/** Reads pieces as long as commas go on; nothing where there is a fault. `until`: models that end a piece where they are touched. */
export function readLegs(it: Phrase, until: readonly Nameable[] = []): FlightLeg[] | undefined {
  const legs: FlightLeg[] = [];
  do {
    const leg = readLeg(it, until);
    if (!leg) {
      return it.giveUp();
    }
    legs.push(leg);
  } while (it.mark(','));
  return legs;
}

function readLeg(it: Phrase, until: readonly Nameable[]): FlightLeg | undefined {
  const heading = readNumber(it, 'heading');
  if (heading === undefined) return undefined;
  it.may('for');
  const d = readNumber(it, 'd');
  if (d === undefined) return undefined;
  if (until.length === 0 || !it.may('until')) return { heading, d };
  const model = it.mayName(until);
  return model && { heading, d, until: model.id };
}
