import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import type { FleetAction } from '../../rules/state.ts';
import { carriers } from '../carriers.ts';
import { subject } from '../subject.ts';

const ofCarriers: Subject<FleetAction> = {
  ...subject,
  scenarios: [{ name: 'carriers', scenario: carriers }],
  bound: 400,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofCarriers.without?.includes(id)))('of carriers: $id: $says', demand =>
  expect(() => prove(demand, ofCarriers)).not.toThrow(),
);
