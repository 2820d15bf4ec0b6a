// FA-10.6.2 Fighters with several weapons. No card that comes with the rules has them; those of one's own may.

import type { Refusal } from '@flagplot/kernel';
import type { FighterCard, FighterGun } from '../cards.ts';

/** The weapons of a fighter, that of the card itself first. */
export function gunsOf({ id, name, off, damage, guns = [] }: FighterCard): readonly FighterGun[] {
  return [{ id, name, off, damage }, ...guns];
}

/** FA-10.6.2 What it fires in a pulse: one of them, that of the card where none is named; all, where its card says so. */
export function gunsFired(card: FighterCard, gun: string | undefined): readonly FighterGun[] {
  const all = gunsOf(card);
  return card.salvo ? all : all.filter(({ id }) => id === (gun ?? card.id));
}

/** FA-10.6.2 Whether a weapon that is named is one of its, and it fires one at a time. */
export function gunFault(card: FighterCard, gun: string | undefined): Omit<Refusal, 'at'> | undefined {
  if (gun === undefined) return undefined;
  if (card.salvo) return { rule: 'FA-10.6.2', say: 'fires all its weapons, and chooses none.' };
  return gunsOf(card).some(({ id }) => id === gun) ? undefined : { rule: 'FA-10.6.2', say: `has no ${gun}.` };
}

/** The weapon that does most against such a defence, where it is not that of the card; nothing where there is nothing to choose. */
export function bestGun(card: FighterCard, def: number): { gun?: string } {
  if (!card.guns || card.salvo) return {};
  const worth = ({ off, damage }: FighterGun) => (Math.max(0, Math.min(off, off - def + 1)) * (damage + 1)) / off;
  const best = gunsOf(card).reduce((most, one) => (worth(one) > worth(most) ? one : most));
  return best.id === card.id ? {} : { gun: best.id };
}
