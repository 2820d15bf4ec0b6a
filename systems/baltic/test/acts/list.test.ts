import { describe, expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Feature } from '../../rules/scenario-file.ts';
import { battle, only } from '../battle.ts';
import { fire, fireStep, gun, refused, sheetAs } from '../gunnery/range.ts';

const shot = (weapon: string, by: string[], target: string): Act => ({ act: 'fire', weapon, by, target });
const DUEL = 'sd vasa sd-bb 20,10^0 Stop\nto lohengrin to-ca 20,25^90 Stop\nto komtur to-ff 26,25^90 Stop';

describe('what is refused', () => {
  test('BB-3.2.1 each battery fires once, at one target', () => {
    const b = fireStep(DUEL);
    const [one, other] = [shot('fore-turrets', ['vasa'], 'lohengrin'), shot('fore-turrets', ['vasa'], 'komtur')];
    expect([refused(b, [one]), refused(b, [other])]).toEqual([[], []]);
    expect(refused(b, [one, other])).toEqual(['BB-3.2.1 /acts/1/by']);
    expect(refused(b, [shot('fore-turrets', ['vasa', 'vasa'], 'komtur')])).toEqual(['BB-3.2.1 /acts/0/by']);
  });

  test('BB-3.2.2 the unit that has moved fires, and nobody else', () => {
    const b = battle(DUEL).plan();
    expect(b.asked()).toEqual(['sd sail']);
    b.step();
    expect(b.asked()).toEqual(['sd fire']);
    expect(refused(b, [shot('fore-turret', ['lohengrin'], 'vasa')])).toEqual(['BB-3.2.2 /acts/0/by/0']);
  });

  test('BB-3.2.4 a list is refused with every fault of every entry', () => {
    const b = fireStep(DUEL);
    const acts: Act[] = [
      shot('fore-turrets', ['vasa'], 'lohengrin'),
      shot('port-battery', ['vasa'], 'lohengrin'),
      shot('nothing', ['vasa'], 'lohengrin'),
      shot('fore-turrets', ['vasa'], 'nobody'),
    ];
    expect(refused(b, acts)).toEqual([
      'BB-3.2.8 /acts/1/by/0',
      'BB-3.2.9 /acts/2/by/0',
      'BB-3.2.6 /acts/3/target',
      'BB-3.2.1 /acts/3/by',
    ]);
  });

  test('BB-3.2.6 enemies alone are targets, wrecks of theirs too, not whoever is gone', () => {
    const b = fireStep(`${DUEL}\nsd jarl sd-ca 14,25^0 Stop`);
    const at = (target: string) => refused(b, [shot('fore-turrets', ['vasa'], target)]);
    expect([at('jarl'), at('vasa'), at('lohengrin')]).toEqual([['BB-3.2.6 /acts/0/target'], ['BB-3.2.6 /acts/0/target'], []]);
    b.vessel('lohengrin').status = 'wreck';
    expect(at('lohengrin')).toEqual([]);
    for (const gone of ['sunk', 'withdrawn'] as const) {
      b.vessel('lohengrin').status = gone;
      expect(at('lohengrin')).toEqual(['BB-3.2.6 /acts/0/target']);
    }
  });

  test('BB-3.2.7 exactly as far as the range, and not a mil farther', () => {
    const one = (y: number) => fireStep(`sd vasa sd-bb 20,10^0 Stop\nto lohengrin to-ca 20,${y}^90 Stop`);
    const acts = [shot('fore-turrets', ['vasa'], 'lohengrin')];
    // Bow at 12.75, the side of the target half an inch before its middle.
    expect([refused(one(43.25), acts), refused(one(43.251), acts)]).toEqual([[], ['BB-3.2.8 /acts/0/by/0']]);
  });

  test('BB-3.2.8 BB-6.5.6 one of seventeen places in the sector is enough, and its edge is inside', () => {
    const b = (x: number) => fireStep(`sd vasa sd-bb 20,10^0 Stop\nto komtur to-ff ${x},12^0 Stop`);
    const acts = [shot('starboard-battery', ['vasa'], 'komtur')];
    expect(refused(b(24), acts)).toEqual([]);
    const past = fireStep('sd vasa sd-bb 20,10^0 Stop\nto komtur to-ff 24,22^0 Stop');
    expect(refused(past, acts)).toEqual(['BB-3.2.8 /acts/0/by/0']);
  });

  test('BB-3.2.8 the line from the mount must be free as well: a rock close astern blinds the turrets, though a corner of the ship sees past it', () => {
    const rock = (half: number): Feature => ({
      ...{ id: 'rock', kind: 'land', heights: ['surface'] },
      polygon: [20_000 - half, 6500, 20_000 + half, 6500, 20_000 + half, 7000, 20_000 - half, 7000],
    });
    const b = (half: number) => fireStep('sd vasa sd-bb 20,10^0 Stop\nto komtur to-ff 20,2^90 Stop', { features: [rock(half)] });
    const acts = [shot('aft-turrets', ['vasa'], 'komtur')];
    expect([refused(b(700), acts), refused(b(900), acts), refused(b(100), acts)]).toEqual([
      ['BB-3.2.8 /acts/0/by/0'],
      ['BB-3.2.11 /acts/0/by/0'],
      [],
    ]);
  });

  test('BB-3.2.9 BB-3.2.65 a weapon out of action does not fire, nor does a wreck', () => {
    const b = fireStep(DUEL);
    b.vessel('vasa').out.push('fore-turrets');
    expect(refused(b, [shot('fore-turrets', ['vasa'], 'lohengrin')])).toEqual(['BB-3.2.9 /acts/0/by/0']);
    b.vessel('vasa').out.length = 0;
    b.vessel('vasa').status = 'wreck';
    expect(refused(b, [shot('fore-turrets', ['vasa'], 'lohengrin')])).toEqual(['BB-3.2.9 /acts/0/by/0']);
  });

  test('BB-3.2.10 Hull Down fires torpedoes and what is dorsal, and nothing else', () => {
    const b = fireStep('nf tuoni nf-bb 20,10^0 Stop\nto lohengrin to-ca 20,25^90 Stop');
    const guns = shot('dorsal-arc-turret-fore', ['tuoni'], 'lohengrin');
    const beam: Act = { act: 'beam', weapon: 'bow-beam-projector', by: 'tuoni', bearing: 0, altitude: 'surface' };
    expect([refused(b, [guns]), refused(b, [beam])]).toEqual([[], []]);
    b.vessel('tuoni').down = true;
    expect([refused(b, [guns]), refused(b, [beam])]).toEqual([[], ['BB-3.2.9 /acts/0/weapon']]);
    const diver = fireStep('nf turso nf-ss 20,10^0 Stop\nto lohengrin to-ca 20,25^90 Stop');
    diver.vessel('turso').down = true;
    expect(refused(diver, [{ act: 'launch', weapon: 'bow-tubes', by: 'turso' }])).toEqual([]);
  });

  test('BB-3.2.29 a squadron’s fire of one weapon at one target is one throw, and is not parted', () => {
    const b = fireStep('to stamm to-dd 20,10^0 Stop\nsd vasa sd-bb 20,18^90 Stop');
    const [one, two] = [shot('fore-mount', ['stamm-1'], 'vasa'), shot('fore-mount', ['stamm-2'], 'vasa')];
    expect(refused(b, [one, two])).toEqual(['BB-3.2.29 /acts/1']);
    expect(refused(b, [shot('fore-mount', ['stamm-1', 'stamm-2'], 'vasa'), shot('arc-projector', ['stamm-1'], 'vasa')])).toEqual(
      [],
    );
  });
});

describe('what is carried out', () => {
  test('BB-3.2.3 BB-3.2.28 entries go in their order, and each battery of a ship throws for itself', () => {
    const sheets = [sheetAs('gunner', 'sd-ca', { weapons: [gun({ id: 'one', fp: 4 }), gun({ id: 'two', fp: 3 })] })];
    const b = fireStep('a firer gunner 20,10^0 Stop\nb mark to-ca 20,25^90 Stop', { cards: { sheets } });
    const told = fire(b, [shot('two', ['firer'], 'mark'), shot('one', ['firer'], 'mark')], [1, 1, 7, 1, 1, 1, 7]);
    expect(only(told, 'fired').map(({ weapon, dice }) => [weapon, dice])).toEqual([
      ['two', 3],
      ['one', 4],
    ]);
    expect(only(told, 'thrown').map(({ faces }) => faces.length)).toEqual([3, 4]);
  });

  test('BB-3.2.5 what has become impossible is passed over, and nothing is spent on it', () => {
    const sheets = [
      sheetAs('gunner', 'sd-ca', {
        weapons: [gun({ id: 'one', fp: 1 }), gun({ id: 'two', fp: 1 }), gun({ id: 'three', fp: 1 })],
      }),
    ];
    const b = fireStep('a firer gunner 20,10^0 Stop\nb mark to-dd 20,25^0 Stop\nb far to-ca 30,25^0 Stop', { cards: { sheets } });
    const target = 'mark-1';
    b.vessel(target).splash = 1;
    b.vessel(target).status = 'wreck';
    // One die of a C gun on a stationary destroyer is two; a hit removes the wreck, and the second entry has no target any more.
    const acts = [shot('one', ['firer'], target), shot('two', ['firer'], target), shot('three', ['firer'], 'far')];
    const told = fire(b, acts, [7, 1, 1]);
    expect(only(told, 'fired').map(({ weapon }) => weapon)).toEqual(['one', 'three']);
    expect(b.vessel(target).status).toBe('sunk');
  });

  test('BB-3.2.5 BB-3.3.4 a launch that has become impossible costs no box', () => {
    const sheets = [
      sheetAs('fencer', 'sd-dd', {
        ...{ vessels: 2, jink: 0 },
        weapons: [
          { id: 'ray', name: 'Ray', kind: 'beam', fp: 4, arc: 'f360', range: 30_000 },
          { id: 'tubes', name: 'Tubes', kind: 'torpedo', fp: 3, arc: 'fix-f', ammo: 2 },
        ],
      }),
    ];
    const b = fireStep('a pair fencer 20,10^0 Stop\nb mark to-ca 20,30^90 Stop', { cards: { sheets } });
    const told = fire(
      b,
      [
        { act: 'beam', weapon: 'ray', by: 'pair-1', bearing: 9000, altitude: 'surface' },
        { act: 'launch', weapon: 'tubes', by: 'pair-2' },
        { act: 'launch', weapon: 'tubes', by: 'pair-1' },
      ],
      [7, 1, 1, 1],
    );
    expect(only(told, 'launched').map(({ by }) => by)).toEqual(['pair-1']);
    expect([b.vessel('pair-1').ammo, b.vessel('pair-2').ammo]).toEqual([{ tubes: 1 }, { tubes: 2 }]);
  });

  test('BB-3.2.33 what one vessel of a squadron cannot take is lost, and does not pass to another', () => {
    const sheets = [sheetAs('gunner', 'sd-ca', { weapons: [gun({ fp: 6 })] })];
    const b = fireStep('a firer gunner 20,10^0 Stop\nb mark to-dd 20,25^0 Stop', { cards: { sheets } });
    // Six at a stationary destroyer: five dice, doubled.
    fire(b, [shot('gun', ['firer'], 'mark-1')], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
    expect(b.s.open.vessels.slice(1).map(({ status }) => status)).toEqual(['wreck', 'live', 'live', 'live']);
  });
});
