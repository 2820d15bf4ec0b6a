import { demands, prove } from '@flagplot/kernel/conformance';
import { test } from 'vitest';
import { subject } from './subject.ts';

test.each(demands)('$id: $says', demand => prove(demand, subject));
