// Both asked which ways flights can take in a pulse, whatever they are out for.

import type { RollDie } from '@flagplot/kernel';
import { cloned, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FlightMove } from '../../rules/orders.ts';
import type { FaState } from '../../rules/state.ts';
import { hexOf, sheetOf } from './adapter.ts';
import type { Asking } from './ask.ts';
import { one } from './ask.ts';
import type { Setting, Way } from './flight-ways.ts';
import { canGo } from './flight-ways.ts';
import type { Step } from './movement.ts';
import { chart } from './movement.ts';

/** What a way costs, and nothing of missions. */
const RULES = ['FA-10.3.2', 'FA-10.3.4', 'FA-10.3.5', 'FA-10.4.1', 'FA-10.4.3', 'FA-5.6.3'];
const HEADINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
/** Ways tried for each flight. */
const TRIALS = 3;
const ROUND = 2;

export function compareWays(before: FaState, asking: Asking): void {
  const { die } = asking;
  const copy = cloned(before);
  const { afterburners: _, ...without } = copy.book;
  const s: FaState = die(4) === 1 ? { ...copy, book: without } : copy;
  for (const [i, flight] of (s.open.flights ?? []).entries()) {
    const missions = s.sealed[s.book.flights![i]!.side]!.missions ?? [];
    if (flight.aboard || flight.fights > 0 || missions.find(one => one.flight === flight.id)?.kind === 'cover') continue;
    Object.assign(flight, { round: ROUND, free: die(3) === 1, burned: die(3) === 1 ? s.clock.turn : 0 });
    for (let trial = 0; trial < TRIALS; trial += 1) compareWay(s, i, asking);
  }
}

function compareWay(s: FaState, i: number, { die, questions }: Asking): void {
  const there = s.open.flights![i]!;
  const { side, card } = s.book.flights![i]!;
  const setting: Setting = {
    hex: hexOf(there),
    heading: there.heading,
    isFree: there.free,
    move: card.move,
    burn: card.burn,
    mayBurn: s.book.afterburners === true && there.burned !== s.clock.turn,
  };
  const way = anyWay(chart(card.move)[s.open.pulse - 1]!, card.burn, die);
  const move: FlightMove = {
    flight: there.id,
    path: way.steps.map(step => step.replace(' ', '-') as FlightMove['path'][number]),
    ...(way.heading !== undefined && { heading: HEADINGS[way.heading]! }),
    ...(way.burns && { burn: true as const }),
  };
  const about = { pulse: s.open.pulse, round: ROUND };
  const faults = fleetAction.questions.flights
    .judge(viewOf(s, side), about, { flights: [move] })
    .filter(({ rule, at }) => RULES.includes(rule) && at !== '/flights');
  const ours = canGo(setting, way, { sheet: sheetOf(s), pulse: s.open.pulse });
  questions.ask('flight ways', { ours, theirs: faults.length === 0 }, () => JSON.stringify([move, faults]));
}

/** A way by chance, about as long as can be flown. */
function anyWay(points: number, burn: number, die: RollDie): Way {
  const burns = die(3) === 1;
  const length = Math.max(0, points + (burns ? burn : 0) + 2 - die(4));
  const turns = die(6);
  const turn = one(['port', 'starboard'] as const, die);
  const steps = Array.from({ length }, (): Step => (die(6) < turns ? turn : 'ahead'));
  if (die(16) === 1 && length > 0) steps[die(length) - 1] = one(['slip port', 'slip starboard'] as const, die);
  return { heading: die(3) === 1 ? die(6) - 1 : undefined, steps, burns };
}
