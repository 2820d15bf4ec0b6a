// What a player may ask the odds of before he commits.

import type { Forecast, Json } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import type { Aim, FireContext } from './combat/shot.ts';
import { aims } from './combat/shot.ts';
import { toHit } from './combat/volley.ts';
import type { Fire } from './forecasts/fire.ts';
import { conditionAfter, fireOf } from './forecasts/fire.ts';
import { shotRefusals, squadronRefusals } from './forecasts/judge.ts';
import { testMorale } from './morale/check.ts';
import type { Shot } from './orders.ts';
import type { FaState, FaTable, FleetAction } from './state.ts';
import { aimShot, sightOf } from './turn/3-fire.ts';

const WEAPONS = { ...list(ID, 20, 1), title: 'Weapons; left out: all that can fire' };
const SHOT = shape({ ship: ID, target: ID, weapons: WEAPONS }, ['weapons']);

/** What is supposed of the other side in between. */
const OWNER = "The target's owner gives up the least useful weapon that qualifies.";
const FLOWN = 'Ballistic shots are taken to arrive now, at the target as it is now.';

/** Its pieces are whole ships' hits, dearer than most: beyond this a volley takes longer to count than to sample. */
const WORK = 400_000;

/** What is asked: one shot, or several at one target; without weapons all that can fire. */
type Shots = One | { target: string; shots: Omit<One, 'target'>[] };
type One = Omit<Shot, 'weapons'> & { weapons?: string[] };

/** The weapons asked about, and their fire; none where none of them can fire. */
interface Aimed {
  weapons: readonly number[];
  fire: Fire | undefined;
  hit(sum: number, weapon: number, t: FaTable): number;
}

/** The fire asked about. */
function aimAs(s: FaState, asked: Json): Aimed {
  const of = asked as unknown as Shots;
  const sight = sightOf(s);
  const shots = 'shots' in of ? of.shots.map(shot => ({ ...shot, target: of.target })) : [of];
  const found = shots.flatMap(shot => aimsOf(s, sight, shot));
  return {
    weapons: [...found.keys()],
    fire: found[0] && fireOf(sight, found, found[0].target),
    hit: (sum, weapon, t) => sum + toHit(sight, found[weapon] as Aim, t),
  };
}

/** The weapons of a shot that can fire. */
function aimsOf(s: FaState, sight: FireContext, { ship, target, weapons }: One): Aim[] {
  if (weapons) return aimShot(sight, { ship, target, weapons });
  const [from, to] = [ship, target].map(id => s.open.ships[s.book.shipAt[id] ?? -1]);
  return from && to ? aims(sight, from, to) : [];
}

/** What becomes of the target of the fire asked about. */
function condition(s: FaState, of: Json): (t: FaTable) => Json {
  const { fire } = aimAs(s, of);
  return t => (fire ? conditionAfter(fire, t) : null);
}

/** FA-6.6, FA-7 The fire of one ship at another: what becomes of the target. */
const volley: Forecast<FleetAction> = {
  rule: 'FA-6.6.1',
  schema: { ...SHOT, title: 'One ship fires at another' },
  assumes: [OWNER, FLOWN],
  work: () => WORK,
  judge: shotRefusals,
  act: (s, t, of) => condition(s, of)(t),
  prepare: condition,
};

/** FA-6.4.1 The fire of several ships at one: what becomes of the target. */
const squadron: Forecast<FleetAction> = {
  rule: 'FA-6.4.1',
  schema: {
    ...shape({
      target: ID,
      shots: list(shape({ ship: ID, weapons: WEAPONS }, ['weapons']), 24, 1),
    }),
    title: 'Several ships fire at one',
  },
  assumes: [OWNER, FLOWN],
  work: () => WORK,
  judge: squadronRefusals,
  act: (s, t, of) => condition(s, of)(t),
  prepare: condition,
};

/** How many hits the fire asked about scores. */
function score(s: FaState, of: Json): (t: FaTable) => number {
  const { weapons, hit } = aimAs(s, of);
  return t => t.each(weapons, 0, hit);
}

/** FA-6.6.1 How many hits the fire of one ship scores, pulses counted one by one. */
const hits: Forecast<FleetAction> = {
  rule: 'FA-6.6.1',
  schema: { ...SHOT, title: 'Hits of one ship on another' },
  assumes: [FLOWN],
  judge: shotRefusals,
  act: (s, t, of) => score(s, of)(t),
  prepare: score,
};

/** FA-11.2.3 Whether a squadron would withdraw if the turn ended now: tested for every circle it has reached since. */
const heart: Forecast<FleetAction> = {
  rule: 'FA-11.2.3',
  schema: { ...shape({ squadron: ID }), title: 'The morale of a squadron at the end of this turn' },
  assumes: ['The turn ends as the table stands: no more is lost, and no other squadron withdraws.'],
  judge(s, of) {
    const { squadron: id } = of as unknown as { squadron: string };
    if (Object.hasOwn(s.book.squadronAt, id)) return [];
    return [{ rule: 'FA-11.2.3', at: '/squadron', say: `There is no squadron ${id}.` }];
  },
  act(s, t, of) {
    const { squadron: id } = of as unknown as { squadron: string };
    const place = Object.hasOwn(s.book.squadronAt, id) ? (s.book.squadronAt[id] as number) : -1;
    const squadron = s.open.squadrons[place];
    if (!squadron) return null;
    const before = squadron.tested;
    testMorale(s, t, squadron);
    return { withdraws: squadron.withdraws > 0, tests: squadron.tested - before };
  },
};

/** The forecasts of Fleet Action, by name. */
export const forecasts: Readonly<Record<string, Forecast<FleetAction>>> = { volley, squadron, hits, morale: heart };
