// What a player of Baltic asks before he fires, sails and flies.

import { firingOf } from '@flagplot/baltic/rules/acts/act.ts';
import { beamKind } from '@flagplot/baltic/rules/acts/beam.ts';
import { throwsOpen } from '@flagplot/baltic/rules/acts/fire.ts';
import { flies, isFighter } from '@flagplot/baltic/rules/aeroplanes/markers.ts';
import type { Marker } from '@flagplot/baltic/rules/open.ts';
import type { Sail } from '@flagplot/baltic/rules/orders.ts';
import { areEnemies, isLive } from '@flagplot/baltic/rules/roster.ts';
import type { Baltic, BbState } from '@flagplot/baltic/rules/state.ts';
import { runOf } from '@flagplot/baltic/rules/strips/salvo.ts';
import type { Answer, GameTypes, Json, State } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel';
import type { Reading, Terms } from '../timing.ts';
import { addReadings } from '../timing.ts';
import type { Questions } from './odds.ts';
import { odds } from './odds.ts';

const battleOf = (s: State<GameTypes>): BbState => s as unknown as BbState;

/** The throws that are open to a unit in its fire step. */
function throwsAt(s: State<GameTypes>, { side, about }: Answer<GameTypes>) {
  const { vessels } = about as unknown as Baltic['asks']['fire']['about'];
  return throwsOpen(firingOf(viewOf(battleOf(s), side), vessels)).map(({ weapon, mark, lines }) => ({
    weapon: weapon.id,
    by: lines.map(({ firer }) => firer.id),
    target: mark.id,
  }));
}

/** As the page asks: everything that a unit may fire at one target, for each target. */
const volleys: Questions = {
  recording: 'gotland incident',
  key: 'balticOdds',
  forecast: 'volley',
  volleys: (s, answer) =>
    [...Map.groupBy(throwsAt(s, answer), ({ target }) => target)].map(([target, all]) => ({
      target,
      fire: all.map(({ weapon, by }) => ({ weapon, by })),
    })),
};

export const balticVolleys = (terms: Terms): Reading => odds(terms, volleys);

/** Each throw alone. */
const throws: Questions = {
  recording: 'gotland incident',
  key: 'balticThrow',
  forecast: 'throw',
  volleys: (s, answer) => throwsAt(s, answer).map(one => ({ act: 'fire', ...one })),
};

/** Every salvo in the water at each that its next run meets. */
const salvoes: Questions = {
  recording: 'gotland incident',
  key: 'balticSalvo',
  forecast: 'salvo',
  volleys: s =>
    battleOf(s).open.salvoes.flatMap(salvo =>
      runOf(battleOf(s), salvo).met.map(({ vessel }) => ({ salvo: salvo.id, on: vessel.id })),
    ),
};

/** The beams that the rules have first. */
const beams: Questions = {
  recording: 'raippaluotto passage',
  key: 'balticBeam',
  forecast: 'beam',
  volleys(s, { side, about }) {
    const { vessels } = about as unknown as Baltic['asks']['fire']['about'];
    return beamKind.best(firingOf(viewOf(battleOf(s), side), vessels)).map(beam => ({ ...beam }));
  },
};

/** Two ships that touch, whoever forces it, and what becomes of either. */
const collisions: Questions = {
  recording: 'gotland incident',
  key: 'balticCollision',
  forecast: 'collision',
  at: ['meet'],
  volleys: (_s, { about }) =>
    ['vessel', 'other', 'both'].flatMap(force => ['vessel', 'other'].map(of => ({ ...(about as object), force, of }) as Json)),
};

/** Every course that is ordered. */
const groundings: Questions = {
  recording: 'gotland incident',
  key: 'balticGrounding',
  forecast: 'grounding',
  at: ['sail'],
  volleys: (_s, { order }) =>
    (order as unknown as Sail).vessels
      .filter(({ legs, flight }) => legs.length > 0 && !flight)
      .map(({ vessel, legs }) => ({ vessel, legs: legs.map(leg => ({ ...leg })) })),
};

/** Ships, each with so many tenners as it may come to have. */
const criticals: Questions = {
  recording: 'gotland incident',
  key: 'balticCritical',
  forecast: 'critical',
  at: ['telegraph'],
  volleys: (s, { side }) =>
    battleOf(s)
      .open.vessels.filter(vessel => vessel.side === side && isLive(vessel))
      .flatMap(({ id }) => [1, 2, 5].map(tenners => ({ ship: id, tenners }))),
};

/** Markers that fly, by whether they are a side's own. */
function flying(s: State<GameTypes>, side: string): { own: Marker[]; foes: Marker[] } {
  const markers = battleOf(s).open.markers.filter(flies);
  return {
    own: markers.filter(marker => marker.side === side),
    foes: markers.filter(marker => areEnemies(battleOf(s).book, side, marker.side)),
  };
}

/** All fighters of a side at each enemy marker, and at all. */
const dogfights: Questions = {
  recording: 'carrier strike',
  key: 'balticDogfight',
  forecast: 'dogfight',
  at: ['fly'],
  volleys(s, { side }) {
    const { own, foes } = flying(s, side);
    const by = own.filter(isFighter).map(({ id }) => id);
    if (by.length === 0 || foes.length === 0) return [];
    return [foes, ...foes.map(foe => [foe])].map(on => ({ by, on: on.map(({ id }) => id) }));
  },
};

/** All bombers of a side at each enemy ship. */
const bombings: Questions = {
  recording: 'carrier strike',
  key: 'balticBombing',
  forecast: 'bombing',
  at: ['fly'],
  volleys(s, { side }) {
    const markers = flying(s, side)
      .own.filter(({ type }) => type === 'bomber')
      .map(({ id }) => id);
    const targets = battleOf(s).open.vessels.filter(vessel => isLive(vessel) && areEnemies(battleOf(s).book, side, vessel.side));
    return markers.length === 0 ? [] : targets.map(({ id }) => ({ markers, target: id }));
  },
};

const OTHERS: readonly Questions[] = [throws, salvoes, beams, collisions, groundings, criticals, dogfights, bombings];

/** All other forecasts of Baltic, and the slowest of them. */
export function balticOthers(terms: Terms): Reading {
  const all = addReadings(OTHERS.map(questions => odds({ ...terms, seconds: terms.seconds / OTHERS.length }, questions)));
  const of = (figures: Reading['figures'], end: string): number[] => OTHERS.map(({ key }) => figures[`${key}${end}`] as number);
  const worst = (figures: Reading['figures']) => ({
    ...figures,
    balticOtherOddsP99Ms: Math.max(...of(figures, 'P99Ms')),
    balticOtherOddsExactShare: Math.min(...of(figures, 'ExactShare')),
  });
  return { ...all, figures: worst(all.figures), byCpu: worst(all.byCpu) };
}
