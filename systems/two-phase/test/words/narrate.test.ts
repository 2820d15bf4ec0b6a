// What was told, in sentences.

import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { unitName } from '../../rules/names.ts';
import { narrate } from '../../words/narrate.ts';
import type { Happened } from '../battle.ts';
import { battle } from '../battle.ts';

const b = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-f5 2015^E 8\nred b2 kli-f5 2016^E 8');
const say = (event: Happened): string => narrate({ clock: b.s.clock, event }, b.s.book);

test('units and weapons go by the names of their cards, with a number where a side has two', () => {
  const shots = [{ weapon: 'photon-a', as: 'overload', hit: false, damage: 0 } as const, { weapon: 'phaser-1', damage: 4 }];
  const at = { q: 0, r: 0 };
  const fired: Event = { kind: 'fired', unit: 'a1', on: 'b2', range: 5, effective: 5, shift: 0, shots, from: at, to: at };
  expect(say(fired)).toBe(
    'BLUE heavy cruiser fires at RED light frigate 2, range 5: photon A overloaded misses, phaser 1 does 4.',
  );
});

test('what is lost is a box of something, or a weapon', () => {
  expect(say({ kind: 'lost', unit: 'b1', box: 'damageControl', left: 2 })).toBe(
    'RED light frigate 1 loses a box of damage control, 2 left.',
  );
  expect(say({ kind: 'lost', unit: 'b1', weapon: 'disruptor-b' })).toBe('RED light frigate 1 loses disruptor B.');
});

test('of a volley it is told what stopped how much', () => {
  const struck = { kind: 'struck', unit: 'a1', shield: 2, points: 12, at: { q: 0, r: 0 } } as const;
  expect(say({ ...struck, reinforced: 3, boxes: 9, inside: 0 })).toBe(
    'BLUE heavy cruiser takes 12 points on shield 2: 3 by reinforcement and 9 by the shield stopped, nothing inside.',
  );
  expect(say({ ...struck, shield: null, reinforced: 0, boxes: 0, inside: 12 })).toBe(
    'BLUE heavy cruiser takes 12 points: 12 inside.',
  );
});

test('a throw names who throws, what was needed and why; dice read on a chart, by what', () => {
  const test_ = { of: 'each', is: 'atMost', n: 3 } as const;
  const mods = [
    { by: 4, for: 'at range 9' },
    { by: -1, for: 'EW' },
  ];
  const why = { rule: 'TP-9.3.2', what: 'photon A of BLUE heavy cruiser at RED light frigate 1', test: test_, mods };
  expect(say({ kind: 'thrown', sides: 6, faces: [2], read: 2, met: 1, why })).toBe(
    'Photon A of BLUE heavy cruiser at RED light frigate 1: 2, 3 or less needed, made (4 at range 9, −1 EW) [TP-9.3.2]',
  );
  const from = [{ is: 'range 5', for: 'column' }];
  const chart = { rule: 'TP-9.2.1', what: 'phaser 2 of BLUE heavy cruiser at seeker 1', from };
  expect(say({ kind: 'thrown', sides: 6, faces: [6], read: 6, why: chart })).toBe(
    'Phaser 2 of BLUE heavy cruiser at seeker 1: 6 (column range 5) [TP-9.2.1]',
  );
});

test('what was bought goes by its class from its id alone, what was launched by its id and its side', () => {
  const { book } = b.s;
  const shuttle = { ...b.unit('b1'), id: 'shuttle-4' };
  expect(unitName({ book, open: { units: [shuttle] } }, 'shuttle-4')).toBe('RED shuttle 4');
  expect(['blue-heavy-cruiser', 'red-light-frigate-2', 'red-grey-watch'].map(id => unitName({ book }, id))).toEqual([
    'BLUE heavy cruiser',
    'RED light frigate 2',
    'RED grey watch',
  ]);
});

test('what is bought is told by its class and its points, with the article that fits', () => {
  const ships = [
    { id: 's1', card: 'fed-ca', points: 125 },
    { id: 's2', card: 'kli-f5', points: 1 },
  ];
  expect(say({ kind: 'mustered', side: 'blue', ships, printed: [] })).toBe(
    'BLUE brings a heavy cruiser of 125 points; a light frigate of 1 point.',
  );
  expect(say({ kind: 'spilt', unit: 'a1', by: 'b1', points: 1 })).toBe(
    'Of what strikes RED light frigate 1 1 point reaches BLUE heavy cruiser.',
  );
});
