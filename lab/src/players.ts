// Opponents of the lab: those of the product by name, others from modules by file.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@flagplot/bots';
import { botCalled, botOfModule, botsOf, isModule } from '@flagplot/bots';
import type { Json, Refusal } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';

/** Players of modules that were loaded, by system and file. */
const loaded = new Map<string, Bot>();

/** Sees to it that an opponent can be had by `playerCalled`, loading its module. @returns every reason why not, with file and place. */
export async function loadPlayer(system: System, named: string): Promise<string[]> {
  if (!isModule(named)) {
    const known = botCalled(system, named);
    return known ? [] : [`there is no opponent ${named}; there is ${botsOf(system).join(', ')}, or the file of a module`];
  }
  if (loaded.has(keyOf(system, named))) return [];
  const module = await importModule(named);
  if ('fault' in module) return [`${named} cannot be read: ${module.fault}`];
  const bot = botOfModule(system.rules, named, module.exports);
  if ('faults' in bot) return bot.faults.map(({ at, say }: Refusal) => `${named} ${at}: ${say}`);
  loaded.set(keyOf(system, named), bot);
  return [];
}

/** An opponent by name, or by the file of a module that was loaded. Throws where there is none. */
export function playerCalled(system: System, named: string): Bot {
  const found = isModule(named) ? loaded.get(keyOf(system, named)) : botCalled(system, named);
  if (!found) throw new Error(`there is no opponent ${named}`);
  return found;
}

/** The same opponent, who leaves to standing choices whatever can be left; himself where the system has none to set. */
export function leavingAll({ mind }: System, bot: Bot): Bot {
  if (!mind?.leave) return bot;
  return {
    ...bot,
    answer(v, ask, think) {
      const reply = bot.answer(v, ask, think);
      return { ...reply, order: mind.leave?.(v, reply.order as object) as Json };
    },
  };
}

const keyOf = ({ name }: System, file: string): string => `${name} ${resolve(file)}`;

async function importModule(file: string): Promise<{ exports: object } | { fault: string }> {
  if (!existsSync(file)) return { fault: 'there is no such file' };
  try {
    return { exports: (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as object };
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    return { fault: say.replaceAll(/\s+/g, ' ').slice(0, 200) };
  }
}
