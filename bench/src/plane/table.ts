// Tables of forty ships and eleven polygons by chance, the same ones always: what the plane and flatten-js are both asked about.

import type { RollDie } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import type { Model, Outline, Pose, Segment } from '@flagplot/plane';
import { hull, outlineAt } from '@flagplot/plane';

/** A ship on a table. */
export interface Ship extends Model {
  readonly pose: Pose;
  readonly body: Outline;
}

/** Ships, terrain, and what is asked: who looks at whom, and who moves how. */
export interface Table {
  readonly ships: readonly Ship[];
  readonly terrain: readonly Outline[];
  readonly looks: readonly (readonly [from: number, to: number])[];
  readonly moves: readonly { readonly ship: number; readonly segments: readonly Segment[] }[];
}

const SHIPS = 40;
const POLYGONS = 11;
const ASKED = 10;
const BODIES: readonly Outline[] = [hull(5500, 1500), hull(6500, 2000), hull(3500, 1000), hull(3000, 900), hull(2000, 600)];
/** 72 by 48 inches. */
const SIZE = { x: 72_000, y: 48_000 };

export const TABLES: readonly Table[] = Array.from({ length: 2 }, (_, i) => layTable(stream(`table ${i}`)));

function layTable(die: RollDie): Table {
  const pose = (): Pose => ({ x: die(SIZE.x), y: die(SIZE.y), heading: die(36_000) - 1 });
  const ships = Array.from({ length: SHIPS }, () => {
    const [at, body] = [pose(), BODIES[die(BODIES.length) - 1] as Outline];
    return { pose: at, body, middle: at, outline: outlineAt(at, body) };
  });
  const asked = Array.from({ length: ASKED }, () => die(SHIPS) - 1);
  return {
    ships,
    terrain: Array.from({ length: POLYGONS }, () => island(pose(), die)),
    looks: asked.map(from => [from, (from + die(SHIPS - 1)) % SHIPS] as const),
    moves: asked.map(ship => ({
      ship,
      segments: [
        { d: 3000, turn: 0 },
        { d: 5000, turn: die(2) === 1 ? 1500 : -1000 },
        { d: 2000, turn: 0 },
      ],
    })),
  };
}

/** Eight corners about a place, two to six inches off. */
function island({ x, y }: Pose, die: RollDie): Outline {
  const far = Array.from({ length: 8 }, () => 2000 + die(4000));
  return far.flatMap((r, i) => outlineAt({ x, y, heading: 4500 * i }, [r, 0]));
}
