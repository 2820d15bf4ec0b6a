/** What the cursor says: a place, and whatever stands in it, as a friend would read it out. */
import { ofKind, type Place, type UnitItem } from '@flagplot/scene';
import { listWords } from '../words/lists.ts';
import { countWords } from './counters.ts';
import type { Grounded } from './cursor.ts';
import type { Ground } from './ground.ts';
import { watersAt } from './waters.ts';

export interface Speech {
  /** The name of a side. */
  sideName(side: string): string;
  inHand?: string | undefined;
}

/** Of so many craft of one group in a place only the numbers are read out. */
const MANY = 3;

/** `1811, Halcyon, Earth A2, structure 4 of 13, heading 5, 6 from Ro'Dal.` */
export function speechAt(on: Grounded, at: Place, speech: Speech): string {
  const { scene, ground } = on;
  const units = ofKind(scene.items, 'unit');
  const here = units.filter(unit => ground.covers(unit, at));
  const told = here.length > 0 ? together(on, here, speech) : ['empty'];
  const more = [...areasAt(on, at), ...watersAt(on, at), ...countsAt(on, at), ...distance(on, at, speech.inHand)];
  return `${[ground.name(at), ...told, ...more].join(', ')}.`;
}

/** Unit by unit; many of one group in a breath. */
function together({ scene, ground }: Grounded, here: readonly UnitItem<Place>[], speech: Speech): string[] {
  const groups = new Map(ofKind(scene.items, 'group').map(group => [group.id, group]));
  return [...Map.groupBy(here, unit => (unit.lost ? unit.id : (unit.squadron ?? unit.id)))].flatMap(([squadron, of]) => {
    const group = groups.get(squadron);
    if (!group || of.length < MANY) return of.map(unit => ofUnit(unit, speech, ground));
    const names = listWords(of.map(unit => unit.number ?? unit.name));
    return [`${group.name} ${names}`, speech.sideName(group.side), group.state ?? ''].filter(Boolean);
  });
}

/** A unit in words, without its place. */
function ofUnit(unit: UnitItem<Place>, speech: Speech, ground: Ground): string {
  const { condition, speed } = unit.facts ?? {};
  return [
    unit.name,
    [speech.sideName(unit.side), unit.tag].filter(Boolean).join(' '),
    unit.lost ? 'lost' : '',
    condition && !unit.lost ? `${condition.word} ${condition.left} of ${condition.of}` : '',
    unit.lost ? '' : `heading ${ground.heading(unit.facing)}`,
    speed && !unit.lost ? `speed ${speed}` : '',
    ...(unit.marks ?? []).map(mark => mark.name),
  ]
    .filter(Boolean)
    .join(', ');
}

function areasAt({ scene, ground }: Grounded, at: Place): string[] {
  return ofKind(scene.items, 'area').flatMap(area => (area.label && ground.holds(area.places, at) ? [area.label] : []));
}

function countsAt({ scene, ground }: Grounded, at: Place): string[] {
  return ofKind(scene.items, 'counter').flatMap(counter => (ground.same(counter.at, at) ? counter.counts.map(countWords) : []));
}

function distance({ scene, ground }: Grounded, at: Place, inHand: string | undefined): string[] {
  const units = ofKind(scene.items, 'unit');
  const unit = units.find(one => one.id === inHand) ?? units.find(one => one.squadron !== undefined && one.squadron === inHand);
  return unit && !ground.same(unit.at, at) ? [`${ground.distance(unit.at, at)} from ${unit.name}`] : [];
}
