import { expect, test } from 'vitest';
import { keptIn } from '../memories/keeps.ts';
import { readModules, rulesIn } from '../memories/program.ts';

/** Modules that keep something, by what they do; `// here` stands on the line that is refused. */
const KEEPING: Readonly<Record<string, string>> = {
  'a variable': "let last = ''; // here\nexport function judge(side: string) { last = side; return last; }",
  'a map': 'const known = new Map<string, number>(); // here\nexport const look = (id: string) => known.get(id);',
  'a map by the battle': 'const known = new WeakMap<object, number>(); // here\nexport const look = (s: object) => known.get(s);',
  'a set within an object': 'const aside = { sides: new Set<string>() }; // here\nexport const look = () => aside.sides.size;',
  'a map that a function makes':
    'const fresh = () => new Map<string, number>();\nconst known = fresh(); // here\nexport const look = () => known.size;',
  'a list': 'const judged: string[] = [];\nexport function judge(side: string) {\n  judged.push(side); // here\n}',
  'an object': "const draft = { side: '' };\nexport function judge(side: string) {\n  draft.side = side; // here\n}",
  'an object, at once': 'const draft = {};\nexport const judge = (side: string) =>\n  Object.assign(draft, { side }); // here',
  'a count': 'const asked = { times: 0 };\nexport function judge() {\n  asked.times++; // here\n}',
  'a place of a list': 'const jumps = [0, 0];\nexport function judge(n: number) {\n  [jumps[0], jumps[1]] = [n, n]; // here\n}',
  'a part that goes':
    "const draft: { side?: string } = { side: '' };\nexport function judge() {\n  delete draft.side; // here\n}",
  'a list by another name':
    'const judged: string[] = [];\nexport function judge(side: string) {\n  const list = side ? judged : [];\n  list.push(side); // here\n}',
  'a part taken out':
    'const chart = { rows: [0] };\nexport function judge(n: number) {\n  const { rows } = chart;\n  rows[0] = n; // here\n}',
  'each of a list':
    'const sides = [{ jumps: 0 }];\nexport function judge() {\n  for (const side of sides) side.jumps = 1; // here\n}',
  'one that is found':
    "const sides = [{ id: '', jumps: 0 }];\nexport function judge(id: string) {\n  const side = sides.find(one => one.id === id);\n  if (side) side.jumps = 1; // here\n}",
  'each that is gone through':
    'const sides = [{ jumps: 0 }];\nexport function judge() {\n  sides.forEach(side => {\n    side.jumps = 1; // here\n  });\n}',
  'what another function writes to':
    'const aside = { jumps: 0 };\nconst mark = (one: { jumps: number }) => {\n  one.jumps = 1;\n};\nexport function judge() {\n  mark(aside); // here\n}',
  'what is handed on to be written to':
    'const aside = { jumps: 0 };\nfunction mark(one: { jumps: number }) {\n  one.jumps = 1;\n}\nfunction pass(one: { jumps: number }) {\n  mark(one);\n}\nexport const judge = () =>\n  pass(aside); // here',
  'a part of a parameter':
    'const aside = { open: { jumps: 0 } };\nfunction mark({ open }: typeof aside) {\n  open.jumps = 1;\n}\nexport const judge = () =>\n  mark(aside); // here',
  'a function with a part': 'export function judge(side: string) {\n  judge.last = side; // here\n}\njudge.last = ""; // here',
  'the machine itself': 'export function judge(side: string) {\n  Object.assign(globalThis, { side }); // here\n}',
  'an instance': 'class Slate { side = "" }\nconst slate = new Slate(); // here\nexport const look = () => slate.side;',
  'an instance that a function makes':
    'class Slate { side = "" }\nconst fresh = () => new Slate();\nconst slate = fresh(); // here\nexport const look = () => slate.side;',
  'a class': 'export class Slate {\n  static side = ""; // here\n}',
  'a function with a variable of its own':
    'export const judge = (() => { // here\n  let last = "";\n  return (side: string) => { last += side; return last; };\n})();',
  'functions that share a list':
    'function slate() {\n  const sides: string[] = [];\n  return { judge: (side: string) => sides.push(side), look: () => sides };\n}\nexport const { judge, look } = slate(); // here',
  'functions made by another':
    'function counter() {\n  let n = 0;\n  return () => ++n;\n}\nfunction question() {\n  const next = counter();\n  return { judge: () => next() };\n}\nexport const asked = question(); // here',
  dice: "import { stream } from '@flagplot/kernel';\nexport const roll = stream('always the same'); // here",
  'a generator at work':
    'function* numbers() {\n  for (let n = 0; ; n += 1) yield n;\n}\nconst ids = numbers(); // here\nexport const next = () =>\n  ids.next(); // here',
  'an expression that goes on where it was':
    'const NAME = /[a-z]/g; // here\nexport const test = (text: string) => NAME.test(text);',
  'what is in a memory':
    "import { memoise } from '@flagplot/kernel';\nconst aside = memoise((_turn: number) => ({ side: '' }));\nexport function judge(side: string) {\n  aside(0).side = side; // here\n}",
  'a memory that is made later':
    "import { memoise } from '@flagplot/kernel';\nexport const judge = (n: number) => {\n  const twice = memoise((one: number) => one * 2 + n); // here\n  return twice(1);\n};",
};

/** Modules that keep nothing. */
const FREE: Readonly<Record<string, string>> = {
  'charts, and whatever reads them':
    "const CHART = { short: [1, 2], long: [3] };\nconst BY_ID: ReadonlyMap<string, number> = new Map([['a', 1]]);\nconst IDS = [...new Set(['a', 'b'])];\nconst NAME = /^[a-z]+$/;\nexport const look = (n: number, id: string) => (CHART.short[n] ?? 0) + (BY_ID.get(id) ?? 0) + IDS.length + Number(NAME.test(id));",
  'a memory':
    "import { memoise } from '@flagplot/kernel';\nexport const twice = memoise((n: number) => n * 2);\nexport const look = (n: number) => twice(n);",
  'what is held for one call':
    'export function count(list: readonly string[]) {\n  const known = new Map<string, number>();\n  let most = 0;\n  list.forEach(one => {\n    known.set(one, (known.get(one) ?? 0) + 1);\n    most = Math.max(most, known.get(one) ?? 0);\n  });\n  return most;\n}',
  'the battle':
    'interface Battle { open: { ships: { hull: number }[] } }\nexport function hit({ open }: Battle) {\n  const [ship] = open.ships;\n  if (ship) ship.hull -= 1;\n  open.ships.push({ hull: 3 });\n}',
  'a copy of a chart':
    'const CHART = [3, 1, 2];\nexport function sorted() {\n  const list = [...CHART];\n  list.sort();\n  return CHART.filter(n => n > 1).reverse();\n}',
  'a method of ours called as one of the language':
    'const DIE = { sides: 6, add: (sum: number, face: number) => sum + face };\nexport const read = (face: number) => DIE.add(0, face);',
  'a phase that a function makes':
    'interface Battle { pulse: number }\nconst move = (pulse: number) => ({ name: String(pulse), run(s: Battle) { s.pulse = pulse; } });\nexport const moves = [move(1), move(2)];',
};

const pathOf = (i: number): string => `systems/squadrons/rules/planted-${i}.ts`;

/** The lines that are refused in each of these modules, in their order. */
function refusedIn(modules: Readonly<Record<string, string>>): Record<string, number[]> {
  const texts = Object.fromEntries(Object.values(modules).map((text, i) => [pathOf(i), text]));
  const offences = keptIn(readModules(texts));
  return Object.fromEntries(
    Object.keys(modules).map((name, i) => {
      const lines = offences.filter(({ path }) => path === pathOf(i)).map(({ line }) => line);
      return [name, [...new Set(lines)].sort((a, b) => a - b)];
    }),
  );
}

const linesMarked = (text: string): number[] => text.split('\n').flatMap((line, i) => (line.endsWith('// here') ? [i + 1] : []));

test('whatever a module of rules keeps between two calls is refused, where it keeps it', () => {
  expect(refusedIn(KEEPING)).toEqual(
    Object.fromEntries(Object.entries(KEEPING).map(([name, text]) => [name, linesMarked(text)])),
  );
});

test('what it reads, what it holds for one call and what goes through memoise is not', () => {
  expect(refusedIn(FREE)).toEqual(Object.fromEntries(Object.keys(FREE).map(name => [name, []])));
});

test('what one module keeps in another is refused where it is written', () => {
  const offences = keptIn(
    readModules({
      'systems/squadrons/rules/aside.ts': 'export const aside: Record<string, number> = {};',
      'systems/squadrons/rules/planted.ts':
        "import { aside } from './aside.ts';\nexport function judge(side: string) {\n  aside[side] = 1;\n}",
    }),
  );
  expect(offences).toMatchObject([{ path: 'systems/squadrons/rules/planted.ts', line: 3, name: 'aside' }]);
});

test('rules, words and grounds of the house are looked at', () => {
  const paths = Object.keys(rulesIn());
  for (const path of [
    'systems/fleet-action/rules/turn/3-fire.ts',
    'systems/fleet-action/words/phases.ts',
    'grounds/hexes/src/hexes.ts',
  ])
    expect(paths).toContain(path);
});
