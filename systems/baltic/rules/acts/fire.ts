// Guns, rockets and tesla projectors: one throw of one weapon at one target, by all of a unit that join it.

import type { Refusal, RollDie } from '@flagplot/kernel';
import { areWithin } from '@flagplot/plane';
import type { WeaponCard } from '../cards.ts';
import { aimAlong, aimOf, canHit, isFired, weaponOf, works } from '../gunnery/aim.ts';
import type { Mark } from '../gunnery/mark.ts';
import { isTarget, markNamed, marksFor } from '../gunnery/mark.ts';
import type { Line } from '../gunnery/sight.ts';
import { lineBetween } from '../gunnery/sight.ts';
import { fireAt } from '../gunnery/volley.ts';
import { nameOf, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Act, Fire, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, vesselNamed } from '../roster.ts';
import type { ActKind, Firing } from './act.ts';

export const fireKind: ActKind<Fire> = {
  isOpen: firing => !throwsFrom(firing).next().done,
  faults: fireFaults,
  clashes({ book }, { weapon, by, target }, before) {
    // BB-3.2.28 Each battery has throws of its own.
    const fired = before.filter((act): act is Fire => act.act === 'fire' && act.weapon === weapon);
    const twice = by.find((id, j) => by.indexOf(id) < j || fired.some(act => act.by.includes(id)));
    return [
      ...(twice
        ? [{ rule: 'BB-3.2.1', at: '/by', say: `${nameOf(book, twice)} fires ${weaponName(book, twice, weapon)} once.` }]
        : []),
      // BB-3.2.29
      ...(fired.some(act => act.target === target)
        ? [
            {
              rule: 'BB-3.2.29',
              at: '',
              say: `All ${weaponName(book, by[0] ?? '', weapon)} at ${nameOf(book, target)} are one throw.`,
            },
          ]
        : []),
    ];
  },
  remainder(firing, act) {
    const by = act.by.filter(id => fireFaults(firing, { ...act, by: [id] }).length === 0);
    return by.length > 0 ? { ...act, by } : undefined;
  },
  carry(s, t, act) {
    const shot = shotOf(s, act);
    const aim = shot && aimOf(s, shot);
    if (aim) fireAt(s, t, aim);
  },
  best: bestFire,
  draw: anyFire,
};

/** Who may fire this at that. */
function fireFaults(firing: Firing, { by, weapon, target }: Fire): Refusal[] {
  const mark = markNamed(firing, target);
  return by.flatMap((id, i): Refusal[] => {
    const at = `/by/${i}`;
    const firer = firing.vessels.includes(id) ? vesselNamed(firing.open, id) : undefined;
    if (!firer) return [{ rule: 'BB-3.2.2', at, say: `${nameOf(firing.book, id)} does not fire now.` }];
    if (!mark || !isTarget(firing, firer, mark))
      return [
        { rule: 'BB-3.2.6', at: '/target', say: `${nameOf(firing.book, target)} is no target of ${nameOf(firing.book, id)}.` },
      ];
    const card = weaponOf(firing, firer, weapon);
    if (!card || !isFired(card) || !works(firer, card))
      return [{ rule: 'BB-3.2.9', at, say: `${nameOf(firing.book, id)} cannot fire ${weaponName(firing.book, id, weapon)}.` }];
    const line = lineBetween(firing, firer, mark);
    if (canHit(firing, card, line)) return [];
    return [
      {
        rule: line.open ? 'BB-3.2.8' : 'BB-3.2.11',
        at,
        say: `${card.name} of ${nameOf(firing.book, id)} cannot reach ${nameOf(firing.book, target)}.`,
      },
    ];
  });
}

/** A throw as its list names it: nothing where what it names is not there. */
export function shotOf(
  seen: Seen,
  { weapon, by, target }: Omit<Fire, 'act'>,
): { weapon: WeaponCard; by: Vessel[]; target: Mark } | undefined {
  // In the order of the list, whatever order they were named in.
  const shooters = seen.open.vessels.filter(({ id }) => by.includes(id));
  const card = shooters[0] && weaponOf(seen, shooters[0], weapon);
  const mark = markNamed(seen, target);
  return card && mark && isFired(card) ? { weapon: card, by: shooters, target: mark } : undefined;
}

/** A weapon of a unit that bears on a mark, and who can join the throw. */
export interface Throw {
  readonly weapon: WeaponCard;
  readonly mark: Mark;
  readonly able: readonly Id[];
  /** What each of them sees of it. */
  readonly lines: readonly Line[];
}

/** Every throw that the unit could make now, each with all that can join it. */
export function throwsOpen(firing: Firing): Throw[] {
  return [...throwsFrom(firing)];
}

/** One by one: whether there is any is asked more often than which. */
function* throwsFrom(firing: Firing): Generator<Throw> {
  const firers = firing.vessels.flatMap(id => vesselNamed(firing.open, id) ?? []);
  const [first] = firers;
  if (!first) return;
  const weapons = cardOf(firing.book, first).weapons.filter(weapon => isFired(weapon) && firers.some(one => works(one, weapon)));
  if (weapons.length === 0) return;
  const farthest = Math.max(...weapons.map(({ range = 0 }) => range));
  for (const mark of marksFor(firing, first)) {
    // What lies in sight is looked at last: it takes longest.
    const lines = firers
      .filter(one => isInReach(firing, { firer: one, mark }, farthest))
      .map(one => lineBetween(firing, one, mark));
    for (const weapon of weapons) yield* throwOf(firing, { weapon, mark, lines });
  }
}

function isInReach({ book }: Seen, { firer, mark }: { firer: Vessel; mark: Mark }, range: number): boolean {
  return areWithin(footprint(book, firer), mark.outline, range);
}

function throwOf(seen: Seen, { weapon, mark, lines }: { weapon: WeaponCard; mark: Mark; lines: readonly Line[] }): Throw[] {
  const free = lines.filter(line => works(line.firer, weapon) && canHit(seen, weapon, line));
  return free.length > 0 ? [{ weapon, mark, able: free.map(({ firer }) => firer.id), lines: free }] : [];
}

/** Who could fire a weapon at a mark, of those whose lines to it these are. */
export function ableAlong(seen: Seen, shot: { weapon: WeaponCard; mark: Mark; lines: readonly Line[] }): Id[] {
  return throwOf(seen, shot).flatMap(({ able }) => able);
}

/** BB-3.2.6 Each weapon of each vessel at the vessel where the throw has most dice; nobody fires at a structure for want of better. */
function bestFire(firing: Firing): Fire[] {
  const open = throwsOpen(firing).filter(({ mark }) => mark.vessel);
  const dice = open.map(({ weapon, lines }) => aimAlong(firing, weapon, lines).dice);
  const acts: Fire[] = [];
  for (const [i] of [...open.entries()].sort(([a], [b]) => (dice[b] as number) - (dice[a] as number))) {
    const { weapon, mark, able } = open[i] as Throw;
    const by = able.filter(id => !acts.some(other => other.weapon === weapon.id && other.by.includes(id)));
    if (by.length > 0) acts.push({ act: 'fire', weapon: weapon.id, by, target: mark.id });
  }
  return acts;
}

/** BB-3.2.31 Any list: each weapon of each vessel holds its fire or joins any throw that is open to it. */
function anyFire(firing: Firing, roll: RollDie): Fire[] {
  const open = throwsOpen(firing);
  const acts: Fire[] = [];
  for (const id of firing.vessels)
    for (const weapon of new Set(open.map(({ weapon }) => weapon.id))) {
      const targets = open.filter(one => one.weapon.id === weapon && one.able.includes(id));
      const target = targets[roll(targets.length + 1) - 1]?.mark.id;
      if (target !== undefined) join(acts, { act: 'fire', weapon, by: [id], target });
    }
  return acts;
}

function join(acts: Fire[], act: Fire): void {
  const same = acts.find(({ weapon, target }: Act & { act: 'fire' }) => weapon === act.weapon && target === act.target);
  if (same) same.by.push(...act.by);
  else acts.push(act);
}
