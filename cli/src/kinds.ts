// What a file is, told by its content, and every fault in it as such.

import type { Refusal } from '@flagplot/kernel';
import { caseOf, layOut, oddsCaseOf } from '@flagplot/lab';
import type { Shelf } from '@flagplot/shelf';
import { ownNumbers } from '@flagplot/shelf/override';
import type { Form } from './forms.ts';
import { formsOf } from './forms.ts';
import { battleForOdds } from './odds.ts';
import { differenceInWords } from './override.ts';
import { laidOut } from './position-file.ts';
import { replayRecord } from './records.ts';

export interface Found {
  /** `a scenario of S`; none where it is no file of ours. */
  readonly kind?: string;
  readonly faults: readonly Refusal[];
  /** What else there is to say of it, a line each. */
  readonly says?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What a value is looked at as: that of a file, with the systems there are. */
interface Ground {
  readonly shelf: Shelf;
  readonly file: string;
}

/** Looks at a file's value as what it most seems to be. */
export async function recognise(shelf: Shelf, value: unknown, file = ''): Promise<Found> {
  const ground = { shelf, file };
  if (isFields(value) && 'journal' in value) return { kind: 'a record', faults: faultsOf(await replayRecord(shelf, value)) };
  if (isFields(value) && 'of' in value && 'system' in value)
    return { kind: 'a case for odds', faults: await oddsFaults(ground, value) };
  if (isFields(value) && 'scenario' in value) return { kind: 'a case', faults: await caseFaults(ground, value) };
  if (isFields(value) && 'system' in value && ('cards' in value || 'charts' in value)) return asOverride(shelf, value);
  return asData(shelf, value);
}

/** Numbers of one's own book, each that differs with the printed one and where that is from. */
async function asOverride(shelf: Shelf, value: unknown): Promise<Found> {
  const own = await ownNumbers(shelf, value);
  if ('faults' in own) return { kind: 'an override', faults: own.faults };
  const { length } = own.differences;
  const count = length === 0 ? 'no number differs' : length === 1 ? '1 number differs' : `${length} numbers differ`;
  return { kind: `an override of ${own.system}, ${count}`, faults: [], says: own.differences.map(differenceInWords) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsOf(made: object | { faults: readonly Refusal[] }): readonly Refusal[] {
  return 'faults' in made ? (made.faults as readonly Refusal[]) : [];
}

/** A case with its scenario and state; its answers are for the referee. */
async function caseFaults({ shelf, file }: Ground, value: unknown): Promise<readonly Refusal[]> {
  const made = caseOf(value);
  if ('faults' in made) return made.faults;
  const system = await shelf.open(made.system);
  return 'faults' in system ? system.faults : faultsOf(layOut(system, await laidOut(file, made, { system })));
}

async function oddsFaults({ shelf, file }: Ground, value: unknown): Promise<readonly Refusal[]> {
  const made = oddsCaseOf(value);
  if ('faults' in made) return made.faults;
  const system = await shelf.open(made.system);
  return 'faults' in system ? system.faults : faultsOf(battleForOdds(system, await laidOut(file, made, { system })));
}

/** Of the fields of a form, the share that a value has at least to be meant as one. */
const LIKE = 0.5;

/** The form that most of whose fields the value has, whether or not they are right. */
async function asData(shelf: Shelf, value: unknown): Promise<Found> {
  const systems = await Promise.all(shelf.names.map(name => shelf.open(name)));
  const forms = await Promise.all(systems.map(one => ('faults' in one ? { lists: [], objects: [] } : formsOf(one))));
  const [head] = Array.isArray(value) ? value : [value];
  const likeness = ({ fields }: Form) =>
    isFields(head) ? fields.filter(field => Object.hasOwn(head, field)).length / fields.length : 0;
  // Forces of two books may have the same fields.
  const names = ({ system }: Form) => Number(isFields(head) && system !== undefined && head.system === system);
  const [best] = forms
    .flatMap(({ lists, objects }) => (Array.isArray(value) ? lists : objects))
    .sort((a, b) => likeness(b) - likeness(a) || names(b) - names(a));
  if (best && likeness(best) >= LIKE) return { kind: best.kind, faults: best.faults(value) };
  return { faults: [{ rule: 'schema', say: 'is no record, case, scenario, card or chart of any system' }] };
}
