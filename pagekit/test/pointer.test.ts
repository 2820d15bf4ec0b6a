import { expect, test } from 'vitest';
import { pointer, refusalsWithin } from '../src/desk/pointer.ts';

test.each([
  ['/squadrons/:n', '/squadrons/3', { n: 3 }],
  ['/squadrons/:n', '/squadrons/10/path/2', { n: 10 }],
  ['/squadrons/:n/path/:m', '/squadrons/3/path/0/to', { n: 3, m: 0 }],
  ['/squadrons/1', '/squadrons/1', {}],
  ['/squadrons/1', '/squadrons/1/hex', {}],
  ['', '/anything', {}],
  ['', '', {}],
] as const)('%s is met by %s', (pattern, at, found) => {
  expect(pointer(pattern, at)).toEqual(found);
});

test.each([
  ['/squadrons/1', '/squadrons/10'],
  ['/squadrons/1', '/squadrons/19/hex'],
  ['/squadrons/:n/path/:m', '/squadrons/3'],
  ['/squadrons/:n/path/:m', '/squadrons/3/pathway/1'],
  ['/squadrons/:n', '/squadrons/first'],
  ['/squadrons/:n', '/squadrons/01'],
  ['/squadrons/:n', '/squadrons/-'],
  ['/squadrons/:n', '/squadrons/'],
  ['/squadrons/:n', 'squadrons/1'],
  ['/squadrons/:n', '/old/squadrons/1'],
  ['/squadrons/:n', ''],
  ['/squadrons/:n', undefined],
] as const)('%s is not met by %s', (pattern, at) => {
  expect(pointer(pattern, at)).toBeUndefined();
});

test('squadron 1 does not show what is refused of squadrons 10 to 19', () => {
  const refusals = [undefined, '', '/squadrons', '/squadrons/1', '/squadrons/1/speed', '/squadrons/10', '/squadrons/19/hex'].map(
    at => ({ rule: 'X-1', say: 'no', ...(at === undefined ? {} : { at }) }),
  );
  expect(refusalsWithin(refusals, '/squadrons/1').map(({ at }) => at)).toEqual(['/squadrons/1', '/squadrons/1/speed']);
  expect(refusalsWithin(refusals, '/squadrons/10').map(({ at }) => at)).toEqual(['/squadrons/10']);
});
