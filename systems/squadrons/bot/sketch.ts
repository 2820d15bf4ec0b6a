// A squadron in a few numbers, as if all its craft were like the first that flies: what a quick look at a battle reckons with.

import type { WeaponOfBook } from '../rules/book.ts';
import { whySilent } from '../rules/combat/declare.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { counters, resistanceOf } from '../rules/condition.ts';
import { isBroken, levelOf } from '../rules/morale/levels.ts';
import { speedNumber } from '../rules/movement/speed.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { isFlying, squadronOf, strength } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { fateOf, hitChance } from './chances.ts';
import type { Reach } from './exchange.ts';
import { ROOM, worthAt, worthOf } from './exchange.ts';
import type { Force } from './forces.ts';
import type { Glimpse, Prospects } from './outlook.ts';
import { mustRun, shareOf, TYPICAL } from './outlook.ts';
import type { Stakes } from './stakes.ts';
import { stakesOf } from './stakes.ts';

/** A squadron with craft on the map. */
export interface Sketch extends Pick<Force, 'squadron' | 'of' | 'mute'> {
  /** The first of its craft that flies, and how many do. */
  body: Craft;
  craft: number;
  stakes: Stakes;
  flees: boolean;
}

/** A squadron with craft on the map, in a few numbers. */
export function sketchOf(seen: Seen, squadron: Squadron): Sketch {
  const place = squadron.craft.findIndex(isFlying);
  return {
    squadron,
    of: squadronOf(seen.book, squadron.id),
    body: squadron.craft[place] as Craft,
    craft: strength(squadron),
    stakes: stakesOf(seen, squadron, place),
    flees: isBroken(seen.book.charts, squadron),
    mute: whySilent(seen, squadron.moved ? squadron : { ...squadron, speed: 'attack' }) !== undefined,
  };
}

/** What a squadron has before it. `own`: how many squadrons of the side its enemies can choose from. */
export function prospectsOf(
  v: SqView,
  own: Sketch,
  { enemies, own: squadrons }: { enemies: readonly Sketch[]; own: number },
): Prospects {
  const share = shareOf(v.book, squadrons);
  return {
    view: v,
    of: own.of,
    foes: enemies.map(enemy => glimpseOf(v, [own, enemy], share)),
    runs: mustRun(v.book, own.of),
    left: v.book.rounds - v.clock.turn,
    value: own.craft * (own.of.values[0] as number),
  };
}

function glimpseOf(v: SqView, [own, enemy]: readonly [Sketch, Sketch], share: number): Glimpse {
  const { of, mute, body, squadron, flees } = enemy;
  const [give, take] = [reachOf(v, own, enemy), reachOf(v, enemy, own)];
  const settled = squadron.moved || of.immobile || flees;
  return { of, mute, give, take, body, settled, share, gain: worthAt(give, TYPICAL), risk: flees ? 0 : worthAt(take, TYPICAL) };
}

/** What the volleys of one squadron are worth against another, by range. */
function reachOf(seen: Seen, from: Sketch, to: Sketch): Reach {
  const byRange: number[] = [];
  for (const mount of from.of.guns) {
    const weapon = from.of.weapons[mount] as WeaponOfBook;
    const [short, medium, long] = weapon.card.range;
    const bands = bandsOf(seen, weapon, [from, to]);
    for (let range = 0; range <= long; range += 1) {
      const worth = bands[range <= short ? 0 : range <= medium ? 1 : 2] as number;
      if (worth > (byRange[range] ?? -1)) byRange[range] = worth;
    }
  }
  return { byRange };
}

/** What a volley of all craft at all craft is worth at short, medium and long range. */
function bandsOf({ book }: Seen, { card, skill }: WeaponOfBook, [from, to]: readonly [Sketch, Sketch]): number[] {
  const { difficulty, modifiers } = book.charts;
  const fast = isLaunched(card.kind) ? speedNumber({ book }, to.squadron, false) : 0;
  const shaken = from.squadron.level > 0 ? levelOf(book.charts, from.squadron.level).difficulty : 0;
  const code = Math.max(0, skill + card.control - from.body.damage - counters(from.body));
  const harder = shaken + fast + (from.of.immobile ? 0 : modifiers.attackSpeed) - code;
  const laid = { sting: stingOf(book, card, to), room: ROOM * to.stakes.markers };
  return [difficulty.short, difficulty.medium, difficulty.long].map(base =>
    worthOf(laid, from.craft * card.shots * hitChance(base + harder), to.craft),
  );
}

/** What one hit is worth. */
function stingOf({ charts }: Seen['book'], { kind, damage }: WeaponOfBook['card'], { of, body, stakes }: Sketch): number {
  const ion = kind === 'ion';
  const { slight, grave } = fateOf(damage, resistanceOf(of, body, { ion, dropped: 0 }), charts.margin);
  return ion ? (slight + 2 * grave) * stakes.counter : slight * stakes.mark + grave * stakes.kill;
}
