// The battles that the page is measured with: played by ordinary opponents to the ask they are opened at, by the rules of this tree.

import { check } from '@flagplot/check';
import type { GameTypes, HostMatch, Saved, View } from '@flagplot/kernel';
import { beginMatch, GENERATOR, seeded } from '@flagplot/kernel';
import { opponent } from '../battle.ts';
import type { Start } from '../starts.ts';
import { duel, fleets } from '../starts.ts';

/** A battle as it lies on a device: its record, who plays its sides, and what home says of it. */
export interface Kept {
  readonly id: string;
  readonly at: number;
  readonly seats: readonly object[];
  readonly saved: Saved;
  readonly drafts: readonly never[];
  readonly summary: object;
}

/** Where a battle is opened: at an ask of this kind, in this turn or later. */
interface Opening {
  start(): Start;
  readonly ask: string;
  readonly turn: number;
}

/** The battles there are. */
export type OpeningName = 'duel' | 'late-sixty' | 'sixty-plotted' | 'sixty-firing';

/** Five squadrons of six ships on each side. */
const sixty = (): Start => fleets(5, 6);

/** By the address they lie at. */
const OPENINGS: Readonly<Record<OpeningName, Opening>> = {
  duel: { start: duel, ask: 'orders', turn: 1 },
  'late-sixty': { start: sixty, ask: 'orders', turn: 6 },
  'sixty-plotted': { start: sixty, ask: 'orders', turn: 2 },
  'sixty-firing': { start: sixty, ask: 'fire', turn: 3 },
};

/** A battle played to where it is opened: the first side is a person's, the others are an idle computer's. */
export function keptAt(id: OpeningName): Kept {
  const opening = OPENINGS[id];
  const start = opening.start();
  const match = beginAt(start, id);
  playTo(match, start, opening);
  const saved = match.saved();
  const { title, sides } = saved.scenario as { title: string; sides: readonly { id: string }[] };
  const seats = sides.map(({ id: side }, i) => (i === 0 ? { side, by: 'person' } : { side, by: 'computer', bot: 'idle' }));
  const summary = { title, system: saved.system, when: 'Now', says: 'Kept', over: false, sides: sides.map(side => side.id) };
  return { id, at: 0, seats, saved, drafts: [], summary };
}

function beginAt({ rules, scenario }: Start, seed: string): HostMatch<GameTypes> {
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error(begun.faults.map(({ say }) => say).join('; '));
  return begun.match;
}

function playTo(match: HostMatch<GameTypes>, start: Start, { ask: kind, turn }: Opening): void {
  const bot = opponent(start, 'ordinary');
  const roll = seeded('page', 0);
  const stands = () => match.shown().clock.turn >= turn && match.asks().every(ask => ask.kind === kind);
  while (!stands()) {
    const asks = match.asks();
    if (asks.length === 0) throw new Error(`the battle is over before turn ${turn} asks for ${kind}`);
    for (const ask of asks) {
      const view: View<GameTypes> = match.view(ask.side);
      match.answer(ask.side, view.clock.step, bot.answer(view, ask, { roll }).order as never);
    }
  }
}
