/** The table of Two-Phase as a scene: units and seekers where they stand and where they have been, beams between them, fields about them. */

import type { Told } from '@flagplot/kernel';
import type { LinkItem, Scene } from '@flagplot/scene';
import { isHere, unitNamed } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import { homing } from './homing.ts';
import type { TpSeen } from './seen.ts';
import { seekerOf, unitOf } from './units.ts';
import { wakes } from './wakes.ts';
import { zones } from './zones.ts';

/** Everything that lies on the table. Before the sides have set up, others' places are not known yet. */
export function scene(seen: TpSeen, told: readonly Told<TwoPhase>[]): Scene {
  const { columns, rows } = seen.book.map;
  const { units, seekers } = seen.open;
  const shown = units.filter(unit => (isHere(unit) || unit.status === 'destroyed') && isShown(seen, unit.id));
  return {
    sheet: { ground: 'hexes', columns, rows, layout: 'columns' },
    items: [
      ...zones(seen),
      ...wakes(told, seen),
      ...seekers.flatMap(seeker => homing(seen, seeker)),
      ...shown.map(unit => unitOf(seen, unit)),
      ...seekers.map(seeker => seekerOf(seen, seeker)),
      ...beams(seen),
    ],
    alliances: alliances(seen),
  };
}

/** TP-16.1.2 Ships of another side that are still to be set up stand nowhere yet. */
function isShown({ book, side, clock, open }: TpSeen, id: string): boolean {
  const settingUp = clock.turn === 0 && book.deploys && clock.round === 0;
  const ship = book.ships[book.shipAt[id] ?? -1] ?? open.bought.find(one => one.id === id);
  return !(settingUp && ship?.hex === null && ship.side !== side);
}

/** TP-13.2.1 A beam that holds something. */
function beams({ open }: TpSeen): LinkItem[] {
  return open.beams.map(({ by, on }) => {
    const side = unitNamed(open, by)?.side;
    const ends = { from: { unit: by }, to: { unit: on } };
    return { kind: 'link', id: `beam/${by}/${on}`, role: 'told', ...ends, ...(side ? { side } : {}) } as const;
  });
}

/** Sides that are no enemies of one another. */
function alliances({ book }: TpSeen): string[][] {
  const lists = book.sides.map(({ id, enemies }) =>
    book.sides.filter(other => !enemies.includes(other.id) || other.id === id).map(one => one.id),
  );
  return lists.filter(list => list.length > 1);
}
