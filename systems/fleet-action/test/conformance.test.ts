import { demands, prove } from '@flagplot/kernel/conformance';
import { test } from 'vitest';
import { fleets, subject } from './subject.ts';

test.each(demands)('$id: $says', demand => prove(demand, subject));

test.each(demands.filter(({ id }) => !fleets.without?.includes(id)))('of whole fleets: $id: $says', demand =>
  prove(demand, fleets),
);
