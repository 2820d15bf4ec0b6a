// How often a side is asked in a turn of battles between ordinary players.

import type { Bot } from '@flagplot/bots';
import type { Json } from '@flagplot/kernel';
import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import type { Start } from '../starts.ts';
import { startOf } from '../starts.ts';
import type { Reading } from '../timing.ts';
import { startClocks } from '../timing.ts';

/** So many battles, and whether all sides leave to standing orders what those may answer. */
interface Asking {
  readonly key: string;
  readonly start: Start;
  readonly battles: number;
  readonly leaves: boolean;
}

/** A hundred duels of Two-Phase, where the watch of a new ship is left what it may answer. */
export function twoPhaseAsks(): Reading {
  return asks({ key: 'twoPhase', start: startOf('two-phase', 'border-duel'), battles: 100, leaves: true });
}

/** Fifty Gotland Incidents of Baltic, nothing left to standing orders. */
export function balticAsks(): Reading {
  return asks({ key: 'baltic', start: startOf('baltic', 'gotland-incident'), battles: 50, leaves: false });
}

/** The mean over all sides and turns, and the most that one side was asked in one turn; setting up is none. */
function asks({ key, start, battles, leaves }: Asking): Reading {
  const put = new Map<string, number>();
  const ordinary = opponent(start, 'ordinary');
  const leave = leaves ? start.system.mind?.leave : undefined;
  const counting = (battle: string): Bot => ({
    name: 'counting',
    answer(v, ask, think) {
      const turn = `${battle}/${ask.side}/${v.clock.turn}`;
      if (v.clock.turn > 0) put.set(turn, (put.get(turn) ?? 0) + 1);
      const reply = ordinary.answer(v, ask, think);
      return leave ? { ...reply, order: leave(v, reply.order as object) as Json } : reply;
    },
  });
  const clocks = startClocks();
  const last = Array.from({ length: battles }, (_, n) => {
    const dice = `asks ${n + 1}`;
    return fightBattle(start, dice, { bot: counting(dice) }).s;
  });
  const sides = Object.keys(last[0]?.sealed ?? {}).length;
  const turns = last.reduce((sum, { clock }) => sum + clock.turn, 0);
  const counts = [...put.values()];
  const figures = {
    [`${key}AsksATurn`]: counts.reduce((sum, count) => sum + count, 0) / (sides * turns),
    [`${key}MostAsksInATurn`]: Math.max(...counts),
  };
  return { figures, byCpu: figures, checksum: ends(last), ...clocks() };
}
