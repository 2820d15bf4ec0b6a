// The unit tests, run again and again in one vitest that keeps what it has read.

import { join } from 'node:path';
import type { CliOptions, TestModule, TestRunResult, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { root } from '../child.mjs';
import { sourcesFor } from '../sources.ts';
import { unitTests } from '../unit-tests.ts';
import { withSlashes } from '../workspace.ts';
import { idPattern } from './bearer.ts';

/** A file of the clone as the tests are to read it. */
export interface Overlay {
  /** From the root. */
  readonly file: string;
  readonly text: string;
}

/** What a run of the tests of one id came to. */
export interface Verdict {
  /** How many of them ran. */
  readonly ran: number;
  /** The title of one that failed, or why it could not run; nothing where all passed. */
  readonly failed?: string;
}

/** A file of tests, whole path, and the titles in it. */
export interface TestFile {
  readonly path: string;
  readonly titles: readonly string[];
}

export interface Tests {
  /** Every file of tests there is. */
  list(): Promise<TestFile[]>;
  /** Runs the tests in some files that have an id in their title, with one file of the clone read otherwise. Nothing is written. */
  run(id: string, paths: readonly string[], overlay?: Overlay): Promise<Verdict>;
}

/** One failure is all there is to know of a run. A thread ends with its process, even one that loops for ever. */
const RUN: CliOptions = {
  ...unitTests.test,
  // Tools are no rules, and some of them take the thread they run in for their own.
  exclude: [...unitTests.test.exclude, 'tools/**'],
  root,
  config: false,
  watch: false,
  reporters: [{}],
  update: false,
  pool: 'threads',
  maxWorkers: 1,
  isolate: false,
  bail: 1,
  // A module kept from an earlier run would be taken for what is laid over it.
  fsModuleCache: false,
};

/** Opens the tests. They are closed when the process ends. */
export async function openTests(): Promise<Tests> {
  const laid = new Map<string, string>();
  const load = (id: string): string | undefined => laid.get(id.split('?', 1)[0] as string);
  const overlays = { name: 'overlays', enforce: 'pre' as const, load };
  const vitest = await createVitest(RUN, { ...sourcesFor('node'), plugins: [overlays] });
  await vitest.standalone();
  return {
    list: () => listFiles(vitest),
    async run(id, paths, overlay) {
      if (!overlay) return runNamed(vitest, paths, id);
      const path = withSlashes(join(root, overlay.file));
      laid.set(path, overlay.text);
      vitest.invalidateFile(path);
      try {
        return await runNamed(vitest, paths, id);
      } finally {
        laid.delete(path);
        vitest.invalidateFile(path);
      }
    },
  };
}

async function listFiles(vitest: Vitest): Promise<TestFile[]> {
  const { testModules } = await vitest.collectTests(await vitest.globTestSpecifications());
  return testModules.map(module => ({
    path: module.moduleId,
    titles: [...module.children.allTests()].map(({ fullName }) => fullName),
  }));
}

async function runNamed(vitest: Vitest, paths: readonly string[], id: string): Promise<Verdict> {
  const project = vitest.getRootProject();
  const specifications = paths.map(path => project.createSpecification(path, { testNamePattern: idPattern(id) }));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest tells of every file it has run since it was opened.
  return verdictOf({ testModules: testModules.filter(({ moduleId }) => paths.includes(moduleId)), unhandledErrors });
}

function verdictOf({ testModules, unhandledErrors }: TestRunResult): Verdict {
  const tests = testModules.flatMap(module => [...module.children.allTests()]);
  const ran = tests.filter(test => test.result().state !== 'skipped').length;
  const unread = testModules.map(faultOf).find(fault => fault !== undefined);
  const outside = unhandledErrors.length > 0 ? 'an error outside of all tests' : undefined;
  const failed = tests.find(test => test.result().state === 'failed')?.fullName ?? unread ?? outside;
  return failed === undefined ? { ran } : { ran, failed };
}

function faultOf(module: TestModule): string | undefined {
  return module.errors().length > 0 ? `${module.relativeModuleId} cannot be read` : undefined;
}
