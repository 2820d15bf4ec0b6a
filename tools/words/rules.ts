// What the house asks of the names and sizes in its source files: a rule each, which lists whatever breaks it.

import { glossaryFaults } from './agree.ts';
import type { Workspace } from './borders.ts';
import { bordersCrossed } from './borders.ts';
import type { FunctionFound } from './functions.ts';
import { functionsOf } from './functions.ts';
import type { Glossary } from './glossary.ts';
import type { Offence } from './offence.ts';
import { isParticiple } from './participles.ts';
import type { Source } from './source.ts';
import { systemsNamed } from './systems.ts';

/** All that the rules look at. */
export interface House {
  readonly sources: readonly Source[];
  readonly glossary: Glossary;
  /** The names of the rule systems. */
  readonly systems: readonly string[];
  readonly workspaces: readonly Workspace[];
}

export type Rule = (house: House) => Offence[];

const MOST_PARAMETERS = 3;
const MOST_LINES = 30;

/** Signatures that others build on, with as many parameters as they have there. */
const FIXED: Readonly<Record<string, number>> = {
  // `Table` of the contract.
  throw: 4,
  each: 4,
  inTurn: 5,
  // `Notation` of a manifest.
  parseOrder: 4,
  complete: 4,
  // `Search` of a mind.
  ideas: 4,
};

export const RULES: Readonly<Record<string, Rule>> = {
  participles: ({ sources, glossary }) =>
    functionsIn(sources, ({ name, called }, path) =>
      called && isParticiple(name) && !stays(name, path, glossary)
        ? `${name}: a function is named by a verb, a noun or a question (docs/words.md)`
        : undefined,
    ),
  parameters: ({ sources }) =>
    functionsIn(sources, ({ name, parameters }) =>
      parameters > MOST_PARAMETERS && FIXED[name] !== parameters
        ? `${name} takes ${parameters} parameters: at most ${MOST_PARAMETERS}`
        : undefined,
    ),
  lines: ({ sources }) =>
    functionsIn(sources, ({ name, lines }) =>
      lines > MOST_LINES ? `${name} is ${lines} lines long: at most ${MOST_LINES}` : undefined,
    ),
  borders: ({ sources, workspaces }) => sources.flatMap(source => bordersCrossed(source, workspaces)),
  systems: ({ sources, systems }) => sources.flatMap(source => systemsNamed(source, systems)),
  glossary: ({ sources, glossary }) => glossaryFaults(sources, glossary),
};

type Complaint = (found: FunctionFound, path: string) => string | undefined;

function functionsIn(sources: readonly Source[], complaint: Complaint): Offence[] {
  return sources.flatMap(source =>
    functionsOf(source).flatMap(found => {
      const say = complaint(found, source.path);
      return say === undefined ? [] : [{ path: source.path, line: found.line, name: found.name, say }];
    }),
  );
}

/** Whether a participle may name a function in this file. */
function stays(name: string, path: string, { participles }: Glossary): boolean {
  const places = participles[name.replace(/^#/, '')] ?? [];
  return places.some(place => path.includes(place));
}
