import { demands, prove } from '@flagplot/kernel/conformance';
import { test } from 'vitest';
import { fleets, subject } from './subject.ts';

const SMALL = ['random-reaches-all', 'odds-agree'];

test.each(demands)('$id: $says', demand => prove(demand, subject));

test.each(demands.filter(({ id }) => !SMALL.includes(id)))('of whole fleets: $id: $says', demand => prove(demand, fleets));
