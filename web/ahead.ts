/** What makes the page stand before its scripts are there: the styles of every page within it, and what each address will ask for, by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a page loads in any case once it is opened, by the first word of its address. */
const PAGES: Readonly<Record<string, readonly RegExp[]>> = {
  home: [/pages[/]Home[.]svelte$/],
  b: [/pages[/]BattlePage[.]svelte$/, /check[/]src[/]index[.]ts$/, /board[/]moves[.]ts$/],
  learn: [/pages[/](Learn|BattlePage)[.]svelte$/, /check[/]src[/]index[.]ts$/, /board[/]moves[.]ts$/],
  seat: [/pages[/]SeatPage[.]svelte$/, /check[/]src[/]index[.]ts$/, /board[/]moves[.]ts$/],
  new: [/pages[/]NewBattle[.]svelte$/],
  yard: [/pages[/]Yard[.]svelte$/],
  rules: [/pages[/](Book|Rules)[.]svelte$/],
  charts: [/pages[/](Book|Charts)[.]svelte$/],
  cards: [/pages[/](Book|Cards)[.]svelte$/],
  play: [/pages[/](Book|Play)[.]svelte$/],
};

/** The parts of a system that a battle of it loads in any case. */
const PARTS = /systems[/]([^/]+)[/](rules[/](index|battle)|words[/]index|scene[/]scene|page[/]index)[.]ts$/;

/** What a battle of it opens with before its first turn, where it does. */
const OPENING = /systems[/]([^/]+)[/]rules[/]opening[/]rules[.]ts$/;

/** A panel of a system. */
const PANEL = /^(.*systems[/]([^/]+)[/]page)[/]([^/]+[/]\w+Panel[.]svelte)$/;

/** In the index of a system's page: a kind of question, and the panel that answers it. */
const ANSWERS = /(?<kind>[\w-]+)'?: \(\) => import\('[.][/](?<panel>[^']+)'\)/g;

/** The kinds of question that a panel answers. */
function kindsOf(page: string, panel: string): string[] {
  const answers = [...readFileSync(join(page, 'index.ts'), 'utf8').matchAll(ANSWERS)];
  return answers.flatMap(({ groups }) => (groups?.kind && groups.panel === panel ? [groups.kind] : []));
}

/** By page, by system, by system with its opening (`two-phase/opening`), and by system and what is asked (`fleet-action/fire`): the files that are loaded then, none of them twice. */
function filesAhead(bundle: Bundle, entry: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const roots = Map.groupBy(
    chunks.flatMap(chunk => namesOf(chunk.facadeModuleId ?? '').map(name => ({ name, chunk }))),
    ({ name }) => name,
  );
  const all = (name: string): Set<string> => filesOf(bundle, roots.get(name)?.map(({ chunk }) => chunk) ?? []);
  const first = filesOf(
    bundle,
    chunks.filter(({ fileName }) => fileName === entry),
  );
  const battle = new Set([...all('b'), ...first]);
  return Object.fromEntries(
    [...roots.keys()].map(name => {
      const [system = '', kind] = name.split('/');
      const before = name in PAGES ? first : kind ? new Set([...battle, ...all(system)]) : battle;
      return [name, [...all(name)].filter(file => !before.has(file)).map(file => `/${file}`)];
    }),
  );
}

/** The names under which a module is asked for. */
function namesOf(module: string): string[] {
  const pages = Object.entries(PAGES).flatMap(([page, modules]) => (modules.some(one => one.test(module)) ? [page] : []));
  const [, system] = PARTS.exec(module) ?? [];
  const [, opened] = OPENING.exec(module) ?? [];
  const [, page, owner, panel] = PANEL.exec(module) ?? [];
  return [
    ...pages,
    ...(system ? [system] : []),
    ...(opened ? [`${opened}/opening`] : []),
    ...(page && panel ? kindsOf(page, panel).map(kind => `${owner}/${kind}`) : []),
  ];
}

/** Chunks with all that they import at once, and the styles of these. */
function filesOf(bundle: Bundle, chunks: readonly Chunk[]): Set<string> {
  const found = new Set<string>();
  const take = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') take(bundle[name]);
  };
  chunks.forEach(take);
  return found;
}

const AHEAD = 'const ahead = {};';
const STYLES = /<link rel="stylesheet"[^>]* href="[/]([^"]+)">/;

const ENTRY = /<script type="module"[^>]* src="[/]([^"]+)">/;

/** The page with its styles in it, and with the lists of what its addresses ask for. */
function standing(html: string, bundle: Bundle): string {
  const [link = '', file = ''] = STYLES.exec(html) ?? [];
  const [, entry = ''] = ENTRY.exec(html) ?? [];
  const styles = bundle[file];
  if (!html.includes(AHEAD) || styles?.type !== 'asset') throw new Error('index.html is not as web/ahead.ts expects it');
  return html
    .replace(link, () => `<style>${styles.source}</style>`)
    .replace(AHEAD, () => `const ahead = ${JSON.stringify(filesAhead(bundle, entry))};`);
}

export const ahead: Plugin = {
  name: 'ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset') page.source = standing(String(page.source), bundle);
    },
  },
};
