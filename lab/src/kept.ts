// Kept battles: whole battles in the repository, each with what everybody was told. They replay to the last event, whoever plays how today.

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { check } from '@flagplot/check';
import type { GameTypes, HostMatch, Refusal, Saved, Told } from '@flagplot/kernel';
import { resume } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { recordOf } from './campaign.ts';
import { scenarioNames } from './start.ts';

/** A battle as it is kept: its record, and of each turn, the opening first, a SHA-256 of all that was told in it, to whomever. */
export interface KeptBattle {
  readonly record: Saved;
  readonly told: readonly string[];
}

/** What a battle is kept of: a scenario, and who holds the sides, further sides the last. */
export interface KeptKind {
  readonly scenario: string;
  readonly bots: readonly string[];
}

/** Battles kept of a system, or, where it has more scenarios than that, twice as many. */
const KEPT = 10;

export function keptOf(system: System): number {
  return scenarioNames(system).length > KEPT ? 2 * KEPT : KEPT;
}

const LINEUPS: readonly (readonly string[])[] = [
  ['ordinary', 'ordinary'],
  ['random', 'random'],
  ['ordinary', 'random'],
  ['random', 'ordinary'],
];

/** The battles to keep of a system: its scenarios by turns, and each time round other opponents. */
export function kindsToKeep(system: System): KeptKind[] {
  const names = scenarioNames(system);
  return Array.from({ length: keptOf(system) }, (_, i) => {
    const lineup = i + Math.floor(i / names.length);
    return { scenario: names[i % names.length] as string, bots: LINEUPS[lineup % LINEUPS.length] as readonly string[] };
  });
}

/** Fights a battle and keeps it. Throws where its opponents break off. */
export async function fightToKeep(system: System, { scenario, bots }: KeptKind): Promise<KeptBattle> {
  const fought = await recordOf({ system, scenarios: [scenario], battles: 1, seed: `kept ${bots.join(' ')}`, bots }, 1);
  if ('faults' in fought) throw new Error(sentences(fought.faults));
  return { record: fought.record, told: toldByTurn(replay(system, fought.record)) };
}

/** Where a kept battle goes another way today; nothing where it ends as it did and every turn told what it told. */
export function keptFaults(system: System, { record, told }: KeptBattle): string[] {
  const again = resume(system.rules, record, check);
  if ('faults' in again) return again.faults.map(({ at, say }) => `${at}: ${say}`);
  const now = toldByTurn(again.match);
  const turns = Array.from({ length: Math.max(now.length, told.length) }, (_, turn) => turn);
  const wrong = turns.filter(turn => now[turn] !== told[turn]).map(turn => `turn ${turn} is told otherwise`);
  return again.match.outcome() ? wrong : [...wrong, 'it does not end'];
}

function replay(system: System, record: Saved): HostMatch<GameTypes> {
  const again = resume(system.rules, record, check);
  if ('faults' in again) throw new Error(sentences(again.faults));
  return again.match;
}

function toldByTurn(match: HostMatch<GameTypes>): string[] {
  const turns: Told<GameTypes>[][] = [];
  for (const one of match.everything()) {
    while (turns.length <= one.clock.turn) turns.push([]);
    turns[one.clock.turn]?.push(one);
  }
  return turns.map(told => createHash('sha256').update(JSON.stringify(told)).digest('hex'));
}

const sentences = (faults: readonly Refusal[]): string => faults.map(({ say }) => say).join(' ');

/** A kept battle as a file, the same bytes for the same battle. */
export function pack(battle: KeptBattle): Uint8Array {
  return gzipSync(JSON.stringify(battle), { level: 9 });
}

export function unpack(bytes: Uint8Array): KeptBattle {
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as KeptBattle;
}
