// Chapter 10: fighters. In the order of the book: missions, launch, rounds of movement and escorts, attacks, anti-fighter fire, dogfights.

import type { Chapter, Line } from '../chapter.ts';
import { allot } from '../turn/4-allot.ts';
import { aimQuestion, antiFighter } from './anti-fighter.ts';
import { attackQuestion, attacks, strafe } from './attack.ts';
import { dogfights, sharing } from './dogfight.ts';
import { dogfightQuestion } from './dogfight-question.ts';
import { drift, parting } from './drift.ts';
import { firePart } from './fire.ts';
import { fireAtAll, strayAtAll } from './fire-question.ts';
import { imagineFlights } from './imagine.ts';
import { launch, launchQuestion } from './launch.ts';
import { ordersPart, settled } from './missions.ts';
import { flightsMove } from './rounds.ts';
import { flightsQuestion } from './rounds-question.ts';
import { flightSense } from './sense.ts';

const missionLines = (): Line[] => [settled];
const fireLines = (n: number): Line[] => [strafe(n), allot(n, 'hits of fighters')];
const fightLines = (n: number): Line[] => [dogfights(n), sharing(n)];
const driftLines = (): Line[] => [parting, drift];

function moveLines(n: number): Line[] {
  return [launch(n), flightsMove(n, 1), flightsMove(n, 2), flightsMove(n, 3), attacks(n), antiFighter(n)];
}

/** FA-2.1.2 Flights move when all squadrons have, and are fired at; they attack when ships have fired, and fight each other last of all. */
export const fighters: Chapter = {
  name: 'fighters',
  lines: { ordered: missionLines, moved: moveLines, fired: fireLines, ended: fightLines, pulsed: driftLines },
  orders: ordersPart,
  fire: firePart,
  questions: {
    fire: fireAtAll,
    stray: strayAtAll,
    launch: launchQuestion,
    flights: flightsQuestion,
    attack: attackQuestion,
    aim: aimQuestion,
    dogfight: dogfightQuestion,
  },
  imagine: imagineFlights,
  sense: flightSense,
};
