import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import type { FleetAction } from '../../rules/state.ts';
import { subject } from '../subject.ts';
import { sally } from './sally.ts';

const ofRelief: Subject<FleetAction> = {
  ...subject,
  scenarios: [{ name: 'sally', scenario: sally }],
  bound: 300,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofRelief.without?.includes(id)))('of reinforcements: $id: $says', demand =>
  expect(() => prove(demand, ofRelief)).not.toThrow(),
);
