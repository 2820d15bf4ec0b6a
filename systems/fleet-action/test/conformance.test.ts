import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import { fleets, strangers, subject } from './subject.ts';

test.each(demands)('$id: $says', demand => expect(() => prove(demand, subject)).not.toThrow());

test.each(demands.filter(({ id }) => !fleets.without?.includes(id)))('of whole fleets: $id: $says', demand =>
  expect(() => prove(demand, fleets)).not.toThrow(),
);

test.each(demands.filter(({ id }) => !strangers.without?.includes(id)))('of fleets far apart: $id: $says', demand =>
  expect(() => prove(demand, strangers)).not.toThrow(),
);
