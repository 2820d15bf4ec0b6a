// Chapter 15.1: cards as they are fought with: what stands in their option mounts, their arcs, their boxes.

import { memoise } from '@flagplot/kernel';
import type { CardOfBook } from './book.ts';
import type { ShipCard, WeaponCard } from './cards.ts';
import type { Charts } from './charts.ts';
import { arcOf } from './geometry/arcs.ts';
import type { Refit } from './scenario-file.ts';

type Mounts = Pick<Charts, 'mounts'>;

/** TP-15.1.5 A mount with another weapon in it: its id, name and arc stay. */
export function mountWeapon({ id, name, arc }: WeaponCard, { weapon }: Refit, { mounts }: Mounts): WeaponCard {
  const { id: _, ...what } = mounts.find(one => one.id === weapon) as Charts['mounts'][number];
  return { id, name, arc, ...what };
}

/** A card with what its option mounts hold unless its owner says otherwise. */
export function cardOfBook(card: ShipCard, charts: Mounts): CardOfBook {
  const optional = card.weapons.flatMap(({ type }, mount) => (type === 'option' ? [mount] : []));
  const weapons = card.weapons.map(weapon =>
    weapon.type === 'option' ? mountWeapon(weapon, { mount: weapon.id, weapon: weapon.kind as string }, charts) : weapon,
  );
  const choices = optional.map(at => {
    const mount = card.weapons[at] as WeaponCard;
    return charts.mounts.map(({ id }) => mountWeapon(mount, { mount: mount.id, weapon: id }, charts));
  });
  return { ...card, weapons, optional, choices, arcs: card.weapons.map(({ arc }) => arcOf(arc)), boxes: boxesOf(card) };
}

/** TP-15.1.5 A card with other weapons in its option mounts. A fitting has a digit for each, the first the lowest: 0 as the card has it, else a place of the chart of mounts from 1. */
export const fittedCard: (card: CardOfBook, charts: Mounts, fitting: number) => CardOfBook = memoise(
  (card: CardOfBook, charts: Mounts, fitting: number) => {
    const base = charts.mounts.length + 1;
    const weapons = [...card.weapons];
    let left = fitting;
    for (const [i, mount] of card.optional.entries()) {
      const weapon = card.choices[i]?.[(left % base) - 1];
      if (weapon) weapons[mount] = weapon;
      left = Math.floor(left / base);
    }
    return { ...card, weapons };
  },
);

/** TP-15.1.5 The fitting of a card by what is chosen for its mounts; 0 where nothing is. */
export function fittingOf({ weapons, optional }: CardOfBook, { mounts }: Mounts, chosen: readonly Refit[]): number {
  return optional.reduceRight((sum, mount) => {
    const choice = chosen.find(one => one.mount === weapons[mount]?.id);
    return sum * (mounts.length + 1) + mounts.findIndex(({ id }) => id === choice?.weapon) + 1;
  }, 0);
}

/** Whether a number is a fitting of a card. */
export function isFitting({ optional }: CardOfBook, { mounts }: Mounts, fitting: number): boolean {
  return fitting < (mounts.length + 1) ** optional.length;
}

/** TP-10.3.2 Every box of a card but shields, tracks and excess. */
export function boxesOf({ power, hull, control, systems, shuttles, weapons, panels = [0, 0] }: ShipCard): number {
  const { left, right, centre, impulse, apr, battery } = power;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
  const groups = [hull, control, systems].map(group => sum(Object.values(group)));
  return sum([left, right, centre, impulse, apr, battery, ...groups, ...panels, shuttles.length, weapons.length]);
}
