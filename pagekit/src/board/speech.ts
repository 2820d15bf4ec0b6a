/** What the cursor says: a hex, and whatever stands in it, as a friend would read it out. */
import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import { type Layer, ofKind, type Scene, type UnitItem } from '@flagplot/scene';
import { markNamed } from '@flagplot/scene/symbols/marks.ts';
import { headingWord } from '../words/headings.ts';
import { listWords } from '../words/lists.ts';
import { countWords } from './counters.ts';

export interface Speech {
  /** The name of a side. */
  sideName(side: string): string;
  inHand?: string | undefined;
}

/** Of so many craft of one group in a hex only the numbers are read out. */
const MANY = 3;

/** `1811, Halcyon, Earth A2, structure 4 of 13, heading 5, 6 from Ro'Dal.` */
export function speechAt(scene: Scene, at: Hex, speech: Speech): string {
  const units = ofKind(scene.items, 'unit');
  const here = units.filter(unit => hexes.same(unit.at, at));
  const told = here.length > 0 ? together(scene, here, speech) : ['empty'];
  const more = [...areasAt(scene.items, at), ...countsAt(scene.items, at), ...distance(units, at, speech.inHand)];
  return `${[hexes.named(at, scene.sheet.layout), ...told, ...more].join(', ')}.`;
}

/** Unit by unit; many of one group in a breath. */
function together(scene: Scene, here: readonly UnitItem[], speech: Speech): string[] {
  const groups = new Map(ofKind(scene.items, 'group').map(group => [group.id, group]));
  return [...Map.groupBy(here, unit => (unit.lost ? unit.id : (unit.squadron ?? unit.id)))].flatMap(([squadron, of]) => {
    const group = groups.get(squadron);
    if (!group || of.length < MANY) return of.map(unit => ofUnit(unit, speech, scene.sheet.layout));
    const names = listWords(of.map(unit => unit.number ?? unit.name));
    return [`${group.name} ${names}`, speech.sideName(group.side), group.state ?? ''].filter(Boolean);
  });
}

/** A unit in words, without its place. */
function ofUnit(unit: UnitItem, speech: Speech, layout: Layout): string {
  const { condition, speed } = unit.facts ?? {};
  return [
    unit.name,
    [speech.sideName(unit.side), unit.tag].filter(Boolean).join(' '),
    unit.lost ? 'lost' : '',
    condition && !unit.lost ? `${condition.word} ${condition.left} of ${condition.of}` : '',
    unit.lost ? '' : `heading ${headingWord(unit.facing, layout)}`,
    speed && !unit.lost ? `speed ${speed}` : '',
    ...(unit.marks ?? []).map(mark => markNamed(mark).name),
  ]
    .filter(Boolean)
    .join(', ');
}

function areasAt(items: Layer, at: Hex): string[] {
  return ofKind(items, 'area').flatMap(area => (area.label && area.hexes.some(hex => hexes.same(hex, at)) ? [area.label] : []));
}

function countsAt(items: Layer, at: Hex): string[] {
  return ofKind(items, 'counter').flatMap(counter => (hexes.same(counter.at, at) ? counter.counts.map(countWords) : []));
}

function distance(units: readonly UnitItem[], at: Hex, inHand: string | undefined): string[] {
  const unit = units.find(one => one.id === inHand) ?? units.find(one => one.squadron !== undefined && one.squadron === inHand);
  return unit && !hexes.same(unit.at, at) ? [`${hexes.range(unit.at, at)} from ${unit.name}`] : [];
}
