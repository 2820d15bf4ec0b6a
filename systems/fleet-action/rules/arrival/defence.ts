// Chapter 1.2: the defender sets up against a side that jumps in, with a quarter of his squadrons on patrol.

import { hexes } from '@flagplot/hexes';
import type { Refusal, RollDie } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { jsonSchema } from '@flagplot/kernel/schemas';
import type { SquadronOfBook } from '../book.ts';
import { inFormation, placeWritten, writtenPlace } from '../map.ts';
import type { Deployment, Patrol, Strip } from '../orders.ts';
import { fleetAtFirst } from '../roster.ts';
import type { FaQuestion, FaView, FleetAction } from '../state.ts';
import {
  asPrinted,
  deploymentFaults,
  deployQuestion,
  flagFaults,
  formationOf,
  randomDeployment,
  twice,
} from '../turn/0-deploy.ts';
import { FAR, FAST, ONE_IN, SLOW } from './numbers.ts';
import { PATROLS } from './schemas.ts';

type Order = FleetAction['asks']['deploy']['order'];

/** FA-1.2.8 A quarter of so many squadrons, the nearest whole number and halves up, which is one as soon as there are two. */
export function patrolsOf(squadrons: number): number {
  return Math.floor((2 * squadrons + ONE_IN) / (2 * ONE_IN));
}

const schema = deployQuestion.schema as { properties: object };

/** FA-1.2.5 Where and how fast the defender's squadrons are, FA-1.2.8 and which are on patrol. */
export const defenceQuestion: FaQuestion<'deploy'> = {
  ...deployQuestion,
  schema: jsonSchema({ ...schema, properties: { ...schema.properties, patrols: PATROLS } }),
  judge: (v, about, order) => [
    ...(order.speed > SLOW ? [{ rule: 'FA-1.2.6', at: '/speed', say: `The defender has speed ${SLOW} at most.` }] : []),
    ...flagFaults(v, about, order),
    ...order.squadrons.flatMap((given, i) => deploymentFaults(v, about, given).map(under(`/squadrons/${i}`))),
    ...twice(order.squadrons),
    ...patrolFaults(v, order),
  ],
  idle: (v, about) => withPatrols(v, { ...asPrinted(v, about), speed: SLOW }),
  candidates: (v, about) => [withPatrols(v, { ...asPrinted(v, about), speed: SLOW })],
  random: (v, about, face) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = randomDefence(v, about, face);
      if (defenceQuestion.judge(v, about, order).length === 0) return order;
    }
    return withPatrols(v, { ...asPrinted(v, about), speed: face(SLOW + 1) - 1 });
  },
};

/** FA-12.1.1 All that are there from the beginning. */
function own({ book, side }: FaView): SquadronOfBook[] {
  return fleetAtFirst(book, { side });
}

/** How often places are drawn before the squadrons stand where the scenario has them. */
const TRIES = 8;

/** The last squadrons of the roster patrol. */
function withPatrols(v: FaView, order: Order): Order {
  const all = own(v);
  const patrols = all.slice(all.length - patrolsOf(all.length)).map(({ id }) => ({ squadron: id, speed: order.speed }));
  return patrols.length > 0 ? { ...order, patrols } : order;
}

function randomDefence(v: FaView, about: Strip, face: RollDie): Order {
  const all = own(v);
  const [, ...others] = all;
  const patrols: Patrol[] = [];
  for (let n = patrolsOf(all.length); n > 0; n -= 1) {
    const [of] = others.splice(face(others.length) - 1, 1);
    if (of) patrols.push({ squadron: of.id, speed: face(FAST + 1) - 1 });
  }
  const squadrons: Deployment[] = [];
  for (const of of all) {
    const free = of === all[0] || patrols.some(({ squadron }) => squadron === of.id);
    const otherwise = { squadron: of.id, ...writtenPlace(of.place), ships: [] };
    squadrons.push(randomDeployment(v, { about, of, flag: free ? undefined : squadrons[0], otherwise }, face));
  }
  const order = { speed: face(SLOW + 1) - 1, squadrons };
  return patrols.length > 0 ? { ...order, patrols } : order;
}

/** FA-1.2.8 As many patrols as there must be; FA-1.2.9 none of them the flag squadron. */
function patrolFaults(v: FaView, order: Order): Refusal[] {
  const { patrols = [] } = order;
  const most = patrolsOf(own(v).length);
  const found = patrols.flatMap((_, i) => faultsOf(v, order, i).map(under(`/patrols/${i}`)));
  if (patrols.length === most || found.length > 0) return found;
  const say = `${most} of your squadrons ${most === 1 ? 'is' : 'are'} on patrol, not ${patrols.length}.`;
  return [{ rule: 'FA-1.2.8', at: '/patrols', say, ...(patrols.length < most && { lacking: true as const }) }];
}

function faultsOf(v: FaView, order: Order, i: number): Refusal[] {
  const all = own(v);
  const { patrols = [] } = order;
  const { squadron, speed } = patrols[i] as Patrol;
  const of = all.find(({ id }) => id === squadron);
  const fault = (rule: string, at: string, say: string): Refusal[] => [{ rule, at, say }];
  if (!of) return fault('FA-1.2.8', '/squadron', `You have no squadron ${squadron}.`);
  if (of === all[0]) return fault('FA-1.2.9', '/squadron', 'The flag squadron is never on patrol.');
  if (patrols.findIndex(one => one.squadron === squadron) !== i)
    return fault('FA-1.2.8', '/squadron', `${of.name} is named twice.`);
  if (speed > FAST) return fault('FA-1.2.11', '/speed', `A patrol has speed ${FAST} at most.`);
  const flag = placesOf(v, order, all[0] as SquadronOfBook)[0] as { q: number; r: number };
  const near = Math.min(...placesOf(v, order, of).map(hex => hexes.range(flag, hex)));
  return near < FAR
    ? fault('FA-1.2.10', '/squadron', `${of.name} would patrol ${near} hexes from the flagship; ${FAR} is the least.`)
    : [];
}

/** FA-A62 Where the ships of a squadron would stand, the command ship first. */
function placesOf(v: FaView, { squadrons }: Order, of: SquadronOfBook): { q: number; r: number }[] {
  const given = squadrons.find(one => one.squadron === of.id);
  const lead = given ? placeWritten(given) : of.place;
  const formation = given ? formationOf(v.book, of, given) : of.formation;
  return formation.map(offset => inFormation(lead, offset));
}
