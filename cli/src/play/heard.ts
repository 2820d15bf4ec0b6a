// The table for whoever listens: every unit in a sentence, one's own first, each with the enemy nearest to it.

import { hexes } from '@flagplot/hexes';
import { areOpposed, ofKind, type Scene, type UnitItem } from '@flagplot/scene';
import { compassOf } from '@flagplot/scene/characters/board.ts';

const POINTS: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

/** `Red 1: at 0913 heading east, speed 8, leader, Veteran X-wing T-65B; Beta 1 is nearest, 6 hexes off.` */
export function unitsHeard(scene: Scene): string[] {
  const units = ofKind(scene.items, 'unit');
  const own = units.filter(({ role }) => role === 'mine');
  const others = units.filter(({ role }) => role !== 'mine');
  return [
    ...(own.length > 0 ? ['Yours:', ...own.map(unit => `  ${sentenceOn(scene, unit)}`)] : []),
    ...(others.length > 0 ? ['Others:', ...others.map(unit => `  ${sentenceOn(scene, unit)}`)] : []),
  ];
}

function sentenceOn(scene: Scene, unit: UnitItem): string {
  if (unit.lost) return `${unit.name}: lost.`;
  const { what, speed, condition, order } = unit.facts ?? {};
  const { layout } = scene.sheet;
  const says = [
    `at ${hexes.nameOf(unit.at, layout)} heading ${POINTS[compassOf(unit.facing, layout)] ?? ''}`,
    speed && `speed ${speed}`,
    condition && `${condition.word} ${condition.left} of ${condition.of}`,
    ...(unit.marks ?? []).map(mark => mark.name),
    what,
    order,
  ];
  return `${unit.name}: ${says.filter(Boolean).join(', ')}${nearestTo(scene, unit)}.`;
}

/** `; Beta 1 is nearest, 6 hexes off`: of those it fights. */
function nearestTo(scene: Scene, unit: UnitItem): string {
  const foes = ofKind(scene.items, 'unit').filter(one => !one.lost && areOpposed(scene, unit.side, one.side));
  const ranges = foes.map(one => ({ name: one.name, range: hexes.range(unit.at, one.at) }));
  const [first] = ranges.sort((a, b) => a.range - b.range);
  return first ? `; ${first.name} is nearest, ${first.range} ${first.range === 1 ? 'hex' : 'hexes'} off` : '';
}
