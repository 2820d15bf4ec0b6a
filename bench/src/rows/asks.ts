// How often a side of Two-Phase is asked in a turn of a duel, where it leaves to standing orders what the watch of a new ship lets it.

import type { Bot } from '@flagplot/bots';
import type { Json } from '@flagplot/kernel';
import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import { startOf } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure } from '../timing.ts';

const DUELS: readonly string[] = Array.from({ length: 100 }, (_, n) => `asks ${n + 1}`);

/** The mean over a hundred duels, and the most that one side was asked in one turn. */
export function asks(terms: Terms): Promise<Reading> {
  const start = startOf('two-phase', 'border-duel');
  const { leave } = start.system.mind ?? {};
  const ordinary = opponent(start, 'ordinary');
  const put = new Map<string, number>();
  const bot = (duel: string): Bot => ({
    name: 'leaving',
    answer(v, ask, think) {
      const key = `${duel}/${ask.side}/${v.clock.turn}`;
      put.set(key, (put.get(key) ?? 0) + 1);
      const reply = ordinary.answer(v, ask, think);
      return leave ? { ...reply, order: leave(v, reply.order as object) as Json } : reply;
    },
  });
  const all = () => DUELS.map(dice => fightBattle(start, dice, { bot: bot(dice) }).s);
  const last = all();
  const turns = last.reduce((sum, { clock }) => sum + clock.turn, 0);
  const counts = [...put.values()];
  const sides = Object.keys(last[0]?.sealed ?? {}).length;
  const figures = {
    twoPhaseAsksATurn: counts.reduce((sum, count) => sum + count, 0) / (sides * turns),
    twoPhaseMostAsksInATurn: Math.max(...counts),
  };
  return measure({ pass: all, figures: () => figures, checksum: () => ends(last) }, terms);
}
