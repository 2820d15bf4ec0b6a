// What is wrong with a scenario in which a side jumps in.

import type { Refusal } from '@flagplot/kernel';
import { enginesOf, jumpers } from '../arrival/coming.ts';
import { defenceQuestion } from '../arrival/defence.ts';
import type { Book } from '../book.ts';
import { gatesOf } from '../movement/withdrawal.ts';
import type { Scenario } from '../scenario-file.ts';
import { openAtFirst } from '../setup.ts';

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** FA-A48 Who jumps in attacks; FA-1.2.4 the sides set up themselves. */
export function jumpFaults({ sides, jump, attacker, deploys }: Scenario): Refusal[] {
  if (!jump) return [];
  if (!sides.some(({ id }) => id === jump.side)) return [fault('FA-1.2.1', '/jump/side', `no side is called ${jump.side}`)];
  const found = jump.side === attacker ? [] : [fault('FA-5.5.3', '/attacker', `${jump.side} jumps in, and is the attacker`)];
  return deploys
    ? found
    : [...found, fault('FA-1.2.4', '/deploys', 'Where a side jumps in, the other sets up: deploys is true.')];
}

/** The same of what stands in the book: FA-1.3.12 gates have headings, FA-1.5.11 who has no engine has a gate, FA-1.2.5 the defender's places are such as he may choose. */
export function arrivalFaults(book: Book): Refusal[] {
  const { jump } = book;
  if (!book.chapters.includes('arrival')) return [];
  const gates = book.gates.flatMap(({ heading }, i) =>
    heading === undefined ? [fault('FA-1.3.12', `/gates/${i}`, 'Where squadrons jump in, a gate has a heading.')] : [],
  );
  if (jump === undefined) return gates;
  const stuck = jumpers(book).filter(of => gatesOf(book, jump).length === 0 && enginesOf(book, of).length === 0);
  return [
    ...gates,
    ...stuck.map(({ name }) => fault('FA-1.5.11', '/gates', `${name} has no jump engine, and its side no gate to come by.`)),
    ...(gates.length > 0 ? [] : defenceFaults(book, jump)),
  ];
}

function defenceFaults(book: Book, jump: string): Refusal[] {
  const i = book.sides.findIndex(({ id }) => id !== jump);
  const side = book.sides[i]?.id ?? '';
  const clock = { turn: 0, line: 0, round: 0, step: 0 };
  const v = { book, clock, open: openAtFirst(book), side, own: { plots: [], pulse: 0, jumps: [] } };
  const about = { rows: [1, book.map.rows] as const };
  return defenceQuestion.judge(v, about, defenceQuestion.idle(v, about)).map(({ rule, say }) => fault(rule, `/sides/${i}`, say));
}
