// The list of a fire step: whether it could be carried out, and what might stand in it.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Card, WeaponCard } from '../cards.ts';
import type { Vessel } from '../open.ts';
import type { Act, Fire, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isOnTable, vesselNamed } from '../roster.ts';
import type { Shot } from './aim.ts';
import { aimOf, canHit, isFired, weaponOf, works } from './aim.ts';
import { lineBetween } from './sight.ts';

/** A shot of an entry as the vessels now are; nothing where its target has gone. */
export function shotOf(seen: Seen, { weapon, by, target }: Fire): Shot | undefined {
  const shooters = by.flatMap(id => vesselNamed(seen.open, id) ?? []);
  const on = vesselNamed(seen.open, target);
  const card = shooters[0] && weaponOf(seen, shooters[0], weapon);
  return on && card && isOnTable(on) ? { weapon: card, by: shooters, target: on } : undefined;
}

/** BB-3.2.4 Every reason a list could not be carried out in its order, even if no die changed anything. */
export function actFaults(seen: Seen, vessels: readonly Id[], acts: readonly Act[]): Refusal[] {
  return acts.flatMap((act, i) => {
    const at = `/acts/${i}`;
    const found = [...shooterFaults(seen, vessels, act).map(fault => ({ ...fault, at: `${at}${fault.at}` }))];
    const before = acts.slice(0, i);
    const twice = act.by.find(
      (id, j) => act.by.indexOf(id) < j || before.some(({ weapon, by }) => weapon === act.weapon && by.includes(id)),
    );
    if (twice) found.push({ rule: 'BB-3.2.1', at: `${at}/by`, say: `${twice} fires ${act.weapon} once.` });
    if (before.some(({ weapon, target }) => weapon === act.weapon && target === act.target))
      found.push({ rule: 'BB-3.2.29', at, say: `All of ${act.weapon} at ${act.target} is one throw.` });
    return found;
  });
}

/** Who may fire this at that. */
function shooterFaults(seen: Seen, vessels: readonly Id[], { by, weapon, target }: Fire): (Refusal & { at: string })[] {
  const on = vesselNamed(seen.open, target);
  return by.flatMap((id, i): (Refusal & { at: string })[] => {
    const at = `/by/${i}`;
    const firer = vessels.includes(id) ? vesselNamed(seen.open, id) : undefined;
    if (!firer) return [{ rule: 'BB-3.2.2', at, say: `${id} does not fire now.` }];
    if (!on || !isTarget(seen, firer, on)) return [{ rule: 'BB-3.2.6', at: '/target', say: `${target} is no target of ${id}.` }];
    const card = weaponOf(seen, firer, weapon);
    if (!card || !isFired(card) || !works(firer, card))
      return [{ rule: 'BB-3.2.9', at: '/weapon', say: `${id} cannot fire ${weapon}.` }];
    const line = lineBetween(seen, firer, on);
    if (canHit(seen, card, line)) return [];
    return [{ rule: line.open ? 'BB-3.2.8' : 'BB-3.2.11', at, say: `${card.name} of ${id} cannot reach ${target}.` }];
  });
}

/** BB-3.2.6 Enemy vessels on the table, wrecks included; BB-3.2.33 vessel by vessel. */
function isTarget({ book }: Seen, firer: Vessel, target: Vessel): boolean {
  return isOnTable(target) && areEnemies(book, firer.side, target.side);
}

/** Every throw that vessels could make now, each with all that can join it. */
export function throwsOpen(seen: Seen, vessels: readonly Id[]): Fire[] {
  const firers = vessels.flatMap(id => vesselNamed(seen.open, id) ?? []);
  const [first] = firers;
  if (!first) return [];
  const weapons = cardOf(seen.book, first).weapons.filter(isFired);
  const targets = seen.open.vessels.filter(target => isTarget(seen, first, target));
  return targets.flatMap(target => throwsAt(seen, { firers, weapons, target }));
}

function throwsAt(
  seen: Seen,
  { firers, weapons, target }: { firers: Vessel[]; weapons: Card['weapons']; target: Vessel },
): Fire[] {
  const lines = firers.map(firer => lineBetween(seen, firer, target));
  const able = (weapon: WeaponCard): Id[] =>
    lines.filter(line => works(line.firer, weapon) && canHit(seen, weapon, line)).map(({ firer }) => firer.id);
  return weapons
    .map(weapon => ({ act: 'fire' as const, weapon: weapon.id, by: able(weapon), target: target.id }))
    .filter(({ by }) => by.length > 0);
}

/** Each weapon of each vessel at the target where the throw has most dice. */
export function bestActs(seen: Seen, vessels: readonly Id[]): Act[] {
  const open = throwsOpen(seen, vessels).map(act => ({ act, dice: diceOf(seen, act) }));
  const acts: Act[] = [];
  for (const { act } of open.sort((a, b) => b.dice - a.dice)) {
    const by = act.by.filter(id => !acts.some(other => other.weapon === act.weapon && other.by.includes(id)));
    if (by.length > 0) acts.push({ ...act, by });
  }
  return acts;
}

function diceOf(seen: Seen, act: Fire): number {
  const shot = shotOf(seen, act);
  return (shot && aimOf(seen, shot)?.dice) ?? 0;
}

/** Any list: each weapon of each vessel holds its fire or joins some throw, in any order. */
export function anyActs(seen: Seen, vessels: readonly Id[], roll: RollDie): Act[] {
  const open = throwsOpen(seen, vessels);
  const acts: Act[] = [];
  while (open.length > 0) {
    const [act] = open.splice(roll(open.length) - 1, 1) as [Fire];
    const by = act.by.filter(id => roll(4) > 1 && !acts.some(other => other.weapon === act.weapon && other.by.includes(id)));
    if (by.length > 0) acts.push({ ...act, by });
  }
  return acts;
}
