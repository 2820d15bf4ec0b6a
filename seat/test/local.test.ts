import { canonical } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { desk, localTable, machineTime, type Port, play, SeatError, serveSeat } from '../src/index.ts';
import { brawl, chance, check, cutters, duel, playedOut, toy } from './toy.ts';

const settled = (): Promise<void> => new Promise(done => void setTimeout(done, 0));

test('bots on local seats play the battle that the match plays without them', async () => {
  const table = localTable(toy(brawl));
  const over = new Promise<void>(done => {
    table.watch(() => void (table.match.outcome() && done()));
  });
  for (const side of brawl.sides) play(table.seat(side), cutters, chance(cutters));
  await over;
  expect(canonical(table.record().hashes)).toBe(canonical(playedOut(toy(brawl)).saved().hashes));
  for (const side of [undefined, ...brawl.sides]) expect(table.seat(side).told()).toEqual(table.match.told(side));
});

test('what is known is the same object until something changes, and so is each part of it', () => {
  const table = localTable(toy());
  const seat = table.seat('red');
  const before = seat.now();
  expect(seat.now()).toBe(before);
  expect(Object.isFrozen(before)).toBe(true);
  table.seat('blue').actNow({ act: 'answer', step: 0, order: { reserve: 1 } });
  const after = seat.now();
  expect(after).not.toBe(before);
  expect(after.seen).toBe(before.seen);
  expect([after.number, after.answered, after.back]).toEqual([1, ['blue'], []]);
  expect(after.mine).toBeUndefined();
  expect(table.seat('blue').now()).toMatchObject({ mine: { order: { reserve: 1 }, number: 1 }, back: [0] });
});

test('watchers are called once for all that changed together, and never inside a call', async () => {
  const table = localTable(toy());
  const heard: string[] = [];
  const stop = table.seat('red').watch(what => void heard.push(what));
  table.seat('red').actNow({ act: 'answer', step: 0, order: { reserve: 1 } });
  table.seat('blue').actNow({ act: 'answer', step: 0, order: { reserve: 0 } });
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['battle', 'around']);
  table.seat('red').draft({ beats: [] });
  await settled();
  expect(heard).toEqual(['battle', 'around', 'around']);
  stop();
  table.seat('red').draft(undefined);
  await settled();
  expect(heard).toHaveLength(3);
});

test('an act of one key happens once and has one reply', () => {
  const table = localTable(toy());
  const seat = table.seat('red');
  const act = { act: 'answer', step: 0, order: { reserve: 1 } } as const;
  const reply = seat.actNow(act, 'k');
  expect(seat.actNow(act, 'k')).toBe(reply);
  expect(seat.actNow(act)).toMatchObject({ late: true });
  expect(table.match.number()).toBe(1);
  expect(table.seat('blue').actNow({ act: 'answer', step: 0, order: { reserve: 99 } }, 'k')).toMatchObject({
    refusals: [{ rule: 'CU-1.1' }],
  });
});

test('a watcher has no folder, acts not, and learns nothing that is told to one side', async () => {
  const table = localTable(toy());
  const seat = table.seat(undefined);
  expect(seat.now().seen).not.toHaveProperty('own');
  await expect(seat.act({ act: 'resign' })).rejects.toMatchObject({ why: 'forbidden' });
  playedOut(table.match);
  expect(seat.told().every(one => !one.to)).toBe(true);
});

test('the record is there once the battle is over, a study at any time; a closed seat takes nothing', async () => {
  const table = localTable(toy());
  const seat = table.seat('red');
  await expect(seat.record()).rejects.toBeInstanceOf(SeatError);
  await expect(localTable(toy(), { study: true }).seat('red').record()).resolves.toMatchObject({ system: 'cutters' });
  await seat.act({ act: 'resign' });
  await expect(seat.record()).resolves.toMatchObject({ journal: [{ kind: 'resign', side: 'red' }] });
  seat.close();
  expect(seat.around().line).toBe('ended');
  await expect(seat.act({ act: 'resign' })).rejects.toMatchObject({ why: 'closed' });
});

test('the past is what this seat knew when a step was asked', async () => {
  const table = localTable(toy(brawl));
  const seat = table.seat('red');
  const bot = chance(cutters);
  const known = [];
  while (!table.match.outcome()) {
    known[seat.now().seen.clock.step] = seat.now();
    for (const ask of table.match.asks()) {
      const { step } = table.match.shown().clock;
      table.seat(ask.side).actNow({ act: 'answer', step, order: bot.answer(table.match.view(ask.side), ask).order });
    }
  }
  expect(known.length).toBeGreaterThan(5);
  for (const [step, one] of known.entries()) {
    if (!one) continue;
    const past = await seat.past(step);
    expect(past).toEqual({ seen: one.seen, told: one.told });
  }
  await expect(seat.past(9999)).rejects.toMatchObject({ why: 'gone' });
});

test('a desk judges as the match does, and takes rules of the edition alone', async () => {
  const table = localTable(toy());
  const seat = table.seat('red');
  const tools = { check, roll: () => 1 };
  const at = desk(seat, cutters, tools);
  expect(at.judge({ reserve: 99 })).toMatchObject([{ rule: 'CU-1.1' }]);
  expect(at.judge({})).toMatchObject([{ rule: 'schema' }]);
  expect(at.judge(at.idle())).toEqual([]);
  expect([...at.candidates()].length).toBeGreaterThan(1);
  expect((await at.forecast('boarding', { by: 'red', of: 'blue' })).outcomes.length).toBeGreaterThan(1);
  expect(() => desk(seat, { ...cutters, edition: 'x' }, tools)).toThrow(SeatError);
});

test('a chair sees all folders, hears everything, changes with a reason, and forks', async () => {
  const table = localTable(toy(duel));
  const chair = table.chair('red');
  await table.seat('red').act({ act: 'answer', step: 0, order: { reserve: 2 } });
  await table.seat('blue').act({ act: 'answer', step: 0, order: { reserve: 1 } });
  expect(chair.folders()).toMatchObject({ red: { reserve: 2 }, blue: { reserve: 1 } });
  expect(chair.told()).toEqual(table.match.everything());
  const { open } = table.match.state();
  const fork = chair.fork('other dice');
  expect(await chair.amend('a hand too many', { open: { ...open, beat: 2 } } as never)).toMatchObject({ number: 3 });
  expect(chair.now().seen.open.beat).toBe(2);
  expect(fork.now().seen.open.beat).not.toBe(2);
  expect((await chair.record()).journal.at(-1)).toMatchObject({ kind: 'amend', why: 'a hand too many' });
});

test('a chair lets an order stand that the book refuses, and all seats hear of it', async () => {
  const table = localTable(toy(duel));
  const order = { reserve: 9 };
  expect(await table.seat('red').act({ act: 'answer', step: 0, order })).toMatchObject({ refusals: [{ rule: 'CU-1.1' }] });
  expect(await table.chair('red').rule({ step: 0, order }, 'a larger crew')).toMatchObject({ number: 1 });
  expect(table.seat('blue').told().at(-1)?.event).toMatchObject({
    kind: 'ruled',
    what: 'order',
    side: 'red',
    why: 'a larger crew',
  });
  expect(table.match.saved().journal).toMatchObject([{ kind: 'answer', ruled: 'a larger crew' }]);
  await expect(table.chair().rule({ step: 0, order }, 'nobody asks')).rejects.toThrow('forbidden');
});

test('whatever is said to a served seat in no known form is not heard, and what comes after it is', () => {
  const table = localTable(toy());
  const sent: unknown[] = [];
  let hear: (event: { data: unknown }) => void = () => {};
  const port: Port = {
    postMessage: message => void sent.push(message),
    addEventListener: (_, heard) => {
      hear = heard;
    },
    removeEventListener() {},
  };
  serveSeat(port, table.seat('red'), { ...machineTime, later: () => () => {} });
  const draft = { step: 0, kind: 'reserve', order: {}, revision: 1 };
  const act = { act: 'resign' };
  const nonsense = [
    null,
    'act',
    [],
    {},
    { act, key: 'k' },
    { call: 1, act },
    { call: 'x', past: 0 },
    { draft: { ...draft, revision: 'high' } },
  ];
  for (const data of nonsense) hear({ data });
  expect([sent, table.drafts(), table.match.number()]).toEqual([[], {}, 0]);
  hear({ data: { draft } });
  expect(table.drafts()).toEqual({ red: draft });
});
