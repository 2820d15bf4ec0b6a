import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { searchMods } from '../../rules/cloak/lock.ts';
import { shiftBetween } from '../../rules/ew/shift.ts';
import type { Truth } from '../../rules/folder.ts';
import type { Seeker } from '../../rules/open.ts';
import { strikeAll } from '../../rules/seekers/impact.ts';
import { sightOf } from '../../rules/weapons/sight.ts';
import type { Battle } from '../battle.ts';
import { battle, fires, only } from '../battle.ts';

/** A cloaked raider at range 2 of a cruiser that has just been asked to answer it. */
function near(lost: string[] = []): Battle {
  const b = battle('a hawk rom-we 1015^B 4\nb red fed-ca 1516^E 4');
  Object.assign(b.unit('hawk').veil!, { step: 4, lost });
  b.allocate({ hawk: { speed: 4, cloak: true }, red: { speed: 0 } });
  b.until('space', 'a');
  b.put('hawk', '1215^C').step();
  return b;
}

test('TP-11.1.9 a fully cloaked unit is read at twice the range and 5 without lock-on, at the range and 5 with it', () => {
  const b = near();
  const [red, hawk] = [b.unit('red'), b.unit('hawk')];
  expect(sightOf(b.s, red, hawk)).toMatchObject({ range: 2, effective: 7 });
  hawk.veil!.lost = ['red'];
  expect(sightOf(b.s, red, hawk)).toMatchObject({ range: 2, effective: 9 });
});

test('TP-11.1.10 each weapon that scores throws a die with the shift: to 2 all, to 4 half, to 6 a quarter, rounded down; above nothing', () => {
  const damages = [2, 4, 6].map(die => {
    const b = near();
    // A phaser-1 at an effective range of 7 does 4 on a 1; then the die of the line between two shields, then that of the cloak.
    const told = b.step({ b: fires('red', 'phaser-1 hawk') }, [1, 1, die]);
    expect(only(told, 'fired')[0]?.shots).toEqual([{ weapon: 'phaser-1', damage: 4 }]);
    return only(told, 'struck')[0]?.points;
  });
  expect(damages).toEqual([4, 2, 1]);
  const b = near();
  b.unit('hawk').ecm = 1;
  expect(shiftBetween(b.s, b.unit('red'), b.unit('hawk'))).toBe(1);
  const told = b.step({ b: fires('red', 'phaser-1 hawk', 'phaser-2 hawk') }, [1, 1, 1, 6, 2]);
  expect(only(told, 'struck')[0]?.points).toBe(1);
});

test('TP-11.1.7 TP-11.1.8 to keep it: sensors less EW, range and 4, and more for speed, read at twice of it; 10 less to regain it', () => {
  const b = near();
  const [hunter, unit] = [b.unit('red'), b.unit('hawk')];
  unit.ecm = 1;
  const mods = (to: 'keep' | 'regain'): number[] => searchMods(b.s, { hunter, unit, to }).map(({ by }) => by);
  // Range 2: none; speed 4 counts as 8: 1.
  expect(mods('keep')).toEqual([6, -1, 1, -4]);
  expect(mods('regain')).toEqual([6, -1, 1, -10]);
  b.put('hawk', '0115^C');
  unit.speed = 15;
  expect(mods('keep')).toEqual([6, -1, -2, 6, -4]);
});

test('TP-11.1.7 who has lost it may find a cloaked ship again in step 3, and in step 3 alone', () => {
  const found = (die: number): string[] => {
    const b = battle('a hawk rom-we 1015^B 8\nb red kli-d7 1015^E 4');
    Object.assign(b.unit('hawk').veil!, { step: 4, lost: ['red'] });
    // Sensors 6, range 0 (-1), speed 8 (4), 10 off: 1 or less.
    b.allocate({ hawk: { speed: 8, cloak: true }, red: { speed: 0 } }, { dice: [die] });
    return b.unit('hawk').veil!.lost;
  };
  expect([found(1), found(2)]).toEqual([[], ['red']]);
});

test('TP-11.1.11 a seeker in the hex of a cloaked unit is lost on 1 to 4, and does half on 5 and 6', () => {
  const damages = [4, 5].map(die => {
    const b = near();
    const { q, r } = b.unit('hawk');
    const seeker: Seeker = {
      ...{
        id: 's',
        side: 'b',
        q,
        r,
        facing: 0,
        shown: 'plasma',
        type: 'f',
        by: 'red',
        on: 'hawk',
        flown: 1,
        moves: 1,
        damage: 0,
      },
      ...{ response: true, atOnce: false, came: { q, r: r + 1 }, arrived: 9999 },
    };
    const truth: Truth = { id: 's', load: null, pseudo: false, left: 1 };
    b.s.open.seekers.push(seeker);
    b.s.sealed.b!.seekers.push(truth);
    const hits: number[] = [];
    const tell = (event: { kind: string; damage?: number }): void => void (event.kind === 'hit' && hits.push(event.damage!));
    const source = scriptedDice([die]);
    strikeAll(b.s, rolled(source, { tell, reveal: () => undefined } as never), [seeker]);
    expect(source.diceLeft()).toBe(0);
    return hits[0];
  });
  expect(damages).toEqual([0, 10]);
});

test('TP-11.1.11 drones whose launcher has lost a cloaked target are gone', () => {
  const b = near();
  b.s.open.seekers.push({
    ...{
      id: 's',
      side: 'b',
      q: 0,
      r: 0,
      facing: 0,
      shown: 'drone',
      type: null,
      by: 'red',
      on: 'hawk',
      flown: 1,
      moves: 1,
      damage: 0,
    },
    ...{ response: true, atOnce: false, came: null, arrived: 0 },
  });
  b.s.sealed.b!.seekers.push({ id: 's', load: 'i', pseudo: false, left: 0 });
  b.step();
  expect(b.s.open.seekers).toHaveLength(1);
  b.unit('hawk').veil!.lost = ['red'];
  expect(only(b.until('answer', 'b').step(), 'vanished')).toHaveLength(1);
});
