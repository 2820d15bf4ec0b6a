import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saved } from '@flagplot/kernel';
import type { Report } from '@flagplot/lab';
import type { Force } from '@flagplot/manifest';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson, writeJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

const shelf = await shippedSystems();
const SELLERS = Object.values(shelf).flatMap(({ name, manifest }) => (manifest.yard ? [name] : []));

const LINE = '"Grey Watch"\ns1: heavy cruiser, t-bomb 2, boarding-party 3\ns2: light frigate\nescort: fast patrol ship';
const GREY = 'Grey Watch, alliance\nRed: 4 X-wing T-65B average, Hot Shot 2, leader 1 +1\nGreen: 3 A-wing average';

const WATCH = [
  '"Long Watch"',
  'squadron A',
  "Tal'Kesh: G'Quan heavy cruiser, frazi 2, stubborn",
  "Var'Noth: G'Quan heavy cruiser, escort",
  'squadron B',
  "Sha'Tok: Thentus frigate",
].join('\n');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'force-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with this text. */
function file(text: string, name = 'mine.txt'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const priced = (...args: string[]) => typed(['force', ...args, '--system', 'squadrons']);

/** What a command complains of, without our own folder. */
async function refused(...args: string[]): Promise<string[]> {
  const { code, err } = await typed(args);
  expect(code).toBe(1);
  return err.replaceAll(`${folder}/`, '').split('\n');
}

describe('force', () => {
  test('SQ-7.1.2 lists what was bought with its prices, and the whole against the budget', async () => {
    expect(await priced(file(GREY))).toEqual({
      code: 0,
      err: '',
      out: [
        'Grey Watch, alliance, for alliance in open-patrol',
        '  Red    4 X-wing T-65B average, Hot Shot 2, leader 1 +1    510',
        '  Green  3 A-wing average                                   285',
        '795 of 800 SGP',
      ].join('\n'),
    });
  });

  test('text and file are made from one another', async () => {
    const { force } = await asked<{ force: Force }>('force', file(GREY), '--system', 'squadrons');
    const path = join(folder, 'mine.json');
    writeJson(path, force);
    expect((await priced(path, '--text')).out).toBe(GREY);
    expect((await typed(['check', path])).out).toContain('mine.json: a force of squadrons');
  });

  test('every fault with its row, and exit code 1; also where the text alone is wanted', async () => {
    const dear = file('Grey, alliance\nRed: 8 X-wing, Hot Shots 1 2 3\nBlue: 3 TIE/ln, leader 4');
    const faults = [
      'flagplot: mine.txt /squadrons/0/hotShots: Red may have 2 Hot Shots, and has 3 [SQ-1.3.1]',
      'flagplot: mine.txt /squadrons/1/leader: Blue has no craft 4 [SQ-1.4.1]',
      'flagplot: mine.txt /squadrons: the force costs 1200 SGP, and 800 may be spent [SQ-7.1.1]',
      'flagplot: mine.txt /squadrons/1/type: TIE/ln is sold to imperial, not to alliance [SQ-7.1.4]',
    ];
    expect(await refused('force', dear, '--system', 'squadrons')).toEqual(faults);
    expect(await refused('force', dear, '--system', 'squadrons', '--text')).toEqual(faults);
    const { faults: told } = await asked<{ faults: object[] }>('force', dear, '--system', 'squadrons');
    expect(told).toHaveLength(faults.length);
    writeJson(join(folder, 'dear.json'), (await asked<{ force: Force }>('force', dear, '--system', 'squadrons')).force);
    expect((await typed(['check', join(folder, 'dear.json')])).err.split('\n')).toHaveLength(faults.length);
  });

  test('it is judged for the scenario and the side asked for, else for the first side of its faction', async () => {
    const three = file('Drifters, free: 8 Z-95');
    expect((await priced(three)).out.split('\n')[0]).toBe('Drifters, free, for free in three-flags');
    expect(await refused('force', three, '--system', 'squadrons', '--scenario', 'open-patrol', '--side', 'imperial')).toEqual([
      'flagplot: mine.txt /faction: Drifters is bought for free, and Imperial buys for imperial [SQ-7.1.4]',
    ]);
    expect((await refused('force', file(GREY), '--system', 'squadrons', '--scenario', 'first-lesson')).join()).toContain(
      '570 may be spent',
    );
    expect((await refused('force', file(GREY), '--system', 'squadrons', '--scenario', 'jamming-run')).join()).toContain(
      '[SQ-8.3.5]',
    );
    expect((await refused('force', file(GREY), '--system', 'squadrons', '--side', 'green')).join()).toContain(
      'has no side green',
    );
    expect((await refused('force', file('Nobody, hutts: 8 Z-95'), '--system', 'squadrons')).join()).toContain('[SQ-7.1.4]');
  });

  test('what is no force is refused with the place of every fault', async () => {
    expect(await refused('force', file('Grey, alliance\n4 Y-wing\n4 A-wing, what'), '--system', 'squadrons')).toEqual([
      'flagplot: mine.txt line 2, column 3: Y-wing may be Y-wing S3, Y-wing A4: say which [SQ-1.1.3]',
      expect.stringMatching(/^flagplot: mine.txt line 3, column 11: what is not understood here; /),
    ]);
    expect(await refused('force', file('{"name": "", "system": "chess", "faction": "x"}'), '--system', 'squadrons')).toEqual([
      'flagplot: mine.txt /squadrons: is missing',
      'flagplot: mine.txt /name: must not have fewer than 1 characters',
      'flagplot: mine.txt /system: must be "squadrons"',
    ]);
    expect(await refused('force', file('{"__proto__": {}}'), '--system', 'squadrons')).toEqual([
      'flagplot: mine.txt /__proto__: no such field is known here',
    ]);
    expect(await refused('force', join(folder, 'none'), '--system', 'squadrons')).toEqual([
      'flagplot: none cannot be read: there is no such file or folder',
    ]);
  });

  test('names cannot speak to the terminal', async () => {
    const { out } = await priced(file('"Grey\\u001b[2J", alliance: 3 A-wing'));
    expect(out).toContain('Grey?[2J, alliance');
  });

  test('TP-15.2.1 ships are priced with their options, and text and file are made from one another', async () => {
    expect(await typed(['force', file(LINE), '--system', 'two-phase'])).toEqual({
      code: 0,
      err: '',
      out: [
        'Grey Watch, any, for a in line-of-battle',
        '  s1      heavy cruiser, t-bomb 2, boarding-party 3    135',
        '  s2      light frigate                                 71',
        '  escort  fast patrol ship                              38',
        '244 of 390 points',
      ].join('\n'),
    });
    const { force } = await asked<{ force: Force }>('force', file(LINE), '--system', 'two-phase');
    const path = join(folder, 'line.json');
    writeJson(path, force);
    expect((await typed(['force', path, '--system', 'two-phase', '--text'])).out).toBe(LINE);
    expect((await typed(['check', path])).out).toContain('line.json: a force of two-phase');
  });

  test('TP-15.2.1 TP-15.2.2 every fault of bought ships has its place, in a text that is not read as in one that is', async () => {
    const dear = file('X\npanel cruiser\nlight frigate, t-bomb 2\n"death-star"\nbattlecruiser');
    expect(await refused('force', dear, '--system', 'two-phase')).toEqual([
      'flagplot: mine.txt /ships: the force costs 465, and 390 may be spent [TP-15.2.1]',
      'flagplot: mine.txt /ships/1/options/0/n: S2 may carry 1 of t-bomb, not 2. [TP-15.2.2]',
      'flagplot: mine.txt /ships/2/card: there is no ship card death-star [TP-15.1.1]',
    ]);
    expect(await refused('force', file('X\nheavy crusier\nraider, mrs 0'), '--system', 'two-phase')).toEqual([
      'flagplot: mine.txt 2:1: no ship is called heavy crusier: did you mean heavy cruiser?',
      'flagplot: mine.txt 3:13: mrs must be a number from 1 to 99, not 0',
    ]);
    expect(await refused('force', file(LINE), '--system', 'two-phase', '--scenario', 'frigate-brawl')).toEqual([
      'flagplot: mine.txt /ships: the force costs 244, and 145 may be spent [TP-15.2.1]',
    ]);
  });

  test('FA-14.1.1 a fleet is priced squadron by squadron, and text and file are made from one another', async () => {
    expect(await typed(['force', file(WATCH), '--system', 'fleet-action'])).toEqual({
      code: 0,
      err: '',
      out: [
        'Long Watch, any, for south in meeting-5000',
        "  A  G'Quan heavy cruiser, frazi 2, stubborn; G'Quan heavy cruiser, escort   1670",
        '  B  Thentus frigate                                                          425',
        '2095 of 5000 points',
      ].join('\n'),
    });
    const { force } = await asked<{ force: Force }>('force', file(WATCH), '--system', 'fleet-action');
    const path = join(folder, 'watch.json');
    writeJson(path, force);
    expect((await typed(['force', path, '--system', 'fleet-action', '--text'])).out).toBe(WATCH);
    expect((await typed(['check', path])).out).toContain('watch.json: a force of fleet-action');
  });

  test('FA-14.1.1 FA-14.1.2 FA-14.1.6 FA-14.1.8 every fault of a fleet has its row and its place', async () => {
    const dear = file(
      "X\nBin'Tak dreadnought, frazi 4, stubborn\nThentus frigate, stubborn\nBin'Tak dreadnought\nOcturion battleship",
    );
    expect(await refused('force', dear, '--system', 'fleet-action')).toEqual([
      'flagplot: mine.txt /squadrons: the fleet costs 5,465, and 5,000 may be spent [FA-14.1.1]',
      "flagplot: mine.txt /squadrons/0/ships/2/card: Bin'Tak 2 is one too many: of battleships 1 may be bought. [FA-14.1.6]",
      'flagplot: mine.txt /squadrons/0/ships/3/card: Octurion 1 is one too many: of battleships 1 may be bought. [FA-14.1.6]',
      'flagplot: mine.txt /squadrons/0/ships/3/card: Octurion 1 is Centauri, and the fleet Narn. [FA-14.1.6]',
      "flagplot: mine.txt /squadrons/0/ships/0/flights: Bin'Tak 1 has room for 3 flights, not 4. [FA-14.1.2]",
      'flagplot: mine.txt /squadrons/0/ships/1/abilities: Thentus 1 commands no squadron, and has no abilities. [FA-4.2.1]',
    ]);
  });

  test.each([
    [
      'a fleet with holes',
      '{"name":"X","system":"fleet-action","faction":"any","squadrons":[{"id":"a","name":"A","ships":[{}]}]}',
      [
        'mine.txt /squadrons/0/ships/0/id: is missing',
        'mine.txt /squadrons/0/ships/0/name: is missing',
        'mine.txt /squadrons/0/ships/0/card: is missing',
      ],
    ],
    [
      'an ability that there is not, and a field too many',
      `{"name":"X","system":"fleet-action","faction":"any","squadrons":[{"id":"a","name":"A","gun":1,"ships":[{"id":"b","name":"B","card":"c","abilities":["luck"]}]}]}`,
      [
        'mine.txt /squadrons/0/gun: no such field is known here',
        expect.stringMatching(/^mine.txt \/squadrons\/0\/ships\/0\/abilities\/0: must be one of /),
      ],
    ],
    [
      'a force of another book',
      '{"name":"X","system":"baltic","faction":"any","squadrons":[]}',
      ['mine.txt /system: must be "fleet-action"'],
    ],
    ['a list', '[]', [expect.stringMatching(/^mine.txt 1:1: /)]],
    ['half a file', '{"name":', [expect.stringMatching(/^mine.txt/)]],
    ['a scenario', '{"name":"duel","title":"Duel","sides":[]}', expect.arrayContaining(['mine.txt /squadrons: is missing'])],
    ['nothing', '', [expect.stringMatching(/^mine.txt 1:1: a fleet begins with its name/)]],
    ['what no text may hold', '"X\nOmega destroyer', expect.arrayContaining(['mine.txt 1:1: " has no fellow in this line'])],
    ['a force of Squadrons', GREY, expect.arrayContaining([expect.stringMatching(/^mine.txt 1:11: a fleet begins/)])],
    ['a battleship of the sea', '"X"\nVasa', [expect.stringMatching(/^mine.txt 2:1: no ship is called Vasa: /)]],
  ])('FA-14.1.1 %s is refused with the place of every fault', async (_, text, faults) => {
    const found = await refused('force', file(text), '--system', 'fleet-action');
    expect(found.map(line => line.replace('flagplot: ', ''))).toEqual(faults);
  });

  test.each(Object.keys(shelf).filter(system => !SELLERS.includes(system)))('%s sells none, and it is said', async system => {
    const none = `flagplot: ${system} has no yard: its forces are fought as printed; forces are bought in ${SELLERS.join(', ')}`;
    expect(await refused('force', file(GREY), '--system', system)).toEqual([none]);
    expect(await refused('play', '--system', system, '--force', `x=${file(GREY)}`)).toEqual([none]);
  });
});

describe('--force', () => {
  const grey = () => `alliance=${file(GREY)}`;

  test('brings forces to a battle in the terminal, and its record plays again', async () => {
    const save = join(folder, 'forced.battle.json');
    const args = ['play', '--system', 'squadrons', '--scenario', 'open-patrol', '--seed', 'x', '--against', 'random'];
    const wings = file('Wings, imperial: 4 TIE Interceptor; 5 TIE/fc', 'yours.txt');
    const { code } = await typed([...args, '--force', grey(), '--force', `imperial=${wings}`, '--save', save], ['r']);
    expect(code).toBe(0);
    const { scenario } = readJson(save) as Saved & { scenario: { sides: { squadrons: { name: string; craft: number }[] }[] } };
    expect(scenario.sides.map(({ squadrons }) => squadrons.map(one => `${one.craft} ${one.name}`))).toEqual([
      ['4 Red', '3 Green'],
      ['4 Alpha', '5 Beta'],
    ]);
    expect((await typed(['replay', save])).code).toBe(0);
    expect((await refused('play', '--from', save, '--force', grey())).join()).toContain('are those it was begun with');
  });

  test('brings forces to a campaign, the same on any number of threads', async () => {
    const args = ['sim', '--system', 'squadrons', '--scenario', 'open-patrol', '--battles', '30', '--bots', 'idle'];
    const many = `alliance=${file('Many, alliance: 12 Z-95', 'many.txt')}`;
    const [one, two, printed] = [
      await asked<Report>(...args, '--force', many, '--threads', '1'),
      await asked<Report>(...args, '--force', many, '--threads', '2'),
      await asked<Report>(...args, '--threads', '1'),
    ];
    expect(one.battles).toBe(30);
    expect(two.hash).toBe(one.hash);
    expect(printed.hash).not.toBe(one.hash);
    expect((await asked<Report>(...args, '--force', grey(), '--threads', '1')).hash).toBe(printed.hash);
  });

  test('is refused with every fault of every force', async () => {
    const sim = (...forces: string[]) =>
      refused('sim', '--system', 'squadrons', '--scenario', 'open-patrol', ...forces.flatMap(one => ['--force', one]));
    const dear = file('Dear, imperial: 12 TIE Bomber', 'dear.txt');
    expect(await sim(`imperial=${file(GREY)}`, `imperial=${dear}`, `green=${file(GREY)}`)).toEqual([
      'flagplot: mine.txt /faction: Grey Watch is bought for alliance, and Imperial buys for imperial [SQ-7.1.4]',
      'flagplot: --force: imperial is given more than one force',
      'flagplot: dear.txt /squadrons: the force costs 900 SGP, and 800 may be spent [SQ-7.1.1]',
      'flagplot: mine.txt: Open Patrol has no side green; there is alliance, imperial [SQ-8.1.1]',
    ]);
    expect(await sim('mine.txt')).toEqual(['flagplot: --force mine.txt: wants SIDE=FILE, as alliance=mine.json']);
  });

  test('TP-15.2.1 brings ships to a battle and to a campaign, and nobody brings them where there are no points', async () => {
    const save = join(folder, 'line.battle.json');
    const table = ['--system', 'two-phase', '--scenario', 'line-of-battle'];
    const line = `a=${file(LINE)}`;
    await typed(['play', ...table, '--seed', 'x', '--against', 'random', '--force', line, '--save', save], ['usual', 'quit']);
    const { scenario } = readJson(save) as Saved & { scenario: { sides: { ships: { id: string; card: string }[] }[] } };
    expect(scenario.sides[0]?.ships.map(({ id, card }) => `${id} ${card}`)).toEqual(['s1 fed-ca', 's2 kli-f5', 'escort kli-g1']);
    expect(await typed(['replay', save])).toMatchObject({ code: 0, err: '' });

    const sim = ['sim', ...table, '--battles', '2', '--bots', 'idle', '--threads', '1'];
    const [own, printed] = [await asked<Report>(...sim, '--force', line), await asked<Report>(...sim)];
    expect([own.battles, own.hash === printed.hash]).toEqual([2, false]);
    const duel = ['sim', '--system', 'two-phase', '--scenario', 'border-duel', '--force'];
    expect(await refused(...duel, line)).toEqual([
      'flagplot: mine.txt: Border Duel has no points to buy for: it is fought as printed [TP-15.2.1]',
    ]);
    expect(await refused(...duel, line.replace('a=', 'c='))).toEqual([
      'flagplot: mine.txt: Border Duel has no side c; there is a, b [TP-16.1.1]',
    ]);
  });

  test('FA-14.1.1 brings fleets to a battle and to a campaign, both sides the same, and nobody where there are no points', async () => {
    const save = join(folder, 'meeting.battle.json');
    const table = ['--system', 'fleet-action', '--scenario', 'meeting-5000'];
    const both = ['--force', `south=${file(WATCH)}`, '--force', `north=${file(WATCH)}`];
    await typed(['play', ...table, '--seed', 'x', '--against', 'random', ...both, '--save', save], ['usual', 'quit']);
    const { scenario } = readJson(save) as Saved & { scenario: { sides: { squadrons: { ships: { id: string }[] }[] }[] } };
    expect(scenario.sides.map(({ squadrons }) => squadrons.map(({ ships }) => ships.map(({ id }) => id).join(' ')))).toEqual([
      ['tal-kesh var-noth', 'sha-tok'],
      ['tal-kesh-2 var-noth-2', 'sha-tok-2'],
    ]);
    expect(await typed(['replay', save])).toMatchObject({ code: 0, err: '' });

    const sim = ['sim', ...table, '--battles', '2', '--bots', 'idle', '--threads', '1'];
    const [own, printed] = [await asked<Report>(...sim, ...both), await asked<Report>(...sim)];
    expect([own.battles, own.hash === printed.hash]).toEqual([2, false]);
    const duel = await refused('sim', '--system', 'fleet-action', '--scenario', 'duel', '--force', `narn=${file(WATCH)}`);
    expect(duel).toEqual([
      'flagplot: mine.txt: Narn against Earth has no points to buy Narn a fleet for: it is fought as printed [FA-14.1.1]',
    ]);
  });

  test('SQ-8.3.5 a battle that a goal decides is fought as printed', async () => {
    expect(await refused('sim', '--system', 'squadrons', '--scenario', 'bomber-intercept', '--force', grey())).toContain(
      'flagplot: mine.txt: a goal decides Bomber Intercept, not points: its forces are fought as printed [SQ-8.3.5]',
    );
    expect(await refused('sim', '--system', 'squadrons', '--force', grey())).toEqual([
      'flagplot: --force wants a scenario to bring it to: --scenario N',
    ]);
  });
});

test('play takes the first scenario of the system asked for', async () => {
  for (const system of Object.keys(shelf)) {
    const { code, out } = await typed(['play', '--system', system, '--against', 'idle'], ['q']);
    expect([code, out]).toEqual([0, expect.stringContaining('The battle is left as it stands.')]);
  }
});
