// What the quick player of Baltic takes of the ordinary one's time, over all that is asked in the turns of a battle of every scenario: both answer
// the same questions, one after the other, and of three times the quickest counts, as both know the table by then.

import type { Bot } from '@flagplot/bots';
import { shippedSystem } from '@flagplot/shelf/shipped';
import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import { startOf } from '../starts.ts';
import type { Reading } from '../timing.ts';
import { startClocks } from '../timing.ts';

const TIMES = 3;
/** Battles of each scenario; of the first one as many before, unmeasured. */
const BATTLES = 2;

/** Milliseconds of both. */
interface Spent {
  ordinary: number;
  quick: number;
}

export async function quick(): Promise<Reading> {
  const { scenarios } = await shippedSystem('baltic');
  const names = Object.keys(scenarios);
  const clocks = startClocks();
  fight(names[0] as string, { ordinary: 0, quick: 0 });
  const all: Spent = { ordinary: 0, quick: 0 };
  const figures: Record<string, number> = {};
  const last = names.flatMap(name => {
    const spent = { ordinary: 0, quick: 0 };
    const states = fight(name, spent);
    figures[`balticQuickShare ${name}`] = spent.quick / spent.ordinary;
    all.ordinary += spent.ordinary;
    all.quick += spent.quick;
    return states;
  });
  figures.balticQuickShare = all.quick / all.ordinary;
  return { figures, byCpu: figures, checksum: ends(last), ...clocks() };
}

function fight(name: string, spent: Spent) {
  const start = startOf('baltic', name);
  const ordinary = opponent(start, 'ordinary');
  const answers = start.system.mind?.quick ?? {};
  const hasty: Bot = {
    name: 'quick',
    answer(v, ask, think) {
      const order = answers[ask.kind]?.(v, ask.about, think);
      return order ? { order: order as never } : ordinary.answer(v, ask, think);
    },
  };
  const both: Bot = {
    name: 'timed',
    answer(v, ask, think) {
      // Nobody imagines how fleets are set up.
      if (v.clock.turn > 0) {
        spent.ordinary += leastMs(() => ordinary.answer(v, ask, think));
        spent.quick += leastMs(() => hasty.answer(v, ask, think));
      }
      return ordinary.answer(v, ask, think);
    },
  };
  return Array.from({ length: BATTLES }, (_, n) => fightBattle(start, `quick ${n + 1}`, { bot: both }).s);
}

function leastMs(work: () => unknown): number {
  let least = Infinity;
  for (let i = 0; i < TIMES; i += 1) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
