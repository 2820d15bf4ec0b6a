/** What a command ship could hit from where its plot leads, if the enemies drifted on to the end of the turn. */

import type { Hex } from '@flagplot/hexes';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { CounterItem } from '@flagplot/scene';
import type { Aim, FireContext } from '../../rules/combat/shot.ts';
import { aimAlong, lineFrom } from '../../rules/combat/shot.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Ship } from '../../rules/open.ts';
import type { Place } from '../../rules/orders.ts';
import { isActive, shipOf, unitMembers } from '../../rules/roster.ts';
import { driftFixes } from '../../scene/scene.ts';
import { type FaSeen, sideOfSquadron } from '../../scene/seen.ts';
import { quantity, shipName } from '../../words/names.ts';
import { hitChance, hitsExpected } from '../fire/shots.ts';

/** Degrees from the heading at which a plate is clear of the handles and of the path it came by. */
const ABAFT = 125;

/** `5 dice at Halcyon`, `50 % each, as they drift`: at the enemy of whom most hits are to be expected; nothing where none could be fired at. */
export function chanceFrom(seen: FaSeen, { squadron }: Plotting, tip: Place): CounterItem[] {
  const lead = seen.open.ships[seen.book.shipAt[squadron.commander] ?? -1];
  if (!lead || !isActive(lead)) return [];
  const firer: Ship = { ...lead, q: tip.q, r: tip.r, heading: tip.heading };
  const { ships, enemies } = driftedFrom(seen);
  const then = ships.with(seen.book.shipAt[firer.id] ?? -1, firer);
  const sight: FireContext = { book: seen.book, open: { ...seen.open, ships: then }, turn: seen.clock.turn };
  const best = enemies
    .map(target => aimsAt(sight, firer, target))
    .reduce<Aim[]>((most, aims) => (hitsExpected(aims) > hitsExpected(most) ? aims : most), []);
  const [first] = best;
  if (!first) return [];
  const dice = best.reduce((sum, one) => sum + one.dice, 0);
  const each = best.reduce((sum, one) => sum + one.dice * hitChance(one), 0) / dice;
  const at = shipName(seen.book, first.target.id);
  return [
    {
      kind: 'counter',
      id: 'chance',
      role: 'intent',
      at: { q: tip.q, r: tip.r },
      toward: (tip.heading * 60 + 360 - ABAFT) % 360,
      counts: [
        { figure: percent(each), word: `at ${at}` },
        { figure: quantity(dice, 'die', 'dice'), word: 'as they drift' },
      ],
    },
  ];
}

/** All ships at the end of the turn, and of them the enemies that can be fired at. */
interface Drifted {
  ships: readonly Ship[];
  enemies: readonly Ship[];
}

const drifted = new WeakMap<FaSeen, Drifted>();

/** The table with the enemies where they would be at the end of the turn on course and speed as they are: once an ask, wherever plots lead. */
function driftedFrom(seen: FaSeen): Drifted {
  const known = drifted.get(seen);
  if (known) return known;
  const by = new Map<string, Hex>();
  for (const squadron of [...seen.open.squadrons, ...seen.open.strays]) {
    if (sideOfSquadron(seen.book, squadron.id) === seen.side) continue;
    const end = driftFixes(seen, squadron).at(-1)?.at ?? squadron;
    for (const { ship } of unitMembers(seen, squadron.id))
      by.set(ship.id, { q: ship.q + end.q - squadron.q, r: ship.r + end.r - squadron.r });
  }
  const ships = seen.open.ships.map(ship => ({ ...ship, ...hexOf(by.get(ship.id) ?? ship) }));
  const made = { ships, enemies: ships.filter((ship, i) => seen.book.ships[i]?.side !== seen.side && isActive(ship)) };
  drifted.set(seen, made);
  return made;
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

function aimsAt(sight: FireContext, firer: Ship, target: Ship): Aim[] {
  const of = shipOf(sight.book, firer);
  const line = lineFrom({ firer, of }, { ship: target, of: shipOf(sight.book, target) });
  return of.weapons.flatMap((_, mount) => aimAlong(sight, line, mount) ?? []);
}
