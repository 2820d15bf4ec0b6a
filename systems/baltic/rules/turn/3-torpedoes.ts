// After the aeroplanes: torpedoes run.

import type { Side } from '@flagplot/kernel';
import { namesOf } from '../names.ts';
import type { Salvo } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { RUN } from '../schemas.ts';
import type { BbPhase, BbQuestion, BbShown, BbState, BbTable } from '../state.ts';
import { runSalvo } from '../torpedoes/run.ts';

/** BB-4.0.1, BB-4.0.2 One salvo at a go, side by side by initiative; whoever has none left is passed over. */
export const torpedoes: BbPhase<'run'> = {
  name: 'Torpedoes',
  rule: 'BB-4.1.1',
  begin(s) {
    s.open.running = sidesInOrder(s)[0] ?? null;
  },
  run: runForced,
  asks(shown) {
    const { running: side } = shown.open;
    return side === null ? [] : [{ side, kind: 'run', about: { salvoes: toRun(shown, side).map(({ id }) => id) } }];
  },
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      // BB-2.0.7 What a standing order answers shows something of a folder.
      if (s.sealed[side]?.doctrine.salvoes !== 'ask') t.reveal(side);
      runOne(s, t, { side, id: order.salvo });
    }
  },
};

/** Whatever needs nobody: a side's last salvo runs by itself. It stops at a side that has two or more to choose from. */
function runForced(s: BbState, t: BbTable): void {
  for (let side = nextSide(s); side !== null; side = nextSide(s)) {
    s.open.running = side;
    const [first, second] = toRun(s, side);
    if (second) return;
    runOne(s, t, { side, id: (first as Salvo).id });
  }
  s.open.running = null;
}

function runOne(s: BbState, t: BbTable, { side, id }: { side: Side; id: Id }): void {
  runSalvo(s, t, s.open.salvoes.find(salvo => salvo.id === id) as Salvo);
  const sides = sidesInOrder(s);
  s.open.running = sides[(sides.indexOf(side) + 1) % sides.length] as Side;
}

/** Whose go it is: the side whose turn it would be, or the next one that has a salvo left. */
function nextSide(s: BbState): Side | null {
  const sides = sidesInOrder(s);
  const from = s.open.running === null ? -1 : sides.indexOf(s.open.running);
  if (from < 0) return null;
  const round = [...sides.slice(from), ...sides.slice(0, from)];
  return round.find(side => toRun(s, side).length > 0) ?? null;
}

/** BB-2.2.7 The order of this turn; after it those who have nothing left but what is in the water, as the scenario has them. */
function sidesInOrder({ book, open }: Seen): Side[] {
  return [...open.order, ...book.sides.map(({ id }) => id).filter(side => !open.order.includes(side))];
}

function toRun({ open, clock }: BbShown, side: Side): Salvo[] {
  return open.salvoes.filter(salvo => salvo.side === side && salvo.ran < clock.turn);
}

/** BB-4.0.2 Which of several runs next; the standing orders may say that they run as they were laid. */
export const runQuestion: BbQuestion<'run'> = {
  rule: 'BB-4.0.2',
  schema: RUN,
  judge: ({ book }, { salvoes }, { salvo }) =>
    salvoes.includes(salvo) ? [] : [{ rule: 'BB-4.0.2', at: '/salvo', say: `Still to run are ${namesOf(book, salvoes)}.` }],
  idle: (_v, { salvoes }) => ({ salvo: salvoes[0] as Id }),
  standing: (v, { salvoes }) => (v.own.doctrine.salvoes === 'in order' ? { salvo: salvoes[0] as Id } : undefined),
  *candidates(_v, { salvoes }) {
    for (const salvo of salvoes) yield { salvo };
  },
  random: (_v, { salvoes }, roll) => ({ salvo: salvoes[roll(salvoes.length) - 1] as Id }),
};
