// Chapter 16.1: the control sheet of a squadron, as its owner keeps it.

import type { Circle } from './book.ts';
import { radiusOf } from './command/radius.ts';
import { circlesOf, morale, startingMorale } from './morale.ts';
import type { Fleet } from './open.ts';
import { squadronMembers, unitMembers } from './orders/limits.ts';
import { orderOfPlot } from './orders/path.ts';
import type { OrderName, Plot, Post, SpeedChange, Step } from './plot.ts';
import { rootOf, shipOf, squadronCalled } from './roster.ts';
import type { FaView } from './state.ts';

/** FA-16.1.1 All that is written on a squadron's sheet; what is face down stands in its owner's alone. */
export interface SquadronRecord {
  squadron: string;
  name: string;
  side: string;
  commander: string;
  /** Living ships in command, and those out of it. */
  members: string[];
  out: string[];
  group: 'flag' | 'line';
  radius: number;
  speed: number;
  /** The plot of this turn; none where it is not written, or another side's. */
  order?: OrderName;
  path?: Step[][];
  change?: SpeedChange;
  mode: 'absolute' | 'relative';
  shift?: Post;
  formation: Post[];
  /** FA-16.1.2 Every battle is without styles, abilities, ELINT levels given out and flights under way, so that all stand at nothing. */
  style: 'standard';
  abilities: { ability: string; uses: number }[];
  elint: string[];
  missions: { flight: string; mission: string }[];
  morale: { start: number; level: number; circles: (Circle & { tested: boolean })[] };
  withdraws: number;
}

/** FA-16.1.1, FA-16.1.2 The record of a squadron as one side may see it. */
export function recordOf(v: FaView, id: string): SquadronRecord {
  const of = rootOf(v.book, id);
  const squadron = squadronCalled(v, of.id);
  const sailing = unitMembers(v, of.id).map(({ ship }) => ship.id);
  const all = squadronMembers(v, of.id).map(({ ship }) => ship.id);
  const { flagship } = v.open.fleets.find(one => one.side === of.side) as Fleet;
  const names = of.ships.map(i => v.book.ships[i]?.id as string);
  return {
    ...{ squadron: of.id, name: of.name, side: of.side, commander: squadron.commander, members: sailing },
    out: all.filter(ship => !sailing.includes(ship)),
    group: shipOf(v.book, { id: flagship }).squadron === of.id ? 'flag' : 'line',
    radius: radiusOf(v.book, { id: squadron.commander }),
    speed: squadron.speed,
    ...writtenPlot(v.own.plots.find(plot => plot.squadron === of.id)),
    formation: names.map((ship, n) => ({ ship, to: squadron.formation[n] as Post['to'] })),
    ...{ style: 'standard', abilities: [], elint: [], missions: [] },
    morale: moraleOf(v, of.id, squadron.tested),
    withdraws: squadron.withdraws,
  };
}

/** FA-16.1.1 What the owner has written for the turn. */
function writtenPlot(plot: Plot | undefined): Pick<SquadronRecord, 'order' | 'path' | 'change' | 'mode' | 'shift'> {
  if (!plot) return { mode: 'absolute' };
  const { path, change, shift, mode = 'absolute' } = plot;
  return { order: orderOfPlot(plot), path, mode, ...(change ? { change } : {}), ...(shift ? { shift } : {}) };
}

function moraleOf({ book, open }: FaView, id: string, tested: number): SquadronRecord['morale'] {
  const start = startingMorale(book, id);
  const circles = circlesOf(book, start).map((circle, i) => ({ ...circle, tested: i < tested }));
  return { start, level: morale({ book, open }, id), circles };
}
