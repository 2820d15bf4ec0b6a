import { expect, test } from 'vitest';
import { whole } from '../src/command.ts';
import type { Flags } from '../src/flags.ts';
import { parseFlags } from '../src/flags.ts';
import { Refused } from '../src/refused.ts';

const flags: Flags = {
  battles: { value: 'B', says: 'how many', schema: whole(1, 100), otherwise: 10 },
  bots: { value: 'a,b', says: 'who', schema: { type: 'array', maxItems: 2, items: { enum: ['x', 'y'] } } },
  seed: { value: 'K', says: 'of dice', schema: { type: 'string' }, needed: true },
  swap: { says: 'both ways' },
  force: {
    value: 'F',
    says: 'whom',
    schema: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 } },
    many: true,
  },
};

function faults(...args: string[]): readonly string[] {
  try {
    parseFlags(args, flags);
  } catch (error) {
    if (error instanceof Refused) return error.faults;
    throw error;
  }
  return [];
}

test('values are read as their schemas say', () => {
  const typed = parseFlags(['--battles', '7', '--bots=x,y', '--seed', '-5', '--swap'], flags);
  expect([typed.number('battles'), typed.list('bots'), typed.text('seed'), typed.has('swap')]).toEqual([
    7,
    ['x', 'y'],
    '-5',
    true,
  ]);
});

test('a flag that may be given many times keeps each as it is', () => {
  expect(parseFlags(['--seed', '1', '--force', 'a,b', '--force=c'], flags).list('force')).toEqual(['a,b', 'c']);
  expect(parseFlags(['--seed', '1'], flags).list('force')).toEqual([]);
  expect(faults('--seed', '1', '--force', 'a', '--force', 'too long')).toEqual([
    '--force, 2: must not have more than 5 characters',
  ]);
  expect(faults('--seed', '1', '--force')).toEqual(['--force wants a value: --force F']);
});

test('what is left out is as the help says, and no more', () => {
  const typed = parseFlags(['--seed', '07'], flags);
  expect([typed.number('battles'), typed.list('bots'), typed.text('seed'), typed.has('swap')]).toEqual([10, [], '07', false]);
});

test('every fault is told at once', () => {
  expect(faults('--battles', '101', '--bots', 'x,z', '--colour', 'red', '--swap=yes', 'file')).toEqual([
    '--colour is no flag of this command',
    '--swap takes no value',
    '--seed is missing',
    '--battles must be <= 100',
    '--bots, 2: must be one of "x", "y"',
    'red is one too many here',
    'file is one too many here',
  ]);
});

test.each([
  [['--seed'], '--seed wants a value: --seed K'],
  [['--seed', '--swap'], '--seed wants a value: --seed K'],
  [['--seed', '1', '--seed', '2'], '--seed is given twice'],
  [['--seed', '1', '--battles', '1e3'], '--battles must be integer'],
  [['--seed', '1', '--battles', '7.5'], '--battles must be integer'],
  [['--seed', '1', '--battles', '0'], '--battles must be >= 1'],
  [['--seed', '1', '-x'], '-x is no flag of this command'],
  [['--seed', '1', '--__proto__', 'x'], '--__proto__ is no flag of this command'],
])('%j is refused in one line', (args, fault) => {
  expect(faults(...args)).toContain(fault);
});
