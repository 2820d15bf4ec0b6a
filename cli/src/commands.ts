// The list of commands. Each is loaded when it is called, so that none waits for another.

import type { CommandOn } from './command.ts';
import type { Listed } from './help.ts';

export interface Loadable extends Listed {
  load(): Promise<CommandOn>;
}

export const COMMANDS: readonly Loadable[] = [
  {
    name: 'play',
    group: 'Play',
    summary: 'a battle in the terminal against the computer',
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'force',
    group: 'Play',
    summary: 'what a force of your own costs, and every fault in it',
    load: async () => (await import('./force.ts')).force,
  },
  {
    name: 'sheet',
    group: 'Play',
    summary: 'print record sheets: ships, squadrons, fleets, as they begin or as damaged',
    load: async () => (await import('./sheet.ts')).sheet,
  },
  {
    name: 'adjudicate',
    group: 'Referee',
    summary: 'carry out a case: orders and thrown dice by the book',
    load: async () => (await import('./adjudicate.ts')).adjudicate,
  },
  {
    name: 'odds',
    group: 'Referee',
    summary: 'the chances of what a player may do',
    load: async () => (await import('./odds.ts')).odds,
  },
  {
    name: 'replay',
    group: 'Referee',
    summary: 'tell a battle from its record and check it',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'position',
    group: 'Referee',
    summary: 'a battle as it stands, in the words of its book',
    load: async () => (await import('./position.ts')).position,
  },
  {
    name: 'report',
    group: 'Referee',
    summary: 'what happened turn by turn, and with what luck, for a chat',
    load: async () => (await import('./report.ts')).report,
  },
  {
    name: 'check',
    group: 'Referee',
    summary: 'find every fault in files: cards, scenarios, cases, records',
    load: async () => (await import('./check.ts')).checkFiles,
  },
  {
    name: 'bring-over',
    group: 'Referee',
    summary: 'files written by an earlier Flagplot, made what is written now',
    load: async () => (await import('./bring-over.ts')).bringFilesOver,
  },
  {
    name: 'rules',
    group: 'Study',
    summary: 'list the rows of a book, where each is coded and tested',
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'sim',
    group: 'Study',
    summary: 'fight many battles between opponents and count',
    load: async () => (await import('./sim.ts')).sim,
  },
  {
    name: 'fuzz',
    group: 'Study',
    summary: 'look for a fault in battles by chance',
    load: async () => (await import('./fuzz.ts')).fuzzBattles,
  },
];
