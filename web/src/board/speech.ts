/** What the cursor says: a hex, and whatever stands in it, as a friend would read it out. */
import { type Hex, hexes } from '@flagplot/kernel';
import { type Layer, ofKind, type Scene, type UnitItem } from '../scene.ts';
import { markNamed } from '../symbols/marks.ts';

export interface Speech {
  /** The name of a side. */
  sideName(side: string): string;
  inHand?: string | undefined;
}

/** `1811, Halcyon, Earth A2, structure 4 of 13, heading 5, 6 from Ro'Dal.` */
export function spoken(scene: Scene, at: Hex, speech: Speech): string {
  const units = ofKind(scene.items, 'unit');
  const here = units.filter(unit => hexes.same(unit.at, at));
  const told = here.length > 0 ? here.map(unit => ofUnit(unit, speech)) : ['empty'];
  const more = [...areasAt(scene.items, at), ...distance(units, at, speech.inHand)];
  return `${[hexes.named(at, 'columns'), ...told, ...more].join(', ')}.`;
}

/** A unit in words, without its place. */
function ofUnit(unit: UnitItem, speech: Speech): string {
  const { condition, speed } = unit.facts ?? {};
  return [
    unit.name,
    [speech.sideName(unit.side), unit.tag].filter(Boolean).join(' '),
    unit.lost ? 'lost' : '',
    condition && !unit.lost ? `${condition.word} ${condition.left} of ${condition.of}` : '',
    unit.lost ? '' : `heading ${unit.facing + 1}`,
    speed && !unit.lost ? `speed ${speed}` : '',
    ...(unit.marks ?? []).map(mark => markNamed(mark).name),
  ]
    .filter(Boolean)
    .join(', ');
}

function areasAt(items: Layer, at: Hex): string[] {
  return ofKind(items, 'area').flatMap(area => (area.label && area.hexes.some(hex => hexes.same(hex, at)) ? [area.label] : []));
}

function distance(units: readonly UnitItem[], at: Hex, inHand: string | undefined): string[] {
  const unit = units.find(one => one.id === inHand) ?? units.find(one => one.squadron !== undefined && one.squadron === inHand);
  return unit && !hexes.same(unit.at, at) ? [`${hexes.range(unit.at, at)} from ${unit.name}`] : [];
}
