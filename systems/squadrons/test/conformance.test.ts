import { demands, prove } from '@flagplot/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { left } from './standing/left.ts';
import { subject } from './subject.ts';

test.each(demands)('$id: $says', demand => expect(() => prove(demand, subject)).not.toThrow());

/** What standing choices in folders could break. */
const OF_FOLDERS: readonly string[] = [
  ...[
    'orders-stand',
    'orders-are-carried-out',
    'folders-stay-shut',
    'nothing-is-remembered',
    'secrets-look-alike',
    'told-is-seen',
  ],
  ...[
    'imagination-fits',
    'records-replay',
    'undo-gives-back',
    'random-reaches-all',
    'open-needs-no-folder',
    'refusals-are-whole',
  ],
];

describe('with standing choices', () => {
  const those = demands.filter(({ id }) => OF_FOLDERS.includes(id));
  test.each(those)('$id: $says', demand => expect(() => prove(demand, left)).not.toThrow());
});
