/** The squadrons' standing in words: in their rows, and beside the button that seals. */

import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { inWords } from '@flagplot/pagekit/words/numbers.ts';
import { plural } from '@flagplot/pagekit/words/plural.ts';
import type { Book } from '../../rules/book.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Plot } from '../../rules/orders.ts';
import { unitMembers } from '../../rules/roster.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { letterOf, orderWords, quantity } from '../../words/names.ts';

export interface Standing {
  squadron: Squadron;
  plot: Plot;
  untouched: boolean;
  open: number;
}

/** `2 hexes to go`, `turn to port`, `would hold its course`. */
export function stateOf({ squadron, plot, untouched, open }: Standing): { say: string; done: boolean } {
  if (open > 0) return { say: `${quantity(open, 'hex', 'hexes')} to go`, done: false };
  if (untouched) return { say: squadron.withdraws > 0 ? 'withdraws' : 'not plotted', done: false };
  return { say: orderWords(plot).toLowerCase(), done: true };
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(n: number): string {
  const tens = n % 100;
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
}

/** Who sails with the leader: `and three`; and of what class they are: `3 G'Quan heavy cruisers, Sho'Kar`. */
export function crew({ book, open }: Pick<FaSeen, 'book' | 'open'>, squadron: Squadron): { rest: string; classes: string } {
  const ships = unitMembers({ book, open }, squadron.id);
  const rest = ships.length > 1 ? `and ${inWords(ships.length - 1)}` : '';
  const kinds = Map.groupBy(ships, ({ of }) => of.card.name);
  const classes = [...kinds].map(([name, of]) => (of.length > 1 ? `${of.length} ${plural(name)}` : name)).join(', ');
  const flag = open.fleets.some(fleet => ships.some(({ ship }) => ship.id === fleet.flagship));
  const out = ships.some(({ ship }) => ship.out !== 'no');
  return { rest, classes: [classes, ...(flag ? ['flag'] : []), ...(out ? ['out of command'] : [])].join(' · ') };
}

/** `2 hexes of A are open. C would hold its course at 8.` */
export function caption(book: Book, all: readonly Standing[]): string {
  const name = ({ squadron }: Standing) => letterOf(book, squadron.id);
  const openOnes = all.filter(one => one.open > 0);
  const holding = all.filter(one => one.open === 0 && one.untouched);
  const ends = openOnes.map(
    one => `${quantity(one.open, 'hex', 'hexes')} of ${name(one)} ${one.open === 1 ? 'is' : 'are'} open.`,
  );
  if (holding.length > 0) ends.push(holds(holding, all.length, name));
  return ends.length > 0 ? ends.join(' ') : 'Every hex is laid.';
}

/** What of its standing with its commander bears on its plot. */
export function standingWords(
  { leaderless, withdraws, group }: Squadron,
  turn: number,
): { rule: string; say: string } | undefined {
  if (withdraws > 0) return { rule: 'FA-11.4.2', say: 'It withdraws: its course ends nearer to its edge, or to a way out.' };
  if (leaderless === turn && turn > 0)
    return { rule: 'FA-4.7.3', say: 'It has no commander: it moves as it stands, and fires at half strength.' };
  return group === 2 ? { rule: 'FA-5.5.5', say: 'It has lost a ship, and moves before those that have not.' } : undefined;
}

function holds(holding: readonly Standing[], of: number, name: (one: Standing) => string): string {
  const [first] = holding;
  const straight = holding.every(({ plot }) => plot.path.flat().every(step => step === 'ahead'));
  if (!straight) return `${listWords(holding.map(name))} would turn away from the edge.`;
  if (holding.length > 1 || !first) return `${listWords(holding.map(name))} would hold their courses.`;
  return `${of === 1 ? 'It' : name(first)} would hold its course at ${first.squadron.speed}.`;
}
