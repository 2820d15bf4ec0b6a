// What drone racks hold: drones by type and upgrade, `i`, `iv-m`, and anti-drone rounds, `add`.

import type { WeaponCard } from './cards.ts';
import type { Charts, Drone, DroneType, Rack } from './charts.ts';
import { capital, gunName } from './names.ts';

type LoadCharts = Pick<Charts, 'drones' | 'droneUpgrades' | 'racks'>;

/** TP-9.6.1, TP-9.6.2 A drone of a load. */
export interface DroneOfLoad extends Drone {
  readonly type: DroneType;
  readonly upgrade: 'm' | 'f' | null;
}

/** TP-9.6.2 The drone that an id of a load names; nothing where it names none. */
export function droneOf(
  { drones, droneUpgrades }: Pick<Charts, 'drones' | 'droneUpgrades'>,
  id: string,
): DroneOfLoad | undefined {
  const [, type = '', , upgrade] = /^([iv]+)(-([mf]))?$/.exec(id) ?? [];
  if (!(type in drones)) return undefined;
  const drone = drones[type as DroneType];
  const by = (upgrade ?? null) as DroneOfLoad['upgrade'];
  return { ...drone, type: type as DroneType, upgrade: by, speed: by ? droneUpgrades[by] : drone.speed };
}

/** TP-9.6.3 The rack that a mount is; nothing for any other weapon. */
export function rackOf(
  { racks }: Pick<Charts, 'racks'>,
  { type, kind = '' }: Pick<WeaponCard, 'type' | 'kind'>,
): Rack | undefined {
  return type === 'rack' && kind in racks ? racks[kind as keyof Charts['racks']] : undefined;
}

const ADD = 'add';

/** Half spaces that a thing takes in a rack: TP-9.6.1 of a drone its own, TP-9.6.3 of an anti-drone round its share of one. */
function halfSpaces(charts: LoadCharts, rack: Rack, id: string): number | undefined {
  if (id === ADD) return rack.adds > 0 ? 2 / rack.adds : undefined;
  return droneOf(charts, id)?.space;
}

/** TP-9.6.3 Half spaces that a load takes in a rack; what is no load takes none. */
export function rackSpace(charts: LoadCharts, mount: Pick<WeaponCard, 'type' | 'kind'>, load: readonly string[]): number {
  const rack = rackOf(charts, mount);
  return rack ? load.reduce((sum, id) => sum + (halfSpaces(charts, rack, id) ?? 0), 0) : 0;
}

/** TP-15.2.3 What a rack holds unless its owner says otherwise: these drones; in a rack for both, rounds in half of its spaces. */
export function defaultLoad(charts: LoadCharts, mount: Pick<WeaponCard, 'type' | 'kind'>, drone: string): string[] {
  const rack = rackOf(charts, mount);
  const size = droneOf(charts, drone)?.space;
  if (!rack || !size) return [];
  const forRounds = rack.adds > 0 ? Math.floor(rack.spaces / 2) : 0;
  const drones = Math.floor((2 * (rack.spaces - forRounds)) / size);
  return [...Array<string>(drones).fill(drone), ...Array<string>(forRounds * rack.adds).fill(ADD)];
}

/** TP-15.2.3 Why a rack cannot hold this: what is no load at all, and what is too much. */
export function loadFaults(
  charts: LoadCharts,
  mount: Pick<WeaponCard, 'type' | 'kind' | 'name'>,
  load: readonly string[],
): string[] {
  const rack = rackOf(charts, mount);
  if (!rack) return [`${capital(gunName(mount))} is no drone rack.`];
  const sizes = load.map(id => halfSpaces(charts, rack, id));
  const odd = load.filter((_, i) => sizes[i] === undefined);
  const full = rackSpace(charts, mount, load);
  return [
    ...[...new Set(odd)].map(
      id => `${capital(gunName(mount))} cannot hold ${id === ADD ? 'anti-drone rounds' : `drones of type ${id.toUpperCase()}`}.`,
    ),
    ...(full > 2 * rack.spaces ? [`${capital(gunName(mount))} has ${rack.spaces} spaces, and this takes ${full / 2}.`] : []),
  ];
}
