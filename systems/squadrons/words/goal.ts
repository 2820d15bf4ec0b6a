// What a battle of Squadrons is fought for, and how that stands.

import type { Shown, Side, View } from '@flagplot/kernel';
import type { Goal, Nerve } from '@flagplot/manifest';
import type { Book, SquadronOfBook } from '../rules/book.ts';
import { hasMorale, startingLevel, stateOf } from '../rules/morale/levels.ts';
import type { Squadron } from '../rules/open.ts';
import { strength } from '../rules/roster.ts';
import type { Goal as Aim } from '../rules/scenario-file.ts';
import type { Squadrons } from '../rules/state.ts';
import { leaders } from '../rules/victory.ts';
import { count, EDGE_NAMES, squadronName } from './names.ts';

type Seen = Shown<Squadrons> & Partial<Pick<View<Squadrons>, 'side'>>;

export function goal(seen: Seen): Goal {
  const { book, open, clock } = seen;
  return {
    wins: book.goal ? winsBy(book, book.goal, seen.side) : 'Score a fifth more points',
    rules: rulesOf(book),
    left: open.verdict ? 0 : book.rounds - Math.max(clock.turn, 1) + 1,
    ahead: open.verdict?.winners ?? leaders(seen),
    ...(book.goal ? { progress: progressOf(book.goal, open.progress) } : {}),
    nerve: book.squadrons.flatMap((of, i) => nerveOf(book, of, open.squadrons[i])),
  };
}

/** SQ-8.4.4, SQ-8.4.6, SQ-8.4.8 What the side that looks has to do; where nobody sits, the side that strives for the goal. */
function winsBy(book: Book, aim: Aim, side: Side | undefined): string {
  const of = squadronName(book, aim.squadron);
  const strives = side === undefined || isFriend(book, aim.side, side);
  const edge = edgeOf(book, aim.squadron);
  if (aim.kind === 'exit')
    return strives
      ? `Get ${aim.craft} craft of ${of} off the ${edge} edge`
      : `Keep ${aim.craft} craft of ${of} from the ${edge} edge`;
  if (aim.kind === 'capture')
    return strives ? `Have ${of} frozen at the end of ${count(aim.rounds, 'round', 'rounds')}` : `Get ${of} off the ${edge} edge`;
  return strives ? `Destroy ${of}, or mark it damaged ${aim.markers} times` : `Bring ${of} through`;
}

function isFriend({ sides }: Book, one: Side, other: Side): boolean {
  return one === other || !sides.find(({ id }) => id === one)?.enemies.includes(other);
}

function edgeOf({ squadrons, squadronAt }: Book, squadron: string): string {
  const edge = squadrons[squadronAt[squadron] ?? -1]?.goalEdge;
  return edge ? EDGE_NAMES[edge] : 'map’s';
}

function progressOf(aim: Aim, progress: number): string {
  if (aim.kind === 'exit') return `${progress} of ${aim.craft} are off`;
  return aim.kind === 'capture' ? `frozen for ${progress} of ${aim.rounds}` : `${progress} of ${aim.markers} marks`;
}

function rulesOf({ rounds, goal: aim }: Book): Goal['rules'] {
  return [
    ...(aim ? [{ rule: 'SQ-8.3.5', say: 'The goal decides, whatever the points.' }] : []),
    { rule: 'SQ-8.3.1', say: 'A craft destroyed scores what it cost.' },
    { rule: 'SQ-8.3.2', say: 'One that is damaged, or has left the map, scores half of that.' },
    ...(aim ? [] : [{ rule: 'SQ-8.3.3', say: 'A fifth more points than every enemy win; less is a draw.' }]),
    { rule: 'SQ-8.2.2', say: `It ends after round ${rounds}, or once craft of one side at most are left.` },
    { rule: 'SQ-5.2.1', say: 'A squadron that was hurt in a round tests its morale; a level lost brings it nearer to breaking.' },
  ];
}

/** SQ-5.1.2 How many levels a squadron may lose before its state is another. */
function nerveOf(book: Book, of: SquadronOfBook, squadron: Squadron | undefined): Nerve[] {
  if (!squadron || !hasMorale(squadron) || strength(squadron) === 0) return [];
  const { level } = squadron;
  const state = stateOf(book.charts, squadron);
  const at = book.charts.morale.slice(0, level).findLastIndex(one => one.state !== state) + 1;
  const worse = book.charts.morale[at - 1];
  const named = { unit: of.id, side: of.side, name: of.name };
  const has = `morale ${level} of ${startingLevel(book, of)}, ${state}`;
  return [
    worse
      ? { ...named, next: { off: level - at, what: worse.state }, says: `${has}; ${worse.state} at ${at}` }
      : { ...named, says: has },
  ];
}
