import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import { fleets, subject } from './subject.ts';

test.each(demands)('$id: $says', demand => expect(() => prove(demand, subject)).not.toThrow());

test.each(demands.filter(({ id }) => !fleets.without?.includes(id)))('of whole fleets: $id: $says', demand =>
  expect(() => prove(demand, fleets)).not.toThrow(),
);
