// The vectors of Baltic as cases: each is played by the command, and played otherwise where the book forbids or foretells something else.
//
// Vectors that are figures of a chart or of the plane alone are unit tests of the system: Table 1 and the criticals sum by sum (charts), schedules of
// cards (planning/schedule), the fourteen throws of Table 2 (gunnery/firepower), templates, sines and footprints (geometry), channels (gunnery/sight).

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeJson } from '../src/file.ts';
import { typed } from './typed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'flagplot-baltic-'));
const SHELF = join(FOLDER, 'shelf.ts');
const manifest = pathToFileURL(join(process.cwd(), 'systems/baltic/manifest.ts')).href;
writeFileSync(SHELF, `export const systems = { baltic: () => import('${manifest}') };\n`);

interface VectorCase {
  scenario: { features: { polygon: number[] }[]; sides: { units: { id: string; pose: { x: number; y: number } }[] }[] };
  position: string[];
  answers: { side: string; order?: string }[];
  dice: unknown[];
}

/** What the command says of a vector, with something of it changed. */
async function said(vector: number, change: (of: VectorCase) => void = () => undefined) {
  const made = JSON.parse(readFileSync(`cases/bb-vector-${vector}.json`, 'utf8')) as VectorCase;
  change(made);
  const file = join(FOLDER, `bb-vector-${vector}.json`);
  writeJson(file, made);
  return typed(['adjudicate', '--shelf', SHELF, file, '--all']);
}

/** The same with one order otherwise, and no dice. */
const ordered =
  (order: string, answer = 0) =>
  (of: VectorCase): void => {
    Object.assign(of.answers[answer] as object, { order });
    of.dice = [];
  };

/** The same with other dice. */
const thrown =
  (...dice: number[]) =>
  (of: VectorCase): void => {
    of.dice = dice;
  };

/** The same with other words in its position. */
const laid =
  (was: string, now: string) =>
  (of: VectorCase): void => {
    of.position = of.position.map(line => line.replace(was, now));
  };

/** The lines of what was told that have these words. */
const linesWith = (out: string, words: string): string[] =>
  out
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.includes(words));

/** So many dice that hit nothing, after those given. */
const ones = (n: number, ...faces: number[]): number[] => [...faces, ...Array.from({ length: n }, () => 1)].slice(0, n);

test('BB-3.2.34 BB-3.2.50 BB-3.2.57 vector 1: firepower 8 in column 4 is 3 dice, times 2 at a cruiser; one 10 of size B is two tenners', async () => {
  const { code, out } = await said(1);
  expect(code).toBe(0);
  expect(out).toContain('Vasa fires fore turrets at Lohengrin, range 12.974: firepower 8, 6 dice.');
  expect(out).toContain('Lohengrin takes 2 hits, 2 tenners: loses 2 boxes and has 6 left.');
  expect((await said(1, ordered('fire port-battery by vasa at lohengrin'))).err).toContain('[BB-3.2.8]');
});

test('BB-6.3.1 BB-3.1.4 vector 2: a straight and a turn to port end to the mil, and no turn is sharper than the template', async () => {
  const { code, out } = await said(2);
  expect(code).toBe(0);
  expect(out).toContain('Birger Jarl goes 4.25 inches to 10.651, 3.024, heading 176.25°.');
  expect((await said(2, ordered('jarl: 1.5, 2.75 port 15.01'))).err).toContain('[BB-3.1.4]');
  expect((await said(2, ordered('jarl: 3.99'))).err).toContain('[BB-3.1.1]');
});

test('BB-6.3.1 BB-3.1.8 vector 3: a gentle turn ends to the mil, and there is one that is too gentle', async () => {
  const { code, out } = await said(3);
  expect(code).toBe(0);
  expect(out).toContain('to 23.425, 21.977, heading 75.00°.');
  expect((await said(3, ordered('jarl: 4 starboard 0.5'))).err).toContain('[BB-3.1.8]');
});

test('BB-3.1.9 vector 4: astern along the template, and at Reverse no way ahead', async () => {
  const { code, out } = await said(4);
  expect(code).toBe(0);
  expect(out).toContain('Sund 1 goes 1.333 inches astern to 31.298, 10.229, heading 245.01°.');
  expect((await said(4, ordered('sund-1: 1.333'))).err).toContain('[BB-3.1.9]');
});

test('BB-3.2.67 BB-3.2.72 vector 5: a destroyer jinks one hit of a turn, the next wrecks her, and what is more is lost', async () => {
  const { code, out } = await said(5);
  expect(code).toBe(0);
  expect(out).toContain('Stamm 4 takes 3 hits: jinks 1, loses 1 box and has 0 left.');
  expect(out).toContain('Stamm 4 is a wreck.');
  expect((await said(5, ordered('fire fore-turrets by vasa at stamm-1'))).err).toContain('[BB-3.2.11]');
});

test('BB-3.2.57 BB-3.2.50 vector 6: tens of size D count half at a battleship: of three one, of one none', async () => {
  const { code, out } = await said(6);
  expect(code).toBe(0);
  expect(out).toContain('at Vasa, range 14.25: firepower 12, 4 dice.');
  expect(out).toContain('Vasa takes 3 hits, 1 tenner: loses 3 boxes');
  expect((await said(6, thrown(10, 1, 1, 1))).out).toContain('Vasa takes 1 hit: loses 1 box');
});

test('BB-3.2.57 vector 7: two tens of size B at a cruiser are four tenners', async () => {
  const { code, out } = await said(7);
  expect([code, linesWith(out, 'Lohengrin takes')]).toEqual([
    0,
    ['Lohengrin takes 2 hits, 4 tenners: loses 2 boxes and has 6 left.'],
  ]);
});

test('BB-3.2.81 BB-3.2.83 vector 8: a beam of 10 is 7, 5 and 1 after its targets and ten inches, and strikes nobody beyond twenty', async () => {
  const { code, out } = await said(8);
  expect([
    code,
    linesWith(out, '[BB-3.2.81]').map(line => /firepower left (\d+), along the beam (\d+)/.exec(line)?.slice(1)),
  ]).toEqual([
    0,
    [
      ['10', '5'],
      ['5', '12'],
      ['1', '13'],
    ],
  ]);
  // Had it hit the destroyers less it would have gone on, weaker by two more.
  const on = await said(8, thrown(...ones(10, 7, 7, 7), ...ones(5), ...ones(5), ...ones(3)));
  expect(linesWith(on.out, 'at Parzival')[0]).toContain('firepower left 3, along the beam 21');
  expect((await said(8, ordered('beam bow-beam-projector by vainamoinen bearing 45.01 altitude surface'))).err).toContain(
    'BB-3.2.99',
  );
});

test('BB-3.1.39 BB-3.1.40 vector 9: a battleship goes on with a 7 and is aground five inches later with a 6', async () => {
  const { code, out } = await said(9);
  expect([code, linesWith(out, 'Vasa goes'), linesWith(out, 'aground')]).toEqual([
    0,
    ['Vasa goes 0.24 inches to 20.000, 13.240, heading 0.00°.', 'Vasa goes 5 inches to 20.000, 18.240, heading 0.00°.'],
    ['Vasa is aground on bank.'],
  ]);
  expect((await said(9, thrown(6))).out).toContain('Vasa is aground on bank, at its edge.');
});

test('BB-3.1.43 vector 10: a cruiser passes coastal water without a die', async () => {
  const { code, out } = await said(10);
  expect([code, linesWith(out, 'Birger Jarl goes'), linesWith(out, '[BB-3.1')]).toEqual([
    0,
    ['Birger Jarl goes 6 inches to 20.000, 19.000, heading 0.00°.'],
    [],
  ]);
});

test('BB-3.1.45 vector 11: Hull Down a small submersible throws in shallow water, and surfaced it does not', async () => {
  const { code, out } = await said(11);
  expect([code, linesWith(out, '[BB-3.1.45]').length, linesWith(out, 'Stör 1 goes').length]).toEqual([0, 1, 2]);
  const up = await said(11, of => {
    laid('stor-1: down yes', 'stor-1: down no')(of);
    of.dice = [];
  });
  expect([up.code, linesWith(up.out, 'Stör 1 goes').length]).toEqual([0, 1]);
});

test('BB-3.1.47 vector 12: Hull Down a battleship grounds in coastal water without a die', async () => {
  const { code, out } = await said(12);
  expect([code, linesWith(out, 'aground')]).toEqual([0, ['Väinämöinen is aground on bank, at its edge.']]);
});

test('BB-3.1.29 BB-3.1.33 BB-3.1.35 vector 13: a destroyer forces a battleship with one success; five dice for one, fifteen for the other', async () => {
  const { code, out } = await said(13);
  expect([code, linesWith(out, 'takes')]).toEqual([
    0,
    ['Kaiser takes 2 hits, 2 tenners: loses 2 boxes and has 10 left.', 'Sund 1 takes 1 hit: loses 1 box and has 0 left.'],
  ]);
  const evaded = await said(13, thrown(6, 6, 6));
  expect([evaded.code, linesWith(evaded.out, 'collide')]).toEqual([0, []]);
  expect(linesWith(evaded.out, 'Sund 1 goes').at(-1)).toContain('short of the model in her way');
});

test('BB-3.1.57 vector 14: ashore a battleship takes fifteen dice, each ten two tenners', async () => {
  const { code, out } = await said(14);
  expect([code, linesWith(out, 'Vasa takes')]).toEqual([0, ['Vasa takes 2 hits, 2 tenners: loses 2 boxes and has 11 left.']]);
  expect((await said(14, thrown(...ones(14)))).code).toBe(1);
});

test('BB-3.2.72 BB-3.2.73 vector 15: two hits in each of two turns are jinked; a third in one turn is not', async () => {
  const { code, out } = await said(15);
  expect([code, linesWith(out, 'Schnigge 1 takes 2 hits: jinks 2').length, linesWith(out, 'wreck')]).toEqual([0, 2, []]);
  const third = await said(15, thrown(...ones(14, 7, 7), ...ones(14, 7, 7, 7)));
  expect(linesWith(third.out, 'wreck')).toEqual(['Schnigge 1 is a wreck.']);
});

test('BB-4.1.4 BB-4.1.5 BB-4.1.6 vector 16: of a salvo of 6 four charges leave 4, two hits leave 2, and it runs on', async () => {
  const { code, out } = await said(16);
  expect([
    code,
    linesWith(out, 'torpedoes at').length,
    linesWith(out, 'Kaiser takes'),
    linesWith(out, 'Salvo 1 runs').at(-1),
  ]).toEqual([0, 0, ['Kaiser takes 2 hits: loses 2 boxes and has 10 left.'], 'Salvo 1 runs to 20.000, 28.250.']);
  const spent = await said(16, thrown(7, 8, 2, 3, 9, 7, 8, 7));
  expect(linesWith(spent.out, 'to 20.000, 28.250')).toEqual([]);
});

test('BB-5.3.19 BB-2.1.10 vector 17: of a throw of 3 and one of 8 the owner takes the engine; Full is gone', async () => {
  const { code, out } = await said(17);
  expect(code).toBe(0);
  expect(out).toContain('A critical of Vasa: 3, or 8.');
  expect(out).toContain('Vasa: the highest setting of her telegraph is gone.');
  const full = await said(17, of => Object.assign(of.answers[1] as object, { order: 'vasa Full' }));
  expect(full.err).toContain('BB-2.1.');
  const nothing = await said(17, of => {
    Object.assign(of.answers[0] as object, { order: 'vasa roll 0' });
    Object.assign(of.answers[1] as object, { order: 'vasa Full' });
  });
  expect(nothing.code).toBe(0);
});

test('BB-3.2.13 BB-3.2.11 vector 18: a friend in the line of fire never stops it, an enemy there does', async () => {
  expect((await said(18)).code).toBe(0);
  const foe = await said(18, of => {
    const [own, other] = of.scenario.sides as [VectorCase['scenario']['sides'][0], VectorCase['scenario']['sides'][0]];
    const friend = own.units.pop() as (typeof own.units)[0];
    other.units.unshift({ ...friend, ...{ card: 'to-bb', name: 'Between' } });
    of.position = of.position.map(line => line.replace('stack tre', 'stack empty').replace('cards.sd 1', 'cards.sd 0'));
    of.dice = [];
  });
  expect(foe.err).toContain('BB-3.2.11');
});

test('BB-3.5.1 vector 19: a deck of four launches three and takes one aboard; three and two are too many', async () => {
  const { code, out } = await said(19);
  expect([code, linesWith(out, 'Kalmar launches').length, linesWith(out, 'Kalmar takes').length]).toEqual([0, 1, 1]);
  const many = await said(19, of => {
    const marker = of.position.find(line => line.startsWith('markers:')) as string;
    of.position.splice(of.position.indexOf(marker) + 1, 0, marker.replace('sd-fighter-1', 'sd-fighter-2'));
    ordered('recover by kalmar markers sd-fighter-1 sd-fighter-2; "fly off" by kalmar types fighter bomber fighter markers none')(
      of,
    );
  });
  expect(many.err).toContain('BB-3.5.1');
  const guns = await said(19, of => ordered(`${of.answers[0]?.order}; fire fore-battery by kalmar at kaiser`)(of));
  expect(guns.err).toContain('BB-3.5.');
});

test('BB-4.4.2 BB-4.4.5 vector 20: six bombers against Ack-Ack 3 are three dice, and six with the whole payload', async () => {
  const { code, out } = await said(20);
  expect([code, linesWith(out, 'Vasa takes')]).toEqual([0, ['Vasa takes 2 hits: loses 2 boxes and has 11 left.']]);
  const once = await said(20, of => {
    ordered(`${of.answers[0]?.order?.replace(', attacks.0.whole yes', '')}`)(of);
    of.dice = [1, 1, 1];
  });
  expect(once.code).toBe(0);
});

test('BB-1.1.5 BB-1.1.3 vector 21: a destroyer 4.001 inches from her flagship adds half of 3, at 4 inches all of it', async () => {
  const { code, out } = await said(21);
  expect([code, linesWith(out, 'firepower 4, 1 die.').length]).toEqual([0, 1]);
  const near = await said(21, of => {
    of.position = of.position.map(line => line.replace('at 24.601', 'at 24.6'));
    of.dice = [1, 1];
  });
  expect([near.code, linesWith(near.out, 'firepower 6, 2 dice.').length]).toEqual([0, 1]);
});

test('BB-2.1.11 BB-2.1.3 vector 22: crippled at Full she goes down to Crawl in three turns, and in no other way', async () => {
  const { code, out } = await said(22);
  expect([code, linesWith(out, 'Vasa: ')]).toEqual([0, ['Half', 'Slow', 'Crawl', 'Crawl'].map(setting => `Vasa: ${setting}.`)]);
  for (const setting of ['Full', 'Slow']) expect((await said(22, ordered(`vasa ${setting}`))).err, setting).toContain('BB-2.1.');
});

test('BB-3.0.20 BB-2.1.15 vector 23: wrecked at Half a battleship coasts 4, 2 and 1 inches, and lies still', async () => {
  const { code, out } = await said(23);
  expect([code, linesWith(out, 'Vasa goes').map(line => line.split(' ')[2])]).toEqual([0, ['4', '2', '1']]);
});

test('BB-5.3.4 BB-5.3.5 vector 24: 22 is a bunker and a fire, 23 besides them another throw', async () => {
  const { code, out } = await said(24);
  expect(code).toBe(0);
  expect(out).toContain('A critical of Vasa: 22, or 23 and then 8.');
  expect(linesWith(out, 'Vasa: ').filter(line => line.startsWith('Vasa: '))).toEqual([
    'Vasa: a bunker blows up and silences port tubes for good.',
    'Vasa: a fire breaks out.',
    'Vasa: the highest setting of her telegraph is gone.',
  ]);
  const first = await said(24, of => Object.assign(of.answers[0] as object, { order: 'vasa roll 0' }));
  expect(linesWith(first.out, 'Vasa: ').filter(line => line.startsWith('Vasa: '))).toHaveLength(2);
});

test('BB-4.5.2 BB-4.5.9 vector 25: of three attackers an escort takes on two, and the third comes through to the bombers', async () => {
  const { code, out } = await said(25);
  expect([
    code,
    linesWith(out, 'lose 3 planes').length,
    linesWith(out, '[BB-4.3.4]').map(line => /, (\d+) dice:/.exec(line)?.[1]),
  ]).toEqual([0, 2, ['12', '12', '12', '12']]);
  const all = await said(25, ordered('by sd-fighter-1 on to-fighter-1 to-fighter-2 to-fighter-3', 2));
  expect(all.err).toContain('BB-4.5.9');
});
