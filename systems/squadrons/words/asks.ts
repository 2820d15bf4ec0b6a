/** The words of each ask. */

import type { Ask } from '@flagplot/kernel';
import { type AskWords, inWords, listWords, type Seen } from '@flagplot/manifest';
import type { Squadrons } from '../rules/state.ts';
import { squadronsToPlace } from '../rules/turn/0-deploy.ts';
import { squadronsToMove } from '../rules/turn/2-move.ts';
import { squadronName } from './names.ts';

type SqSeen = Seen<Squadrons>;
type SqAsk = Ask<Squadrons>;

/** A question at a time, as an umpire would put it. */
export function asks(ask: SqAsk, seen: SqSeen): AskWords {
  switch (ask.kind) {
    case 'deploy':
      return deployWords(ask, seen);
    case 'move':
      return moveWords(ask, seen);
    case 'jam':
      return jamWords(ask, seen);
    case 'fire':
      return fireWords(ask, seen);
  }
}

/** Everybody else, by name, with what they do: `Imperial sets up`, `Imperial and Free pilots set up`. */
function others(ask: SqAsk, seen: SqSeen, [one, many]: readonly [string, string]): string {
  const names = seen.book.sides.filter(side => side.id !== ask.side).map(side => side.name);
  return `${listWords(names)} ${names.length === 1 ? one : many}`;
}

/** `your squadron`, `your three squadrons`. */
function yours(n: number): string {
  return n === 1 ? 'your squadron' : `your ${inWords(n)} squadrons`;
}

function deployWords(ask: Extract<SqAsk, { kind: 'deploy' }>, seen: SqSeen): AskWords {
  const { columns, rows } = ask.about.zone;
  return {
    title: `Set up ${yours(squadronsToPlace(seen.book, ask.side).length)}`,
    help: `Columns ${columns.join(' to ')}, rows ${rows.join(' to ')} are yours. ${others(ask, seen, ['sets', 'set'])} up at the same time; nothing is shown until all have.`,
    doing: 'setting up',
  };
}

function moveWords(ask: Extract<SqAsk, { kind: 'move' }>, seen: SqSeen): AskWords {
  const [only, ...more] = ask.about.squadrons;
  const title = more.length === 0 && only ? `Move ${squadronName(seen.book, only)}` : 'Move one of your squadrons';
  return {
    title,
    help: `${waitingWords(ask, seen)} Everybody sees the move as soon as it is made.`,
    doing: 'moving',
  };
}

/** Who moves after this. */
function waitingWords(ask: SqAsk, seen: SqSeen): string {
  const waiting = seen.book.sides.filter(side => side.id !== ask.side && squadronsToMove(seen, side.id).length > 0);
  if (waiting.length === 0) return 'Nobody else has a squadron left to move.';
  return `${listWords(waiting.map(side => side.name))} ${waiting.length === 1 ? 'moves' : 'move'} after you.`;
}

function jamWords(ask: Extract<SqAsk, { kind: 'jam' }>, seen: SqSeen): AskWords {
  const [only, ...more] = ask.about.squadrons;
  const who = more.length === 0 && only ? squadronName(seen.book, only) : 'Your squadrons';
  return {
    title: more.length === 0 ? `Shall ${who} jam?` : 'Which of your squadrons jam?',
    help: 'Announced before any fire. A squadron that jams fires nothing else this round, and cannot rally.',
    doing: 'deciding on jamming',
  };
}

function fireWords(ask: SqAsk, seen: SqSeen): AskWords {
  return {
    title: 'Choose your fire',
    help: `All sides choose at once; no die is thrown until ${others(ask, seen, ['has', 'have'])} chosen too. What is destroyed still fires.`,
    doing: 'choosing fire',
  };
}
