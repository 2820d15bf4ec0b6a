// Ruling R15: what a side leaves to its squadrons, set with any answer, kept in its folder.

import type { Refusal, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { jammerOf } from '../combat/jamming.ts';
import type { Sealed } from '../folder.ts';
import type { Lasting, StandingChoice } from '../orders.ts';
import { squadronOf } from '../roster.ts';
import type { SqState, SqView } from '../state.ts';

/** What is left to a squadron; nothing where its owner is asked. */
export function choiceOf({ standing }: Sealed, squadron: string): StandingChoice | undefined {
  return standing?.find(one => one.squadron === squadron);
}

/** Lays into the folder what an answer leaves to squadrons. Choices of nothing are none: a folder without any is as it was at first. */
export function keepChoices(s: SqState, { side, order }: { side: Side; order: Lasting }): void {
  if (!order.standing) return;
  const standing = order.standing.filter(({ combat, follow }) => combat !== undefined || follow !== undefined);
  s.sealed[side] = standing.length > 0 ? { standing: copy(standing) } : {};
}

/** Every reason standing choices cannot be set so: from the table alone. */
export function choiceFaults(v: Pick<SqView, 'book' | 'side'>, standing: readonly StandingChoice[] = []): Refusal[] {
  return standing.flatMap((choice, i) => {
    const at = `/standing/${i}`;
    if (!isOwn(v, choice.squadron))
      return [{ rule: 'SQ-2.4.1', at: `${at}/squadron`, say: `You have no squadron ${choice.squadron}.` }];
    if (standing.findIndex(({ squadron }) => squadron === choice.squadron) < i)
      return [{ rule: 'SQ-2.4.1', at: `${at}/squadron`, say: `${nameOf(v, choice.squadron)} has its standing choices already.` }];
    return [...jamFaults(v, choice, at), ...followFaults(v, { choice, standing }, at)];
  });
}

function isOwn({ book, side }: Pick<SqView, 'book' | 'side'>, id: string): boolean {
  return Object.hasOwn(book.squadronAt, id) && squadronOf(book, id).side === side;
}

const nameOf = ({ book }: Pick<SqView, 'book'>, id: string): string => squadronOf(book, id).name;

/** SQ-4.11.1 Who carries no jammer cannot be told to jam. */
function jamFaults(v: Pick<SqView, 'book'>, { squadron, combat }: StandingChoice, at: string): Refusal[] {
  if (combat !== 'jam' || jammerOf(squadronOf(v.book, squadron))) return [];
  return [{ rule: 'SQ-4.11.1', at: `${at}/combat`, say: `The craft of ${nameOf(v, squadron)} carry no jammer.` }];
}

interface Following {
  choice: StandingChoice;
  standing: readonly StandingChoice[];
}

/** SQ-3.2.2 A squadron flies after another of its side, which itself flies after none. */
function followFaults(v: Pick<SqView, 'book' | 'side'>, { choice, standing }: Following, at: string): Refusal[] {
  const { squadron, follow } = choice;
  if (follow === undefined) return [];
  const fault = (say: string): Refusal[] => [{ rule: 'SQ-3.2.2', at: `${at}/follow`, say }];
  if (!isOwn(v, follow)) return fault(`You have no squadron ${follow} to fly after.`);
  if (squadronOf(v.book, squadron).immobile) return fault(`${nameOf(v, squadron)} does not move, and follows nobody.`);
  if (follow === squadron) return fault(`${nameOf(v, squadron)} cannot fly after itself.`);
  if (standing.some(other => other.squadron === follow && other.follow !== undefined))
    return fault(`${nameOf(v, follow)} flies after another itself: whoever is followed is moved by you.`);
  return [];
}
