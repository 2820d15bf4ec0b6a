// Chapter 9.2: mines as they go off, with the dice of the book.

import { describe, expect, test } from 'vitest';
import { type Battle, battle, d, type Given } from '../battle.ts';
import { hull, mounted } from '../hulls.ts';

/** A ship that carries so many launchers all round, and targets of different armour. */
const layer = (mines: number) => hull('layer', { mounts: [mounted('energy-mine', mines)], structure: 20, grey: [] });
const TARGET = hull('target', { armour: [4, 6, 5], structure: 20, grey: [] });

/** A layer 10 hexes from its target; nobody moves. */
function field(mines: number, text = 'earth B 0: Vesper target 3030^3'): Battle {
  return battle(`narn A 0: Tal layer 3040^0\n${text}`, { mines: true, ships: [layer(mines), TARGET] }).until('mines');
}

const at = (hex: string, ...launches: object[]): Given => ({
  narn: { launches: [{ squadron: 'narn-a', hex, ships: ['tal'] }, ...launches] },
});

/** Nobody bears on anybody, so that the next step after the launch goes to the turn that follows. */
const kinds = (told: readonly { kind: string }[]): string[] => told.map(({ kind }) => kind);

describe('energy mines go off', () => {
  test('FA-9.2.7 FA-9.2.9 with a die for each ship in the area: 5 or more after the subtraction is a hit, and one die of damage', () => {
    // Two mines: the centre alone, less 2. 6 - 2 is a miss.
    expect(kinds(field(2).step(at('3030'), d(12, 6)))).not.toContain('hit');
    // 7 - 2 is a hit; its die of 5 does not reach armour 6.
    const b = field(2);
    b.step(at('3030'), d(12, 7, 5));
    expect(b.ship('vesper').structure).toBe(20);
    // A die of 6 does.
    const hit = field(2);
    expect(kinds(hit.step(at('3030'), d(12, 7, 6)))).toContain('hit');
    expect(hit.ship('vesper').structure).toBe(19);
  });

  test('FA-9.2.8 FA-M07 the subtraction is that of the number of mines and of the ring', () => {
    // Six mines: 0 in the centre, 2 in ring 1, 4 in ring 2, and nothing in ring 3.
    const ring = 'earth B 0: Vesper target 3030^3, Alba target 3029, Cora target 3028, Dana target 3027';
    const needs = (told: ReturnType<Battle['step']>) =>
      told.flatMap(one => (one.kind === 'thrown' && one.why.rule === 'FA-9.2.7' ? [one.why.test?.n] : []));
    const told = field(6, ring).step(at('3030'), d(12, 4, 6, 8));
    expect(needs(told)).toEqual([5, 7, 9]);
    expect(told.filter(({ kind }) => kind === 'mined')).toMatchObject([
      { ship: 'vesper', hit: false },
      { ship: 'alba', hit: false },
      { ship: 'cora', hit: false },
    ]);
    const hits = field(6, ring).step(at('3030'), d(12, 5, 7, 9, 1, 1, 1));
    expect(hits.filter(({ kind }) => kind === 'mined')).toMatchObject([{ hit: true }, { hit: true }, { hit: true }]);
  });

  test('FA-9.2.10 as flash weapons do, on the best armour wherever they come from', () => {
    // 8 is 2 above the side's 6: moderate, which of flash costs structure, a minor and a primary system.
    const b = field(2);
    b.step(at('3030'), [...d(12, 12, 8), ...d(6, 2, 2)]);
    expect(b.marked('vesper').structure).toBe(3);
  });

  test('FA-9.2.12 own ships in the area as well', () => {
    const b = battle('narn A 0: Tal layer 3040^0, Var target 3030\nearth B 0: Vesper target 3031^3', {
      mines: true,
      ships: [layer(4), TARGET],
    }).until('mines');
    const told = b.step(at('3030'), d(12, 1, 1));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'mines-burst', mines: 4, radius: 1, ships: ['var', 'vesper'] }));
  });

  test('FA-9.2.13 more mines throw no second die for a unit', () => {
    // 25 mines are better in the centre, and one die is all there is.
    const told = field(25).step(at('3030'), d(12, 4));
    expect(told.filter(one => one.kind === 'thrown')).toHaveLength(1);
  });

  test('FA-9.2.14 FA-A61 a unit in two patterns is rolled for in each, all dice to hit before the damage', () => {
    const b = battle('narn A 0: Tal layer 3040^0\nnarn C 0: Ko layer 3140^0\nearth B 0: Vesper target 3030^3', {
      mines: true,
      ships: [layer(2), TARGET],
    }).until('mines');
    const told = b.step(at('3030', { squadron: 'narn-c', hex: '3030', ships: ['ko'] }), d(12, 7, 12, 6, 7));
    const rules = told.flatMap(one => (one.kind === 'thrown' ? [one.why.rule] : []));
    expect(rules).toEqual(['FA-9.2.7', 'FA-9.2.7', 'FA-7.1.1', 'FA-7.1.1']);
    expect(b.ship('vesper').structure).toBe(18);
  });

  test('FA-A61 those of the side that moves first go off first, the inner ring before the outer', () => {
    const both = battle('narn A 0: Tal layer 3040^0\nearth B 0: Vesper layer 3030^3, Alba target 3031', {
      mines: true,
      ships: [layer(4), TARGET],
    }).until('mines');
    // Earth defends and moves first in turn 1. Its ring: the layer of Narn alone.
    const told = both.step(
      { ...at('3031'), earth: { launches: [{ squadron: 'earth-b', hex: '3040', ships: ['vesper'] }] } },
      d(12, 1, 1, 1),
    );
    const mined = told.flatMap(one => (one.kind === 'mined' ? [one.ship] : []));
    expect(mined).toEqual(['tal', 'alba', 'vesper']);
  });

  test('FA-9.2.15 FA-2.2.3 before anything else in their pulse, laid open as they go off', () => {
    const b = battle('narn A 3: Tal layer 3040^0\nearth B 3: Vesper target 3032^3', { mines: true, ships: [layer(4), TARGET] });
    b.until('mines');
    // Vesper moves a hex in each pulse: after two it is in 3034.
    b.step(at('3034'), d(12, 1));
    const burst = b.heard.indexOf('mines-burst');
    expect(b.heard.slice(0, burst)).toContain('reveal narn');
    expect(b.heard.slice(0, burst).filter(kind => kind === 'pulse')).toHaveLength(2);
    expect(b.told.find(({ kind }) => kind === 'mines-burst')).toMatchObject({ ships: ['vesper'] });
    expect(b.heard.indexOf('mines-opened')).toBe(-1);
    expect(b.s.open.mines).toBeUndefined();
    expect(b.s.sealed.narn).not.toHaveProperty('mines');
  });

  test('FA-9.2.15 FA-9.1.8 at the same time as other ballistics that are due, whose dice fall first', () => {
    const torpedo = hull('layer', { mounts: [mounted('energy-mine', 2), mounted('ion-torpedo', 1)], structure: 20, grey: [] });
    const b = battle('narn A 0: Tal layer 3040^0\nearth B 0: Vesper target 3030^3', {
      mines: true,
      ships: [torpedo, TARGET],
    }).until('mines');
    b.step(at('3030'));
    // Launched in pulse 1 at range 10, both arrive in pulse 3.
    const shots = [{ ship: 'tal', target: 'vesper', weapons: ['ion-torpedo'] }];
    const told = b.step({ narn: { shots } }, [...d(10, 1), ...d(12, 1)]);
    const rules = told.flatMap(one => (one.kind === 'thrown' ? [one.why.rule] : []));
    expect(rules).toEqual(['FA-9.1.4', 'FA-9.2.7']);
  });

  test('FA-9.2.15 who is destroyed in one pattern takes no damage in the next', () => {
    const frail = hull('target', { armour: [1, 1, 1], structure: 1, grey: [] });
    const b = battle('narn A 0: Tal layer 3040^0\nnarn C 0: Ko layer 3140^0\nearth B 0: Vesper target 3030^3', {
      mines: true,
      ships: [layer(2), frail],
    }).until('mines');
    b.step(at('3030', { squadron: 'narn-c', hex: '3030', ships: ['ko'] }), d(12, 7, 7, 1));
    expect(b.ship('vesper').structure).toBe(0);
  });

  test('FA-9.2.5 the loss of the ship that launched them stops no mines', () => {
    const b = battle('narn A 0: Tal layer 3040^0, Var target 3042\nearth B 0: Vesper target 3020^3', {
      mines: true,
      ships: [layer(2), TARGET],
    }).until('mines');
    b.step(at('3020'));
    expect(b.s.clock.turn).toBe(2);
    b.ship('tal').structure = 0;
    expect(kinds(b.step({}, d(12, 1)))).toContain('mined');
  });
});
