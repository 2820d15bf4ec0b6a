import { expect, test } from 'vitest';
import { changesIn } from '../src/umpire/correct.ts';

const TABLE = `# First Lesson
round 1, movement, step 1
green: level 5
  1: 0412 E
  2: 0413 E
alpha: level 5
  1: 1413 W
  2: 1414 W
`;

test('3 umpire: what is corrected is told by whom it concerns, with what stood there', () => {
  const made = TABLE.replace('1: 1413 W', '1: 1513 W, damage 1').replace('round 1, movement', 'round 2, movement');
  expect(changesIn(TABLE, made)).toBe(
    'round: 2, movement, step 1 (was 1, movement, step 1); alpha 1: 1513 W, damage 1 (was 1413 W)',
  );
});

test('3 umpire: what comes and what goes is told as such, what stays is not, and a remark is none of it', () => {
  const made = TABLE.replace('  2: 0413 E\n', '')
    .replace('  2: 1414 W', '  2: 1414 W\n  3: 1415 W')
    .replace('# First Lesson', '# Ours');
  expect(changesIn(TABLE, made)).toBe('added: alpha 3: 1415 W; taken off: green 2: 0413 E');
  expect(changesIn(TABLE, TABLE)).toBe('');
});

test('3 umpire: what is told of a table laid anew is cut where nobody would read on', () => {
  const long = TABLE + Array.from({ length: 300 }, (_, i) => `  ${i + 3}: 1415 W`).join('\n');
  expect(changesIn(TABLE, long)).toHaveLength(2000);
});
