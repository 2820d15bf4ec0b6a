// What the lesson offers where a squadron fires, and where it takes hits.

import { hexes } from '@flagplot/hexes';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { targets } from '../rules/combat/targets.ts';
import type { Ship } from '../rules/open.ts';
import type { Shot } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { allAt, firers, sightOf } from '../rules/turn/3-fire.ts';
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
  const range = quantity(far, 'hex', 'hexes');
  const many = 'Many guns on one ship sink it; spread over three they only scratch.';
  if (clock.turn === 1 && far > NEAR)
    return `They are in range, at ${range}: each hit is harder the further off they are, and a laser that fires now rests for a turn. Fire, or wait for the next pulse.`;
  return open.pulse === 3
    ? `Last pulse of the turn, at ${range}: what has not fired yet fires now or never. ${many}`
    : `They are ${range} off. ${many}`;
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

export function allotStep(v: FaView, { hits }: Allot['about']): LessonStep<Allot['order']> {
  const ships = [...new Set(hits.map(({ ship }) => shipName(v.book, ship)))];
  return {
    says: `${ships.join(' and ')} ${ships.length === 1 ? 'is' : 'are'} hit, and a weapon is lost with it: which one, is yours to say. Keep what fires forward.`,
    choices: [],
  };
}
