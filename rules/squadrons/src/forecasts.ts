// What a player may ask the odds of before he commits.

import type { Forecast, Json } from '@flagplot/kernel';
import { face, reaches } from '@flagplot/kernel';
import type { Blow } from './combat/damage.ts';
import { struck } from './combat/damage.ts';
import { aims } from './combat/gunnery.ts';
import type { Sighting } from './combat/sight.ts';
import { bears, mountNamed, sighted } from './combat/sight.ts';
import { blowOn } from './combat/volley.ts';
import { frozen } from './condition.ts';
import { checked, mustCheck } from './morale/check.ts';
import { levelOf, startingLevel } from './morale/levels.ts';
import { rallied } from './morale/rally.ts';
import type { Seen } from './roster.ts';
import { squadronOf } from './roster.ts';
import { ID, NUMBER, shape, VOLLEY } from './schemas.ts';
import type { Craft, SqState, SqTable, Squadron, Squadrons, Volley } from './state.ts';

const NO_LAUNCH = 'The targets launch no missiles, bombs or torpedoes in the same phase.';

/** The volley asked about; nothing where it cannot be fired. */
function sightingOf(s: SqState, volley: Volley): Sighting | undefined {
  const known = [volley.squadron, volley.target].map(id => (Object.hasOwn(s.book.squadronAt, id) ? id : undefined));
  const [from, to] = known.map(id => (id === undefined ? undefined : s.open.squadrons[s.book.squadronAt[id] as number]));
  if (!from || !to) return undefined;
  const mount = mountNamed(squadronOf(s.book, from.id), volley.weapon);
  if (mount < 0 || !bears(s, [from, to], mount)) return undefined;
  const sighting = sighted(s, volley);
  return sighting.shooters.length > 0 ? sighting : undefined;
}

/** One eligible target, as far as the odds can tell it from others. */
interface Target {
  blow: Blow;
  /** Counters that freeze it, for ion weapons; 0 for others. */
  freezes: number;
}

/** Targets that are alike in one class, so that hits on any of them count as one case. */
interface Class extends Target {
  craft: number;
}

function classesOf(s: SqState, sighting: Sighting): Class[] {
  const classes = new Map<string, Class>();
  for (const place of sighting.eligible) {
    const target = targetOf(s, sighting, place);
    const key = `${target.blow.resistance} ${target.freezes}`;
    const known = classes.get(key);
    classes.set(key, { ...target, craft: (known?.craft ?? 0) + 1 });
  }
  return [...classes.values()];
}

function targetOf(s: Seen, sighting: Sighting, place: number): Target {
  const blow = blowOn(s, sighting, { place, out: new Map() });
  // Names do not change the odds, and alike targets must be equal to the last letter.
  const nameless = { ...blow, defender: { side: blow.defender.side, name: sighting.toOf.name } };
  const craft = sighting.to.craft[place] as Craft;
  return { blow: nameless, freezes: blow.ion ? countersToFreeze(sighting, craft) : 0 };
}

/** SQ-4.9.11 Counters a craft must be given to be frozen; 0 where it is already. */
function countersToFreeze({ toOf }: Sighting, craft: Craft): number {
  let given = 0;
  while (!frozen(toOf, { ...craft, fresh: craft.fresh + given })) given += 1;
  return given;
}

/** Hits so far on each target of each class, the most first: which of like targets has them makes no odds. */
type Fallen = number[][];

/** SQ-4.6.1 One hit more, on any target with equal chance. */
function fall(fallen: Fallen, targets: number, t: SqTable): Fallen {
  let drawn = targets > 1 ? t.throw(1, face(targets), () => ({ rule: 'SQ-4.6.3', what: 'Which craft is hit' })) : 1;
  return fallen.map(hits => {
    const at = drawn - 1;
    drawn -= hits.length;
    if (at < 0 || at >= hits.length) return hits;
    return hits.map((n, i) => (i === at ? n + 1 : n)).sort((a, b) => b - a);
  });
}

/** What the hits on one target come to: nothing, hurt (damaged or ionized), gone (destroyed or frozen). */
function fate(t: SqTable, { blow, freezes }: Target, hits: number): 0 | 1 | 2 {
  const { damage, ion, destroyed } = struck(t, blow, hits);
  if (blow.ion) return ion === 0 ? 0 : ion >= freezes ? 2 : 1;
  return destroyed ? 2 : damage > 0 ? 1 : 0;
}

interface Toll {
  hurt: number;
  gone: number;
}

interface OneHit {
  target: Target;
  hits: number;
}

function tolled(toll: Toll, { target, hits }: OneHit, t: SqTable): Toll {
  const by = t.part(fate, target, hits);
  if (by === 0) return toll;
  return by === 2 ? { ...toll, gone: toll.gone + 1 } : { ...toll, hurt: toll.hurt + 1 };
}

/** SQ-4.5.2 One shot more. */
function shot(hits: number, needs: number, t: SqTable): number {
  return hits + t.chain(reaches(6, needs), () => ({ rule: 'SQ-4.5.1', what: 'A shot', needs }));
}

/** SQ-4.5, SQ-4.6, SQ-4.7 The whole volley of a squadron at another. */
const volley: Forecast<Squadrons> = {
  rule: 'SQ-4.5.1',
  schema: { ...shape({ ...VOLLEY }, ['turrets']), title: 'A squadron fires at another' },
  assumes: [NO_LAUNCH],
  act(s, t, of) {
    const sighting = sightingOf(s, of as unknown as Volley);
    if (!sighting) return null;
    const classes = classesOf(s, sighting);
    const needs = aims(s, sighting).flatMap(aim => Array<number>(aim.shots).fill(aim.needs));
    const none: Fallen = classes.map(({ craft }) => Array<number>(craft).fill(0));
    const hits = t.each(needs, 0, shot);
    const fallen = t.each(Array<number>(hits).fill(sighting.eligible.length), none, fall);
    const blows = fallen.flatMap((counts, i) =>
      counts.flatMap(n => (n > 0 ? [{ target: single(classes[i] as Class), hits: n }] : [])),
    );
    const { hurt, gone } = t.each(blows, { hurt: 0, gone: 0 }, tolled);
    return sighting.weapon.card.kind === 'ion' ? { hits, ionized: hurt, frozen: gone } : { hits, damaged: hurt, destroyed: gone };
  },
};

function single({ blow, freezes }: Class): Target {
  return { blow, freezes };
}

/** SQ-4.7, SQ-4.9 Hits of one weapon on one craft. */
const damage: Forecast<Squadrons> = {
  rule: 'SQ-4.7.1',
  schema: {
    ...shape({ squadron: ID, weapon: ID, target: ID, craft: NUMBER, hits: { type: 'integer', minimum: 1, maximum: 12 } }, [
      'hits',
    ]),
    title: 'Hits of a weapon on a craft',
  },
  assumes: [NO_LAUNCH],
  act(s, t, of) {
    const asked = of as unknown as { squadron: string; weapon: string; target: string; craft: number; hits?: number };
    const blow = blowAsked(s, asked);
    return blow ? { ...struck(t, blow, asked.hits ?? 1) } : null;
  },
};

function blowAsked(
  s: SqState,
  { squadron, weapon, target, craft }: { squadron: string; weapon: string; target: string; craft: number },
): Blow | undefined {
  const [from, to] = [squadron, target].map(id => s.open.squadrons[s.book.squadronAt[id] ?? -1]);
  if (!from || !to || to.craft[craft - 1]?.status !== 'flying') return undefined;
  const of = squadronOf(s.book, from.id);
  const served = of.weapons[mountNamed(of, weapon)];
  if (!served || served.card.kind === 'jammer') return undefined;
  return blowOn(s, { of, to, toOf: squadronOf(s.book, to.id), weapon: served }, { place: craft - 1, out: new Map() });
}

/** A level and what it is called. */
function told({ book }: SqState, level: number): Json {
  return { level, state: levelOf(book.charts, level).state };
}

function asked(s: SqState, id: string): Squadron | undefined {
  return s.open.squadrons[s.book.squadronAt[id] ?? -1];
}

/** SQ-5.2 A check after so many craft damaged and destroyed. */
const morale: Forecast<Squadrons> = {
  rule: 'SQ-5.2.3',
  schema: {
    ...shape({
      squadron: ID,
      damaged: { type: 'integer', minimum: 0, maximum: 12 },
      destroyed: { type: 'integer', minimum: 0, maximum: 12 },
    }),
    title: 'A morale check after losses',
  },
  assumes: ['The leader of today still leads.'],
  act(s, t, of) {
    const losses = of as unknown as { squadron: string; damaged: number; destroyed: number };
    const squadron = asked(s, losses.squadron);
    if (!squadron) return null;
    const hurt = { ...squadron, damaged: losses.damaged, destroyed: losses.destroyed };
    if (!mustCheck(s, hurt)) return null;
    return told(s, checked(s, t, hurt));
  },
};

/** SQ-5.3 A rally, if nothing forbids it by then. */
const rally: Forecast<Squadrons> = {
  rule: 'SQ-5.3.4',
  schema: { ...shape({ squadron: ID }), title: 'A rally' },
  assumes: ['The squadron neither fires nor jams nor is hurt this round, and its leader is not frozen.'],
  act(s, t, of) {
    const squadron = asked(s, (of as { squadron: string }).squadron);
    if (!squadron || squadron.level === 0 || squadron.level >= startingLevel(s.book, squadronOf(s.book, squadron.id)))
      return null;
    return told(s, rallied(s, t, squadron) ? squadron.level + 1 : squadron.level);
  },
};

/** The forecasts of Squadrons, by name. */
export const forecasts: Readonly<Record<string, Forecast<Squadrons>>> = { volley, damage, morale, rally };
