// Both asked about ELINT: which levels may be given, and what is at work of them when jamming has taken its share.

import type { RollDie } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { ElintList, ElintUse } from '../../rules/orders.ts';
import type { FaState } from '../../rules/state.ts';
import { isAlive } from './adapter.ts';
import type { Asking } from './ask.ts';
import { one } from './ask.ts';
import { levelsOf, mayGive, resolve } from './elint-resolution.ts';
import { fallen } from './fallen.ts';
import { sidesInOrder } from './sides.ts';

const USES = ['offence', 'defence', 'network', 'network', 'elint', 'targeting'] as const;
/** Lists of a side that both are asked about. */
const TRIALS = 4;

/** Gives levels by chance and has the rules lay them open: in force afterwards. */
export function compareElint(s: FaState, asking: Asking): void {
  if (!s.book.chapters.includes('elint')) return;
  for (const { id } of s.book.sides) for (let trial = 0; trial < TRIALS; trial += 1) compareLists(s, id, asking);
  const { die, questions } = asking;
  for (const { id } of s.book.sides) s.sealed[id]!.elint = anyLists(s, id, die, 4);
  const ours = resolve(
    s,
    sidesInOrder(s).flatMap(side => s.sealed[side]!.elint!),
  );
  const first = s.open.squadrons.filter(({ group }) => group === 1).map(({ id }) => id);
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === 'ELINT')!;
  fallen(t => line.begin!(s, t), die);
  questions.ask('ELINT', { ours, theirs: s.open.elint }, () => 'what is at work');
  // FA-A76
  const jammed = ours.networks.filter(({ of }) => of === 'squadron').map(({ whose }) => whose);
  const groups = s.open.squadrons.map(({ id, group }) => `${id} ${group === 1}`);
  const expected = s.open.squadrons.map(({ id }) => `${id} ${[...first, ...jammed].includes(id)}`);
  questions.ask('jammed move first', { ours: expected, theirs: groups }, () => jammed.join(' '));
}

/** Whether a side may give these levels. */
function compareLists(s: FaState, side: string, { die, questions }: Asking): void {
  const elint = anyLists(s, side, die, 0);
  const faults = fleetAction.questions.orders
    .judge(viewOf(s, side), {} as never, { squadrons: [], elint } as never)
    .filter(({ rule }) => rule.startsWith('FA-13'));
  questions.ask('levels', { ours: mayGive(s, side, elint), theirs: faults.length === 0 }, () => JSON.stringify([elint, faults]));
}

/** Levels of all ELINT ships of a side, or of any ship now and then: of each as many as it has, one more at times, `least` at the least. */
function anyLists(s: FaState, side: string, die: RollDie, least: number): ElintList[] {
  const { ships } = s.book;
  const foes = [...ships.keys()].filter(i => ships[i]!.side !== side && (least === 0 || isAlive(s.open.ships[i]!)));
  // few are meant by many: so that levels come together
  const meant = foes.length > 0 ? Array.from({ length: 3 }, () => ships[one(foes, die)]!.id) : [];
  return ships.flatMap(({ id, side: own, card, squadron }, i): ElintList[] => {
    if (own !== side || (card.elint === 0 && (least > 0 || die(12) > 1))) return [];
    const count = Math.max(die(4) === 1 ? least : 0, levelsOf(s, i) + (die(8) === 1 ? 1 : 0));
    const uses = Array.from({ length: count }, () => anyUse({ meant, squadron, isLawful: least > 0 }, die)).filter(
      use => use !== undefined,
    );
    return uses.length > 0 ? [{ ship: id, uses }] : [];
  });
}

interface Meaning {
  meant: readonly string[];
  squadron: string;
  isLawful: boolean;
}

function anyUse({ meant, squadron, isLawful }: Meaning, die: RollDie): ElintUse | undefined {
  const use = one(USES, die);
  if (use === 'offence' || use === 'defence') return die(6) === 1 ? { use, at: [squadron] } : { use };
  if (meant.length === 0) return undefined;
  const some = use === 'targeting' || (!isLawful && die(12) === 1) ? [one(meant, die), one(meant, die)] : [one(meant, die)];
  return { use, at: isLawful ? [...new Set(some)] : some };
}
