import { demands, prove } from '@flagplot/kernel/conformance';
import { expect, test } from 'vitest';
import { subject } from './subject.ts';

// Turns of many small questions: a demand may take longer than a unit test.
test.each(demands)('$id: $says', { timeout: 300_000 }, demand => expect(() => prove(demand, subject)).not.toThrow());
