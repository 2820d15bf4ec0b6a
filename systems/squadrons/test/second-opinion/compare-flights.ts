// The flight of Broken squadrons (5.4), asked of both: who flees, and where to.

import type { RollDie, Thrown } from '@flagplot/kernel';
import { lineAt, rolled } from '@flagplot/kernel/bare';
import type { Inquiry } from '@flagplot/lab/second-opinion';
import type { Event } from '../../rules/events.ts';
import { squadrons as rules } from '../../rules/index.ts';
import type * as Open from '../../rules/open.ts';
import type { ScenarioSide } from '../../rules/scenario-file.ts';
import type { SqState } from '../../rules/state.ts';
import { flee } from './movement.ts';
import type { Squadron } from './position.ts';
import { isBroken, present } from './position.ts';
import type { Battle } from './reading.ts';
import { endOf, positionOf } from './reading.ts';

/** The battle stands before the Morale phase, and afterwards behind it. Who is Broken when all have checked and rallied, the rules say. */
export function compareFlights(inquiry: Inquiry, battle: Battle, die: RollDie): void {
  const before = positionOf(battle);
  const { s } = battle;
  const told: (Event | Thrown)[] = [];
  lineAt(rules, s)?.begin?.(s, rolled({ face: die }, { tell: event => void told.push(event), reveal() {} }));
  const levels = s.open.squadrons.map(({ level }) => level);
  const broken = before.squadrons.map((squadron, i) => ({ ...squadron, level: levels[i] as number })).filter(isBroken);
  const ours = broken.filter(squadron => present(squadron).length > 0 && !squadron.immobile);
  const theirs = told.flatMap(event => (event.kind === 'fled' ? [event.squadron] : []));
  inquiry.ask('who flees', [ours.map(({ id }) => id).sort(), theirs.sort()], () => 'squadrons');
  for (const squadron of ours) compareFlight(inquiry, battle, squadron);
  const rallied = before.squadrons.filter(one => isBroken(one) && !broken.some(({ id }) => id === one.id) && !one.immobile);
  for (const { id } of rallied) {
    // SQ-3.7.2, SQ-5.4.5 It made no move in this round.
    const drifts = squadronCalled(s, id).craft.map(({ moved }) => moved);
    inquiry.ask('how far who rallied will drift', [drifts.map(() => 0), drifts], () => id);
  }
}

function compareFlight(inquiry: Inquiry, battle: Battle, squadron: Squadron): void {
  const { scenario, s } = battle;
  const { edge } = scenario.sides.find(({ id }) => id === squadron.side) as ScenarioSide;
  for (const [place, end] of Object.entries(flee(scenario.map, squadron, edge))) {
    const craft = squadronCalled(s, squadron.id).craft[Number(place)] as Open.Craft;
    const both = [{ ...end, at: end.over ? undefined : end.at }, endOf(craft, craft.edge ?? undefined, craft.moved)] as const;
    inquiry.ask('where a craft flees to', both, () => `${squadron.id}, place ${place}, to the ${edge}`);
  }
}

function squadronCalled({ book, open }: SqState, id: string): Open.Squadron {
  return open.squadrons[book.squadronAt[id] as number] as Open.Squadron;
}
