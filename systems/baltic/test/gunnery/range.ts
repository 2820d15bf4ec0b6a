// Guns at a range: a firer with one weapon of any size lies at 20, 10 and heads north; its target lies so far ahead of its bow.

import type { Scripted } from '@flagplot/kernel';
import { sheets } from '../../data/cards/cards.ts';
import { shotOf } from '../../rules/acts/fire.ts';
import type { Card, WeaponCard } from '../../rules/cards.ts';
import type { Aim } from '../../rules/gunnery/aim.ts';
import { aimOf } from '../../rules/gunnery/aim.ts';
import type { Act } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle } from '../battle.ts';

export const sheet = (id: string): Card => sheets.find(card => card.id === id) as Card;

/** A sheet under a name of its own with other figures. */
export function sheetAs(id: string, from: string, more: Partial<Card>): Card {
  return { ...sheet(from), id, ...more };
}

/** A gun, or what else it is, that bears everywhere. */
export function gun(more: Partial<WeaponCard>): WeaponCard {
  return { id: 'gun', name: 'Gun', kind: 'gun', cal: 'C', fp: 6, arc: 'f360', range: 30_000, ...more };
}

/** Where a target must lie to be so many mil off the bow of a firer of this length at 20, 10: side on, bow on, or stern on. */
export function laid(card: string, { range, shows }: { range: number; shows: 'side' | 'bow' | 'stern' }, length = 2000): string {
  const [long, wide] = sheet(card).size;
  const y = 10_000 + length / 2 + range + (shows === 'side' ? wide / 2 : long / 2);
  return `20,${y / 1000}^${{ side: 90, bow: 180, stern: 0 }[shows]}`;
}

/** The throw of a weapon as the table lies. */
export function aim(
  b: Battle,
  { weapon = 'gun', by, target }: { weapon?: string; by: string[]; target: string },
): Aim | undefined {
  const shot = shotOf(b.s, { weapon, by, target });
  return shot && aimOf(b.s, shot);
}

/** The fire of the first unit is asked; everybody is steady and sails as short a way as he may. */
export function fireStep(text: string, more: Partial<Scenario> = {}): Battle {
  const b = battle(text, more).plan();
  b.step();
  return b;
}

/** The first unit's list, and what was told of it. */
export function fire(b: Battle, acts: readonly Act[], dice: readonly Scripted[] = []): Happened[] {
  const [ask] = b.asks as [Battle['asks'][number]];
  return b.step({ [ask.side]: { acts } }, dice);
}

/** What the list of the first unit is refused by. */
export function refused(b: Battle, acts: readonly Act[]): string[] {
  const [ask] = b.asks as [Battle['asks'][number]];
  return b.refusals(ask.side, { acts });
}
