// What the lesson offers where a squadron fires, and where it takes hits.

import { hexes } from '@flagplot/hexes';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { listWords } from '@flagplot/manifest';
import type { WeaponCard } from '../rules/cards.ts';
import { reach } from '../rules/combat/numbers.ts';
import { leastUseful } from '../rules/combat/systems.ts';
import { targets } from '../rules/combat/targets.ts';
import type { Ship } from '../rules/open.ts';
import type { Shot } from '../rules/orders.ts';
import type { Member } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { allAt, firers, sightOf } from '../rules/turn/3-fire.ts';
import { throughHits } from '../rules/turn/4-allot.ts';
import { quantity, shipName } from '../words/names.ts';

type Fire = FleetAction['asks']['fire']['order'];
type Allot = FleetAction['asks']['allot'];

/** Hexes within which range costs no dice face more than one. */
const NEAR = 5;

export function fireStep(v: FaView): LessonStep<Fire> {
  const sight = sightOf(v);
  const able = firers(sight, v.side).map(ship => ({ ship, at: targets(sight, ship) }));
  const range = Math.min(...able.flatMap(({ ship, at }) => at.map(target => hexes.range(ship, target))));
  return { says: fireSays(v, range), choices: fireChoices(v, able) };
}

function fireSays({ open, clock }: FaView, far: number): string {
  const where = far === 0 ? 'in the same hex' : `at ${quantity(far, 'hex', 'hexes')}`;
  const many = 'Many guns on one ship sink it; spread over all they only scratch.';
  if (clock.turn === 1 && far > NEAR)
    return `They are in range, ${where}: each hit is harder the further off they are, and a laser that fires now rests for a turn. Fire, or wait for the next pulse.`;
  return open.pulse === 3
    ? `Last pulse of the turn, they are ${where}: what has not fired yet fires now or never. ${many}`
    : `They are ${where}. ${many}`;
}

/** A ship that may fire, with all it may fire at. */
interface Able {
  ship: Ship;
  at: readonly Ship[];
}

function fireChoices(v: FaView, able: readonly Able[]): LessonChoice<Fire>[] {
  const sight = sightOf(v);
  const marks = v.open.ships.filter(one => able.some(({ at }) => at.includes(one)));
  const count = (mark: Ship): number => able.filter(({ at }) => at.includes(mark)).length;
  const best = [...marks].sort((a, b) => count(b) - count(a) || a.structure - b.structure)[0];
  const shots = (pick: (one: Able, n: number) => Ship | undefined): Shot[] =>
    able.flatMap((one, n) => {
      const mark = pick(one, n);
      return mark ? [allAt(sight, one.ship, mark)] : [];
    });
  const held: LessonChoice<Fire> = { name: 'Hold all fire', order: { shots: [] } };
  if (!best) return [held];
  const all = shots(({ at }) => (at.includes(best) ? best : at[0]));
  const spread = shots(({ at }, n) => at[n % at.length]);
  const more = new Set(spread.map(({ target }) => target)).size > new Set(all.map(({ target }) => target)).size;
  return [
    { name: `Everything at ${shipName(v.book, best.id)}`, order: { shots: all } },
    ...(more ? [{ name: 'Each ship at another of them', order: { shots: spread } }] : []),
    held,
  ];
}

export function allotStep(v: FaView, about: Allot['about']): LessonStep<Allot['order']> {
  const ships = [...new Set(about.hits.map(({ ship }) => shipName(v.book, ship)))];
  const takes = quantity(about.hits.length, 'hit takes', 'hits take');
  return {
    says: `${listWords(ships)} ${ships.length === 1 ? 'is' : 'are'} hit: ${takes} a box of a weapon each, of which one is yours to say. Keep what reaches far and throws many dice.`,
    choices: allotChoices(v, about),
  };
}

/** FA-7.3.8, FA-7.3.9 Each weapon that may take a hit, what reaches least and throws least ahead first; where it takes no more, what is missed least. */
function allotChoices(v: FaView, about: Allot['about']): LessonChoice<Allot['order']>[] {
  const found = new Map<string, { card: WeaponCard; arcs: readonly number[] }>();
  throughHits(v, about, ({ of }, open) => {
    for (const at of open)
      found.set(of.weapons[at]?.id ?? '', { card: of.weapons[at] as WeaponCard, arcs: of.card.mounts[at]?.arcs ?? [] });
    return open[0];
  });
  const weapons = [...found.values()].sort((a, b) => reach(a.card) - reach(b.card) || ahead(a.arcs) - ahead(b.arcs));
  const given = weapons.map(({ card, arcs }) => ({
    name: `Give up the ${card.name.toLowerCase()}: ${quantity(ahead(arcs), 'die', 'dice')} ahead, ${quantity(reach(card), 'hex', 'hexes')} far`,
    order: { weapons: throughHits(v, about, (on, open) => taking(on, open, card)) },
  }));
  const orders = new Set(given.map(({ order }) => order.weapons.join(' ')));
  return orders.size < given.length ? [] : given;
}

/** Dice that a weapon throws ahead. */
const ahead = (arcs: readonly number[]): number => arcs[0] ?? 0;

/** The mount of a weapon among those that may take a hit, or what its owner misses least; nothing where none may. */
function taking({ of, ship }: Member, open: readonly number[], card: WeaponCard): number | undefined {
  if (open.length === 0) return undefined;
  return open.find(at => of.weapons[at] === card) ?? leastUseful(of, ship, open);
}
