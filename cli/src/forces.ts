// Forces from files: bought in a system's yard, and brought to a scenario.

import { check } from '@flagplot/check';
import type { Refusal, Side } from '@flagplot/kernel';
import type { Start } from '@flagplot/lab';
import { startOf } from '@flagplot/lab';
import type { Force, Judged, Yard } from '@flagplot/manifest';
import type { Shelf, System } from '@flagplot/shelf';
import { partOf } from '@flagplot/shelf';
import { jsonOf, readText } from './file.ts';
import type { Flag, Given } from './flags.ts';
import { accept, lines, Refused } from './refused.ts';
import { namesWith } from './scenario.ts';

export const FORCE_FLAG: Flag = {
  value: 'SIDE=FILE',
  says: 'this side brings the force of a file, JSON or short text (flagplot force); once for each side that does',
  schema: { type: 'array', maxItems: 12, items: { type: 'string', maxLength: 1000 } },
  many: true,
};

/** A system with its yard. */
export interface Seller {
  readonly system: System;
  readonly yard: Yard<object, Force>;
}

/** The yard of a system, or `Refused` where its book sells nothing. */
export async function yardOf(shelf: Shelf, { name, manifest }: System): Promise<Yard<object, Force>> {
  const sellers = namesWith(shelf, 'yard').join(', ') || 'none of the systems';
  if (!manifest.yard)
    throw new Refused([`${name} has no yard: its forces are fought as printed; forces are bought in ${sellers}`]);
  return accept(shelf.where, await partOf(manifest, 'yard')).part;
}

/** The force in a file, JSON or short text, or `Refused` with every fault. */
export function forceIn(file: string, yard: Yard<object, Force>): Force {
  const text = readText(file);
  if (!text.trimStart().startsWith('{')) return accept(file, yard.read(text)).force;
  const value = jsonOf(file, text);
  const faults = check(yard.schema, value);
  if (faults.length > 0) throw new Refused(lines(file, faults));
  return value as Force;
}

/** A force, and the side of the scenario it was looked at for. */
export interface JudgedForce {
  readonly scenario: string;
  readonly side: Side;
  readonly judged: Judged;
}

/** For what a force is to be looked at; what is left out is found by its faction. */
export interface ForceLimits {
  readonly scenario?: string | object;
  readonly side?: Side;
}

/** A force as what a side would bring: the one named, else the first of its faction in the scenario that one buys for. */
export function judgeForce({ system, yard }: Seller, force: Force, { scenario, side }: ForceLimits = {}): JudgedForce {
  const starts = scenariosToTry({ system, yard }, scenario).map(one => accept('', startOf(system, one)));
  const found = starts.find(start => sellsTo(yard, start, force)) ?? (starts[0] as Start);
  const by = side ?? sellsTo(yard, found, force) ?? (sidesOf(found)[0] as Side);
  return { scenario: found.name, side: by, judged: yard.judge(found.scenario, by, force) };
}

/** The scenarios in question, the likeliest first. */
function scenariosToTry({ system, yard }: Seller, scenario: string | object | undefined): (string | object)[] {
  if (scenario !== undefined) return [scenario];
  return [yard.usual, ...Object.keys(system.scenarios).filter(name => name !== yard.usual)];
}

/** The first side that buys where this force was bought. */
function sellsTo(yard: Yard<object, Force>, { scenario }: Start, { faction }: Force): Side | undefined {
  return yard.takes(scenario).find(side => yard.fresh(scenario, side).faction === faction);
}

function sidesOf({ rules, scenario, book }: Start): Side[] {
  return Object.keys(rules.setUp(scenario, book).sealed);
}

/** The scenario with every force of `--force` in it, or `Refused` with every fault of each. */
export async function withForces(shelf: Shelf, given: Given, start: Start): Promise<object> {
  const asked = given.list('force');
  if (asked.length === 0) return start.scenario;
  const yard = await yardOf(shelf, start.system);
  const faults: string[] = [];
  const sides = new Set<Side>();
  const enlisted = asked.reduce((scenario, one) => {
    const { side, file } = parseAssignment(one);
    if (sides.size === sides.add(side).size) faults.push(`--force: ${side} is given more than one force`);
    const force = forceIn(file, yard);
    const wrong: readonly Refusal[] = yard.judge(start.scenario, side, force).faults;
    faults.push(...lines(file, wrong));
    return wrong.length > 0 ? scenario : yard.enlist(scenario, side, force);
  }, start.scenario);
  if (faults.length > 0) throw new Refused(faults);
  return enlisted;
}

/** `alliance=mine.json`. */
function parseAssignment(text: string): { side: Side; file: string } {
  const [, side, file] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  if (side === undefined || file === undefined) throw new Refused([`--force ${text}: wants SIDE=FILE, as alliance=mine.json`]);
  return { side, file };
}
