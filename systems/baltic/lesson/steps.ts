// What the lesson offers at each ask, each way for a reason.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { leastBy } from '@flagplot/manifest';
import type { Pose, Segment } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { fireQuestion, sailQuestion } from '../rules/activations/questions.ts';
import { limitsOf } from '../rules/movement/course.ts';
import { plannedEnd } from '../rules/movement/plan.ts';
import { vesselName } from '../rules/names.ts';
import type { Vessel } from '../rules/open.ts';
import type { Sail, SpeedOrder } from '../rules/orders.ts';
import { isLive, vesselCalled } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { telegraphQuestion } from '../rules/turn/1-speed.ts';
import { nearestEnemy, ownVessel } from './table.ts';

type Order<K extends keyof Baltic['asks']> = Baltic['asks'][K]['order'];
type About<K extends keyof Baltic['asks']> = Baltic['asks'][K]['about'];

/** BB-2.1.2 As it is, a step up, a step down. */
export function telegraphStep(v: BbView, about: About<'telegraph'>): LessonStep<Order<'telegraph'>> {
  const names = ['As it is', 'A step faster', 'A step slower'];
  const seen = new Set<string>();
  const choices = [...telegraphQuestion.candidates(v, about)].flatMap((order, i): LessonChoice<Order<'telegraph'>>[] => {
    const settings = order.units.map(({ setting }: SpeedOrder) => setting).join();
    if (seen.has(settings)) return [];
    seen.add(settings);
    return [{ name: `${names[i] ?? 'Otherwise'}: ${settings}`, order }];
  });
  return {
    says: 'The telegraph says how far your cruiser goes this turn: it changes by one step, and both sides ring it in secret.',
    enemy: 'The enemy is a cruiser that has been hit: hit her again before she turns her guns on you.',
    choices,
  };
}

/** BB-2.2.1 */
export function bidStep(_v: BbView, { pool }: About<'bid'>): LessonStep<Order<'bid'>> {
  const bids = [3, 1, 6].filter(points => points <= pool);
  return {
    says: 'Bid strategy points for the choice of who plays first: what you bid is spent, and the pool must last the battle.',
    choices: (bids.length > 0 ? bids : [pool]).map(points => ({ name: `Bid ${points} of ${pool}`, order: { points } })),
  };
}

/** BB-2.2.4 */
export function placeStep(_v: BbView, { free }: About<'place'>): LessonStep<Order<'place'>> {
  const named = free.map(place => ({
    name: place === 1 ? 'Play first: fire before they do' : 'Play last: see where they go',
    order: { place },
  }));
  return { says: 'You bid most and choose your place in the order of play.', choices: named };
}

/** Range at which to fight, in mil: near enough for the shift to the left. */
const WELL = 8000;

interface Look {
  readonly legs: Segment[];
  readonly end: Pose;
}

/** BB-3.1.1, BB-3.1.4 Straight on, or turning, near or away. */
export function sailStep(v: BbView, about: About<'sail'>): LessonStep<Order<'sail'>> {
  const base = sailQuestion.idle(v, about);
  const [sailing] = base.vessels;
  const vessel = vesselCalled(v.open, sailing?.vessel ?? '');
  const here = nearestEnemy(v, vessel);
  const off = here ? `The enemy is ${inches(here.range)} inches off` : 'Nobody is left to sail against';
  return {
    says: `${off}: lay a course along the template, as long as the telegraph says.`,
    choices: choicesOf(v, vessel, base),
  };
}

function choicesOf(v: BbView, vessel: Vessel, base: Sail): LessonChoice<Sail>[] {
  const looks = looksOf(v, vessel).filter(({ end }) => isInside(v, end));
  const range = ({ end }: Look): number => nearestEnemy(v, vessel, end)?.range ?? 0;
  const near = leastBy(looks, look => Math.abs(range(look) - WELL));
  const on = looks.find(({ legs }) => legs.every(({ turn }) => turn === 0));
  const away = leastBy(looks, look => 0 - range(look));
  const named: [string, Look | undefined][] = [
    ['Keep near', near],
    ['Straight on', on],
    ['Away', away],
  ];
  const seen = new Set<string>();
  const choices = named.flatMap(([name, look]): LessonChoice<Sail>[] => {
    const key = JSON.stringify(look?.legs);
    if (!look || seen.has(key)) return [];
    seen.add(key);
    const order = { ...base, vessels: [{ vessel: vessel.id, legs: look.legs }] };
    return [{ name: `${name}: ${inches(range(look))} inches from the enemy`, order }];
  });
  return choices.length > 0 ? choices : [{ name: 'As far as she must', order: base }];
}

/** Straight, or turning for half or all of the way, as far and as short as the setting allows. */
function looksOf({ book }: BbView, vessel: Vessel): Look[] {
  const { least, most, rate, way } = limitsOf(book, vessel);
  if (most === 0) return [{ legs: [], end: vessel }];
  return [most, least].flatMap(length =>
    [0, 0 - rate, rate, 0 - Math.floor(rate / 2), Math.floor(rate / 2)].map((turn): Look => {
      const legs = [{ d: length * way, turn: turn + 0 }];
      return { legs, end: plannedEnd(vessel, { legs }) };
    }),
  );
}

function isInside({ book: { table } }: BbView, { x, y }: Pose): boolean {
  const edge = 2000;
  return x >= edge && y >= edge && x <= table[0] - edge && y <= table[1] - edge;
}

/** BB-3.1.26 */
export function meetStep(v: BbView, { vessel, other }: About<'meet'>): LessonStep<Order<'meet'>> {
  const [own, hers] = [vesselName(v.book, vessel), vesselName(v.book, other)];
  return {
    says: `The course of ${own} leads across ${hers}: ram her, which hurts both, or try to pass.`,
    choices: [
      { name: 'Evade', order: { force: false } },
      { name: `Ram ${hers}`, order: { force: true } },
    ],
  };
}

/** BB-3.2.3 All that bears, or nothing. */
export function fireStep(v: BbView, about: About<'fire'>): LessonStep<Order<'fire'>> {
  const best = [...fireQuestion.candidates(v, about)][0] ?? { acts: [] };
  const own = ownVessel(v);
  const near = own && isLive(own) ? nearestEnemy(v, own) : undefined;
  const choices = [
    ...(best.acts.length > 0
      ? [{ name: `Fire ${best.acts.length === 1 ? 'one weapon' : `${best.acts.length} weapons`}`, order: best }]
      : []),
    { name: 'Hold fire', order: { acts: [] } },
  ];
  return {
    says: `Each weapon that bears fires once${near ? `, at ${inches(near.range)} inches` : ''}: near and on their broad side there are most dice.`,
    choices,
  };
}
