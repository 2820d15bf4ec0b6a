// Forms that the data of a rule system can have, read off the schema of its scenarios: a scenario brings its own cards and charts.

import { check } from '@flagplot/check';
import type { Refusal } from '@flagplot/kernel';
import { startOf } from '@flagplot/lab';
import type { Force } from '@flagplot/manifest';
import type { System } from '@flagplot/shelf';
import { partOf } from '@flagplot/shelf';
import { judgeForce } from './forces.ts';

/** A form, and how a value of it is checked. */
export interface Form {
  readonly kind: string;
  /** Fields by which it is known. */
  readonly fields: readonly string[];
  /** The system that a value of it names, where it names one. */
  readonly system?: string;
  readonly faults: (value: unknown) => readonly Refusal[];
}

/** The forms of one system: scenarios, lists of each kind of card, single cards, charts. */
export async function formsOf(system: System): Promise<{ lists: Form[]; objects: Form[] }> {
  const { name: of, rules, scenarios } = system;
  const scenario: Form = {
    kind: `a scenario of ${of}`,
    fields: requiredFields(rules.schema),
    faults: value => scenarioFaults(system, value),
  };
  const host = Object.values(scenarios)[0] ?? {};
  const cards = Object.entries(part(part(properties(rules.schema), 'cards'), 'properties') ?? {});
  const lists = cards.map(([name, schema]): Form => {
    const fields = requiredFields(part(schema, 'items'));
    const embed = (value: unknown) => ({ ...host, cards: { ...part(host, 'cards'), [name]: value } });
    return { kind: `${name} of ${of}`, fields, faults: value => cardFaults(system, embed(value), `/cards/${name}`) };
  });
  const singles = lists.map(form => ({
    ...form,
    kind: `one of the ${form.kind}`,
    faults: (value: unknown) => faultsOfOne(form, value),
  }));
  const charts = part(properties(rules.schema), 'charts');
  const chart = {
    kind: `charts of ${of}`,
    fields: requiredFields(charts),
    faults: (value: unknown) => check(charts ?? {}, value),
  };
  return { lists, objects: [scenario, ...singles, ...(charts ? [chart] : []), ...(await forceForms(system))] };
}

function part(value: unknown, key: string): object | undefined {
  const found: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof found === 'object' && found !== null ? found : undefined;
}

function properties(schema: object): object | undefined {
  return part(schema, 'properties');
}

function requiredFields(schema: object | undefined): string[] {
  const found = part(schema, 'required');
  return Array.isArray(found) ? found.map(String) : [];
}

function scenarioFaults(system: System, value: unknown): readonly Refusal[] {
  const start = startOf(system, value as object);
  return 'faults' in start ? start.faults.map(one => ({ ...one, at: (one.at ?? '').replace('/scenario', '') })) : [];
}

/** A force is looked at as what a side of its faction would bring. */
async function forceForms(system: System): Promise<Form[]> {
  const found = system.manifest.yard ? await partOf(system.manifest, 'yard') : undefined;
  if (!found || 'faults' in found) return [];
  const { part: yard } = found;
  const faults = (value: unknown): readonly Refusal[] => {
    const wrong = check(yard.schema, value);
    return wrong.length > 0 ? wrong : judgeForce({ system, yard }, value as Force).judged.faults;
  };
  return [{ kind: `a force of ${system.name}`, fields: requiredFields(yard.schema), system: system.name, faults }];
}

/** Cards are looked at in a scenario that brings them: what does not lie with them is the scenario's own. */
function cardFaults(system: System, scenario: object, path: string): readonly Refusal[] {
  return scenarioFaults(system, scenario)
    .filter(({ at }) => at?.startsWith(path))
    .map(one => ({ ...one, at: one.at?.slice(path.length) ?? '' }));
}

function faultsOfOne({ faults }: Form, value: unknown): readonly Refusal[] {
  return faults([value]).map(one => ({ ...one, at: (one.at ?? '').replace('/0', '') }));
}
