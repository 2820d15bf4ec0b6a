// What a player asks before he fires: the odds of a volley, over positions of recorded battles. Each question is put to the kernel
// once, with nothing remembered from the one before; the process has answered none before the first.

import { targets } from '@flagplot/fleet-action/rules/combat/targets.ts';
import { shipOf } from '@flagplot/fleet-action/rules/roster.ts';
import type { FleetAction } from '@flagplot/fleet-action/rules/state.ts';
import { firers, sightOf } from '@flagplot/fleet-action/rules/turn/3-fire.ts';
import type { Answer, Forecasted, GameTypes, Json, State } from '@flagplot/kernel';
import { canonical, cloned, odds as oddsOf, sha256, viewOf } from '@flagplot/kernel';
import { volleyOptions } from '@flagplot/squadrons/rules/combat/declare.ts';
import type { Squadrons } from '@flagplot/squadrons/rules/state.ts';
import { areEnemies, holdIn } from '@flagplot/two-phase/rules/roster.ts';
import type { TpView } from '@flagplot/two-phase/rules/state.ts';
import { prospects } from '@flagplot/two-phase/rules/window/choices.ts';
import { replay } from '../battle.ts';
import { quantile } from '../figures.ts';
import type { LoadedRecording, Recording } from '../recordings.ts';
import { loadRecording } from '../recordings.ts';
import type { Start } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { startClocks } from '../timing.ts';

const MOST = 5000;
/** Questions for each second asked for: a bench of the usual length asks them all. */
const A_SECOND = 2500;

interface Asked {
  s: State<GameTypes>;
  of: Json;
}

/** The volleys that a side may ask about when it is asked for its fire, or what else it is asked about then. */
type Volleys = (s: State<GameTypes>, answer: Answer<GameTypes>) => Json[];

/** What a recording is asked: which forecast, of which volleys, and how its figures are called. */
export interface Questions {
  readonly recording: Recording;
  readonly key: string;
  readonly forecast: string;
  readonly volleys: Volleys;
  /** Kinds of question at which it is asked; left out: `fire`. */
  readonly at?: readonly string[];
}

/** Every firing ship with every ship it could fire at. */
export const duels: Questions = {
  recording: 'duel',
  key: 'odds',
  forecast: 'volley',
  volleys(s, { side }) {
    const sight = sightOf(s as unknown as State<FleetAction>);
    return firers(sight, side).flatMap(ship => targets(sight, ship).map(target => ({ ship: ship.id, target: target.id })));
  },
};

/** Every squadron, with all its ships and weapons that can fire, at every ship one of them could fire at. */
export const fleets: Questions = {
  recording: 'five thousand points',
  key: 'fleetOdds',
  forecast: 'squadron',
  volleys(s, { side }) {
    const sight = sightOf(s as unknown as State<FleetAction>);
    const squadrons = Map.groupBy(firers(sight, side), ship => shipOf(sight.book, ship).squadron);
    return [...squadrons.values()].flatMap(ships => {
      const shots = ships.flatMap(ship => targets(sight, ship).map(target => ({ ship: ship.id, target: target.id })));
      const volleys = Map.groupBy(shots, shot => shot.target);
      return [...volleys].map(([target, all]) => ({ target, shots: all.map(({ ship }) => ({ ship })) }));
    });
  },
};

/** Every weapon of every squadron at every squadron it bears on. */
export const patrols: Questions = {
  recording: 'patrol',
  key: 'squadronsOdds',
  forecast: 'volley',
  volleys(s, { side }) {
    const seen = s as unknown as State<Squadrons>;
    const own = seen.open.squadrons.filter((_, i) => seen.book.squadrons[i]?.side === side);
    return own.flatMap(({ id }) => volleyOptions(seen, id).map(({ squadron, weapon, target }) => ({ squadron, weapon, target })));
  },
};

/** Every ship of Two-Phase, with all that it may fire, at every ship of the enemy. */
export const borderDuels: Questions = {
  recording: 'border duel',
  key: 'twoPhaseOdds',
  forecast: 'volley',
  at: ['answer', 'zero'],
  volleys(s, { side }) {
    const v = viewOf(s, side) as unknown as TpView;
    const own = v.open.units.filter(unit => unit.side === side);
    return own.flatMap(unit =>
      v.open.units.flatMap(foe => {
        const hold = holdIn(v.own, unit.id);
        if (!hold || !areEnemies(v.book, side, foe.side)) return [];
        const shots = prospects({ seen: v, unit, hold }, foe).map(({ shot: { weapon, as } }) =>
          as ? { weapon, as } : { weapon },
        );
        return shots.length > 0 ? [{ unit: unit.id, on: foe.id, fire: shots }] : [];
      }),
    );
  },
};

/** An answer by its digest: whoever asks looks at one and lets it go, and hundreds kept would be cleared up in everybody's time. */
interface Answered extends Pick<Forecasted, 'exact' | 'halfWidth'> {
  digest: string;
  wall: number;
  cpu: number;
}

export function odds({ recordings, seconds }: Terms, questions: Questions): Reading {
  const heardOf = loadRecording(recordings, questions.recording);
  const all = spread(questionsFor(heardOf, questions), Math.min(MOST, Math.ceil(seconds * A_SECOND)));
  const answers = all.map(one => answer(heardOf.start, questions.forecast, one));
  return {
    figures: figuresOf(answers, questions.key, 'wall'),
    byCpu: figuresOf(answers, questions.key, 'cpu'),
    checksum: sha256(canonical(answers.map(({ digest }) => digest))),
    wall: answers.reduce((sum, { wall }) => sum + wall, 0),
    cpu: answers.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

function figuresOf(answers: readonly Answered[], key: string, clock: 'wall' | 'cpu'): Record<string, number> {
  const ms = answers.map(answer => answer[clock] * 1000).sort((a, b) => a - b);
  return {
    [`${key}Questions`]: answers.length,
    [`${key}P50Ms`]: quantile(ms, 0.5),
    [`${key}P99Ms`]: quantile(ms, 0.99),
    [`${key}ExactShare`]: answers.filter(({ exact }) => exact).length / answers.length,
    [`${key}WorstHalfWidth`]: Math.max(...answers.map(({ halfWidth }) => halfWidth ?? 0)),
  };
}

function answer({ rules }: Start, forecast: string, { s, of }: Asked): Answered {
  const clocks = startClocks();
  const { outcomes, exact, halfWidth } = oddsOf(rules, { name: forecast, of, s });
  const took = clocks();
  return { exact, ...(halfWidth !== undefined && { halfWidth }), digest: sha256(canonical(outcomes)), ...took };
}

/** What may be asked wherever a side is asked for its fire. */
function questionsFor({ start, battles }: LoadedRecording, { volleys, at = ['fire'] }: Questions): Asked[] {
  const found: Asked[] = [];
  for (const battle of battles)
    replay(start, battle, {
      before(s, { answers }) {
        for (const given of answers) {
          if (!at.includes(given.kind)) continue;
          const lying = cloned(s);
          found.push(...volleys(lying, given).map(of => ({ s: lying, of })));
        }
      },
    });
  return found;
}

/** So many of a list, evenly spread over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
}
