import { expect, test } from 'vitest';
import type { CardOfBook } from '../../rules/book.ts';
import { unitCalled } from '../../rules/roster.ts';
import { waysAt } from '../../rules/weapons/ways.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** A ship of side a against a battlecruiser so many hexes ahead of it, with so much in a mount and in batteries. */
function facing(
  card: string,
  at: string,
  of: { weapon?: string; energy?: number; capacitor?: number; battery?: number },
): Battle {
  const b = battle(`a blue ${card} 1015^C 8\nb red kli-d7 ${at}^F 8`);
  b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
  const { capacitor = 0, battery: stored = 0, weapon, energy = 0 } = of;
  Object.assign(b.hold('blue'), { capacitor, battery: stored });
  const mount = b.ship('blue').card.weapons.findIndex(({ id }) => id === weapon);
  if (mount >= 0) b.hold('blue').arms[mount] = { turns: 3, energy };
  return b;
}

/** The ways of a weapon in short: mode, shots, reserve: chance and mean damage in hundredths. */
function waysOf(b: Battle, weapon: string): string[] {
  const seen = b.view('a');
  const firer = { seen, unit: unitCalled(seen.open, 'blue'), hold: b.hold('blue') };
  const all = waysAt(firer, unitCalled(seen.open, 'red')).flat();
  return all
    .filter(({ shot }) => shot.weapon === weapon)
    .map(({ shot: { as = 'standard', shots, reserve }, chance, damage }) =>
      [as, ...(shots ? [`x${shots}`] : []), ...(reserve ? [`+${reserve}`] : []), `${chance} ${damage}`].join(' '),
    );
}

test('TP-9.3.4, TP-2.3.1 a photon is fired as it is armed, or overloaded by what batteries add', () => {
  const b = facing('fed-ca', '1217', { weapon: 'photon-a', energy: 4, battery: 2 });
  expect(waysOf(b, 'photon-a')).toEqual(['overload +1 66 660', 'overload +2 66 792', 'standard 66 528']);
});

test('TP-9.3.3 a photon that reaches far is fired plainly or with a proximity fuse, and in no other way', () => {
  const b = facing('fed-ca', '2020', { weapon: 'photon-a', energy: 4, battery: 4 });
  expect(waysOf(b, 'photon-a')).toEqual(['standard 33 264', 'proximity 66 264']);
});

test('TP-9.2.6, TP-2.3.1 a phaser is fired as a phaser-3, and out of batteries where the capacitor does not feed it', () => {
  const full = waysOf(facing('fed-ca', '1217', { capacitor: 8, battery: 1 }), 'phaser-1');
  expect(full.map(way => way.replace(/ \d+ \d+$/, ''))).toEqual(['standard', 'standard +1', 'ph-3', 'ph-3 +1']);
  const empty = waysOf(facing('fed-ca', '1217', { battery: 1 }), 'phaser-1');
  expect(empty.map(way => way.replace(/ \d+ \d+$/, ''))).toEqual(['standard +1', 'ph-3 +1']);
});

/** Makes the first phaser of blue another weapon, which bears ahead. */
function refit(b: Battle, type: 'hellbore' | 'ph-g'): Battle {
  const card = b.s.book.cards['fed-ca'] as CardOfBook;
  const weapons = card.weapons.map((weapon, i) => (i === 0 ? { ...weapon, type } : weapon));
  Object.assign(b.s.book.cards, { 'fed-ca': { ...card, weapons } });
  b.hold('blue').arms[0] = { turns: 2, energy: 6 };
  return b;
}

test('TP-9.4.6, TP-9.4.7 a hellbore does half as much on one shield as enveloping all', () => {
  const b = refit(facing('fed-ca', '1217', {}), 'hellbore');
  expect(waysOf(b, 'phaser-1')).toEqual(['standard 83 581', 'enveloping 83 1245']);
});

test('TP-9.1.1, TP-9.2.5 a gatling phaser fires as many of its shots as are left and paid for', () => {
  const b = refit(facing('fed-ca', '1217', { capacitor: 2 }), 'ph-g');
  b.unit('blue').weapons[0] = 1;
  expect(waysOf(b, 'phaser-1').map(way => way.replace(/ \d+ \d+$/, ''))).toEqual(['standard x2', 'standard x1']);
  b.hold('blue').battery = 1;
  expect(waysOf(b, 'phaser-1').map(way => way.replace(/ \d+ \d+$/, ''))).toEqual([
    ...['standard x3 +1', 'standard x2', 'standard x2 +1', 'standard x1', 'standard x1 +1'],
  ]);
});

test('TP-9.5.3 a torpedo may go as a bolt, for half its strength at that range', () => {
  expect(waysOf(facing('rom-we', '1217', { weapon: 'plasma-a', energy: 9 }), 'plasma-a')).toEqual(['bolt 66 1650']);
});
