// Flags as they were typed, checked by schema: every fault at once.

import { parseArgs } from 'node:util';
import { check } from '@flagplot/check';
import type { Json } from '@flagplot/kernel';
import { Refused } from './refused.ts';

/** JSON Schema of a flag's value. */
export type FlagSchema = Readonly<Record<string, unknown>>;

/** One flag of a command. */
export interface Flag {
  /** What it does, in a line or two. */
  readonly says: string;
  /** The name of its value in the help; a switch has none. */
  readonly value?: string;
  /** Whole numbers and lists parted by commas are read as such. */
  readonly schema?: FlagSchema;
  /** What holds where it is left out. */
  readonly otherwise?: Json;
  readonly needed?: true;
  /** It may be given several times; its schema is that of the list. */
  readonly many?: true;
}

/** Files and the like that a command takes besides flags. */
export interface Operands {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was typed, checked. */
export class Given {
  readonly operands: readonly string[];
  readonly #typed: Readonly<Record<string, Json>>;
  readonly #flags: Readonly<Record<string, Json>>;

  /** @param others what holds of those that were not typed */
  constructor(operands: readonly string[], typed: Readonly<Record<string, Json>>, others: Readonly<Record<string, Json>> = {}) {
    this.operands = operands;
    this.#typed = typed;
    this.#flags = { ...others, ...typed };
  }

  /** Whether it was typed, and does not hold because nothing was said. */
  isTyped(flag: string): boolean {
    return Object.hasOwn(this.#typed, flag);
  }

  has(flag: string): boolean {
    return Object.hasOwn(this.#flags, flag);
  }

  text(flag: string): string {
    return String(this.#flags[flag]);
  }

  number(flag: string): number {
    return Number(this.#flags[flag]);
  }

  list(flag: string): string[] {
    return (this.#flags[flag] as string[] | undefined) ?? [];
  }
}

/** Flags and operands as typed, or `Refused` with every fault in them. */
export function parseFlags(args: readonly string[], flags: Flags, operands?: Operands): Given {
  const { values, files, faults } = readTokens(args, flags);
  const found = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, readValue(text, flags[name] as Flag)]));
  const wrong = check(schemaOf(flags), found).map(({ at, say }) => `${flagOf(at)} ${say}`);
  const all = [...faults, ...wrong, ...operandFaults(files, operands)];
  if (all.length > 0) throw new Refused(all);
  const others = Object.entries(flags).flatMap(([name, { otherwise }]) => (otherwise === undefined ? [] : [[name, otherwise]]));
  return new Given(files, found, Object.fromEntries(others));
}

interface Tokens {
  values: Record<string, string | true | string[]>;
  files: string[];
  faults: string[];
}

function readTokens(args: readonly string[], flags: Flags): Tokens {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const into: Tokens = { values: {}, files: [], faults: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') into.files.push(token.value);
    else if (token.kind === 'option') readOption(into, flags, token);
  }
  return into;
}

function readOption(
  into: Tokens,
  flags: Flags,
  token: { name: string; rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
): void {
  const { name, rawName, value, inlineValue } = token;
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag || !rawName.startsWith('--')) into.faults.push(`${rawName} is no flag of this command`);
  else if (Object.hasOwn(into.values, name) && !flag.many) into.faults.push(`${rawName} is given twice`);
  else if (!flag.value && value !== undefined) into.faults.push(`${rawName} takes no value`);
  else if (flag.value && (value === undefined || (!inlineValue && value.startsWith('--'))))
    into.faults.push(`${rawName} wants a value: ${rawName} ${flag.value}`);
  else into.values[name] = flag.many ? [...[into.values[name] ?? []].flat().map(String), value ?? ''] : (value ?? true);
}

function readValue(text: string | true | string[], { schema }: Flag): Json {
  if (typeof text !== 'string') return text;
  if (schema?.type === 'array') return text.split(',');
  return schema?.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function schemaOf(flags: Flags): object {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(flags).map(([name, { schema }]) => [name, schema ?? {}])),
    required: Object.keys(flags).filter(name => flags[name]?.needed),
  };
}

/** `/battles` is a flag, `/bots/1` the second value of one. */
function flagOf(at = ''): string {
  const [name = '', place] = at.slice(1).split('/');
  return place === undefined ? `--${name}` : `--${name}, ${Number(place) + 1}:`;
}

function operandFaults(files: readonly string[], operands: Operands | undefined): string[] {
  const { name, least, most } = operands ?? { name: '', least: 0, most: 0 };
  if (files.length < least) return [`${name} is missing`];
  return files.slice(most).map(file => `${file} is one too many here`);
}
