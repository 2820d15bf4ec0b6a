// The fire of an ordinary player: a weapon and a target for each squadron, or a rally instead.

import { volleyOptions } from '../rules/combat/declare.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { stateOf } from '../rules/morale/levels.ts';
import { mayRally } from '../rules/morale/rally.ts';
import type { Squadron } from '../rules/open.ts';
import type { Volley } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { commandOf, enemiesOf, squadronCalled, squadronOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { hitChance } from './chances.ts';
import type { Declared, Prospect } from './volleys.ts';
import { declare, prospectOf, worthOf } from './volleys.ts';

/** What a level regained is worth, in parts of the value of the craft that fly. */
const REGAINED = { steady: 0.02, shaken: 0.08, demoralized: 0.2, broken: 0.3 };
/** Chance of a rally under fire: who is hurt does not rally. */
const UNDER_FIRE = 0.25;

/** A squadron about to fire, with all it may declare. */
interface Firer {
  squadron: Squadron;
  prospects: readonly Prospect[];
  /** What it forgoes by firing, and what it costs to launch. */
  rally: number;
  exposed: number;
}

/** Squadron by squadron, first those with the fewest targets, each minding what is declared before it. */
export function volleysFor(v: SqView, squadrons: readonly string[]): Volley[] {
  const threats = threatsOf(v);
  const firers = squadrons.map(id => firerOf(v, squadronCalled(v, id), threats));
  firers.sort((a, b) => a.prospects.length - b.prospects.length);
  const declared: Declared = new Map();
  return firers.flatMap(firer => {
    const best = bestFor(v, firer, declared);
    if (!best) return [];
    declare(v, best, declared);
    return [best.volley];
  });
}

/** The volley an enemy would choose if it thought of nothing else. */
function bestOf(seen: Seen, squadron: Squadron): Prospect | undefined {
  let best: Prospect | undefined;
  let most = 0;
  for (const volley of volleyOptions(seen, squadron.id)) {
    const prospect = prospectOf(seen, volley);
    const worth = worthOf(seen, prospect, { declared: new Map() });
    if (worth > most) [best, most] = [prospect, worth];
  }
  return best;
}

/** Another volley of one squadron, or none, and what it wins less than what the squadron fires otherwise. */
interface Other {
  squadron: string;
  volley: Volley | undefined;
  loses: number;
}

/** All other volleys that squadrons might fire, those first that lose least, each minding what the others declare. */
export function otherVolleys(v: SqView, squadrons: readonly string[], volleys: readonly Volley[]): Other[] {
  const threats = threatsOf(v);
  const others = squadrons.flatMap(id => {
    const firer = firerOf(v, squadronCalled(v, id), threats);
    const declared: Declared = new Map();
    for (const volley of volleys) if (volley.squadron !== id) declare(v, prospectOf(v, volley), declared);
    const fires = volleys.find(({ squadron }) => squadron === id);
    const now = fires ? gain(v, firer, { prospect: prospectOf(v, fires), declared }) : firer.rally;
    const more = firer.prospects.map(prospect => ({
      squadron: id,
      volley: prospect.volley,
      loses: now - gain(v, firer, { prospect, declared }),
    }));
    return [...more, { squadron: id, volley: undefined, loses: now - firer.rally }];
  });
  return others.sort((a, b) => a.loses - b.loses);
}

/** What each enemy would fire if it thought of nothing else. */
function threatsOf(v: SqView): Prospect[] {
  return enemiesOf(v, v.side).flatMap(enemy => bestOf(v, enemy) ?? []);
}

function firerOf(v: SqView, squadron: Squadron, threats: readonly Prospect[]): Firer {
  const aimed = threats.filter(({ sighting }) => sighting.to === squadron);
  const prospects = volleyOptions(v, squadron.id).map(volley => prospectOf(v, volley));
  return { squadron, prospects, rally: rallyWorth(v, squadron, aimed.length > 0), exposed: exposure(v, squadron, aimed) };
}

/** Points a volley wins, less what it costs to launch it. */
function gain(v: SqView, { exposed }: Firer, { prospect, declared }: { prospect: Prospect; declared: Declared }): number {
  const cost = isLaunched(prospect.sighting.weapon.card.kind) ? exposed : 0;
  return worthOf(v, prospect, { declared }) - cost;
}

function bestFor(v: SqView, firer: Firer, declared: Declared): Prospect | undefined {
  let best: Prospect | undefined;
  let most = firer.rally;
  for (const prospect of firer.prospects) {
    const worth = gain(v, firer, { prospect, declared });
    if (worth > most) [best, most] = [prospect, worth];
  }
  return best;
}

/** SQ-5.3.1 Fire forbids a rally; so do losses. */
function rallyWorth(v: SqView, squadron: Squadron, aimedAt: boolean): number {
  if (!mayRally(v, squadron)) return 0;
  const of = squadronOf(v.book, squadron.id);
  const chance = hitChance(v.book.charts.checks.rally - commandOf(v.book, of, squadron));
  const value = squadron.craft.reduce((sum, { status }, i) => sum + (status === 'flying' ? (of.values[i] as number) : 0), 0);
  return chance * (aimedAt ? UNDER_FIRE : 1) * REGAINED[stateOf(v.book.charts, squadron)] * value;
}

/** SQ-4.10.1 What the enemies' fire wins more where all craft of a squadron launch. */
function exposure(v: SqView, squadron: Squadron, aimed: readonly Prospect[]): number {
  const declared: Declared = new Map();
  const out = new Map([[squadron, new Set(squadron.craft.keys())]]);
  return aimed.reduce((sum, one) => sum + worthOf(v, one, { declared, out }) - worthOf(v, one, { declared }), 0);
}
