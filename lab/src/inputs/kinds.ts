// The kinds of input there are: a sound one of each, and who reads it.

import { check } from '@flagplot/check';
import type { GameTypes, HostMatch, Json, Refusal, RollDie, Saved, State } from '@flagplot/kernel';
import { beginMatch, GENERATOR, recordFaults, resume, under } from '@flagplot/kernel';
import { faultsInText } from '@flagplot/manifest/text';
import type { Case, GivenState } from '../case.ts';
import { caseOf } from '../case.ts';
import { lineOf, ruleOn } from '../ruling.ts';
import { startOf } from '../start.ts';
import { damageText, damageValue } from './damage.ts';
import type { Ground } from './ground.ts';
import { forceFrom } from './ground.ts';

/** What whoever reads an input makes of it: faults, or what it is good for, with every sentence that was said of it. */
export type Reading = { readonly faults: readonly Refusal[] } | { readonly says: readonly string[] };

/** An input that is damaged, and how it is read. */
export interface Damaged {
  readonly input: Json;
  /** What it reads as; throws where whoever reads it breaks down. */
  read(): Reading;
}

/** Makes an input of a ground and damages it; nothing where the system has no such input. */
export type InputKind = (ground: Ground, roll: RollDie) => Damaged | undefined;

/** Every kind by its name, in the order in which they take turns. */
export const KINDS: Readonly<Record<string, InputKind>> = {
  order: damageOrder,
  'order as text': damageTypedOrder,
  'position as text': damagePosition,
  case: damageCase,
  record: damageRecord,
  scenario: damageScenario,
  force: damageForce,
  'force as text': damageForceText,
};

/** A case at one position of the ground, with the answers that were given there. */
function caseFrom(ground: Ground, roll: RollDie): Case {
  return caseAt(ground, positionIn(ground, roll));
}

function positionIn({ positions }: Ground, roll: RollDie): Ground['positions'][number] {
  return positions[roll(positions.length) - 1] as Ground['positions'][number];
}

function caseAt({ start }: Ground, { state, answers }: Pick<Case, 'answers'> & { state: GivenState }): Case {
  return { system: start.system.name, scenario: start.scenario, state, dice: { seed: 'inputs' }, answers };
}

function damageOrder(ground: Ground, roll: RollDie): Damaged {
  const given = caseFrom(ground, roll);
  const at = roll(given.answers.length) - 1;
  const answers = given.answers.map((one, i) => (i === at ? { ...one, order: damageValue(one.order ?? {}, roll) } : one));
  return caseToRead(ground, { ...given, answers } as unknown as Json);
}

function damageTypedOrder(ground: Ground, roll: RollDie): Damaged | undefined {
  if (!ground.notation) return undefined;
  const { state, answers, typed } = positionIn(ground, roll);
  const at = roll(answers.length) - 1;
  const order = damageText(typed[at] as string, roll);
  const given = { ...caseAt(ground, { state, answers }), answers: answers.map((one, i) => (i === at ? { ...one, order } : one)) };
  return caseToRead(ground, given as unknown as Json);
}

function damagePosition(ground: Ground, roll: RollDie): Damaged | undefined {
  const { notation, start } = ground;
  if (!notation) return undefined;
  const { state } = positionIn(ground, roll);
  const input = damageText(notation.formatPosition({ ...state, book: start.book } as unknown as State<GameTypes>), roll);
  return {
    input,
    read() {
      const found = notation.parsePosition(input, start.book);
      if ('faults' in found) return found;
      const senseless = start.rules.sense?.({ ...found.state, book: start.book }) ?? [];
      if (senseless.length > 0) return { faults: faultsInText(senseless, found.places) };
      const given = caseAt(ground, { state: found.state as unknown as GivenState, answers: [] });
      return caseToRead(ground, given as unknown as Json).read();
    },
  };
}

function damageCase(ground: Ground, roll: RollDie): Damaged {
  return caseToRead(ground, damageValue(caseFrom(ground, roll) as unknown as Json, roll));
}

function caseToRead({ start: { system }, notation }: Ground, input: Json): Damaged {
  return {
    input,
    read() {
      const found = caseOf(input);
      if ('faults' in found) return found;
      if (found.system !== system.name) return STRANGE_SYSTEM;
      const ruled = ruleOn(system, found, { notation });
      if ('faults' in ruled) return ruled;
      const { told, refused, broken } = ruled.ruling;
      if (broken) throw new Error(`after answer ${broken.index + 1}: ${broken.say}`);
      return refused
        ? { faults: refused.refusals.map(under(`/answers/${refused.index}`)) }
        : { says: told.map(({ text }) => text) };
    },
  };
}

/** Which systems there are is known to the shelf alone. */
const STRANGE_SYSTEM: Reading = { faults: [{ rule: 'schema', at: '/system', say: 'is another system' }] };

function damageRecord({ start: { system, rules }, record }: Ground, roll: RollDie): Damaged {
  const input = damageValue(record as unknown as Json, roll);
  return {
    input,
    read() {
      const faults = recordFaults(input, check);
      if (faults.length > 0) return { faults };
      const saved = input as unknown as Saved;
      if (saved.system !== system.name) return STRANGE_SYSTEM;
      const resumed = resume(rules, saved, check);
      return 'faults' in resumed ? resumed : battleIn({ system, match: resumed.match });
    },
  };
}

function damageScenario({ start: { system, rules, scenario } }: Ground, roll: RollDie): Damaged {
  const input = damageValue(scenario as Json, roll);
  return {
    input,
    read() {
      if (typeof input !== 'object' || input === null) return { faults: check(rules.schema, input) };
      const start = startOf(system, input);
      if ('faults' in start) return start;
      const dice = { kind: 'seeded', generator: GENERATOR, seed: 'inputs' } as const;
      const begun = beginMatch(rules, start.scenario, { dice, check });
      return 'faults' in begun ? begun : battleIn({ system, match: begun.match });
    },
  };
}

function battleIn({ system, match }: { system: Ground['start']['system']; match: HostMatch<GameTypes> }): Reading {
  const { book } = match.shown();
  return { says: match.everything().map(one => lineOf(system.words, book, one).text) };
}

function damageForce(ground: Ground, roll: RollDie): Damaged | undefined {
  const { yard } = ground;
  const sound = yard && forceFrom(yard, ground.start.scenario, roll);
  if (!yard || !sound) return undefined;
  const input = damageValue(sound as unknown as Json, roll);
  return {
    input,
    read() {
      const faults = check(yard.schema, input);
      return faults.length > 0 ? { faults } : readForce(ground, input as unknown as typeof sound);
    },
  };
}

function damageForceText(ground: Ground, roll: RollDie): Damaged | undefined {
  const { yard } = ground;
  const sound = yard && forceFrom(yard, ground.start.scenario, roll);
  if (!yard || !sound) return undefined;
  const input = damageText(yard.write(sound), roll);
  return {
    input,
    read() {
      const found = yard.read(input);
      return 'faults' in found ? found : readForce(ground, found.force);
    },
  };
}

function readForce({ yard, start: { scenario } }: Ground, force: Parameters<NonNullable<Ground['yard']>['judge']>[2]): Reading {
  const [side = ''] = yard?.takes(scenario) ?? [];
  const found = yard?.judge(scenario, side, force);
  if (!found || found.faults.length > 0) return { faults: found?.faults ?? [] };
  return { says: found.parts.map(({ says }) => says) };
}
