import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { sourcesFor } from '../tools/sources.ts';
import { again } from './again.ts';
import { ahead } from './ahead.ts';
import { mounted } from './mounted.ts';
import { pressed } from './pressed.ts';
import { round } from './round.ts';

/** Kilobytes of the largest script there may be: what writes PDF, loaded by those who print. */
const WRITER = 600;

/** What every page begins with. */
const FIRST =
  /web[/]src[/](main|offline|fetch-again|theme|App|ui[/](TopBar|Brand)|session[/](seats|systems|titles))[.]|pagekit[/]src[/](symbols[/](Icon|Badge|Fields|sides)|ui[/]route)[.]|shelf[/]src[/](shelf|schema|systems)[.]|systems[/][^/]+[/]manifest[.]ts$/;

/** What a battle is played at, whatever its system: the table, its seats and what is said of them. */
const TABLE = [
  'web/src/(pages/BattlePage|ui/Late)[.]',
  'web/src/battle/(Table|Orders|TimeBar|Dock|Top|TurnBar|Seats|ReadOut|LayersMenu|Waiting|CoachMark|FaultPanel|ViewToggle|GoalStrip|goal)[.]',
  'web/src/battle/(Proposals|keyboard|player|coach|hearsay|marks|sheet-drag|stepping|in-reach|fresh)[.]',
  'web/src/session/(battle|battle-words|source|order-draft|drafts|seating|playback|live-seat|history|showing|summary|guard)[.]',
  'web/src/session/(fault|beats|pace|can-study|replay|bots|tables|holding|keeping)[.]',
  'seat/src/(local|table|play|acts|known|hearing|drafts|watchers|desk|time|seat)[.]',
  'pagekit/src/(desk/(desk|layers)|board/at-work|cards/(cards|subject)[.]|log/thrown|words/outcome)',
  'telling/src/(turn|outcome)[.]',
  'web/src/print/near-paper[.]',
];

/** What moves a board: one that is only shown lies still. */
const MOVES = '(moves|pan|director|framing|covers|in-sight|keep-view|edges|EdgeArrows|ZoomControls|pointing|grabbing)[.]';

/** With FLAGPLOT_SHELF=FILE the page knows the rule systems of that module, in place of those that ship. */
const shelf = process.env.FLAGPLOT_SHELF;

/** What only a measured table is drawn with: fetched with the first that is. */
const PLANE = '(plane-ground|plane-paper|Waters|Instruments)[.]';

/**
 * What draws a scene, for every page that shows one. What svelte needs for it comes along, but where there is no first piece that holds the
 * rest of svelte: there the two would wait for each other.
 */
const BOARD = [
  `pagekit/src/(board/(?!${MOVES}|${PLANE}|at-work|projector|moving|pictured|find|Ruler|PlaceNames)|(ui/(Note|narrow)|symbols/dashes|words/lists)[.])`,
  ...(shelf ? [] : ['svelte/src/reactivity/']),
];

/** The rules of a system, its cards and its names. */
const RULES =
  /systems[/](?!fleet-action[/]rules[/](index[.]|(mines|elint|abilities|fighters|arrival|muster|reinforcements)[/](?!(in-force|effects|contact|levels|uses|commanders|pattern|coming|due|closing)[.])))[^/]+[/]((rules|data|words)[/](?!(edge|odds|opening|chance|cards|charts)[/]|(catalogue|first-battle|odds|sections|printed|origins|fire|tally|asks|outlook|form|lapses|naming)[.]|energy[/]wishes[.])|scene[/](scene|command|marks|underway|seen|zones|places|units|vessels|hulls|markers|homing|wakes|elint|flights|arrival)[.])/;

/** The module by which a folder of the rules stands apart from them. */
const APART: Readonly<Record<string, string>> = { edge: 'rules.ts', opening: 'rules.ts', odds: 'forecasts.ts' };

/** What reads scenarios and states from outside, what sets up, and odds belong to the rules, but where a system has them apart: whoever plays needs none of it. */
function isEdgeOfRules(module: string): boolean {
  const [, rules = '', folder = ''] = /^(.*systems[/][^/]+[/]rules)[/](edge|opening|odds)[/]/.exec(module) ?? [];
  return folder in APART && !existsSync(join(rules, folder, APART[folder] as string));
}

/** Modules that are sent together, by the piece they are sent in: all of a piece is wanted at once, and together they are packed smaller. */
const PIECES = [
  {
    name: 'parts',
    test: anyOf([
      'pagekit/src/(ui/(RuleId|Refusals|KeyCap|UnitRow|unfetched)|symbols/Hull|desk/(letters|pointer|focus))[.]',
      'web/src/session/(modules|rule-rows|files|dice|pieces)[.]',
      'web/src/session/(keep|sitting|last-orders|bring-over|store|rows|database|older|ids|write-ahead)[.]|node_modules/idb/',
    ]),
  },
  { name: 'table', test: anyOf([...TABLE, `pagekit/src/board/${MOVES}`]) },
  // What sentences are listed by goes to workers with the rules that tell them: every page has it too, but not in the piece that it begins with.
  { name: 'lists', test: /(^|[/])manifest[/]src[/]asks[.]/, priority: 1 },
  // What several systems weigh by goes to each of them, and not with one of them to the others.
  { name: 'choice', test: anyOf(['bots/src/(choice|evaluate|agreement|opponents)[.]']) },
  // What a plane is measured by goes to workers too, where nothing can be drawn.
  { name: 'plane', test: anyOf(['grounds/plane/src/']) },
  { name: 'sea', test: anyOf([`pagekit/src/board/${PLANE}`]) },
  { name: 'board', test: anyOf(BOARD) },
  {
    name: 'kernel',
    test: anyOf([
      'kernel/src/(?!index|bring-over|odds/(?!interval))',
      'check/src/',
      'grounds/hexes/',
      'scene/src/(index|motions)[.]',
    ]),
  },
  // What a course is drawn and walked by.
  { name: 'path', test: anyOf(['pagekit/src/path/', 'scene/src/steps[.]']) },
  { name: 'picture', test: anyOf(['pagekit/src/board/pictured[.]', 'web/src/session/keep-picture[.]']) },
  // What reckons odds goes to the worker that is asked for them.
  { name: 'odds', test: anyOf(['kernel/src/odds/(?!interval)', 'pagekit/src/odds/(reckoned|serve)[.]']) },
  // What fire is chosen by, and what lies over the board once there are odds.
  { name: 'fire', test: anyOf(['pagekit/src/(fire/|odds/reckoner[.])']) },
  { name: 'over', test: anyOf(['pagekit/src/(cards/(OverCard|CardTools|hold|placing)[.]|odds/(Odds|shown|asked)[.])']) },
  {
    name: pieceOf('rules'),
    debugName: 'rules',
    test: (module: string) => RULES.test(module) || isEdgeOfRules(module),
  },
  { name: pieceOf('chance'), debugName: 'chance', test: /systems[/][^/]+[/]rules[/]chance[/]/ },
  { name: pieceOf('opening'), debugName: 'opening', test: /systems[/][^/]+[/]rules[/]opening[/]/ },
  {
    name: pieceOf('page'),
    debugName: 'page',
    test: /systems[/][^/]+[/](page[/]((index|commit|keys|initials)[.]|track[/]|fire[/](shots|volleys)[.]|orders[/]same-plot[.])|scene[/](sides|reach|threats)[.]|words[/]asks[.])|two-phase[/]scene[/](order|deploy|course)[.]/,
  },
  // What is fired and done in a window, be it one that is asked by itself or one in a move.
  {
    name: pieceOf('window'),
    debugName: 'window',
    test: /systems[/][^/]+[/]page[/]window[/](?!odds[.]worker|reckon|OddsCard|(forecast|ActForm|ActMenu|ActLines|acts|fields|offers|reach)[.])/,
  },
  {
    name: pieceOf('energy'),
    debugName: 'energy',
    test: /systems[/][^/]+[/]page[/]energy[/](?!Watching|Destruct|Ranked|Small)/,
  },
  { name: pieceOf('course'), debugName: 'course', test: /systems[/][^/]+[/](page[/]space[/](course|layer)[.]|scene[/]steps[.])/ },
].map(piece => ({ ...piece, includeDependenciesRecursively: false }));

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(`(^|[/])(${paths.join('|')})`);
}

/** A piece of a system: with its rules, cards and names, with what a battle opens with, or with how it is drawn and asked. */
function pieceOf(part: 'rules' | 'opening' | 'chance' | 'page' | 'window' | 'energy' | 'course'): (module: string) => string {
  return module => `${/systems[/]([^/]+)/.exec(module)?.[1]}-${part}`;
}

/** Writes down every file the page may ever need, so that it can be fetched before it is needed and the network is gone. */
const needed: Plugin = {
  name: 'needed',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter(name => name.startsWith('assets/'));
      this.emitFile({ type: 'asset', fileName: 'needed.json', source: JSON.stringify(files.sort().map(name => `/${name}`)) });
    },
  },
};

/** Where a source starts a worker of its own. */
const WORKER = /new URL\('([^']+[.]worker[.]ts)', import[.]meta[.]url\)/;

/** Builds workers as parts of the page, so that what both are made of is sent once: left to vite, each worker holds a copy of all it needs. */
const workers: Plugin = {
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: WORKER },
    handler(code, id) {
      return code.replaceAll(new RegExp(WORKER, 'g'), (_, path: string) => {
        const part = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${part}`;
      });
    },
  },
};

/** The module in which the page looks up what is worked out here. */
const LOOKS = /web[/]src[/]session[/]look-files[.]ts$/;

/** Works out what is shown before any rules are sent (web/kept), by the sources as they are, and sends it as files beside the scripts. */
const looks: Plugin = {
  name: 'looks',
  apply: 'build',
  load: {
    filter: { id: LOOKS },
    handler() {
      const folder = mkdtempSync(join(tmpdir(), 'flagplot-looks-'));
      execFileSync(process.execPath, ['--conditions=source', join(import.meta.dirname, 'kept', 'make.ts'), folder], {
        stdio: 'inherit',
      });
      const files = readdirSync(folder).map(name => {
        const source = readFileSync(join(folder, name), 'utf8');
        return `'${name.replace(/[.]\w+$/, '')}': import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      });
      rmSync(folder, { recursive: true });
      return `export const lookFiles = { ${files.join(', ')} };`;
    },
  },
};

const sources = sourcesFor('browser');

export default defineConfig({
  ...sources,
  resolve: {
    ...sources.resolve,
    alias: shelf ? [{ find: '@flagplot/shelf/systems', replacement: resolve(shelf) }] : [],
  },
  plugins: [workers, looks, again, ...mounted, svelte(), pressed, needed, ahead, ...(shelf ? [] : [round])],
  build: {
    // Lists of what each part needs are longer than what they save: a part is small, and asked for when it is wanted.
    // The styles of the first page stand in the page itself.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps) => deps.filter(file => /(?<!(first|index)-[^/]*)[.]css$/.test(file)),
    },
    // What every page begins with comes in one piece; but where a shelf's lines load their manifests, that piece would wait for itself.
    // A panel that is asked for by itself may come with another all the same.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Long enough for all there are, and named in every list of what may be fetched.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: [...(shelf ? [] : [{ name: 'first', test: FIRST }]), ...PIECES] },
      },
    },
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: WRITER,
  },
});
