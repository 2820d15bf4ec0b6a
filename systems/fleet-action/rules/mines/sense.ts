// Mines of a state: of ships that carry them, and not long gone off.

import type { Refusal } from '@flagplot/kernel';
import { pulsesPlayed } from '../edge/sense/clock.ts';
import { on } from '../map.ts';
import type { MineAim, Pattern } from '../open.ts';
import { unitOf } from '../roster.ts';
import type { FaState } from '../state.ts';
import { latest } from './guess.ts';
import { launcherOf, launcherSquadron } from './pattern.ts';

/** FA-2.2.2 What is under way was launched by ships that carry mines; FA-2.2.3 what it is aimed at lies open, or in the folder of its owner. */
export function mineFaults(s: FaState): Refusal[] {
  const { mines = [] } = s.open;
  if (mines.length > 0 && !s.book.chapters.includes('mines'))
    return [{ rule: 'FA-2.2.1', at: '/open/mines', say: 'No mines are launched in this battle.' }];
  const found = mines.flatMap((_, i) => patternFaults(s, mines, i));
  return found.length > 0 ? found : folderFaults(s);
}

function patternFaults(s: FaState, mines: readonly Pattern[], i: number): Refusal[] {
  const pattern = mines[i] as Pattern;
  const { squadron, turn, aim } = pattern;
  const at = `/open/mines/${i}`;
  const fault = (field: string, say: string): Refusal[] => [{ rule: 'FA-2.2.2', at: `${at}/${field}`, say }];
  if (!Object.hasOwn(s.book.units, squadron)) return fault('squadron', `There is no squadron ${squadron}.`);
  if (turn < 1 || turn > s.clock.turn)
    return fault('turn', `It is turn ${s.clock.turn}: no mines of turn ${turn} are under way.`);
  if (mines.findIndex(one => one.squadron === squadron && one.turn === turn) < i)
    return fault('squadron', `${squadron} launches once a turn.`);
  const ships = shipFaults(s, pattern, at);
  if (ships.length > 0 || !aim) return ships;
  return aimFaults(s, { pattern, aim, at: `${at}/aim` });
}

/** FA-9.2.1 Ships of the squadron, each once; FA-9.2.2 with as many mines as its row has boxes at the most. */
function shipFaults({ book, open }: FaState, { squadron, ships }: Pattern, at: string): Refusal[] {
  const own = unitOf({ book, open }, squadron).ships.map(place => book.ships[place]);
  return ships.flatMap(({ ship, mines }, n): Refusal[] => {
    const of = own.find(one => one?.id === ship);
    const mount = of ? launcherOf(of) : -1;
    const boxes = of?.card.mounts[mount]?.boxes ?? 0;
    if (!of || mount < 0 || ships.findIndex(one => one.ship === ship) < n)
      return [{ rule: 'FA-9.2.1', at: `${at}/ships/${n}/ship`, say: `${ship} is no ship of ${squadron} that launches mines.` }];
    if (mines <= boxes) return [];
    return [{ rule: 'FA-9.2.2', at: `${at}/ships/${n}/mines`, say: `${of.name} launches ${boxes} mines at most.` }];
  });
}

/** FA-9.2.5 They arrive in a pulse to come, and not later than mines fly; on the map. */
function aimFaults(s: FaState, { pattern, aim, at }: { pattern: Pattern; aim: MineAim; at: string }): Refusal[] {
  if (!on(s, aim)) return [{ rule: 'FA-9.2.1', at, say: 'Mines are aimed at a hex of the map.' }];
  if (aim.due >= pulsesPlayed(s) && aim.due <= latest(s, pattern)) return [];
  return [{ rule: 'FA-9.2.5', at: `${at}/due`, say: `Mines of turn ${pattern.turn} are not due in pulse ${aim.due}.` }];
}

/** FA-2.2.2 In a folder lies what the side's own mines are aimed at that are not open yet, and nothing else. */
function folderFaults(s: FaState): Refusal[] {
  const shut = (s.open.mines ?? []).filter(({ aim }) => !aim);
  const missing = shut.flatMap((pattern, i): Refusal[] => {
    const { side } = launcherSquadron(s.book, pattern);
    const aims = s.sealed[side]?.mines ?? [];
    const say = `What the mines of ${pattern.squadron} are aimed at is not known.`;
    const known = pattern.turn === s.clock.turn && aims.some(({ squadron }) => squadron === pattern.squadron);
    return known ? [] : [{ rule: 'FA-2.2.3', at: `/open/mines/${i}`, say }];
  });
  return [...missing, ...Object.entries(s.sealed).flatMap(([side, { mines = [] }]) => aimedFaults(s, { side, mines, shut }))];
}

interface Folder {
  side: string;
  mines: NonNullable<FaState['sealed'][string]['mines']>;
  shut: readonly Pattern[];
}

function aimedFaults(s: FaState, { side, mines, shut }: Folder): Refusal[] {
  return mines.flatMap((aim, i) => {
    const at = `/sealed/${side}/mines/${i}`;
    const pattern = shut.find(one => one.squadron === aim.squadron && launcherSquadron(s.book, one).side === side);
    if (pattern && mines.findIndex(one => one.squadron === aim.squadron) === i)
      return [...launchFaults(pattern, aim.ships, `${at}/ships`), ...aimFaults(s, { pattern, aim, at })];
    return [
      { rule: 'FA-2.2.2', at: `${at}/squadron`, say: `${aim.squadron} has launched nothing that is still to be laid open.` },
    ];
  });
}

/** FA-2.2.2 The ships that everybody saw launch. */
function launchFaults({ ships }: Pattern, named: readonly string[], at: string): Refusal[] {
  const alike = ships.length === named.length && ships.every(({ ship }, i) => named[i] === ship);
  return alike
    ? []
    : [{ rule: 'FA-2.2.2', at, say: `What was launched was launched by ${ships.map(({ ship }) => ship).join(', ')}.` }];
}
