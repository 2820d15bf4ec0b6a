/** TP-15.1.5, TP-15.2.3 What a ship is fitted out with before the battle: mounts, racks, scatter-packs, guides. Nothing here draws. */

import type { WeaponCard } from '../../rules/cards.ts';
import { defaultLoad, droneOf, rackOf, rackSpace } from '../../rules/loads.ts';
import { unitName } from '../../rules/names.ts';
import type { Unit } from '../../rules/open.ts';
import { fittingUnder } from '../../rules/opening/mounts.ts';
import type { Deployment } from '../../rules/orders.ts';
import { areEnemies, cardOf, holdIn, isHere, mountOf, shipNamed } from '../../rules/roster.ts';
import { isRider } from '../../rules/seekers/rider.ts';
import { packsOf } from '../../rules/shuttles/packs.ts';
import type { TpView } from '../../rules/state.ts';
import { typeName } from '../../sheet/words.ts';

/** A thing that may be chosen. */
export interface Choice {
  id: string;
  name: string;
}

/** TP-15.1.5 An option mount: what it holds, by the order or by its card. */
export interface MountRow {
  mount: string;
  name: string;
  holds: string;
  choices: Choice[];
}

/** TP-15.2.3 A drone rack: what lies in it, kind by kind, and what else might. */
export interface RackRow {
  weapon: string;
  name: string;
  /** In half spaces. */
  taken: number;
  room: number;
  load: readonly string[];
  kinds: (Choice & { n: number })[];
  others: Choice[];
}

/** TP-12.2.8 A scatter-pack: in which box it stands. */
export interface PackRow {
  box: number;
  boxes: number[];
}

export interface Outfit {
  mounts: MountRow[];
  racks: RackRow[];
  packs: PackRow[];
  /** TP-6.5.3 Of what is guided: by whom. */
  guide: { by: string; choices: Choice[] } | undefined;
}

/** Everything about a ship that is settled before the battle; nothing where nothing is. */
export function outfitOf(v: TpView, order: Deployment, unit: Unit): Outfit | undefined {
  const outfit: Outfit = {
    mounts: mountRows(v, order, unit),
    racks: rackRows(v, order, unit),
    packs: packRows(v, order, unit),
    guide: guideOf(v, order, unit),
  };
  const { mounts, racks, packs, guide } = outfit;
  return mounts.length + racks.length + packs.length > 0 || guide ? outfit : undefined;
}

function mountRows({ book }: TpView, { mounts }: Deployment, unit: Unit): MountRow[] {
  const card = cardOf(book, unit);
  return card.optional.map(at => {
    const { id, name } = card.weapons[at] as WeaponCard;
    const chosen = mounts.find(one => one.unit === unit.id && one.mount === id);
    const choices = book.charts.mounts.map(one => ({ id: one.id, name: typeName({ name: '', arc: '', ...one } as WeaponCard) }));
    return {
      mount: id,
      name: `Mount ${name}`,
      holds: chosen?.weapon ?? heldIn(card.weapons[at] as WeaponCard, book.charts.mounts),
      choices,
    };
  });
}

/** What stands in a mount as its card has it, by the chart's name for it. */
function heldIn({ type, kind, range }: WeaponCard, mounts: TpView['book']['charts']['mounts']): string {
  return mounts.find(one => one.type === type && one.kind === kind && one.range === range)?.id ?? '';
}

function rackRows(v: TpView, order: Deployment, unit: Unit): RackRow[] {
  const { charts } = v.book;
  const card = cardOf(v.book, { card: unit.card, fitting: fittingUnder(v, unit, order.mounts) });
  return card.weapons.flatMap((weapon): RackRow[] => {
    const rack = rackOf(charts, weapon);
    if (!rack) return [];
    const load = loadOf(v, order, { unit, weapon });
    const fits = kindsFor(v, unit.id, rack.adds > 0);
    const there = [...new Set(load)];
    return [
      {
        ...{ weapon: weapon.id, name: `${typeName(weapon)} ${weapon.name}`, load, room: 2 * rack.spaces },
        taken: rackSpace(charts, weapon, load),
        kinds: there.map(id => ({ id, name: loadName(id), n: load.filter(one => one === id).length })),
        others: fits.filter(id => !there.includes(id)).map(id => ({ id, name: loadName(id) })),
      },
    ];
  });
}

/** What the order says of a rack; else what lies in it, or what such a rack holds where it has just been mounted. */
function loadOf(v: TpView, { loads }: Deployment, { unit, weapon }: { unit: Unit; weapon: WeaponCard }): readonly string[] {
  const said = loads.find(one => one.unit === unit.id && one.weapon === weapon.id);
  if (said) return said.load;
  const now = cardOf(v.book, unit);
  const mount = mountOf(now, weapon.id);
  const kept = holdIn(v.own, unit.id)?.magazines.find(one => one.mount === mount);
  const isSame = rackOf(v.book.charts, now.weapons[mount] as WeaponCard) !== undefined;
  return kept && isSame ? kept.load : defaultLoad(v.book.charts, weapon, shipNamed(v, unit.id)?.drone ?? 'i');
}

const TYPES = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** TP-15.2.2 Drones of every type, upgraded where that was bought or is the ship's own; anti-drone rounds where a rack takes them. */
function kindsFor(v: TpView, id: string, takesRounds: boolean): string[] {
  const ship = shipNamed(v, id);
  const own = droneOf(v.book.charts, ship?.drone ?? 'i')?.upgrade;
  const upgrades = (['m', 'f'] as const).filter(
    upgrade => own === upgrade || ship?.options.some(one => one.id === `drone-${upgrade}` && one.n > 0),
  );
  const drones = TYPES.flatMap(type => [type, ...upgrades.map(upgrade => `${type}-${upgrade}`)]);
  return [...drones.filter(one => droneOf(v.book.charts, one)), ...(takesRounds ? ['add'] : [])];
}

/** `type IV, medium`, `anti-drone round`. */
function loadName(id: string): string {
  if (id === 'add') return 'anti-drone round';
  const [type = '', upgrade] = id.split('-');
  return `type ${type.toUpperCase()}${upgrade === 'm' ? ', medium' : upgrade === 'f' ? ', fast' : ''}`;
}

function packRows(v: TpView, { hidden }: Deployment, unit: Unit): PackRow[] {
  const said = hidden.filter(one => one.unit === unit.id).map(({ box }) => box);
  const bay = holdIn(v.own, unit.id)?.bay ?? [];
  const before = bay.flatMap(({ as }, box) => (as === 'scatter-pack' ? [box] : []));
  const boxes = (unit.bay ?? []).flatMap(({ kind }, box) => (kind === 'admin' ? [box] : []));
  const at = said.length > 0 ? said : before;
  return Array.from({ length: Math.min(packsOf(v, unit.id), boxes.length) }, (_, n) => ({
    box: at[n] ?? -1,
    boxes: boxes.filter(box => box === at[n] || !at.includes(box)),
  })).filter(({ box }) => box >= 0);
}

function guideOf(v: TpView, { guides }: Deployment, unit: Unit): Outfit['guide'] {
  if (!isRider(v, unit.id)) return undefined;
  const ships = v.open.units.filter(
    one => isHere(one) && one.kind === 'ship' && one.id !== unit.id && !areEnemies(v.book, v.side, one.side),
  );
  return {
    by: guides.find(one => one.unit === unit.id)?.by ?? '',
    choices: ships.map(({ id }) => ({ id, name: unitName(v, id) })),
  };
}

/** Another weapon in a mount: what was to be loaded into it is loaded no more. */
export function withMount(order: Deployment, unit: string, { mount, weapon }: { mount: string; weapon: string }): Deployment {
  const others = order.mounts.filter(one => one.unit !== unit || one.mount !== mount);
  const loads = order.loads.filter(one => one.unit !== unit || one.weapon !== mount);
  return { ...order, loads, mounts: [...others, { unit, mount, weapon }] };
}

export function withLoad(order: Deployment, unit: string, { weapon, load }: { weapon: string; load: string[] }): Deployment {
  const others = order.loads.filter(one => one.unit !== unit || one.weapon !== weapon);
  return { ...order, loads: [...others, { unit, weapon, load }] };
}

/** One more of a kind, or one less. */
export function withOne(load: readonly string[], id: string, by: 1 | -1): string[] {
  if (by > 0) return [...load, id];
  const last = load.lastIndexOf(id);
  return last < 0 ? [...load] : load.toSpliced(last, 1);
}

/** The boxes of all scatter-packs of a ship, in place of those that were taken without a word. */
export function withPacks(order: Deployment, unit: string, boxes: readonly number[]): Deployment {
  const others = order.hidden.filter(one => one.unit !== unit);
  return { ...order, hidden: [...others, ...boxes.map(box => ({ unit, box, kind: 'scatter-pack' }))] };
}

export function withGuide(order: Deployment, unit: string, by: string): Deployment {
  const others = order.guides.filter(one => one.unit !== unit);
  return { ...order, guides: by === '' ? others : [...others, { unit, by }] };
}

/** The ship that a refusal of an outfit is about, and the field. */
export function outfitAt(order: Deployment, path: string): { unit: string; field: string } | undefined {
  const [, list = '', nth = ''] = path.split('/');
  const n = Number(nth);
  const { mounts, loads, hidden, guides } = order;
  if (list === 'mounts' && mounts[n]) return { unit: mounts[n].unit, field: `mount/${mounts[n].mount}` };
  if (list === 'loads' && loads[n]) return { unit: loads[n].unit, field: `rack/${loads[n].weapon}` };
  if (list === 'hidden' && hidden[n]) return { unit: hidden[n].unit, field: 'pack/0' };
  if (list === 'guides' && guides[n]) return { unit: guides[n].unit, field: 'guide' };
  return undefined;
}
