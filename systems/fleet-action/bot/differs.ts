// What plots do otherwise than others, in a sentence.

import { canonical } from '@flagplot/kernel';
import type { Book } from '../rules/book.ts';
import type { Plot, SpeedChange, Step } from '../rules/orders.ts';
import { shipOf, squadronOf } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';

const HEXSIDES = ['no hexside', 'one hexside', 'two hexsides', 'three hexsides'];

/** `Narn A turns two hexsides to port at once instead of going straight`, with the places where it does; of several squadrons the first that does otherwise. */
export function ordersDiffer({ book }: FaView, plots: readonly Plot[], instead: readonly Plot[]): string {
  const usualOf = ({ squadron }: Plot) => instead.find(one => one.squadron === squadron);
  const plot = plots.find(one => canonical({ ...one }) !== canonical({ ...usualOf(one) }));
  if (!plot) return 'The squadrons do as before';
  const name = unitName(book, plot.squadron);
  const usual = usualOf(plot);
  if (!usual) return `${name} has a plot of its own`;
  const [now, before] = [deeds(plot), deeds(usual)];
  const [done, doing] = [inWords(now.map(({ does }) => does)), inWords(before.map(({ doing }) => doing))];
  return canonical(now) === canonical(before) ? `${name} changes its formation otherwise` : `${name} ${done} instead of ${doing}`;
}

/** `Narn A`, or the name of a ship by itself. */
function unitName(book: Book, id: string): string {
  if (Object.hasOwn(book.shipAt, id)) return shipOf(book, { id }).name;
  const { side, name } = squadronOf(book, id);
  return `${book.sides.find(one => one.id === side)?.name ?? side} ${name}`;
}

/** One thing a squadron does, said of it: `slips to port`, `slipping to port`. */
interface Deed {
  does: string;
  doing: string;
}

/** The turns and slips of a path, each after so many hexes of the turn, and its change of speed; going straight where there is neither. */
function deeds({ path, change }: Plot): Deed[] {
  const made = runsOf(path).map(({ step, n, after }): Deed => {
    const slips = step.startsWith('slip');
    const side = step.endsWith('port') ? 'port' : 'starboard';
    const when = after === 0 ? 'at once' : `after ${after === 1 ? '1 hex' : `${after} hexes`}`;
    const how = `${slips ? '' : `${HEXSIDES[n] ?? `${n} hexsides`} `}to ${side} ${when}`;
    return slips ? { does: `slips ${how}`, doing: `slipping ${how}` } : { does: `turns ${how}`, doing: `turning ${how}` };
  });
  if (change) made.push(speedDeed(change));
  return made.length > 0 ? made : [{ does: 'goes straight', doing: 'going straight' }];
}

/** `slows by 2 in pulse 3`. */
function speedDeed({ pulse, by }: SpeedChange): Deed {
  const how = `by ${Math.abs(by)}${pulse > 1 ? ` in pulse ${pulse}` : ''}`;
  return by > 0 ? { does: `speeds up ${how}`, doing: `speeding up ${how}` } : { does: `slows ${how}`, doing: `slowing ${how}` };
}

/** Like steps in a row, hexes ahead left out; `after` hexes of the whole turn. */
function runsOf(path: readonly (readonly Step[])[]): { step: Step; n: number; after: number }[] {
  const runs: { step: Step; n: number; after: number }[] = [];
  let after = 0;
  for (const step of path.flat()) {
    const last = runs.at(-1);
    if (step !== 'ahead' && last?.step === step && last.after === after) last.n += 1;
    else if (step !== 'ahead') runs.push({ step, n: 1, after });
    if (step !== 'port' && step !== 'starboard') after += 1;
  }
  return runs;
}

/** `a, b and c`. */
function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
