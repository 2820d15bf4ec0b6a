// Chapter 4.1: which squadron may fire what at whom.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { WeaponOfBook } from '../book.ts';
import { anyActs } from '../condition.ts';
import { isBroken } from '../morale/levels.ts';
import type { Squadron } from '../open.ts';
import type { Bearing, Volley } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { enemiesOf, sideOf, squadronCalled, squadronOf, squadronsOf, strength } from '../roster.ts';
import type { SqView } from '../state.ts';
import type { Whereabouts } from './sight.ts';
import { BEARINGS, bears, bearsAtAll, isNear, mountNamed, sightingOf, whereabouts } from './sight.ts';

/** Why a squadron cannot fire at all this round; nothing where it may. */
export function whySilent({ book, open }: Seen, squadron: Squadron): Refusal | undefined {
  const { name } = squadronOf(book, squadron.id);
  if (isBroken(book.charts, squadron)) return { rule: 'SQ-5.4.1', say: `${name} is Broken and does not fire.` };
  if (squadron.speed === 'full') return { rule: 'SQ-3.3.5', say: `${name} moved at Full Throttle and does not fire.` };
  if (squadron.jams) return { rule: 'SQ-4.11.5', say: `${name} jams and fires nothing else.` };
  if (isCrippled({ book, open }, squadron)) return { rule: 'SQ-8.4.8', say: `${name} is crippled and fires no more.` };
  if (!anyActs(squadronOf(book, squadron.id), squadron)) return { rule: 'SQ-4.9.12', say: `All craft of ${name} are frozen.` };
  return undefined;
}

/** SQ-8.4.8 What a scenario wants crippled fires no more once it is. */
function isCrippled({ book }: Seen, { id, craft }: Squadron): boolean {
  const { goal } = book;
  return goal?.kind === 'cripple' && goal.squadron === id && craft.every(one => one.damage >= goal.markers);
}

/** Every weapon and target a squadron has a shooter for, turrets left to bear where most targets are. */
export function* volleysOf(seen: Seen, squadron: Squadron): Generator<Volley> {
  if (whySilent(seen, squadron)) return;
  const of = squadronOf(seen.book, squadron.id);
  for (const target of enemiesOf(seen, of.side)) {
    for (const mount of of.guns) {
      const { card } = of.weapons[mount] as WeaponOfBook;
      if (bears(seen, [squadron, target], mount)) yield { squadron: squadron.id, weapon: card.id, target: target.id };
    }
  }
}

/** Whether a squadron has anything to fire at. `where` they lie is filled in, so that many may be asked about with one. */
export function canFire(seen: Seen, squadron: Squadron, where: Whereabouts = whereabouts(seen.open)): boolean {
  // The commonest reason is looked at before one is put into words.
  if (squadron.speed === 'full' || whySilent(seen, squadron)) return false;
  const { book, open } = seen;
  const from = book.squadronAt[squadron.id] as number;
  for (const at of sideOf(book, squadronOf(book, squadron.id).side).hostile)
    if (isNear(seen, [from, at], where) && bearsAtAll(seen, [squadron, open.squadrons[at] as Squadron])) return true;
  return false;
}

/** Every volley a squadron may declare. */
export function volleyOptions(seen: Seen, id: string): Volley[] {
  return [...volleysOf(seen, squadronCalled(seen, id))];
}

/** SQ-4.2.5 A volley with its turrets named at random, or left as they are where none of them would then bear. */
export function randomTurrets(seen: Seen, volley: Volley, face: RollDie): Volley {
  const { card } = squadronOf(seen.book, volley.squadron);
  if (card.weapons.find(({ id }) => id === volley.weapon)?.arc !== 'turret' || face(2) === 1) return volley;
  const { craft } = squadronCalled(seen, volley.squadron);
  const turrets = craft.flatMap((one, i) =>
    one.status === 'flying' ? [{ craft: i + 1, bears: BEARINGS[face(BEARINGS.length) - 1] as Bearing }] : [],
  );
  const named = { ...volley, turrets };
  return sightingOf(seen, named).shooters.length > 0 ? named : volley;
}

/** Every reason a side's fire cannot stand. */
export function fireFaults(v: SqView, volleys: readonly Volley[]): Refusal[] {
  return volleys.flatMap((volley, i) =>
    volleyFaults(v, volley, { i, first: volleys.findIndex(one => one.squadron === volley.squadron) }),
  );
}

function volleyFaults(v: SqView, volley: Volley, { i, first }: { i: number; first: number }): Refusal[] {
  const at = `/volleys/${i}`;
  const own = squadronsOf(v, v.side).find(({ id }) => id === volley.squadron);
  if (!own) return [{ rule: 'SQ-4.1.3', at: `${at}/squadron`, say: `You have no squadron ${volley.squadron} on the map.` }];
  if (first < i)
    return [
      {
        rule: 'SQ-4.1.4',
        at: `${at}/squadron`,
        say: `${squadronOf(v.book, own.id).name} fires one weapon at one squadron, and has done so already.`,
      },
    ];
  const still = whySilent(v, own);
  if (still) return [{ ...still, at: `${at}/squadron` }];
  const faults = [...weaponFaults(v, volley, at), ...targetFaults(v, volley, at)];
  return faults.length > 0 ? faults : layingFaults(v, volley, at);
}

function weaponFaults({ book }: SqView, { squadron, weapon }: Volley, at: string): Refusal[] {
  const of = squadronOf(book, squadron);
  const mount = mountNamed(of, weapon);
  if (mount < 0) return [{ rule: 'SQ-4.1.3', at: `${at}/weapon`, say: `The craft of ${of.name} carry no ${weapon}.` }];
  if (of.weapons[mount]?.card.kind !== 'jammer') return [];
  return [{ rule: 'SQ-4.11.1', at: `${at}/weapon`, say: 'A jammer is announced before any fire, and is not fired.' }];
}

/** SQ-4.1.5 Squadrons of one's own side and of allies are no targets. */
function targetFaults(v: SqView, { target }: Volley, at: string): Refusal[] {
  if (enemiesOf(v, v.side).some(({ id }) => id === target)) return [];
  const known = Object.hasOwn(v.book.squadronAt, target);
  const friend = known && strength(squadronCalled(v, target)) > 0;
  const say = friend ? `${squadronOf(v.book, target).name} is no enemy of yours.` : `There is no squadron ${target} on the map.`;
  return [{ rule: 'SQ-4.1.5', at: `${at}/target`, say }];
}

/** SQ-4.2.5 Turrets are named for turret craft, each once; SQ-4.1.8 somebody must bear. */
function layingFaults(v: SqView, volley: Volley, at: string): Refusal[] {
  const faults = (volley.turrets ?? []).flatMap(({ craft }, n) =>
    turretFaults(v, volley, { craft, n, at: `${at}/turrets/${n}/craft` }),
  );
  if (faults.length > 0 || sightingOf(v, volley).shooters.length > 0) return faults;
  const [from, to] = [volley.squadron, volley.target].map(id => squadronOf(v.book, id).name);
  const say = `No craft of ${from} has ${to} in its arc and within long range.`;
  return [{ rule: 'SQ-4.1.8', at: `${at}/target`, say }];
}

function turretFaults(v: SqView, volley: Volley, { craft, n, at }: { craft: number; n: number; at: string }): Refusal[] {
  const of = squadronOf(v.book, volley.squadron);
  const turret = of.weapons[mountNamed(of, volley.weapon)]?.card.arc === 'turret';
  const flies = squadronCalled(v, volley.squadron).craft[craft - 1]?.status === 'flying';
  if (!turret) return [{ rule: 'SQ-4.2.5', at, say: `${volley.weapon} is in no turret: it bears ahead.` }];
  if (!flies) return [{ rule: 'SQ-4.2.5', at, say: `There is no craft ${craft} of ${of.name} on the map.` }];
  if ((volley.turrets ?? []).findIndex(other => other.craft === craft) === n) return [];
  return [{ rule: 'SQ-4.2.5', at, say: `The turret of craft ${craft} bears in one direction a round, and has one already.` }];
}
