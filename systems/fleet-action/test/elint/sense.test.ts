// ELINT and commanders in states from outside.

import { expect, test } from 'vitest';
import { fleetAction as rules } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { battle } from '../battle.ts';
import { FACED } from './field.ts';

type Open = Required<FleetAction['open']>;

function changed(change: (open: Open, s: FaState) => unknown, text: string = FACED): string[] {
  const s = structuredClone(battle(text, { abilities: { tal: ['stubborn'] } }).s);
  change(s.open as Open, s);
  return (rules.sense?.(s) ?? []).map(({ rule, at }) => `${rule} ${at}`);
}

const NETWORK = { target: 'mer', of: 'fleet' as const, whose: 'earth', by: [{ ship: 'dal', levels: 2 }] };

test('a state as a battle comes to it makes sense', () => expect(changed(() => {})).toEqual([]));

test.each<[string, (open: Open, s: FaState) => unknown, string[]]>([
  [
    'FA-13.1.1 support by a ship without ELINT',
    ({ elint }) => elint.supports.push({ ship: 'tal', squadron: 'narn-a', use: 'offence', levels: 1 }),
    ['FA-13.1.1 /open/elint/supports/0/ship', 'FA-13.1.1 /open/elint/supports/0/levels'],
  ],
  [
    'FA-13.2.1 support of an enemy',
    ({ elint }) => elint.supports.push({ ship: 'dal', squadron: 'earth-a', use: 'defence', levels: 1 }),
    ['FA-13.2.1 /open/elint/supports/0/squadron'],
  ],
  ['FA-13.5.5 a flagship by two levels', ({ elint }) => elint.networks.push(NETWORK), ['FA-13.5.5 /open/elint/networks/0/by']],
  [
    'FA-13.4.1 a network of somebody else',
    ({ elint }) => elint.networks.push({ ...NETWORK, of: 'ship', whose: 'look' }),
    ['FA-13.4.1 /open/elint/networks/0/whose'],
  ],
  [
    'FA-13.6.4 targeting of a friend',
    ({ elint }) => elint.targeting.push({ ship: 'dal', target: 'tal' }),
    ['FA-13.6.4 /open/elint/targeting/0/target'],
  ],
  [
    'FA-13.1.4 levels of an enemy in a folder',
    (_, { sealed }) => Object.assign(sealed.narn as object, { elint: [{ ship: 'look', uses: [{ use: 'offence' }] }] }),
    ['FA-13.1.4 /sealed/narn/elint/0/ship'],
  ],
  [
    'FA-4.2.1 an ability that was not bought',
    ({ commanders }) => commanders.used.push({ ship: 'mer', ability: 'stubborn', turn: 1 }),
    ['FA-4.2.1 /open/commanders/used/0/ship'],
  ],
  [
    'FA-4.5.1 a style of nobody',
    ({ commanders }) => commanders.styles.push({ squadron: 'mars', style: 'offensive' }),
    ['FA-4.5.1 /open/commanders/styles/0/squadron'],
  ],
])('%s', (_, change, expected) => expect(changed(change)).toEqual(expected));

test('FA-13.1.1 a battle without ELINT ships has none of it', () => {
  const none = 'narn A 0: Tal gquan 3030^0\nearth A 0: Mer omega 3025^3';
  const given = (open: Open, { sealed }: FaState) => {
    open.elint = { supports: [], networks: [], targeting: [] };
    Object.assign(sealed.narn as object, { elint: [] });
  };
  expect(changed(given, none)).toEqual(['FA-13.1.1 /open/elint', 'FA-13.1.1 /sealed/narn/elint']);
});
