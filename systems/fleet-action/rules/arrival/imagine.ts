// What another side may have written of its jump, as far as one sees.

import type { RollDie } from '@flagplot/kernel';
import type { JumpPlan, Sealed } from '../folder.ts';
import { hexWritten } from '../map.ts';
import { plotting } from '../movement/lawful.ts';
import { randomPlot } from '../movement/random.ts';
import { squadronsOf } from '../roster.ts';
import type { FaView } from '../state.ts';
import { enginesOf, jumpers, portalsOf } from './coming.ts';
import { dueOf, isToCome } from './due.ts';
import { entryOf } from './enter.ts';
import { anyHex } from './points.ts';
import { seeThrough } from './seen.ts';

/** A plan for whoever is still to come, and entries for who comes in this turn. */
export function imagineJump(v: FaView, side: string, face: RollDie): Partial<Sealed> {
  return { ...guessPlans(v, side, face), ...guessEntries(v, side, face) };
}

function guessPlans(v: FaView, side: string, face: RollDie): Partial<Sealed> {
  const { book, open, clock } = v;
  const forming = (open.arrival?.forming ?? []).filter(one => one.side === side);
  const due = open.arrival?.due ?? [];
  const opened = forming.map(one => ({ ...guess(v, one.squadrons, clock.turn + 1), at: one.at }));
  const later = side === book.jump ? jumpers(book).filter(of => isToCome(open, of) && !due.includes(of.id)) : [];
  const turn = clock.turn === 0 && due.length === 0 ? 1 : clock.turn + 1 + face(3);
  const apart = later.map(({ id }) => id);
  const hidden = apart.length > 0 ? [{ ...guess(v, apart, turn), at: hexWritten(anyHex(v, face)) }] : [];
  const plans = [...opened, ...hidden];
  return plans.length > 0 ? { plans } : {};
}

function guess({ book, open }: FaView, squadrons: readonly string[], turn: number): Omit<JumpPlan, 'at'> {
  const all = book.squadrons.filter(({ id }) => squadrons.includes(id));
  const openersOf = (id: string) => portalsOf(open, id).map(({ ship }) => ship);
  const openers = all.flatMap(of => (openersOf(of.id).length > 0 ? openersOf(of.id) : enginesOf(book, of).slice(0, 1)));
  return { turn, squadrons: [...squadrons], openers };
}

/** From the time that orders are written until who comes through has done so. */
function guessEntries(v: FaView, side: string, face: RollDie): Partial<Sealed> {
  const { book, clock } = v;
  const due = dueOf(v, side).filter(id => portalsOf(v.open, id).length > 0);
  if (due.length === 0 || clock.turn === 0 || clock.line < book.places.orders || clock.line >= book.places.ends) return {};
  const entries = due.map(squadron => entryOf(v, { squadron, speed: face(7) + 3, ships: [] }));
  if (clock.line === book.places.orders) return { entries };
  const seen = seeThrough({ book, clock, open: v.open, side, own: { plots: [], pulse: 0, jumps: [], entries } });
  const plots = squadronsOf(seen, side).map(squadron => {
    const { shift: _shift, reform: _reform, ...plot } = randomPlot(plotting(seen, squadron), face);
    return plot;
  });
  return { entries, plots };
}
