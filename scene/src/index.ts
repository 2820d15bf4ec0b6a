/**
 * What a board draws, as a plain list. A rule system turns a view into a scene, a panel lays more over it; the hex board and the
 * list show the same scene, so that they cannot disagree. Nothing here knows a rule.
 */
import type { Extent, Hex, Layout } from '@flagplot/hexes';
import type { End, Facing, Place } from './places.ts';
import type { Footprint, PlaneItem, PlaneSheet } from './plane.ts';
import type { Hull } from './symbols/hulls.ts';
import type { IconName } from './symbols/icons.ts';
import type { ConditionMark } from './symbols/marks.ts';

export type { Beat, BeatKind, BeatPart, Fall, Motion, Shot, Spot, Track, Volley } from './beats.ts';
export type { Picture, PicturedArea, PicturedBox, PicturedUnit } from './picture.ts';
export type { End, Facing, Place } from './places.ts';
export type {
  BandItem,
  ChannelItem,
  Depth,
  Footprint,
  GaugeItem,
  PlaneItem,
  PlaneSheet,
  Stood,
  WaterItem,
} from './plane.ts';

/**
 * How sure a thing is, and for whom. `told`: it lies on the table. `mine`: on the table, and the one who sits here owns it.
 * `intent`: about to be ordered (magenta). `secret`: ordered, sealed, seen by its owner alone (magenta, dashed). `past`: where
 * something was, or would drift to.
 */
export type Role = 'told' | 'mine' | 'intent' | 'secret' | 'past';

/** The size of the sheet in hexes, and how they lie; its north-west hex is 0101. */
export interface HexSheet extends Extent {
  ground: 'hexes';
  layout: Layout;
}

/** The sheet that lies on the table: its ground and its size. */
export type Sheet = HexSheet | PlaneSheet;

/** What the list says of a unit, beside where it is. Every word is ready to be read out. */
export interface UnitFacts {
  /** Its class, `G'Quan, flag`. */
  what?: string;
  speed?: string;
  /** Structure, hull, or whatever tells how much is left of it. */
  condition?: { left: number; of: number; word: string };
  /** What it is ordered to do now, as far as the one who looks may know: `Halcyon`, `holds fire`. */
  order?: string;
}

/** Whose a unit is, with whom it sails, and what it is called. */
export interface UnitNames {
  side: string;
  /** `Tal'Kesh`. */
  name: string;
  /** `A1`: stands before the name, and alone where there is no room. */
  tag?: string;
  /** The squadron it sails in; small boards draw one badge for each. Where a `group` has this id, the board names that, once. */
  squadron?: string;
}

export interface UnitItem<P extends Place = Hex> extends UnitNames {
  kind: 'unit';
  id: string;
  role: 'told' | 'mine';
  at: P;
  facing: Facing;
  hull: Hull;
  /** On a plane what it covers: that is drawn in place of its hull. */
  shape?: Footprint;
  /** It is a marker and covers nothing: drawn as a disc with this in it, `T6`. */
  disc?: string;
  /** One of many in a named group: what it is called among them, `3`. Stands small at its stern in place of its name. */
  number?: string;
  /** The weightiest first: three are drawn, the rest are counted. */
  marks?: readonly ConditionMark[];
  /** Out of the battle: drawn dashed where it died. */
  lost?: true;
  /** Still wants an order of the one who looks: a small open dot at the stern. */
  waits?: true;
  facts?: UnitFacts;
}

/** A squadron of small craft: named once, amid its units, which then show their numbers alone. Its id is their `squadron`. */
export interface GroupItem {
  kind: 'group';
  id: string;
  side: string;
  role: 'told' | 'mine';
  /** `Red`. */
  name: string;
  /** How it is, after its name: `shaken`, `Full Throttle`. */
  state?: string;
}

/** Where a unit would stand. `faint`: a ship of the squadron that only follows, or the end of an order not in hand. */
export interface GhostItem<P extends Place = Hex> {
  kind: 'ghost';
  id: string;
  role: 'intent' | 'secret';
  at: P;
  facing: Facing;
  hull: Hull;
  /** As the unit's own. */
  shape?: Footprint;
  faint?: true;
  /** As the unit's own. */
  number?: string;
  /** Whose it is, where the unit is being set up and stands nowhere else as yet. */
  sets?: UnitNames;
}

/** A small numbered place on a path: the end of a pulse. */
export interface Fix<P extends Place = Hex> {
  at: P;
  label?: string;
  /** What it stands for, said where the course is read out: `pulse 1 ends`. */
  says?: string;
}

/**
 * A line from hex to hex. `wake`: where a unit has been. `drift`: where it will be if it holds course, dotted. `plot`: ordered.
 * `hold`: what would be ordered by default, dashed.
 */
export interface PathItem<P extends Place = Hex> {
  kind: 'path';
  id: string;
  role: Role;
  line: 'wake' | 'drift' | 'plot' | 'hold';
  side?: string;
  /** The unit that sails it, or the squadron whose leader does: the list reads it out with that. */
  unit?: string;
  through: readonly P[];
  /** On a plane how far it turns on the way to each of these places from the one before, the first left out; straight where nothing is said. */
  bends?: readonly Facing[];
  fixes?: readonly Fix<P>[];
  /** The plot in hand is drawn heavier, its fixes filled. */
  held?: true;
  /** Said at its end: `speed 7`. */
  tip?: string;
}

/** Hexes with one outline about them: a range band, a command radius, a minefield, the hexes one may deploy in. */
export interface AreaItem<P extends Place = Hex> {
  kind: 'area';
  id: string;
  role: Role;
  side?: string;
  /** On hexes all that it covers, in no order; on a plane its corners. */
  places: readonly P[];
  /** `tint`: filled faintly; `shade`: in the colour of its side; `solid`: with a heavy line. `outline`: the line alone; `dashes`: broken. */
  look: 'tint' | 'shade' | 'solid' | 'outline' | 'dashes';
  label?: string;
  /** The layer of the system it belongs to: `radius`. One that no layer is for (`mouth`, a place to leave by) is always shown. */
  of?: string;
  /** What the list says of it in place of its places. */
  says?: string;
  /** It lies on the map and matters to whoever passes: an island, a gate, a vortex. Courses are read out with it. */
  terrain?: true;
}

/** A straight line: a line of fire, or of sight. The list says of a unit how many aim at it. */
export interface RayItem<P extends Place = Hex> {
  kind: 'ray';
  id: string;
  role: Role;
  side?: string;
  from: End<P>;
  to: End<P>;
  /** The chosen one: heavier, and carries its tag. */
  held?: true;
  /** Something under way along it, which arrives later: what it is. Drawn in short dashes. */
  inFlight?: string;
  /** `range 6, 5 dice`. */
  tag?: string;
}

/** A hairline between two craft that keep together. `broken`: ochre dashes, they do not, or would not. */
export interface LinkItem<P extends Place = Hex> {
  kind: 'link';
  id: string;
  role: Role;
  side?: string;
  from: End<P>;
  to: End<P>;
  broken?: true;
  /** Said on it where it is broken: `4 hexes`. */
  tag?: string;
}

/**
 * A field of bearings about a hex, `from` clockwise to `to`, in twenty-fourths of a circle from direction 0 of the sheet (see
 * `bearing` in hexes); on a plane in hundredths of a degree from north.
 */
export interface ArcItem<P extends Place = Hex> {
  kind: 'arc';
  id: string;
  role: Role;
  at: P;
  from: number;
  to: number;
  /** In hexes, or mil. */
  reach: number;
  /** The arc that bears is tinted. */
  tint?: true;
  /** `fore starboard x2`. */
  label?: string;
}

/** A mark about a unit or hex: `pick` is a ring of ink (in hand), `target` magenta brackets, `refused` ochre dashes. */
export interface RingItem<P extends Place = Hex> {
  kind: 'ring';
  id: string;
  at: P;
  /** The unit it is about: it lies where that is drawn, and is as large. */
  unit?: string;
  look: 'pick' | 'target' | 'refused';
}

/** A figure and what it counts: `3`, `turns left`. `spent`: there is none left to use. */
export interface Count {
  figure: string;
  word: string;
  spent?: true;
}

/** A small plate at the tip of a path, clear of its handles: what is left to spend there. Two to four counts, a line each. */
export interface CounterItem<P extends Place = Hex> {
  kind: 'counter';
  id: string;
  role: 'intent' | 'secret' | 'told';
  at: P;
  counts: readonly Count[];
  /** On which side of its hex it stands, in degrees clockwise from north; 180 where nothing is said. */
  toward?: number;
}

export interface LabelItem<P extends Place = Hex> {
  kind: 'label';
  id: string;
  role: Role;
  at: P;
  text: string;
  /** Which goes first where there is no room for all: own 4, target 3, near 2, far 1. */
  rank?: number;
}

/**
 * Something to press on the board, exactly where it leads. Handles are buttons: focus reaches them, Enter and Space press them.
 * `toward` sets it beside its hex, in degrees clockwise from north, for steps that turn without moving.
 */
export interface HandleItem<P extends Place = Hex> {
  kind: 'handle';
  id: string;
  at: P;
  toward?: number;
  icon: IconName;
  /** Degrees clockwise the icon is turned by: a ship's heading, so that ahead points where it leads. */
  turned?: number;
  /** `Ahead: 1414, then 5 hexes from Meridian's drift`. */
  name: string;
  /** It cannot be done, and this is why: drawn dashed in ochre, says so when pressed or focused. */
  refused?: { rule: string; say: string };
  /** It was just tried: what refuses it is said beside it without being pointed at. */
  tried?: true;
  /** It can be taken and dragged through hexes. */
  grab?: true;
  /** It stands for a choice, and whether that is taken. */
  pressed?: boolean;
}

export type Item<P extends Place = Hex> =
  | UnitItem<P>
  | GroupItem
  | GhostItem<P>
  | PathItem<P>
  | AreaItem<P>
  | RayItem<P>
  | LinkItem<P>
  | ArcItem<P>
  | RingItem<P>
  | CounterItem<P>
  | LabelItem<P>
  | HandleItem<P>
  | PlaneItem<P>;
/** What one hand lays down: the table's own things, or a panel's. Ids are unique within a kind. */
export type Layer<P extends Place = Hex> = readonly Item<P>[];

export interface Scene<P extends Place = Hex> {
  /** Where all places are hexes, a sheet of them. */
  sheet: P extends Hex ? HexSheet : Sheet;
  items: Layer<P>;
  /** Sides that fight together, a list for each alliance. A side in none of them has everybody else for an enemy. */
  alliances?: readonly (readonly string[])[];
}

/** A scene whose places are hexes; nothing where it lies on another ground. */
export function onHexes(scene: Scene<Place>): Scene | undefined {
  return scene.sheet.ground === 'hexes' ? (scene as Scene) : undefined;
}

/** The scene with more laid over it; what comes later lies on top. A unit or group that is laid stands in place of the table's own. */
export function layOver<P extends Place>(scene: Scene<P>, ...layers: readonly Layer<P>[]): Scene<P> {
  const over = layers.flat();
  const again = new Set(over.filter(stands).map(idOf));
  return { ...scene, items: [...scene.items.filter(item => !(stands(item) && again.has(idOf(item)))), ...over] };
}

const stands = ({ kind }: Item<Place>): boolean => kind === 'unit' || kind === 'group';
const idOf = ({ kind, id }: Item<Place>): string => `${kind} ${id}`;

/** Whether two sides fight each other. */
export function areOpposed(scene: Scene<Place>, a: string, b: string): boolean {
  return a !== b && !scene.alliances?.some(sides => sides.includes(a) && sides.includes(b));
}

/** The items of one kind, in their order. */
export function ofKind<K extends Item['kind'], P extends Place>(items: Layer<P>, kind: K): Extract<Item<P>, { kind: K }>[] {
  return items.filter((item): item is Extract<Item<P>, { kind: K }> => item.kind === kind);
}

/** Where a line ends, if that is a place and no unit. */
export function placeOf<P extends Place>(end: End<P>): P | undefined {
  return 'unit' in end || 'ghost' in end ? undefined : end;
}

/** What a person did on the board or in the list, in hexes and ids. */
export interface Pick<P extends Place = Hex> {
  at: P;
  /** The unit under it. Where several lie on one another, picking there again gives the next of them. */
  unit?: string;
  /** With Shift, or a long press. */
  more: boolean;
}

/** A drag that began on something one may grab: the hexes it has passed, the first where it began. */
export interface Drag<P extends Place = Hex> {
  handle?: string;
  /** The unit or ghost that is dragged: the places are those its own middle would lie in, wherever on it the finger is. */
  unit?: string;
  over: readonly P[];
  done: boolean;
  /** Given up on the way, by Escape or a second finger: all is as before. Then it is done as well. */
  cancelled?: true;
}
