import { expect, test } from 'vitest';
import { readGlossary } from '../words/glossary.ts';
import { isParticiple } from '../words/participles.ts';
import { compare, shrink } from '../words/ratchet.ts';
import { RULES } from '../words/rules.ts';
import { sourceOf } from '../words/source.ts';

const PAGE = `# Words

## Words

| word | means | in code |
|---|---|---|
| order | what answers an ask | \`Order\`, \`Question.judge\` |

## Names that went

| was | is now | where | what it is |
|---|---|---|---|
| \`Held\` | \`Order\` | \`kernel/\`, \`web/\` | a match |
| \`Closer\` | \`Order\` | everywhere | buttons |

## Participles that stay

| name | where | why |
|---|---|---|
| \`told\` | everywhere | the table's word |
| \`taken\` | \`kernel/\` | the contract's |
`;

const WORKSPACES = [
  { folder: 'kernel', name: '@flagplot/kernel', needs: new Set<string>() },
  { folder: 'systems/cinder', name: '@flagplot/cinder', needs: new Set(['@flagplot/kernel']) },
  { folder: 'web', name: '@flagplot/web', needs: new Set(['@flagplot/kernel']) },
];

/** What one rule says of one file. */
function breaks(rule: string, text: string, path = 'kernel/src/x.ts', page = PAGE): string[] {
  const house = {
    sources: [sourceOf(path, text)],
    glossary: readGlossary(page),
    systems: ['fleet-action', 'squadrons'],
    workspaces: WORKSPACES,
  };
  return (RULES[rule] as (typeof RULES)[string])(house).map(({ line, name }) => `${line} ${name}`);
}

test.each(['struck', 'ranked', '#unseen', 'redrawn', 'left', 'needed', 'benched'])('%s is a participle', name => {
  expect(isParticiple(name)).toBe(true);
});

test.each(['seed', 'reseed', 'speed', 'proceed', 'set', 'hit', 'shot', 'wound', 'movedBy', 'isMoved', 'launch', 'red'])(
  '%s is none',
  name => {
    expect(isParticiple(name)).toBe(false);
  },
);

test('a function is not called by a participle, however it is made', () => {
  expect(breaks('participles', 'function struck() {}\nconst ranked = () => 1;\nconst a = { moved() {} };')).toEqual([
    '1 struck',
    '2 ranked',
    '3 moved',
  ]);
  expect(
    breaks('participles', 'interface A {\n  asked(): void;\n  heard: () => void;\n}\nclass B { #drawn = () => 1; }'),
  ).toEqual(['2 asked', '3 heard', '5 #drawn']);
});

test('a value, a getter and a word of the table may be called by one', () => {
  expect(breaks('participles', 'const drawn = 1; class A { get moved() { return 1; } }\nfunction told() {}')).toEqual([]);
  expect(breaks('participles', 'const drawn = lines.map(line => line.trim());')).toEqual([]);
});

test('the keys of a table by kind are no names of functions', () => {
  const table = '{ readonly [K in Kind]: (event: K) => string }';
  expect(breaks('participles', `const SENTENCES: ${table} = {\n  moved: () => '',\n  struck() { return ''; },\n};`)).toEqual([]);
  expect(breaks('participles', 'const a: Readonly<Record<Kind, () => void>> = { moved() {} };')).toEqual([]);
  expect(breaks('participles', 'const a: Pilot = {\n  moved() {},\n};')).toEqual(['2 moved']);
});

test('a word that stays in one place stays nowhere else', () => {
  expect(breaks('participles', 'function taken() {}')).toEqual([]);
  expect(breaks('participles', 'function taken() {}', 'web/src/x.ts')).toEqual(['1 taken']);
});

test('a component is read by its scripts, line by line', () => {
  const component = '<script lang="ts">\n  const struck = () => 1;\n</script>\n<p>function ranked() {}</p>';
  expect(breaks('participles', component, 'web/src/X.svelte')).toEqual(['2 struck']);
});

test('a function takes three parameters, and four where others fix them so', () => {
  expect(breaks('parameters', 'const f = (a, b, c) => 1;')).toEqual([]);
  expect(breaks('parameters', 'const f = (a, b, c, d) => 1;\nclass A { constructor(a, b, c, d) {} }')).toEqual([
    '1 f',
    '2 constructor',
  ]);
  expect(breaks('parameters', 'const of = () => sort((a, b, c, d) => 1);')).toEqual(['1 (in of)']);
  expect(breaks('parameters', 'const t = { throw(a, b, c, d) {} };\nfunction each(a, b, c, d, e) {}')).toEqual(['2 each']);
});

test('a function has thirty lines, its comment left out', () => {
  const long = (lines: number) => `/** So.\n * And so. */\nfunction long() {${'\n'.repeat(lines - 1)}}`;
  expect(breaks('lines', long(30))).toEqual([]);
  expect(breaks('lines', long(31))).toEqual(['3 long']);
});

test('a system is named in no string, import, path, row or text', () => {
  expect(
    breaks('systems', "import { x } from '@flagplot/squadrons';\nconst a = 'fleet-action';\nconst b = `play fleet-action`;"),
  ).toEqual(['1 squadrons', '2 fleet-action', '3 fleet-action']);
  expect(breaks('systems', '// as FA-1.2\nconst is = /^SQ-/;')).toEqual(['1 FA-', '2 SQ-']);
  expect(breaks('systems', '', 'web/src/squadrons/x.ts')).toEqual(['1 squadrons']);
  expect(breaks('systems', '<p>\n  Fleet Action\n</p>\n<style>p { color: red }</style>', 'web/src/X.svelte')).toEqual([
    '2 Fleet Action'.replace('Fleet Action', 'fleet-action'),
  ]);
});

test('nothing is taken round the border of a package', () => {
  const within =
    "import { a } from '../rules/a.ts';\nimport type { b } from '@flagplot/kernel/bare';\nimport ts from 'typescript';";
  expect(breaks('borders', within, 'systems/cinder/bot/x.ts')).toEqual([]);
  expect(breaks('borders', "import { a } from '../../kernel/src/a.ts';", 'web/src/x.ts')).toEqual(['1 ../../kernel/src/a.ts']);
  expect(breaks('borders', "export * from '@flagplot/web';\nconst c = import('@flagplot/cinder/bot');")).toEqual([
    '1 @flagplot/web',
    '2 @flagplot/cinder/bot',
  ]);
  expect(breaks('borders', "let a: import('@flagplot/cinder').A;", 'web/src/x.ts')).toEqual(['1 @flagplot/cinder']);
});

test('what only sounds like a system is free, and so are those who may name one', () => {
  expect(breaks('systems', "const a = 'three squadrons'; const b = 'a fleet in action'; const c = 'UFA-1';")).toEqual([]);
  for (const path of ['systems/squadrons/rules/x.ts', 'shelf/src/x.ts', 'bench/src/x.ts'])
    expect(breaks('systems', "const a = 'fleet-action FA-1';", path)).toEqual([]);
});

test('the glossary and the code agree', () => {
  const agreeing = 'interface Order {} interface Question { judge(): void }';
  expect(breaks('glossary', agreeing)).toEqual([]);
  expect(breaks('glossary', 'interface Order {} interface Question {}')).toEqual(['1 Question.judge']);
  expect(breaks('glossary', `${agreeing} class Held {}`)).toEqual(['1 Held']);
  expect(breaks('glossary', `${agreeing} class Held {}`, 'cli/src/x.ts')).toEqual([]);
  expect(breaks('glossary', `<script>${agreeing}</script>`, 'cli/src/Closer.svelte')).toEqual(['1 Closer']);
  const twice = PAGE.replace('| order |', '| order | an order | |\n| order |');
  expect(breaks('glossary', agreeing, 'kernel/src/x.ts', twice)).toEqual(['1 order']);
});

const offence = (path: string, name: string) => ({ path, name, line: 1, say: '' });

test('what is on the list may stay, each as often as it stands there', () => {
  const offences = { lines: [offence('a.ts', 'f'), offence('a.ts', 'f'), offence('b.ts', 'g')] };
  const { fresh, gone } = compare(offences, ['lines a.ts f', 'lines b.ts g', 'lines c.ts h']);
  expect(fresh.map(({ offence: { path } }) => path)).toEqual(['a.ts']);
  expect(gone).toEqual(['lines c.ts h']);
});

test('the list grows shorter, and follows what has moved', () => {
  const moved = { participles: [offence('new/a.ts', 'told')], lines: [offence('b.ts', 'better')] };
  expect(shrink(moved, ['participles old/a.ts told', 'lines b.ts worse', 'lines c.ts h'])).toEqual([
    'lines b.ts better',
    'participles new/a.ts told',
  ]);
  expect(shrink({ participles: [offence('a.ts', 'moved')] }, ['participles a.ts told'])).toEqual([]);
});
