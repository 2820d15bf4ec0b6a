// Torpedoes are launched.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { firepowerOf, weaponOf } from '../gunnery/aim.ts';
import { nameOf, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Launch } from '../orders.ts';
import { areEnemies, isLive, vesselCalled } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { laidBy, runOf } from '../strips/salvo.ts';
import { laySalvo } from '../torpedoes/lay.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor, onceFaults, readyWeapon, readyWeapons } from './single.ts';

export const launchKind: ActKind<Launch> = {
  isOpen: firing => tubesOpen(firing).length > 0,
  faults: launchFaults,
  clashes: onceFaults,
  carry: launch,
  best: bestLaunches,
  draw: (firing, roll) => anyLaunches(firing, roll),
};

/** BB-3.3.4 With a box of ammunition, BB-3.3.8 and not of nothing; BB-3.3.9 it needs no more. */
function launchFaults(firing: Firing, { weapon, by }: Launch): Refusal[] {
  const vessel = actorOf(firing, by);
  if (!vessel) return [noActor(firing, by)];
  const card = readyWeapon(firing, vessel, { weapon, kind: 'torpedo' });
  if (!card)
    return [
      {
        rule: 'BB-3.2.9',
        at: '/weapon',
        say: `${nameOf(firing.book, by)} cannot launch ${weaponName(firing.book, by, weapon)}.`,
      },
    ];
  if ((vessel.ammo[weapon] ?? 0) === 0)
    return [{ rule: 'BB-3.3.4', at: '/weapon', say: `${card.name} of ${nameOf(firing.book, by)} has no torpedoes left.` }];
  if (firepowerOf(firing, vessel, card) > 0) return [];
  return [{ rule: 'BB-3.3.8', at: '/weapon', say: `${card.name} of ${nameOf(firing.book, by)} has no firepower left.` }];
}

/** BB-3.3.1 A salvo lies in the water until the torpedoes run; BB-3.3.6 each vessel lays its own; BB-3.3.7 its firepower is halved now, and stays so. */
function launch(s: BbState, t: BbTable, { weapon, by }: Launch): void {
  const vessel = vesselCalled(s.open, by);
  const card = weaponOf(s, vessel, weapon) as WeaponCard;
  vessel.ammo[weapon] = (vessel.ammo[weapon] as number) - 1;
  const { side } = vessel;
  laySalvo(s, t, { side, by, weapon, fp: firepowerOf(s, vessel, card), pose: laidBy(s.book, vessel, card) });
}

interface Tubes {
  readonly vessel: Vessel;
  readonly weapon: WeaponCard;
}

function tubesOpen(firing: Firing): Tubes[] {
  return readyWeapons(firing, 'torpedo').filter(
    ({ vessel, weapon }) => launchFaults(firing, launchOf({ vessel, weapon })).length === 0,
  );
}

function launchOf({ vessel, weapon }: Tubes): Launch {
  return { act: 'launch', weapon: weapon.id, by: vessel.id };
}

/** Whatever meets an enemy first, as all lie now. */
function bestLaunches(firing: Firing): Launch[] {
  return tubesOpen(firing).flatMap(({ vessel, weapon }) => {
    const salvo = { ...laidBy(firing.book, vessel, weapon), by: vessel.id, runs: 0 };
    const [first] = runOf(firing, salvo).met;
    const hits = first && isLive(first.vessel) && areEnemies(firing.book, firing.side, first.vessel.side);
    return hits ? [launchOf({ vessel, weapon })] : [];
  });
}

function anyLaunches(firing: Firing, roll: RollDie): Launch[] {
  return tubesOpen(firing).flatMap(tubes => (roll(2) === 1 ? [launchOf(tubes)] : []));
}
