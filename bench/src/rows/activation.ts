// How long an ordinary player of Baltic thinks about one activation: the courses of a unit, and what it fires.

import type { Bot } from '@flagplot/bots';
import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import { quantile } from '../figures.ts';
import type { Models } from '../starts.ts';
import { flotillas } from '../starts.ts';
import type { Reading } from '../timing.ts';
import { startClocks } from '../timing.ts';

/** Battles by how many models there are; those of the first are fought once before, unmeasured. */
const BATTLES: Readonly<Record<Models, number>> = { 14: 8, 26: 5, 60: 3 };

type Clock = 'wall' | 'cpu';
/** Seconds by either clock, activation by activation. */
type Times = Map<string, Record<Clock, number>>;

/** The median and the 99th percentile over all activations of some battles of so many models. */
export function activation(models: Models): Reading {
  const start = flotillas(models);
  const ordinary = opponent(start, 'ordinary');
  const fight = (dice: string, times: Times) => fightBattle(start, dice, { bot: timing(ordinary, dice, times) }).s;
  fight('unmeasured', new Map());
  const times: Times = new Map();
  const last = Array.from({ length: BATTLES[models] }, (_, n) => fight(`activation ${n + 1}`, times));
  const figuresBy = (clock: Clock): Record<string, number> => {
    const ms = [...times.values()].map(time => time[clock] * 1000).sort((a, b) => a - b);
    const key = `balticActivation${models}`;
    return {
      [`${key}s`]: ms.length,
      [`${key}P50Ms`]: quantile(ms, 0.5),
      [`${key}P99Ms`]: quantile(ms, 0.99),
      [`${key}MostMs`]: quantile(ms, 1),
    };
  };
  const sum = (clock: Clock): number => [...times.values()].reduce((all, time) => all + time[clock], 0);
  return { figures: figuresBy('wall'), byCpu: figuresBy('cpu'), checksum: ends(last), wall: sum('wall'), cpu: sum('cpu') };
}

/** The same player, on the clocks while he sails and fires. */
function timing(bot: Bot, battle: string, times: Times): Bot {
  return {
    name: 'timed',
    answer(v, ask, think) {
      if (ask.kind !== 'sail' && ask.kind !== 'fire') return bot.answer(v, ask, think);
      const clocks = startClocks();
      const reply = bot.answer(v, ask, think);
      const { wall, cpu } = clocks();
      const { unit } = (ask.kind === 'sail' ? reply.order : ask.about) as { unit: string };
      const key = `${battle}/${v.clock.turn}/${unit}`;
      const before = times.get(key) ?? { wall: 0, cpu: 0 };
      times.set(key, { wall: before.wall + wall, cpu: before.cpu + cpu });
      return reply;
    },
  };
}
