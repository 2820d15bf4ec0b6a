import { check } from '@flagplot/check';
import type { Json } from '@flagplot/kernel';
import { beginMatch, GENERATOR, resume } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { craft } from '../../data/index.ts';
import { squadrons } from '../../rules/index.ts';
import type { StandingChoice } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** The battle once a side has left this to its squadrons. */
function leave(b: Battle, side: string, ...standing: StandingChoice[]): Battle {
  b.s.sealed[side] = { standing };
  return b;
}

/** What answers the ask of a side by itself; nothing where it is asked. */
function stands(b: Battle, side: string): object | undefined {
  const ask = b.asks.find(one => one.side === side);
  if (!ask) throw new Error(`${side} is not asked`);
  return squadrons.questions[ask.kind].standing?.(b.view(side), ask.about as never);
}

describe('R15 fire left to a squadron', () => {
  const TEXT = 'red x-wing: 1010^E x2\nblue/far tie-ln: 1710^W x2\nblue/near tie-ln: 1410^W x2';

  test('goes at the nearest enemy it bears on', () => {
    const b = leave(battle(TEXT, { at: 'fire' }), 'red', { squadron: 'red', combat: 'nearest' });
    expect(stands(b, 'red')).toEqual({ volleys: [{ squadron: 'red', weapon: 'laser', target: 'near' }] });
  });

  test('SQ-4.1.8 at the next where the nearest is in no arc', () => {
    const text = 'red x-wing: 1010^E x2\nblue/behind tie-ln: 0810^W x2\nblue/ahead tie-ln: 1410^W x2';
    const b = leave(battle(text, { at: 'fire' }), 'red', { squadron: 'red', combat: 'nearest' });
    expect(stands(b, 'red')).toMatchObject({ volleys: [{ target: 'ahead' }] });
  });

  test('SQ-4.10.1 launches nothing as long as another weapon bears', () => {
    const card = craft.find(({ id }) => id === 'x-wing')!;
    const cards = [{ ...card, id: 'torpedoes-first', weapons: card.weapons.toReversed() }];
    const text = 'red torpedoes-first: 1010^E x2\nblue tie-ln: 1210^W x2';
    const b = leave(battle(text, { at: 'fire', cards }), 'red', { squadron: 'red', combat: 'nearest' });
    expect(stands(b, 'red')).toMatchObject({ volleys: [{ weapon: 'laser' }] });
  });

  test('is held where it is left so, and asked for where nothing is left', () => {
    const b = leave(battle(TEXT, { at: 'fire' }), 'red', { squadron: 'red', combat: 'hold' });
    expect(stands(b, 'red')).toEqual({ volleys: [] });
    expect(stands(leave(b, 'red', { squadron: 'red' }), 'red')).toBeUndefined();
  });

  test('one squadron of two that is left to itself leaves the ask, with its volley in what silence would give', () => {
    const text = 'red x-wing: 1010^E x2\nred/gold x-wing: 1011^E x2\nblue tie-ln: 1410^W x2';
    const b = leave(battle(text, { at: 'fire' }), 'red', { squadron: 'gold', combat: 'nearest' });
    expect(stands(b, 'red')).toBeUndefined();
    const [ask] = b.asks;
    expect(squadrons.questions.fire.idle(b.view('red'), ask?.about as never)).toMatchObject({ volleys: [{ squadron: 'gold' }] });
  });
});

describe('R15 jamming left to a squadron', () => {
  const TEXT = 'red a-wing: 1010^E x2\nblue x-wing: 1410^W x2';

  test.each<[StandingChoice['combat'], string[]]>([
    ['jam', ['red']],
    ['hold', []],
    ['nearest', []],
  ])('%s: %j jam', (combat, jamming) => {
    const b = leave(battle(TEXT, { at: 'jam' }), 'red', { squadron: 'red', ...(combat && { combat }) });
    expect(stands(b, 'red')).toEqual({ squadrons: jamming });
  });

  test('who jams is asked for no fire; who had nobody to jam fires at the nearest', () => {
    const b = leave(battle(TEXT, { at: 'jam' }), 'red', { squadron: 'red', combat: 'jam' });
    b.step({ red: stands(b, 'red') as object });
    expect(b.asked()).toEqual(['blue fire']);
    const later = leave(battle(TEXT, { at: 'fire' }), 'red', { squadron: 'red', combat: 'jam' });
    expect(stands(later, 'red')).toMatchObject({ volleys: [{ target: 'blue' }] });
  });

  test('SQ-2.4.2 what was seen of it is not taken back', () => {
    const open = battle(TEXT, { at: 'jam' });
    open.step({ red: { squadrons: ['red'] } });
    const b = leave(battle(TEXT, { at: 'jam' }), 'red', { squadron: 'red', combat: 'jam' });
    b.step({ red: stands(b, 'red') as object });
    expect([open.revealed, b.revealed]).toEqual([[], ['red']]);
  });
});

describe('R15 a squadron that follows', () => {
  const TEXT = 'red x-wing: 1010^E x2\nred/gold x-wing: 1014^E, 1015\nblue tie-ln: 3010^W x2';
  const GOLD: StandingChoice = { squadron: 'gold', follow: 'red' };
  const ahead = (squadron: string, path: string) => ({
    squadron,
    speed: 'attack',
    craft: [1, 2].map(craft => ({ craft, path })),
  });

  test('waits for the other, then flies after it as near as it can, facing as it does', () => {
    const b = leave(battle(TEXT), 'red', GOLD);
    expect(stands(b, 'red')).toBeUndefined();
    b.step({ red: ahead('red', 'FFFF') });
    b.step();
    const move = stands(b, 'red') as { squadron: string; speed: string };
    expect(move).toMatchObject({ squadron: 'gold', speed: 'attack' });
    expect(b.refusals('red', move)).toEqual([]);
    b.step({ red: move });
    expect([b.places('red')[0], b.places('gold')[0]]).toEqual(['1410^E', '1410^E']);
    expect(b.revealed).toEqual(['red']);
  });

  test('SQ-3.3.3 goes at the speed of the other, SQ-3.3.7 but for a damaged craft', () => {
    const full = leave(battle(TEXT), 'red', GOLD);
    full.step({ red: { ...ahead('red', 'FFFF'), speed: 'full' } });
    full.step();
    expect(stands(full, 'red')).toMatchObject({ speed: 'full' });
    const hurt = leave(battle(TEXT.replace('1015', '1015 d1')), 'red', GOLD);
    hurt.step({ red: { ...ahead('red', 'FFFF'), speed: 'full' } });
    hurt.step();
    expect(stands(hurt, 'red')).toMatchObject({ speed: 'attack' });
  });

  test('is asked about where the other is gone, or a craft would leave the map', () => {
    const gone = leave(battle(TEXT.replace('1010^E x2', '1010^E dead x2')), 'red', GOLD);
    expect(stands(gone, 'red')).toBeUndefined();
    const edge = leave(battle(TEXT.replace('1014^E, 1015', '0114^W, 0115')), 'red', GOLD);
    edge.step({ red: ahead('red', 'FFFF') });
    edge.step();
    expect(stands(edge, 'red')).toBeUndefined();
  });

  test('SQ-3.7.3 drifts where all its craft are frozen', () => {
    const b = leave(battle(TEXT.replace('1014^E, 1015', '1014^E i9, 1015 i9')), 'red', GOLD);
    b.step({ red: ahead('red', 'FFFF') });
    b.step();
    expect(stands(b, 'red')).toEqual({ squadron: 'gold', craft: [] });
  });
});

describe('R15 standing choices', () => {
  const TEXT =
    'red x-wing: 1010^E x2\nred/gold a-wing: 1014^E x2\nred/post customs-frigate: 0510^E | immobile\nblue tie-ln: 3010^W x2';
  const MOVE = { squadron: 'gold', speed: 'attack', craft: [1, 2].map(craft => ({ craft, path: 'F' })) };

  test('come with any answer, lie in the folder of their side alone, and stay until others are set', () => {
    const b = battle(TEXT);
    const standing = [{ squadron: 'gold', combat: 'jam', follow: 'red' }, { squadron: 'red' }];
    b.step({ red: { ...MOVE, standing } });
    expect(b.s.sealed).toEqual({ red: { standing: [standing[0]] }, blue: {} });
    b.step();
    expect(b.s.sealed.red).toEqual({ standing: [standing[0]] });
    b.until('move', 'red').step({ red: { ...MOVE, squadron: 'red', standing: [] } });
    expect(b.s.sealed).toEqual({ red: {}, blue: {} });
  });

  test.each<[string, object[], string[]]>([
    ['of an enemy', [{ squadron: 'blue', combat: 'hold' }], ['SQ-2.4.1 /standing/0/squadron']],
    ['of nobody', [{ squadron: 'toString', combat: 'hold' }], ['SQ-2.4.1 /standing/0/squadron']],
    ['twice', [{ squadron: 'red' }, { squadron: 'red' }], ['SQ-2.4.1 /standing/1/squadron']],
    ['to jam without a jammer', [{ squadron: 'red', combat: 'jam' }], ['SQ-4.11.1 /standing/0/combat']],
    ['to follow an enemy', [{ squadron: 'red', follow: 'blue' }], ['SQ-3.2.2 /standing/0/follow']],
    ['to follow itself', [{ squadron: 'red', follow: 'red' }], ['SQ-3.2.2 /standing/0/follow']],
    ['to follow, of a squadron that never moves', [{ squadron: 'post', follow: 'red' }], ['SQ-3.2.2 /standing/0/follow']],
    [
      'to follow who follows',
      [
        { squadron: 'red', follow: 'gold' },
        { squadron: 'gold', follow: 'red' },
      ],
      ['SQ-3.2.2 /standing/0/follow', 'SQ-3.2.2 /standing/1/follow'],
    ],
  ])('%s are refused', (_, standing, faults) => {
    expect(battle(TEXT).refusals('red', { ...MOVE, standing })).toEqual(faults);
  });
});

test('R15 a battle with standing choices replays from its record, which has no entry for what they answered', () => {
  const seed = 'left to themselves';
  const dice = { kind: 'seeded', generator: GENERATOR, seed } as const;
  const begun = beginMatch(squadrons, scenarios['open-patrol'] as Scenario, { dice, check });
  if ('faults' in begun) throw new Error('refused');
  const { match } = begun;
  const mine = match.rules.read(scenarios['open-patrol'] as Scenario);
  if ('faults' in mine) throw new Error('refused');
  let asked = 0;
  while (!match.outcome() && match.shown().clock.turn < 4)
    for (const { side, kind, about } of match.asks()) {
      const order = squadrons.questions[kind].idle(match.view(side), about as never);
      const own = mine.book.squadrons.filter(one => one.side === side);
      const standing = own.map(({ id }, i) => ({
        squadron: id,
        combat: 'nearest',
        ...(i > 0 && { follow: own[0]?.id as string }),
      }));
      asked += 1;
      expect(match.answer(side, match.shown().clock.step, { ...order, ...(kind === 'deploy' && { standing }) } as Json)).toEqual(
        [],
      );
    }
  const saved = match.saved();
  expect(saved.journal.filter(({ kind }) => kind === 'answer')).toHaveLength(asked);
  const again = resume(squadrons, saved, check);
  expect('match' in again && again.match.saved().hashes).toEqual(saved.hashes);
  expect(saved.hashes.length).toBeGreaterThan(2);
});
