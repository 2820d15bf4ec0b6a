// What a player asks before he fires: the odds of one ship's volley, over positions of recorded duels. Each question is put to the kernel
// once, with nothing remembered from the one before; the process has answered none before the first.

import type { FleetAction } from '@flagplot/fleet-action';
import { firers, sightOf, targets } from '@flagplot/fleet-action/table';
import type { Forecasted, State } from '@flagplot/kernel';
import { canonical, cloned, odds as oddsOf, sha256 } from '@flagplot/kernel';
import { replayed } from '../battle.ts';
import { heard } from '../recordings.ts';
import { rules } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { started } from '../timing.ts';

const MOST = 5000;
/** Questions for each second asked for: a bench of the usual length asks them all. */
const A_SECOND = 2500;

interface Asked {
  s: State<FleetAction>;
  ship: string;
  target: string;
}

interface Answered {
  found: Forecasted;
  wall: number;
  cpu: number;
}

export function odds({ recordings, seconds }: Terms): Reading {
  const questions = spread(asked(recordings), Math.min(MOST, Math.ceil(seconds * A_SECOND)));
  const answers = questions.map(answered);
  return {
    figures: figuresOf(answers, 'wall'),
    byCpu: figuresOf(answers, 'cpu'),
    checksum: sha256(canonical(answers.map(({ found }) => found.outcomes))),
    wall: answers.reduce((sum, { wall }) => sum + wall, 0),
    cpu: answers.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

function figuresOf(answers: readonly Answered[], clock: 'wall' | 'cpu'): Record<string, number> {
  const ms = answers.map(answer => answer[clock] * 1000).sort((a, b) => a - b);
  return {
    oddsQuestions: answers.length,
    oddsP50Ms: quantile(ms, 0.5),
    oddsP99Ms: quantile(ms, 0.99),
    oddsExactShare: answers.filter(({ found }) => found.exact).length / answers.length,
    oddsWorstHalfWidth: Math.max(...answers.map(({ found }) => found.halfWidth ?? 0)),
  };
}

function answered({ s, ship, target }: Asked): Answered {
  const clocks = started();
  const found = oddsOf(rules, s, 'volley', { ship, target });
  return { found, ...clocks() };
}

/** Every firing ship with every ship it could fire at, wherever a side is asked for its fire. */
function asked(recordings: string): Asked[] {
  const { start, battles } = heard(recordings, 'duel');
  const found: Asked[] = [];
  for (const battle of battles)
    replayed(start, battle, {
      before: (s, { answers }) => {
        for (const { side, kind } of answers) if (kind === 'fire') found.push(...volleys(cloned(s), side));
      },
    });
  return found;
}

function volleys(s: State<FleetAction>, side: string): Asked[] {
  const sight = sightOf(s);
  return firers(sight, side).flatMap(ship => targets(sight, ship).map(target => ({ s, ship: ship.id, target: target.id })));
}

/** So many of a list, evenly spread over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
}

/** The value below which a share of a sorted list lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
