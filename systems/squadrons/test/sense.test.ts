// States from outside: what no battle of the scenario comes to is refused by its row, at its place.

import { check } from '@flagplot/check';
import type { Json } from '@flagplot/kernel';
import { beginMatch } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { squadrons as rules } from '../rules/index.ts';
import type { SqState, Squadrons } from '../rules/state.ts';
import { battle } from './battle.ts';

const TEXT = 'red x-wing: 1010^E, 1011\nblue tie-ln: 1510^W x2';

type Open = Squadrons['open'];

/** A battle before its fire, with something changed by hand. */
function changed(change: (open: Open, s: SqState) => unknown): ReturnType<NonNullable<typeof rules.sense>> {
  const { s } = battle(TEXT, { at: 'fire' });
  const copy = structuredClone(s);
  change(copy.open, copy);
  return rules.sense?.(copy) ?? [];
}

const craft = (open: Open, i = 0) => open.squadrons[0]!.craft[i]!;

test('a state as a battle comes to it makes sense', () => expect(changed(() => {})).toEqual([]));

test.each<[string, (open: Open, s: SqState) => unknown, string, string]>([
  [
    'SQ-1.1.5 a third craft in a squadron of two',
    open => open.squadrons[0]!.craft.push({ ...craft(open) }),
    'SQ-1.1.5',
    '/open/squadrons/0/craft',
  ],
  ['SQ-1.1.5 a craft that is not listed', open => open.squadrons[0]!.craft.pop(), 'SQ-1.1.5', '/open/squadrons/0/craft'],
  [
    'SQ-1.4.2 a leader who is lost',
    open => Object.assign(craft(open), { status: 'destroyed' }),
    'SQ-1.4.2',
    '/open/squadrons/0/leader',
  ],
  [
    'SQ-1.4.2 a leader who was never there',
    open => Object.assign(open.squadrons[0]!, { leader: 5 }),
    'SQ-1.4.2',
    '/open/squadrons/0/leader',
  ],
  ['SQ-3.6.1 a craft off the map', open => Object.assign(craft(open, 1), { q: 200 }), 'SQ-3.6.1', '/open/squadrons/0/craft/1'],
  [
    'SQ-3.6.1 a craft that left over no edge',
    open => Object.assign(craft(open, 1), { status: 'left' }),
    'SQ-3.6.1',
    '/open/squadrons/0/craft/1/edge',
  ],
  ['SQ-2.2.3 an order of play without a side', open => open.order.pop(), 'SQ-2.2.3', '/open/order'],
  ['SQ-2.2.3 a side nobody knows', open => open.order.push('green'), 'SQ-2.2.3', '/open/order/2'],
  ['SQ-2.2.3 a side twice', open => open.order.push('red'), 'SQ-2.2.3', '/open/order/2'],
  ['SQ-2.2.3 a mover beyond the last', open => Object.assign(open, { mover: 2 }), 'SQ-2.2.3', '/open/mover'],
  [
    'SQ-5.1.3 a level out of range',
    open => Object.assign(open.squadrons[0]!, { level: 6 }),
    'SQ-5.1.3',
    '/open/squadrons/0/level',
  ],
  ['SQ-5.1.3 no level at all', open => Object.assign(open.squadrons[0]!, { level: 0 }), 'SQ-5.1.3', '/open/squadrons/0/level'],
  ['SQ-1.1.1 a squadron that is missing', open => open.squadrons.pop(), 'SQ-1.1.1', '/open/squadrons'],
  [
    'SQ-1.1.1 a squadron nobody has',
    open => Object.assign(open.squadrons[1]!, { id: 'gold' }),
    'SQ-1.1.1',
    '/open/squadrons/1/id',
  ],
  [
    'SQ-4.10.7 rounds of a weapon that is not there',
    open => craft(open).rounds.push(-1),
    'SQ-4.10.7',
    '/open/squadrons/0/craft/0/rounds',
  ],
  [
    'SQ-5.2.5 more craft hurt than there were',
    open => Object.assign(open.squadrons[0]!, { damaged: 2, destroyed: 1 }),
    'SQ-5.2.5',
    '/open/squadrons/0/damaged',
  ],
  [
    'SQ-4.11.1 a jammer that is not aboard',
    open => Object.assign(open.squadrons[0]!, { jams: true }),
    'SQ-4.11.1',
    '/open/squadrons/0/jams',
  ],
  ['SQ-8.2.1 a round too many', (_, s) => Object.assign(s.clock, { turn: 9 }), 'SQ-8.2.1', '/clock/turn'],
  [
    'SQ-2.4.1 a choice for a squadron of the enemy',
    (_, s) => Object.assign(s.sealed.red!, { standing: [{ squadron: 'blue', combat: 'hold' }] }),
    'SQ-2.4.1',
    '/sealed/red/standing/0/squadron',
  ],
])('%s is refused', (_, change, rule, at) => {
  const faults = changed(change);
  expect(faults).toMatchObject([{ rule, at }]);
  expect(faults[0]?.say).not.toMatch(/undefined|NaN/);
});

test('SQ-2.2.3 what makes no sense is refused by a match, and changes nothing', () => {
  const scenario = { ...scenarioOf(), rounds: 4 };
  const begun = beginMatch(rules, scenario, { dice: { kind: 'by hand' }, check });
  if ('faults' in begun) throw new Error('refused');
  const open = structuredClone(begun.match.state().open) as Open;
  open.order = ['red', 'red'];
  const clock = { turn: 1, line: 3, round: 0, step: 4 };
  const faults = begun.match.amend('referee', 'so', { open: open as unknown as Json, clock });
  expect(faults.map(({ at }) => at)).toEqual(['/open/order/1', '/open/order']);
  expect(begun.match.number()).toBe(0);
});

function scenarioOf() {
  const zone = { columns: [1, 4], rows: [12, 18] } as [number, number][] extends never
    ? never
    : { columns: [number, number]; rows: [number, number] };
  const side = (id: string, type: string) => ({
    id,
    name: id,
    faction: id === 'red' ? 'alliance' : 'imperial',
    zone,
    facing: 'E' as const,
    edge: 'west' as const,
    squadrons: [{ id, name: id, type, quality: 'average' as const, craft: 2 }],
  });
  return {
    name: 'sense',
    title: 'Sense',
    map: { columns: 40, rows: 30 },
    rounds: 2,
    sides: [side('red', 'x-wing'), side('blue', 'tie-ln')],
  };
}
