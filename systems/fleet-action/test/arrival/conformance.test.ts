import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import type { FleetAction } from '../../rules/state.ts';
import { subject } from '../subject.ts';
import { gated, jumpers } from './jumpers.ts';

const ofJumpers: Subject<FleetAction> = {
  ...subject,
  scenarios: [
    { name: 'jumpers', scenario: jumpers },
    { name: 'gated', scenario: gated },
  ],
  bound: 400,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofJumpers.without?.includes(id)))('of who jumps in: $id: $says', demand =>
  expect(() => prove(demand, ofJumpers)).not.toThrow(),
);
