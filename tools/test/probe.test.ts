import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { bearersOf } from '../probe/bearer.ts';
import { cardMutations } from '../probe/cards.ts';
import { inWords, mutate, mutationsIn } from '../probe/mutations.ts';
import { proveRow } from '../probe/row.ts';
import { sitesOf } from '../probe/sites.ts';

const parse = (text: string): ts.SourceFile => ts.createSourceFile('rule.ts', text, ts.ScriptTarget.Latest, true);

/** Every text that one change makes of a text, with the kind of the change. */
function mutants(text: string): [kind: string, text: string][] {
  return mutationsIn(parse(text)).map(mutation => [mutation.kind, mutate(text, mutation)]);
}

test.each([
  ['a < b;', 'a >= b;'],
  ['a >= b;', 'a < b;'],
  ['a !== b;', 'a === b;'],
])('a comparison says the contrary: %s', (text, broken) => {
  expect(mutants(text)).toEqual([
    ['line', ''],
    ['comparison', broken],
  ]);
});

test('both sides of a condition, and both ways out of it, are exchanged', () => {
  expect(mutants('const x = a && b ? c : d;')).toEqual([
    ['branch', 'const x = a && b ? d : c;'],
    ['branch', 'const x = (a) || (b) ? c : d;'],
  ]);
  expect(mutants('if (a) return b; else return c;')[0]).toEqual(['branch', 'if (!(a)) return b; else return c;']);
  expect(mutants('const x = !a;')).toEqual([['branch', 'const x = a;']]);
  expect(mutants('const x = { free: true };')).toEqual([['branch', 'const x = { free: false };']]);
});

test('a number is one more, and a sum is a difference', () => {
  expect(mutants('const x = a + 2;')).toEqual([
    ['sign', 'const x = a - 2;'],
    ['number', 'const x = a + 3;'],
  ]);
  expect(mutants('const x = -a;')).toEqual([['sign', 'const x = a;']]);
  expect(mutants('const x = Math.floor(a);')).toEqual([['number', 'const x = Math.ceil(a);']]);
});

test('a statement, a condition with what it does, and an element of a list are left out', () => {
  expect(mutants('{ a(); b(); }')).toEqual([
    ['line', '{  b(); }'],
    ['line', '{ a();  }'],
  ]);
  expect(mutants('{ if (a) b(); }').map(([, text]) => text)).toEqual(['{ if (!(a)) b(); }', '{  }', '{ if (a) {} }']);
  expect(mutants('const turn = [\n  plot, // 1\n  move,\n];')).toEqual([
    ['line', 'const turn = [\n  move,\n];'],
    ['line', 'const turn = [\n  plot,\n];'],
  ]);
});

test('what a function gives is left out, unless it is a plain yes or no', () => {
  expect(mutants('const f = () => a;')).toEqual([['result', 'const f = () => undefined;']]);
  expect(mutants('function f() { return true; }')).toEqual([['branch', 'function f() { return false; }']]);
});

test('a word that a constant is becomes another; the name of a rule does not', () => {
  expect(mutants("const LAYOUT = 'rows';")).toEqual([['word', "const LAYOUT = '?';"]]);
  expect(mutants("const refusal = { rule: 'XX-1.2', kind: 'turn' };")).toEqual([]);
});

test('what opponents are offered and what chance gives them is left alone', () => {
  expect(mutants('const q = { *candidates(v) { yield v > 1; }, random(v, face) { return face(2) + 1; } };')).toEqual([]);
});

test('words, types, imports and the step of a loop are left alone', () => {
  expect(mutants('const say = `$' + '{n + 1} of 7` + "ships";')).toEqual([]);
  expect(mutants("type Face = 1 | 2;\nimport x from 'y';")).toEqual([]);
  expect(mutants('for (;; i += step) {}')).toEqual([]);
});

test('no change leaves what cannot be read', () => {
  const text = 'if (a ?? b) c(); else if (d || e > 1) f([1, g]); else h(-i, j ? k : l);';
  for (const [, broken] of mutants(text)) expect(ts.transpileModule(broken, { reportDiagnostics: true }).diagnostics).toEqual([]);
  expect(mutants(text).length).toBeGreaterThan(10);
});

test('a change is told in a line', () => {
  const text = 'const x =\n  range   <= short;';
  expect(mutationsIn(parse(text)).map(mutation => inWords(text, mutation))).toEqual(['range <= short -> range > short']);
  expect(mutationsIn(parse('fire();')).map(mutation => inWords('fire();', mutation))).toEqual(['left out: fire();']);
});

/** The text of what bears an id that stands on a line, from the nearest outwards. */
function bearers(text: string, line: number, id = 'XX-1.2'): string[] {
  return bearersOf(parse(text), line, id).map(node => node.getText().replaceAll(/\s+/g, ' '));
}

test('a comment before a function, a constant or a statement speaks of it', () => {
  expect(bearers('/** XX-1.2 Range. */\nexport function f() { return 1; }', 1)).toEqual(['export function f() { return 1; }']);
  expect(bearers('/**\n * XX-1.1 and\n * XX-1.2\n */\nconst MOST = 3;', 3)).toEqual(['const MOST = 3;']);
  expect(bearers('function f() {\n  // XX-1.2 Why.\n  a.b();\n  c();\n}', 2)[0]).toBe('a.b();');
});

test('a comment at the end of a line speaks of that line', () => {
  expect(bearers('const turn = [\n  plot, // XX-1.2\n  move,\n];', 2)[0]).toBe('plot');
  expect(bearers('const turn = [\n  plot,\n  move, // XX-1.2\n];', 3)[0]).toBe('move');
  expect(bearers('function f() {\n  if (a) b(); // XX-1.2\n  c();\n}', 2)[0]).toBe('if (a) b();');
});

test('an id in a text speaks of what it lies in', () => {
  const [nearest, ...others] = bearers("function f() {\n  return a > b ? [{ rule: 'XX-1.2' }] : [];\n}", 2);
  expect(nearest).toBe("'XX-1.2'");
  expect(others).toContain("a > b ? [{ rule: 'XX-1.2' }] : []");
});

test('an id at the head of a file speaks of the whole file, one in a type of nothing, and one that is another of nothing', () => {
  expect(bearers("// XX-1.2 Movement.\n\nimport a from 'b';\nf();", 1)).toEqual(["import a from 'b'; f();"]);
  expect(bearers('interface A {\n  /** XX-1.2 */\n  b: 1;\n}', 2)).toEqual([]);
  expect(bearers('/** XX-1.21 */\nf();', 1)).toEqual([]);
  expect(bearers('/** XX-1.2.1 */\nf();', 1)).toEqual([]);
});

test('of a file of cards the numbers of the card that is named are changed, or all', () => {
  const cards = '[{ "name": "Vesper", "hull": 4 }, { "name": "Halcyon", "hull": 6 }]';
  const changed = (name: string) => cardMutations(cards, name).map(mutation => mutate(cards, mutation));
  expect(changed('halcyon')).toEqual(['[{ "name": "Vesper", "hull": 4 }, { "name": "Halcyon", "hull": 7 }]']);
  expect(changed('Nimbus')).toHaveLength(2);
  const priced = '[{ "name": "Vesper", "hull": 4, "price": [60, 75] }, { "name": "Halcyon", "hull": 6, "price": null }]';
  const repriced = cardMutations(priced, 'price').map(mutation => mutate(priced, mutation));
  expect(repriced).toEqual([priced.replace('60', '61'), priced.replace('75', '76')]);
  const charts = '{ "skills": { "elite": { "gunnery": 5 } }, "turns": { "least": 1, "may": true } }';
  const changedChart = (path: string) => cardMutations(charts, path).map(mutation => mutate(charts, mutation));
  expect(changedChart('skills/elite')).toEqual([charts.replace('5', '6')]);
  expect(changedChart('turns')).toEqual([charts.replace('1', '2'), charts.replace('true', 'false')]);
});

const root = mkdtempSync(join(tmpdir(), 'probe-'));
mkdirSync(join(root, 'systems/toy/rules'), { recursive: true });
mkdirSync(join(root, 'systems/toy/sheet'), { recursive: true });
mkdirSync(join(root, 'systems/toy/data'), { recursive: true });
const RANGE = '/** XX-1.2 Short up to 3. */\nexport const isShort = (n: number) => n <= 3;\n';
writeFileSync(join(root, 'systems/toy/rules/range.ts'), RANGE);
writeFileSync(join(root, 'systems/toy/sheet/range.ts'), '/** XX-1.2 */\nexport const columns = a < 8;\n');
writeFileSync(
  join(root, 'systems/toy/data/index.ts'),
  "import file from './cards.json';\n/** XX-7.1 Vesper, XX-7.2 Halcyon. */\nexport const cards = file;\n",
);
writeFileSync(join(root, 'systems/toy/data/cards.json'), '[{ "name": "Vesper", "hull": 4 },\n{ "name": "Halcyon", "hull": 6 }]');
afterAll(() => rmSync(root, { recursive: true }));

const coded = ['systems/toy/sheet/range.ts:1', 'systems/toy/rules/range.ts:1'];

test('a row is broken in the rules before what shows them, in one of each kind before one comes again', () => {
  const sites = sitesOf(root, { id: 'XX-1.2', coded }, '1');
  expect(sites.map(({ file, line, mutation }) => `${file}:${line} ${mutation}`)).toEqual([
    'systems/toy/rules/range.ts:2 n <= 3 -> n > 3',
    'systems/toy/rules/range.ts:2 3 -> 4',
    'systems/toy/rules/range.ts:2 left out: n <= 3',
    'systems/toy/sheet/range.ts:2 a < 8 -> a >= 8',
  ]);
  expect(sites[1]?.text).toBe(RANGE.replace('n <= 3', 'n <= 4'));
});

test('a row of a card is broken in the file of the cards', () => {
  const sites = sitesOf(root, { id: 'XX-7.2', coded: ['systems/toy/data/index.ts:2'] }, '1');
  expect(sites).toMatchObject([{ file: 'systems/toy/data/cards.json', line: 2, mutation: '6 -> 7' }]);
});

test('a card is named by the words after the id, be they on the line below', () => {
  const index =
    "import file from './cards.json';\n/**\n * Cards. XX-7.1 Vesper, XX-7.2\n * Halcyon.\n */\nexport const cards = file;\n";
  writeFileSync(join(root, 'systems/toy/data/below.ts'), index);
  const sites = sitesOf(root, { id: 'XX-7.2', coded: ['systems/toy/data/below.ts:3'] }, '1');
  expect(sites).toMatchObject([{ file: 'systems/toy/data/cards.json', line: 2, mutation: '6 -> 7' }]);
});

test('a line of a list is left out, and the file it names is broken; the other lines are other rows', () => {
  const list = "import one from './one.json';\nexport const all = [\n  one, // XX-8.1\n  two, // XX-8.2\n  three,\n];\n";
  writeFileSync(join(root, 'systems/toy/rules/all.ts'), list);
  writeFileSync(join(root, 'systems/toy/rules/one.json'), '{ "turns": 6 }');
  const sites = sitesOf(root, { id: 'XX-8.1', coded: ['systems/toy/rules/all.ts:3'] }, '1');
  expect(sites.map(({ file, mutation }) => [file, mutation])).toEqual([
    ['systems/toy/rules/all.ts', 'left out: one,'],
    ['systems/toy/rules/one.json', '6 -> 7'],
  ]);
});

test('a comment at the head of a file speaks of all of it', () => {
  writeFileSync(join(root, 'systems/toy/rules/head.ts'), "// XX-9.1 The end.\n\nimport a from 'b';\nif (a) a();\n");
  expect(sitesOf(root, { id: 'XX-9.1', coded: ['systems/toy/rules/head.ts:1'] }, '1')).not.toEqual([]);
});

test('the seed draws among equal changes, and the same one the same', () => {
  const text = '/** XX-3.1 Sum. */\nexport const f = (a: boolean[]) => a[0] && a[1] && a[2] && a[3] && a[4] && a[5];\n';
  writeFileSync(join(root, 'systems/toy/rules/sum.ts'), text);
  const drawn = (seed: string) => sitesOf(root, { id: 'XX-3.1', coded: ['systems/toy/rules/sum.ts:1'] }, seed);
  expect(drawn('1')).toEqual(drawn('1'));
  expect(drawn('1')).toHaveLength(4);
  expect(new Set(['1', '2', '3', '4', '5'].map(seed => JSON.stringify(drawn(seed)))).size).toBeGreaterThan(1);
});

const site = (text: string) => ({ file: 'a.ts', line: 1, mutation: text, text });

test('a row is caught by the first change that a test notices, and tells of each before it is tried', async () => {
  const told: number[] = [];
  const sites = ['one', 'two', 'three'].map(site);
  const proof = await proveRow(
    { id: 'XX-1.2', sites },
    async overlay => (overlay?.text === 'two' ? { ran: 1, failed: 'XX-1.2 short' } : { ran: 1 }),
    tried => void told.push(tried.length),
  );
  expect(proof).toEqual({
    id: 'XX-1.2',
    tried: ['one', 'two'].map(mutation => ({ file: 'a.ts', line: 1, mutation })),
    test: 'XX-1.2 short',
  });
  expect(told).toEqual([1, 2]);
});

test.each([
  [{ ran: 0 }, [site('one')], 'no test bears its id'],
  [{ ran: 1, failed: 'XX-1.2 short' }, [site('one')], 'it fails unbroken: XX-1.2 short'],
  [{ ran: 1 }, [], 'there is nothing to break where its id stands'],
])('a row that cannot be put to the proof says why: %o', async (verdict, sites, why) => {
  const proof = await proveRow(
    { id: 'XX-1.2', sites },
    async () => verdict,
    () => undefined,
  );
  expect(proof).toEqual({ id: 'XX-1.2', tried: [], why });
});
