// One suite for seats on this device, at the other end of a port, and at the other end of a bad line.

import { fleetAction } from '@flagplot/fleet-action/rules';
import { scenarios as fleets } from '@flagplot/fleet-action/scenarios/index.ts';
import type { Ask, GameTypes, HostMatch, Json, Ruleset, View } from '@flagplot/kernel';
import { beginMatch, canonical, GENERATOR, stream } from '@flagplot/kernel';
import { squadrons } from '@flagplot/squadrons/rules';
import { scenarios as wings } from '@flagplot/squadrons/scenarios/index.ts';
import { describe, expect, test } from 'vitest';
import type { Act, LocalSeat, LocalTable, Reply, Seat } from '../src/index.ts';
import { desk, localTable, play } from '../src/index.ts';
import { overBadLine, overPort, PlayedTime } from './channel.ts';
import { brawl, chance, check, cutters, duel } from './toy.ts';

const WAYS: Readonly<Record<string, (seat: LocalSeat, time: PlayedTime) => Promise<Seat>>> = {
  'on this device': async seat => seat,
  'over a port': overPort,
  'over a bad line': overBadLine,
};

const anyGame = <G extends GameTypes>(rules: Ruleset<G>): Ruleset<GameTypes> => rules as unknown as Ruleset<GameTypes>;
const GAMES: readonly [name: string, rules: Ruleset<GameTypes>, scenario: object][] = [
  ['the toy, two sides', anyGame(cutters), duel],
  ['the toy, three sides', anyGame(cutters), brawl],
  ['Fleet Action', anyGame(fleetAction), fleets.duel as object],
  ['Squadrons', anyGame(squadrons), Object.values(wings)[0] as object],
];

function matchOf(rules: Ruleset<GameTypes>, scenario: object): HostMatch<GameTypes> {
  const begun = beginMatch(rules, scenario, { check, dice: { kind: 'seeded', generator: GENERATOR, seed: 'suite' } });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  return begun.match;
}

/** The battle as it goes with no seats at all. */
function aloneOf(rules: Ruleset<GameTypes>, scenario: object): HostMatch<GameTypes> {
  const match = matchOf(rules, scenario);
  const bot = chance(rules);
  while (!match.outcome()) {
    const { step } = match.shown().clock;
    for (const ask of match.asks()) match.answer(ask.side, step, bot.answer(match.view(ask.side), ask).order);
  }
  return match;
}

interface Laid {
  table: LocalTable;
  seats: Seat[];
  time: PlayedTime;
}

async function laid(way: string, match: HostMatch<GameTypes>): Promise<Laid> {
  const time = new PlayedTime(way);
  const table = localTable(match, { time });
  const sat = Promise.all(table.battle.sides.map(side => WAYS[way]!(table.seat(side), time)));
  return { table, seats: await time.after(sat), time };
}

/** Orders that stand and such that do not, form and all. */
function ordersFor(rules: Ruleset<GameTypes>, view: View<GameTypes>, { kind, about, side }: Ask<GameTypes>): Json[] {
  const question = rules.questions[kind]!;
  const offered: Json[] = [];
  for (const order of question.candidates(view, about)) if (offered.push(order as Json) === 2) break;
  const random = question.random(view, about, stream(`${side} ${view.clock.step}`)) as Json;
  const [first] = Object.keys(random as object);
  return [...offered, random, {}, null, { ...(random as object), strange: 1 }, { ...(random as object), [first ?? 'x']: [] }];
}

/** What the seat's desk and the match say of the same orders. */
function verdicts({ table }: Laid, seat: Seat, rules: Ruleset<GameTypes>): number {
  const at = desk(seat, rules, { check, roll: () => 1 });
  const ask = at.ask();
  const { side } = seat;
  if (!ask || side === undefined || table.match.number() !== seat.now().number) return 0;
  const view = table.match.view(side);
  const orders = ordersFor(rules, view, ask);
  for (const order of orders) {
    const { schema } = rules.questions[ask.kind]!;
    const faults = check(schema, order);
    const said = faults.length > 0 ? faults : rules.questions[ask.kind]!.judge(view, ask.about, order as object);
    expect(canonical(at.judge(order))).toBe(canonical(said));
  }
  return orders.length;
}

/** The same seat, each of whose replies that lasts is noted. */
function listenTo(seat: Seat, replies: number[]): Seat {
  return new Proxy(seat, {
    get(_, key) {
      if (key !== 'act') {
        const part: unknown = Reflect.get(seat, key);
        return typeof part === 'function' ? part.bind(seat) : part;
      }
      return async (act: Act, by?: string): Promise<Reply> => {
        const reply = await seat.act(act, by);
        if ('number' in reply) replies.push(reply.number);
        return reply;
      };
    },
  });
}

describe.each(Object.keys(WAYS))('%s', way => {
  test.each(GAMES)(
    'bots play a whole battle of %s: no answer counts twice or is lost, and all see what the match shows',
    async (_, rules, scenario) => {
      const at = await laid(way, matchOf(rules, scenario));
      const { table, seats, time } = at;
      let judged = 0;
      const replies: number[] = [];
      const stops = seats.map(seat => {
        const listening = listenTo(seat, replies);
        const bot = chance(rules);
        return play(listening, rules, {
          answer(view, ask) {
            judged += verdicts(at, seat, rules);
            expect(canonical(view)).toBe(canonical(table.match.view(ask.side)));
            return bot.answer(view, ask);
          },
          stumble(error) {
            throw error;
          },
        });
      });
      await time.until(() => seats.every(seat => seat.now().outcome !== undefined && seat.around().sending === 0));
      for (const stop of stops) stop();
      const alone = aloneOf(rules, scenario);
      const answers = (match: HostMatch<GameTypes>): string[] =>
        match.entries().flatMap(one => (one.kind === 'answer' ? [canonical([one.step, one.side, one.order])] : []));
      expect(answers(table.match).toSorted()).toEqual(answers(alone).toSorted());
      expect(replies.toSorted((a, b) => a - b)).toEqual(table.match.entries().map((_, i) => i + 1));
      expect(table.record().hashes).toEqual(alone.saved().hashes);
      expect(judged).toBeGreaterThan(rules.name === 'cutters' ? 10 : 40);
      for (const seat of seats) {
        expect(canonical(seat.told())).toBe(canonical(table.match.told(seat.side)));
        expect(canonical(seat.now().seen)).toBe(canonical(table.match.view(seat.side!)));
        expect(seat.now().told).toBe(seat.told().length);
        expect(seat.around()).toMatchObject({ line: 'here', sending: 0 });
      }
    },
    120_000,
  );

  test('an act of one key happens once and has one reply', async () => {
    const { table, seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const [red] = seats as [Seat];
    const act: Act = { act: 'answer', step: 0, order: { reserve: 1 } };
    const replies = await time.after(Promise.all([red.act(act, 'k'), red.act(act, 'k')]));
    expect(replies).toEqual([{ number: 1 }, { number: 1 }]);
    expect(table.match.number()).toBe(1);
    expect(await time.after(red.act(act))).toMatchObject({ refusals: [{ rule: 'table' }], late: true });
    expect(await time.after(red.act({ act: 'answer', step: 0, order: { reserve: 99 } }))).toMatchObject({ late: true });
    expect(red.now()).toMatchObject({ number: 1, answered: ['red'], mine: { order: { reserve: 1 }, number: 1 }, back: [0] });
  });

  test('what is taken back is taken back for all, and what is agreed happens', async () => {
    const { table, seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const [red, blue] = seats as [Seat, Seat];
    await time.after(red.act({ act: 'answer', step: 0, order: { reserve: 1 } }));
    await time.after(red.act({ act: 'undo', step: 0 }));
    await time.until(() => blue.now().number === 2);
    expect(blue.now()).toMatchObject({ answered: [], number: 2 });
    expect(red.now()).not.toHaveProperty('mine');
    const offered = await time.after(blue.act({ act: 'offer', what: 'draw' }));
    expect(offered).toEqual({ number: 3 });
    await time.until(() => red.now().offers.length === 1);
    await time.after(red.act({ act: 'reply', number: 3, yes: true }));
    await time.until(() => blue.now().outcome !== undefined);
    expect(blue.now().outcome).toMatchObject({ winners: [] });
    expect(await time.after(blue.record())).toEqual(JSON.parse(JSON.stringify(table.record())));
  });

  test('1 undo, 1 draw: a seat knows how far it may go back with the leave of all, and a computer thinks before it agrees', async () => {
    const { seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const [red, blue] = seats as [Seat, Seat];
    await time.after(red.act({ act: 'answer', step: 0, order: { reserve: 1 } }));
    expect([red.now().back, red.now().undoable]).toEqual([[0], [0]]);
    expect([blue.now().back, blue.now().undoable]).toEqual([[], []]);
    const asked: string[] = [];
    const stop = play(blue, anyGame(cutters), {
      answer: async () => new Promise(() => undefined),
      agrees: async (_, { what }) => asked.push(what) > 0,
    });
    expect(await time.after(red.act({ act: 'offer', what: 'end', winners: ['blue'] }))).toEqual({ number: 2 });
    await time.until(() => red.now().outcome !== undefined);
    expect([asked, red.now().outcome?.winners]).toEqual([['end'], ['blue']]);
    stop();
  });

  test('a draft is one for all seats of a side, and none of another', async () => {
    const { table, seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const [red, blue] = seats as [Seat, Seat];
    const other = await time.after(WAYS[way]!(table.seat('red'), time));
    red.draft({ reserve: 2 });
    await time.until(() => other.around().draft !== undefined);
    expect(other.around().draft).toMatchObject({ step: 0, kind: 'stow', order: { reserve: 2 } });
    other.draft({ reserve: 1 });
    await time.until(() => canonical(red.around().draft?.order) === '{"reserve":1}');
    expect(blue.around().draft).toBeUndefined();
  });

  test('what nobody may is refused, with the reason', async () => {
    const { table, seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const watcher = await time.after(WAYS[way]!(table.seat(undefined), time));
    const [red] = seats as [Seat];
    expect(watcher.now().seen).not.toHaveProperty('own');
    await expect(time.after(watcher.act({ act: 'resign' }))).rejects.toMatchObject({ why: 'forbidden' });
    await expect(time.after(red.record())).rejects.toMatchObject({ why: 'forbidden' });
    await expect(time.after(red.past(99))).rejects.toMatchObject({ why: 'gone' });
    expect(canonical(await time.after(red.past(0)))).toBe(canonical({ seen: red.now().seen, told: red.now().told }));
    red.close();
    expect(red.around().line).toBe('ended');
    await expect(red.act({ act: 'resign' })).rejects.toMatchObject({ why: 'closed' });
  });

  test.each<[string, object, string[]]>([
    ['staff without kinds', { act: 'staff' }, ['/kinds']],
    ['staff of kinds that are no names, and more', { act: 'staff', kinds: [7], side: 'blue' }, ['/kinds/0', '/side']],
    ['an answer that is ruled by itself', { act: 'answer', step: 0, order: { reserve: 1 }, ruled: 'so' }, ['/ruled']],
    ['an undo that others are said to agree to', { act: 'undo', step: 0, agreed: true }, ['/agreed']],
    ['an end that nobody wins', { act: 'offer', what: 'end', winners: [] }, ['/winners']],
    ['nothing that can be done', { act: 'cheat' }, ['/act']],
  ])('an act of a wrong form is refused, each fault with its place, and changes nothing: %s', async (_, act, places) => {
    const { table, seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const reply = await time.after(seats[0]!.act(act as Act));
    expect('refusals' in reply && reply.refusals.map(({ at }) => at).sort()).toEqual(places.toSorted());
    expect(reply).not.toHaveProperty('late');
    expect(table.match.number()).toBe(0);
  });

  test('all that is known is frozen, and one object until something changes', async () => {
    const { seats, time } = await laid(way, matchOf(anyGame(cutters), duel));
    const [red, blue] = seats as [Seat, Seat];
    const before = red.now();
    expect(red.now()).toBe(before);
    await time.after(blue.act({ act: 'answer', step: 0, order: { reserve: 1 } }));
    await time.until(() => red.now().number === 1);
    expect(red.now().seen.open).toBe(before.seen.open);
    expect(red.now().asks).toEqual(before.asks.filter(ask => ask.side === 'red'));
    for (const part of [red.now(), red.now().seen, red.now().seen.open, red.now().asks]) expect(Object.isFrozen(part)).toBe(true);
  });
});

test('a line that falls silent counts as lost, and is opened anew', async () => {
  const time = new PlayedTime('silent');
  const table = localTable(matchOf(anyGame(cutters), duel), { time });
  const seat = await time.after(overBadLine(table.seat('red'), time));
  const lines: string[] = [];
  seat.watch(() => void lines.push(seat.around().line));
  await time.until(() => lines.includes('lost'));
  await time.until(() => lines.at(-1) === 'here');
  expect(seat.now().number).toBe(0);
});
