// What is proposed to a person at one press: fire by the damage to be expected, or the same as last time.

import type { About, Forecasted, GameTypes, Kind, Order, View } from '@flagplot/kernel';

/** What may be proposed for one kind of question. */
export interface Proposal<G extends GameTypes, K extends Kind<G>> {
  /** What promises most now, by the same odds that a page shows. */
  best(v: View<G>, about: About<G, K>): Order<G, K>;
  /** What was ordered the last time such a question was answered, as far as it still stands. */
  again(v: View<G>, about: About<G, K>, before: Order<G, K>): Order<G, K>;
}

/** Proposals by the kind of question; for a kind left out an ordinary player's order is proposed. */
export type Proposals<G extends GameTypes> = { readonly [K in Kind<G>]?: Proposal<G, K> };

/** Fire that may be ordered: of one firer, at one target. */
export interface Aimed<E> {
  /** Its entry in the order. */
  readonly entry: E;
  readonly firer: string;
  readonly target: string;
  /** Firers of one company fire into one group of targets. */
  readonly company: string;
  readonly into: string;
  /** Harm to be expected at a glance, in the measure of `harm`; it decides alone which fire is worth asking the odds of. */
  readonly glance: number;
  /** Harm after which the target is gone. */
  readonly left: number;
}

/** Of the targets of a company those are looked at closely that look best at a glance: so many groups, and in each so many for a firer. */
const GROUPS = 2;
const TARGETS = 2;
/** What harm counts that a target is not expected to live to see. */
const WASTED = 0.1;

/** An entry with the harm that is to be expected of it. */
interface Rated<E> {
  aimed: Aimed<E>;
  harm: number;
}

/** Harm that is expected of the targets by what is declared already. */
type Declared = ReadonlyMap<string, number>;

interface Volley<E> {
  fire: readonly Rated<E>[];
  gain: number;
  declared: Declared;
}

/**
 * The fire that promises most: company by company, each into the group of targets where it adds most harm to what those before it do.
 * @param harm the harm to be expected of an entry, by the odds
 */
export function bestFire<E>(all: readonly Aimed<E>[], harm: (aimed: Aimed<E>) => number): E[] {
  let declared: Declared = new Map();
  return [...Map.groupBy(all, one => one.company).values()].flatMap(company => {
    const volley = bestVolley(company, harm, declared);
    declared = volley.declared;
    return volley.fire.map(({ aimed }) => aimed.entry);
  });
}

function bestVolley<E>(company: readonly Aimed<E>[], harm: (aimed: Aimed<E>) => number, declared: Declared): Volley<E> {
  let best: Volley<E> = { fire: [], gain: 0, declared };
  const groups = likelyGroups(company);
  // Where nothing is to be chosen a glance will do.
  const harmOf = (open: number, aimed: Aimed<E>): number => (groups.length * open > 1 ? harm(aimed) : aimed.glance);
  for (const group of groups) {
    const rated = likelyTargets(group).map(firer => firer.map(aimed => ({ aimed, harm: harmOf(firer.length, aimed) })));
    const volley = volleyOf(rated, declared);
    if (volley.gain > best.gain) best = volley;
  }
  return best;
}

/** The groups of targets that look best at a glance. */
function likelyGroups<E>(company: readonly Aimed<E>[]): (readonly Aimed<E>[])[] {
  const sum = (group: readonly Aimed<E>[]): number =>
    byFirer(group).reduce((all, firer) => all + Math.max(...firer.map(one => one.glance)), 0);
  const groups = [...Map.groupBy(company, one => one.into).values()].map(group => ({ group, glance: sum(group) }));
  return groups
    .sort((a, b) => b.glance - a.glance)
    .slice(0, GROUPS)
    .map(({ group }) => group);
}

/** For each firer of a group of fire what looks best at a glance. */
function likelyTargets<E>(group: readonly Aimed<E>[]): (readonly Aimed<E>[])[] {
  return byFirer(group).map(firer => firer.toSorted((a, b) => b.glance - a.glance).slice(0, TARGETS));
}

function byFirer<E>(group: readonly Aimed<E>[]): (readonly Aimed<E>[])[] {
  return [...Map.groupBy(group, one => one.firer).values()];
}

/** Firer by firer, each where it adds most. */
function volleyOf<E>(firers: readonly (readonly Rated<E>[])[], before: Declared): Volley<E> {
  const declared = new Map(before);
  const fire: Rated<E>[] = [];
  let gain = 0;
  for (const choices of firers) {
    const gains = choices.map(one => gainOf(one, declared));
    const most = Math.max(...gains);
    const best = choices[gains.indexOf(most)];
    if (!best || most <= 0) continue;
    fire.push(best);
    gain += most;
    declared.set(best.aimed.target, (declared.get(best.aimed.target) ?? 0) + best.harm);
  }
  return { fire, gain, declared };
}

function gainOf<E>({ aimed, harm }: Rated<E>, declared: Declared): number {
  const left = Math.max(0, aimed.left - (declared.get(aimed.target) ?? 0));
  const useful = Math.min(harm, left);
  return useful + WASTED * (harm - useful);
}

/** What is to be expected of a forecast, each of its outcomes weighed by its chance. */
export function meanOf(
  found: Pick<Forecasted, 'outcomes'>,
  of: (value: Forecasted['outcomes'][number]['value']) => number,
): number {
  return found.outcomes.reduce((sum, { value, chance }) => sum + chance * of(value), 0);
}
