// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Refusal } from '@flagplot/kernel';
import { aeroplanes, sheets } from '../../data/cards/cards.ts';
import { charts } from '../../data/charts/charts.ts';
import type { Book } from '../book.ts';
import { bookOf } from '../scenario-book.ts';
import type { Scenario } from '../scenario-file.ts';

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const faults = standFaults(scenario);
  return faults.length > 0 ? { faults } : { book: bookOf(scenario, { sheets, aeroplanes, charts }) };
}

/** BB-1.2.5 Every unit has a sheet and BB-1.5.8 a pose. */
function standFaults({ sides, cards }: Scenario): Refusal[] {
  const ids = sides.flatMap(({ units }) => units.map(({ id }) => id));
  const known = new Set([...sheets, ...(cards?.sheets ?? [])].map(({ id }) => id));
  return sides.flatMap(({ units }, i) =>
    units.flatMap(({ id, card, pose }, j): Refusal[] => {
      const at = `/sides/${i}/units/${j}`;
      if (!known.has(card)) return [{ rule: 'BB-1.2.5', at: `${at}/card`, say: `There is no sheet ${card}.` }];
      if (ids.filter(other => other === id).length > 1)
        return [{ rule: 'BB-7.0.1', at: `${at}/id`, say: `${id} is there twice.` }];
      return pose ? [] : [{ rule: 'BB-1.5.8', at: `${at}/pose`, say: `${id} stands nowhere.` }];
    }),
  );
}
