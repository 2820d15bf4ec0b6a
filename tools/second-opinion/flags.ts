// The flags of `npm run second-opinion`, read.

import { parseArgs } from 'node:util';

/** What is compared: how many positions of each system, from which seed on. */
export interface Request {
  readonly positions: number;
  readonly seed: number;
  /** Names of systems. */
  readonly systems: readonly string[];
}

export const USAGE = 'npm run second-opinion -- [--positions N] [--seed K] [--system S]';

const POSITIONS = { otherwise: 1000, from: 1, to: 10_000_000 };
/** Seeds are 32-bit numbers. */
const SEED = { otherwise: 1, from: 0, to: 2 ** 32 - 1 };

const OPTIONS = { positions: { type: 'string' }, seed: { type: 'string' }, system: { type: 'string' } } as const;

type Flag = keyof typeof OPTIONS;

/** The request a command line makes of these systems, or every fault in it. */
export function readFlags(args: readonly string[], systems: readonly string[]): Request | { faults: string[] } {
  const faults: string[] = [];
  const given = valuesGiven(args, faults);
  const positions = numberGiven(given, { flag: 'positions', ...POSITIONS }, faults);
  const seed = numberGiven(given, { flag: 'seed', ...SEED }, faults);
  const { system } = given;
  if (system !== undefined && !systems.includes(system)) faults.push(`--system is one of ${systems.join(', ')}, not '${system}'`);
  return faults.length > 0 ? { faults } : { positions, seed, systems: system === undefined ? systems : [system] };
}

/** The text given to each flag; whatever is no flag, comes twice or lacks its value is added to `faults`. */
function valuesGiven(args: readonly string[], faults: string[]): Partial<Record<Flag, string>> {
  const given: Partial<Record<Flag, string>> = {};
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') faults.push(`'${token.value}' belongs to no flag`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isFlag(name)) faults.push(`there is no ${rawName}: the flags are ${flagNames()}`);
    else if (value === undefined) faults.push(`${rawName} lacks its value`);
    else if (given[name] !== undefined) faults.push(`${rawName} is given twice`);
    else given[name] = value;
  }
  return given;
}

const isFlag = (name: string): name is Flag => Object.hasOwn(OPTIONS, name);
const flagNames = (): string =>
  Object.keys(OPTIONS)
    .map(name => `--${name}`)
    .join(', ');

/** A flag with a whole number, its limits, and what it is where it is left out. */
interface Whole {
  readonly flag: Flag;
  readonly otherwise: number;
  readonly from: number;
  readonly to: number;
}

function numberGiven(given: Partial<Record<Flag, string>>, { flag, otherwise, from, to }: Whole, faults: string[]): number {
  const text = given[flag];
  if (text === undefined) return otherwise;
  const value = Number(text);
  const isSound = /^\d+$/.test(text) && value >= from && value <= to;
  if (!isSound) faults.push(`--${flag} is a whole number from ${from} to ${to}, not '${text}'`);
  return value;
}
