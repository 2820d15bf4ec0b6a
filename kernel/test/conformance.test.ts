import { describe, expect, test } from 'vitest';
import { Broken, demands, prove } from '../src/conformance/index.ts';
import { nothingChangesInSilence } from '../src/conformance/silence.ts';
import { battleFaults } from './toy/faults/battles.ts';
import { withPhase } from './toy/faults/fault.ts';
import { memoryFaults } from './toy/faults/memories.ts';
import { orderFaults } from './toy/faults/orders.ts';
import { secretFaults } from './toy/faults/secrets.ts';
import { subject } from './toy/subject.ts';

const faults = [...secretFaults, ...memoryFaults, ...orderFaults, ...battleFaults];

describe('cutters, the toy, keeps the contract', () => {
  test.each(demands)('$id: $says', demand => expect(() => prove(demand, subject)).not.toThrow());
});

test('nothing-changes-in-silence: what goes whole goes by its own names, whatever hangs on it bears names as well', () => {
  const place = { place: { called: 'the bar' } };
  const placed = withPhase('sail', phase => ({
    run(s, t) {
      phase.run?.(s, t);
      const { meeting } = s.open;
      if (!meeting || 'place' in meeting) return;
      Object.assign(meeting, place);
      t.tell(() => ({ kind: 'met', by: meeting.by, of: meeting.of, ...place }));
    },
  }));
  expect(() => prove(nothingChangesInSilence, placed)).not.toThrow();
});

describe('the suite finds what breaks the contract', () => {
  test.each(faults)('$demand.id: $fault', ({ demand, says, subject: broken }) => {
    expect(() => prove(demand, broken())).toThrow(says);
    expect(() => prove(demand, broken())).toThrow(Broken);
  });

  test('each demand is put to at least one fault', () => {
    const untried = demands.filter(demand => !faults.some(fault => fault.demand === demand));
    expect(untried.map(({ id }) => id)).toEqual([]);
  });
});
