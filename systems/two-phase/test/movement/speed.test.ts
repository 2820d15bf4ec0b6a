import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { moveEnergy } from '../../rules/geometry/energy.ts';
import { SIXTHS, turnedBy } from '../../rules/map.ts';
import { placeAfter } from '../../rules/movement/step.ts';
import { speedLimit } from '../../rules/speed/cost.ts';
import { battle, space } from '../battle.ts';

const DUEL = 'a blue fed-ca 1015^B 8\nb red kli-d7 1215^E 8';

test('TP-3.1.2 speeds of the base game are halved, odd ones rounded down', () => {
  const speedFor = (base: number): number => Math.floor(base / 2);
  const { speeds, plasmaNumbers, drones, droneUpgrades } = battle(DUEL).s.book.charts;
  expect([speeds.ships, speeds.seekers, plasmaNumbers.speed]).toEqual([31, 32, 32].map(speedFor));
  expect([drones.i.speed, drones.ii.speed, droneUpgrades.m, droneUpgrades.f]).toEqual([8, 12, 20, 32].map(speedFor));
});

test('TP-3.1.8 after a breakdown the speed before counts as 0; a PF takes any speed', () => {
  const b = battle('a blue fed-ca 1015^B 8\na wing kli-g1 1017^B 0\nb red kli-d7 3015^E 8');
  b.allocate({ blue: { speed: 8 }, wing: { speed: 0 }, red: { speed: 2 } });
  b.until('space', 'a');
  b.unit('blue').broke = 1;
  b.until('allocate');
  const { charts } = b.s.book;
  expect(b.unit('blue').before).toBe(0);
  expect([speedLimit(charts, b.unit('blue')), speedLimit(charts, b.unit('wing'))]).toEqual([5, 15]);
});

test('TP-4.1.3 any number of units share a hex, and no step leads astern', () => {
  const b = battle(DUEL).put('red', '1115^E');
  b.allocate({ blue: { speed: 2 }, red: { speed: 0 } });
  b.until('space', 'a').step({ a: space('F') });
  expect([b.place('blue'), b.place('red')]).toEqual(['1115^B', '1115^E']);
  const behind = [2, 3, 4];
  for (let facing = 0; facing < SIXTHS; facing += 1)
    for (const step of 'FLRPS') {
      const { q, r } = placeAfter({ q: 0, r: 0, facing }, step);
      const way = behind.some(sixths => hexes.same({ q, r }, hexes.step({ q: 0, r: 0 }, turnedBy(facing, sixths))));
      expect(way, `${facing} ${step}`).toBe(false);
    }
});

test('TP-2.1.3 what movement costs is rounded up to whole points; the capacitor alone holds quarters', () => {
  expect([moveEnergy([1, 3], 4), moveEnergy([2, 3], 4), moveEnergy([1, 4], 1)]).toEqual([3, 6, 1]);
  const b = battle('a blue hyd-rn 1015^B 8\nb red kli-d7 1016^E 8');
  b.allocate({ blue: { speed: 2 }, red: { speed: 0 } });
  b.until('space', 'a');
  const before = b.hold('blue').capacitor;
  const gatling = b.ship('blue').card.weapons.find(({ type }) => type === 'ph-g')!.id;
  b.step({ a: { step: 'F', acts: [], fire: [{ weapon: gatling, on: 'red', shots: 1 }] } }, [6, 1]);
  expect(before - b.hold('blue').capacitor).toBe(1);
});
