// The odds of a whole volley. The hits are not followed to one craft after another: craft that are alike make a class, and of a class it is
// enough how many craft have how many hits. So a dozen against a dozen is counted to the end.

import type { Forecast } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import { shape } from '@flagplot/kernel/schemas';
import { gravities, rollResistance } from '../combat/damage.ts';
import { aims } from '../combat/gunnery.ts';
import type { Sighting } from '../combat/sight.ts';
import { mountNamed, sightingOf } from '../combat/sight.ts';
import { damageRollOn } from '../combat/volley.ts';
import { isFrozen } from '../condition.ts';
import { openEndedTest, reaches } from '../dice.ts';
import type { Craft } from '../open.ts';
import type { Volley } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { enemiesOf, squadronOf } from '../roster.ts';
import { VOLLEY } from '../schemas.ts';
import type { SqState, SqTable, Squadrons } from '../state.ts';
import { volleyRefusals } from './judge.ts';

/** What is supposed of the craft fired at. */
export const NO_LAUNCH = 'The targets launch no missiles, bombs or torpedoes in the same phase.';

/** A craft under fire, as far as the odds can tell it from others. */
interface Target {
  damage: number;
  resistance: number;
  margin: number;
  ion: boolean;
  /** SQ-4.9.11 Counters it must be given to be frozen; 0 where it is already, or where the weapon gives none. */
  freezes: number;
}

/** Craft that are alike, `craft` of the `of` that are not in a class before. */
interface Class {
  target: Target;
  craft: number;
  of: number;
}

/** All a volley is made of: what each die needs, and whom the hits fall on. */
interface Salvo {
  needs: number[];
  classes: Class[];
  ion: boolean;
}

/** The volley asked about; nothing where it cannot be fired (SQ-4.1.5, SQ-4.1.8). */
function lawfulSighting(s: SqState, volley: Volley): Sighting | undefined {
  if (![volley.squadron, volley.target].every(id => Object.hasOwn(s.book.squadronAt, id))) return undefined;
  const of = squadronOf(s.book, volley.squadron);
  const card = of.weapons[mountNamed(of, volley.weapon)]?.card;
  if (!card || card.kind === 'jammer' || !enemiesOf(s, of.side).some(({ id }) => id === volley.target)) return undefined;
  const sighting = sightingOf(s, volley);
  return sighting.shooters.length > 0 ? sighting : undefined;
}

function salvoOf(s: SqState, sighting: Sighting): Salvo {
  const needs = aims(s, sighting).flatMap(aim => Array<number>(aim.shots).fill(aim.needs));
  return { needs: needs.sort((a, b) => a - b), classes: classesOf(s, sighting), ion: sighting.weapon.card.kind === 'ion' };
}

/** SQ-4.1.9 The eligible targets by classes. */
function classesOf(s: SqState, sighting: Sighting): Class[] {
  const classes = new Map<string, Class>();
  for (const place of sighting.eligible) {
    const target = targetOf(s, sighting, place);
    const key = `${target.resistance} ${target.freezes}`;
    classes.set(key, { target, craft: (classes.get(key)?.craft ?? 0) + 1, of: 0 });
  }
  let left = sighting.eligible.length;
  return [...classes.values()].map(one => {
    const of = left;
    left -= one.craft;
    return { ...one, of };
  });
}

function targetOf(s: Seen, sighting: Sighting, place: number): Target {
  const { damage, resistance, margin, ion } = damageRollOn(s, sighting, { place, out: new Map() });
  const craft = sighting.to.craft[place] as Craft;
  return { damage, resistance, margin, ion, freezes: ion ? countersToFreeze(sighting, craft) : 0 };
}

/** SQ-4.9.11 */
function countersToFreeze({ toOf }: Sighting, craft: Craft): number {
  let given = 0;
  while (!isFrozen(toOf, { ...craft, fresh: craft.fresh + given })) given += 1;
  return given;
}

/** Craft hurt (damaged or ionized) and gone (destroyed or frozen). */
interface Toll {
  hurt: number;
  gone: number;
}

/** A toll under way, with the hits that fall on classes still to come. */
interface Taking extends Toll {
  left: number;
}

/** Hits, and what became of the craft under a name for each kind of weapon. */
type Outcome = Record<string, number>;

/** SQ-4.5 The shots, then class after class what the hits do. */
function fireSalvo(_: Outcome, { needs, classes, ion }: Salvo, t: SqTable): Outcome {
  const hits = t.each(needs, 0, fireShot);
  const { hurt, gone } = t.each(classes, { left: hits, hurt: 0, gone: 0 }, hitClass);
  return ion ? { hits, ionized: hurt, frozen: gone } : { hits, damaged: hurt, destroyed: gone };
}

/** SQ-4.5.2 One shot more. */
function fireShot(hits: number, needs: number, t: SqTable): number {
  return (
    hits + t.chain(reaches(needs), () => ({ rule: 'SQ-4.5.1', what: 'A shot', ...openEndedTest([{ by: needs, for: 'needed' }]) }))
  );
}

/** SQ-4.6.1 The hits that fall on one class: each falls on any craft with equal chance. */
function hitClass({ left, hurt, gone }: Taking, { target, craft, of }: Class, t: SqTable): Taking {
  const why = () => ({ rule: 'SQ-4.6.1', what: 'Which craft are hit' });
  const hits = craft === of ? left : t.throw(left, atLeast(of, of - craft + 1), why);
  const toll = t.part(tollOfClass, { target, craft, hits });
  return { left: left - hits, hurt: hurt + toll.hurt, gone: gone + toll.gone };
}

/** So many hits on so many craft that are alike. */
function tollOfClass(t: SqTable, { target, craft, hits }: Pick<Class, 'target' | 'craft'> & { hits: number }): Toll {
  const fallen = t.each(Array<number>(hits).fill(craft), NONE, placeHit);
  const blows = fallen.map(number => ({ target, hits: number }));
  return t.each(blows, { hurt: 0, gone: 0 }, hitCraft);
}

const NONE: readonly number[] = [];

/** SQ-4.6.1, SQ-4.6.2 One hit more. `fallen` has the hits of each craft that has any, the most first: which craft it is makes no odds. */
function placeHit(fallen: readonly number[], craft: number, t: SqTable): readonly number[] {
  const drawn = { sides: craft, start: 0, add: (_: number, face: number) => fallen[face - 1] ?? 0 };
  const had = t.throw(1, drawn, () => ({ rule: 'SQ-4.6.3', what: 'Which craft is hit' }));
  return fallen.toSpliced(had === 0 ? fallen.length : fallen.indexOf(had), 1, had + 1);
}

function hitCraft({ hurt, gone }: Toll, { target, hits }: { target: Target; hits: number }, t: SqTable): Toll {
  const fate = t.part(rollFate, target, hits);
  return { hurt: hurt + (fate === 1 ? 1 : 0), gone: gone + (fate === 2 ? 1 : 0) };
}

/** SQ-4.7.9 What the hits on one craft come to: 0 nothing, 1 hurt, 2 gone. */
function rollFate(t: SqTable, { damage, resistance, margin, ion, freezes }: Target, hits: number): number {
  const total = rollResistance(t, resistance, () => ({ rule: 'SQ-4.7.1', what: 'The craft resists' }));
  const attack = { needs: total - damage, margin, enough: ion ? Math.max(1, freezes) : 0 };
  const worst = t.each(Array<Attack>(hits).fill(attack), 0, worse);
  if (!ion) return worst;
  return worst === 0 ? 0 : worst >= freezes ? 2 : 1;
}

interface Attack {
  needs: number;
  margin: number;
  /** Counters beyond which it makes no difference; 0 for a weapon that gives none. */
  enough: number;
}

/** SQ-4.7.11 The gravest result counts, SQ-4.9.5 counters add up. */
function worse(soFar: number, { needs, margin, enough }: Attack, t: SqTable): number {
  const gravity = t.chain(gravities(needs, margin), () => ({ rule: 'SQ-4.7.1', what: 'A hit' }));
  return enough === 0 ? Math.max(soFar, gravity) : Math.min(enough, soFar + gravity);
}

/** SQ-4.5, SQ-4.6, SQ-4.7 The whole volley of a squadron at another. */
export const volley: Forecast<Squadrons> = {
  rule: 'SQ-4.5.1',
  schema: { ...shape({ ...VOLLEY }, ['turrets']), title: 'A squadron fires at another' },
  assumes: [NO_LAUNCH],
  judge: volleyRefusals,
  act(s, t, of) {
    const sighting = lawfulSighting(s, of as unknown as Volley);
    return sighting ? t.each([salvoOf(s, sighting)], START, fireSalvo) : null;
  },
};

const START: Outcome = {};
