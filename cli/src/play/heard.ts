// The table for whoever listens: every unit in a sentence, one's own first, each with the enemy nearest to it.

import { areOpposed, ofKind, type Place, type Scene, type UnitItem } from '@flagplot/scene';
import { placeWordsOf } from '@flagplot/scene/characters/places.ts';

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
export function unitsHeard(scene: Scene<Place>): string[] {
  const units = ofKind(scene.items, 'unit');
  const own = units.filter(({ role }) => role === 'mine');
  const others = units.filter(({ role }) => role !== 'mine');
  return [
    ...(own.length > 0 ? ['Yours:', ...own.map(unit => `  ${sentenceOn(scene, unit)}`)] : []),
    ...(others.length > 0 ? ['Others:', ...others.map(unit => `  ${sentenceOn(scene, unit)}`)] : []),
  ];
}

function sentenceOn(scene: Scene<Place>, unit: UnitItem<Place>): string {
  if (unit.lost) return `${unit.name}: lost.`;
  const { what, speed, condition, order } = unit.facts ?? {};
  const words = placeWordsOf(scene);
  const says = [
    `at ${words.place(unit.at)} heading ${POINTS[words.compass(unit.facing)] ?? ''}`,
    speed && `speed ${speed}`,
    condition && `${condition.word} ${condition.left} of ${condition.of}`,
    ...(unit.marks ?? []).map(mark => mark.name),
    what,
    order,
  ];
  return `${unit.name}: ${says.filter(Boolean).join(', ')}${nearestTo(scene, unit)}.`;
}

/** `; Beta 1 is nearest, 6 hexes off`: of those it fights. */
function nearestTo(scene: Scene<Place>, unit: UnitItem<Place>): string {
  const foes = ofKind(scene.items, 'unit').filter(one => !one.lost && areOpposed(scene, unit.side, one.side));
  const words = placeWordsOf(scene);
  const ranges = foes.map(one => ({ name: one.name, ...words.apart(unit.at, one.at) }));
  const [first] = ranges.sort((a, b) => a.measure - b.measure);
  return first ? `; ${first.name} is nearest, ${first.says} off` : '';
}
