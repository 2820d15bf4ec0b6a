import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import { subject } from './subject.ts';

test.each(demands)('$id: $says', demand => expect(() => prove(demand, subject)).not.toThrow());
