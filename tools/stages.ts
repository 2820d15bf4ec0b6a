import { join } from 'node:path';
import { browsers } from './browser.ts';
import { root } from './child.mjs';
import type { Count } from './counts.ts';
import { countPlaywright, countVitest, forget } from './counts.ts';
import { freshPage } from './page.ts';
import { program } from './program.ts';
import { sectionsOf, systemsOnShelf } from './workspace.ts';

/** One line of `npm test`: a name, and what is run with Node. */
export interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  /** What has to be there first; resolves to what the stage finds in its environment. */
  before?(): Promise<Record<string, string>>;
  /** The tests it ran. */
  count?(): Count;
  /** What is said of a run although all is well, made of what it printed. */
  remark?(printed: string): string;
}

/** Where a run leaves what its stages printed and counted. */
export const NOTES: string = join(root, 'node_modules', '.cache', 'flagplot');

/** Which tests the last run ran, as vitest tells it; `flagplot rules` reads it. */
const TESTS = join(NOTES, 'tests.json');
const PLAYED = join(NOTES, 'browser.json');

const stage = (name: string, ...args: readonly string[]): Stage => ({ name, args });
const tsc = program('@typescript/native', 'tsc');

const checks: readonly Stage[] = [
  stage('words and sizes', join(root, 'tools', 'words.ts')),
  stage('memories of rules', join(root, 'tools', 'memories.ts')),
  stage('format and lint', program('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'),
  stage('types', tsc, '--build'),
  stage('types of tests and tools', tsc, '--project', 'tsconfig.tests.json'),
  stage('types of the page', program('svelte-check'), '--workspace', 'web', '--fail-on-warnings', '--output', 'human'),
  stage('walls', program('dependency-cruiser'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.'),
  stage('unused code', program('knip'), '--no-progress'),
  stage('arithmetic, loose ends', program('oxlint'), '--deny-warnings'),
];

const tests: Stage = {
  ...stage('tests', program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${TESTS}`),
  before: async () => {
    forget(TESTS);
    return {};
  },
  count: () => countVitest(TESTS),
};

const drawn: Stage = {
  ...stage('four leaks, drawn by the commit', '--conditions=source', join(root, 'tools', 'leaks.ts'), '--drawn', '4'),
  remark: printed => [...printed.matchAll(/^caught .*: (\S+)$/gm)].map(([, name]) => name).join(', '),
};

const command = join(root, 'cli', 'src', 'main.ts');
const rowsOf = (system: string, coded: readonly string[]): Stage =>
  stage(`rows of ${system}`, '--conditions=source', command, 'rules', '--system', system, '--sections', coded.join(','));
const rows = await Promise.all(systemsOnShelf().map(async system => rowsOf(system.name, await sectionsOf(system))));

const inBrowser: Stage = {
  ...stage(
    'tests in the browser',
    program('@playwright/test', 'playwright'),
    'test',
    '--config=web',
    '--retries=1',
    '--reporter=list,json',
  ),
  before: async () => {
    forget(PLAYED);
    await freshPage();
    return { ...(await browsers()), PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYED };
  },
  count: () => countPlaywright(PLAYED),
};

/** The whole run, in groups: it ends after the first group in which a stage failed. */
export const GROUPS: Readonly<Record<string, readonly Stage[]>> = { checks, tests: [tests, drawn], rows, browser: [inBrowser] };
