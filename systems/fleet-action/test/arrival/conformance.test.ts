import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import type { FleetAction } from '../../rules/state.ts';
import { subject } from '../subject.ts';
import { gated } from './jumpers.ts';

const ofGated: Subject<FleetAction> = {
  ...subject,
  scenarios: [{ name: 'gated', scenario: gated }],
  bound: 400,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofGated.without?.includes(id)))('by a gate: $id: $says', demand =>
  expect(() => prove(demand, ofGated)).not.toThrow(),
);
