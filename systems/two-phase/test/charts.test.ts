import { fits } from '@flagplot/check';
import { originOf } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { charts } from '../data/charts/charts.ts';
import type { DieChart, HitChart } from '../rules/charts.ts';
import { allocationOf } from '../rules/charts-read.ts';
import { chartsSchema } from '../rules/edge/charts-schema.ts';

const line = (numbers: readonly number[]) => numbers.join(' ');
const dieLines = ({ ranges, damage }: DieChart) => [line(ranges), damage.map(line)];
const hitLines = ({ ranges, hit, damage }: HitChart) => [line(ranges), line(hit), line(damage)];

test('TP-15.1.8 the charts fit their schema', () => {
  expect(fits(chartsSchema, charts)).toBe(true);
});

test('TP-15.1.8 every chart has its origin, and every origin its chart', () => {
  const { provenance, ...numbers } = charts;
  expect(Object.keys(numbers).filter(name => originOf(provenance, name) === undefined)).toEqual([]);
  const valueAt = (key: string) =>
    key.split('/').reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], numbers);
  expect(Object.keys(provenance).filter(key => valueAt(key) === undefined)).toEqual([]);
});

/** Every chart by range, and its columns: as many of each, ranges rising. */
function* byRange(of: object, at: string): Generator<[string, DieChart | HitChart]> {
  for (const [name, value] of Object.entries(of)) {
    if (typeof value !== 'object' || value === null) continue;
    if ('ranges' in value && 'damage' in value) yield [`${at}/${name}`, value as DieChart | HitChart];
    else yield* byRange(value, `${at}/${name}`);
  }
}

test.each([...byRange(charts, '')])('TP-9.1.1 the columns of %s are whole, and its ranges rise', (_, chart) => {
  const { ranges } = chart;
  expect(ranges.every((range, i) => i === 0 || range > ranges[i - 1]!)).toBe(true);
  const rows = 'hit' in chart ? [chart.hit, ...(chart.damage.length > 0 ? [chart.damage] : [])] : chart.damage;
  expect(rows.map(row => row.length)).toEqual(rows.map(() => ranges.length));
});

test.each([
  [
    '9.2.1',
    'ph-1',
    [
      '0 1 2 3 4 5 8 15 25 50 75',
      [
        '9 8 7 6 5 5 4 3 2 1 1',
        '8 7 6 5 5 4 3 2 1 1 0',
        '7 5 5 4 4 4 3 1 0 0 0',
        '6 4 4 4 4 3 2 0 0 0 0',
        '5 4 4 4 3 3 1 0 0 0 0',
        '4 4 3 3 2 2 0 0 0 0 0',
      ],
    ],
  ],
  [
    '9.2.2',
    'ph-2',
    [
      '0 1 2 3 8 15 30 50',
      ['6 5 5 4 3 2 1 1', '6 5 4 4 2 1 1 0', '6 4 4 4 1 1 0 0', '5 4 4 3 1 0 0 0', '5 4 3 3 0 0 0 0', '5 3 3 3 0 0 0 0'],
    ],
  ],
  ['9.2.3', 'ph-3', ['0 1 2 3 8 15', ['4 4 4 3 1 1', '4 4 4 2 1 0', '4 4 4 1 0 0', '4 4 3 0 0 0', '4 3 2 0 0 0', '3 3 1 0 0 0']]],
  [
    '9.2.4',
    'ph-4',
    [
      '3 5 6 7 8 9 10 13 17 25 40 70 100',
      [
        '20 20 20 15 12 10 8 6 5 4 3 2 1',
        '20 20 15 12 11 9 8 6 4 3 2 1 0',
        '20 15 12 11 10 8 7 5 4 2 1 0 0',
        '20 15 11 10 9 8 6 4 3 1 0 0 0',
        '15 12 10 9 8 7 5 3 2 0 0 0 0',
        '15 10 9 8 7 6 5 3 1 0 0 0 0',
      ],
    ],
  ],
] as const)('TP-%s %s: damage by range and die', (_, type, lines) => {
  expect(dieLines(charts.phasers[type])).toEqual(lines);
});

test('TP-9.2.4 TP-9.2.5 TP-2.2.6 what a shot takes and what room a phaser gives, in quarters of a point', () => {
  expect(charts.capacitor).toEqual({
    shots: { 'ph-1': 4, 'ph-2': 4, 'ph-3': 2, 'ph-4': 8, 'ph-g': 1 },
    room: { 'ph-1': 4, 'ph-2': 4, 'ph-3': 2, 'ph-4': 8, 'ph-g': 4 },
  });
  expect(charts.gatlingShots).toBe(4);
});

test('TP-9.3.2 TP-9.3.3 TP-9.3.4 photon: standard, proximity, overload', () => {
  const { standard, proximity, overload } = charts.photon;
  expect(hitLines(standard)).toEqual(['1 2 4 8 12 30', '0 5 4 3 2 1', '0 8 8 8 8 8']);
  expect(hitLines(proximity)).toEqual(['1 2 4 8 12 30', '0 0 0 0 4 3', '0 0 0 0 4 4']);
  expect([...hitLines(overload), charts.overloadPoint]).toEqual(['1 2 4 8', '6 5 4 3', '16 16 16 16', 2]);
});

test('TP-9.4.2 TP-9.4.3 TP-9.4.4 disruptor: standard, with improved fire control, overload', () => {
  const { standard, improved, overload } = charts.disruptor;
  const ranges = '0 1 2 4 8 15 22 30 40';
  expect(hitLines(standard)).toEqual([ranges, '0 5 5 4 4 4 3 2 2', '0 5 4 4 3 3 2 2 1']);
  expect(hitLines(improved)).toEqual([ranges, '0 5 5 4 4 4 3 3 2', '0 5 4 4 3 3 2 2 1']);
  expect(hitLines(overload)).toEqual(['0 1 2 4 8', '6 5 5 4 4', '10 10 8 8 6']);
});

test('TP-9.4.5 fusion: damage by range and die, overloaded to 8', () => {
  expect(dieLines(charts.fusion.standard)).toEqual([
    '0 1 2 10 15 24',
    ['13 8 6 4 3 2', '11 8 5 3 2 1', '10 7 4 2 1 0', '9 6 3 1 1 0', '8 5 3 1 0 0', '8 4 2 0 0 0'],
  ]);
  expect(dieLines(charts.fusion.overload)).toEqual([
    '0 1 2 8',
    ['19 12 9 6', '16 12 7 4', '15 10 6 3', '13 9 4 1', '12 7 4 1', '12 6 3 0'],
  ]);
});

test('TP-9.4.6 hellbore: two dice and damage by range, overloaded to 8', () => {
  const { standard, overload } = charts.hellbore;
  expect(hitLines(standard)).toEqual(['0 1 2 4 8 15 22 40', '0 11 10 9 8 7 6 5', '0 20 17 15 13 10 8 4']);
  expect(hitLines(overload)).toEqual(['1 2 4 8', '11 10 9 8', '30 25 22 19']);
});

test('TP-9.4.8 tractor-repulsor beams: damage by range and die', () => {
  expect(dieLines(charts.trb.heavy)).toEqual([
    '3 5 8 12 18 25',
    ['20 20 18 12 8 3', '20 20 15 9 5 2', '20 18 12 6 3 1', '20 15 9 3 2 0', '18 12 6 2 1 0', '15 9 3 1 0 0'],
  ]);
  expect(dieLines(charts.trb.light)).toEqual([
    '3 5 8 12 18 25',
    ['10 10 9 6 4 2', '10 10 7 4 3 1', '10 9 6 3 2 0', '10 7 4 2 1 0', '9 6 3 1 0 0', '7 4 2 0 0 0'],
  ]);
});

test('TP-9.4.9 TP-9.4.11 TP-9.3.5 mauler in halves, drones harder to hit, feedback', () => {
  const { mauler, againstDrones, feedback } = charts;
  expect(mauler).toEqual({ ranges: [1, 5, 10], halves: [4, 2, 1] });
  expect({ againstDrones, feedback }).toEqual({ againstDrones: 2, feedback: { photon: 4, disruptor: 2 } });
});

test('TP-9.3.1 TP-9.4.1 TP-9.4.5 TP-9.4.6 TP-9.4.8 TP-9.5.1 energy by turn, to hold, to overload', () => {
  const rows = Object.entries(charts.arming).map(
    ([type, { turns, hold, overload }]) => `${type} ${turns.join('/')} ${hold ?? '-'} ${overload}`,
  );
  expect(rows).toEqual([
    'photon 2/2 1 4',
    'disruptor 2 - 2',
    'fusion 2 1 2',
    'hellbore 3/3 2 3',
    'trb-heavy 4 - 0',
    'trb-light 2 - 0',
    'plasma-r 2/2/5 - 0',
    'plasma-s 2/2/4 2 0',
    'plasma-g 2/2/3 1 0',
    'plasma-f 1/1/3 0 0',
  ]);
});

test('TP-9.5.2 TP-9.5.3 TP-9.5.5 TP-6.3.5 plasma: strength by hexes flown, bolts, speed, what phasers take off', () => {
  const { ranges, strength } = charts.plasma;
  const { speed, perStrength, rounds } = charts.plasmaNumbers;
  expect(line(ranges)).toBe('5 10 12 14 15 18 19 20 23 24 25 28 29 30');
  expect(Object.values(strength).map(line)).toEqual([
    '50 50 35 35 35 25 25 25 20 20 20 10 5 1',
    '30 30 22 22 22 15 15 15 10 5 1 0 0 0',
    '20 20 15 15 15 10 5 1 0 0 0 0 0 0',
    '20 15 10 5 1 0 0 0 0 0 0 0 0 0',
    '10 8 5 2 1 0 0 0 0 0 0 0 0 0',
  ]);
  expect(Object.keys(strength)).toEqual(['r', 's', 'g', 'f', 'd']);
  expect([...hitLines(charts.bolt), speed, perStrength, rounds]).toEqual(['5 10 20 30', '4 3 2 1', '', 16, 2, 4]);
});

test('TP-9.6.1 TP-9.6.2 drones: speed, endurance, warhead, kill number, half spaces; speeds of the upgrades', () => {
  const rows = Object.entries(charts.drones).map(
    ([type, one]) => `${type} ${one.speed} ${one.endurance} ${one.warhead}/${one.ships} ${one.kills} ${one.space}`,
  );
  expect(rows).toEqual([
    'i 4 3 12/12 4 2',
    'ii 6 2 12/12 4 2',
    'iii 6 25 12/12 4 2',
    'iv 4 3 24/24 6 4',
    'v 6 2 24/24 6 4',
    'vi 6 1 8/2 3 1',
  ]);
  expect(charts.droneUpgrades).toEqual({ m: 10, f: 16 });
});

test('TP-9.6.3 TP-9.6.4 TP-9.4.10 racks, and anti-drones by range', () => {
  const rows = Object.entries(charts.racks).map(
    ([letter, { spaces, launches, reloads, adds }]) => `${letter} ${spaces} ${launches} ${reloads} ${adds}`,
  );
  expect(rows).toEqual(['a 4 turn 1 0', 'b 6 turn 1 0', 'c 4 phase 0 0', 'f 4 other-turn 0 0', 'g 4 turn 1 2']);
  expect([...hitLines(charts.add), charts.addRounds]).toEqual(['0 1 2 3', '0 2 3 4', '', 6]);
});

test('TP-3.1.1 TP-3.1.7 TP-4.4.7 limits of speed', () => {
  expect(charts.speeds).toEqual({ ships: 15, seekers: 16, rise: 5, broken: 5 });
});

test('TP-2.2.1 TP-2.2.3 TP-2.2.4 TP-2.2.5 housekeeping by size; in all 4 a turn at size 3 and 3 at size 4', () => {
  const rows = Object.entries(charts.housekeeping).map(
    ([size, { life, fireControl, shields, minimum }]) => `${size}: ${life} ${fireControl} ${shields} ${minimum}`,
  );
  expect(rows).toEqual(['2: 2 1 4 1', '3: 1 1 2 1', '4: 1 1 1 1', '5: 0 1 1 1']);
  const all = ([3, 4] as const).map(size => {
    const { life, fireControl, shields } = charts.housekeeping[size];
    return life + fireControl + shields;
  });
  expect([...all, charts.minimumBoxes]).toEqual([4, 3, 5]);
});

test('TP-2.2.7 TP-2.2.9 TP-2.2.10 TP-4.5.2 TP-4.4.5 TP-14.1.2 TP-14.1.3 what other lines of the form cost', () => {
  const { reinforcement, ew, tac, hets, repairs } = charts;
  expect({ reinforcement, ew, tac, hets, repairs }).toEqual({
    reinforcement: { general: 2, specific: 1 },
    ew: { point: 2, own: 2, lend: { points: 3, energy: 6 }, self: { points: 2, energy: 4 }, carrier: { points: 2, energy: 4 } },
    tac: { warp: 2, impulse: 1 },
    hets: 2,
    repairs: { shield: 2, system: 4 },
  });
});

test('TP-13.1.1 TP-13.2.1 TP-11.4.1 tractors by range, transporters, displacement', () => {
  const { tractor, transporter, displacement } = charts;
  expect({ tractor, transporter }).toEqual({ tractor: [1, 1, 2, 3], transporter: { range: 5, uses: 5 } });
  const { energy, itself } = displacement;
  expect([energy, ...hitLines(charts.displacementChart), itself]).toEqual([5, '0 2 15 22 31 50', '0 5 4 3 2 1', '', 5]);
});

test('TP-8.1.1 TP-8.1.4 TP-8.1.5 TP-8.1.8 TP-8.2.1 points of EW by source, and the most from outside', () => {
  const rows = Object.entries(charts.sources).map(([name, { ecm, eccm, swing }]) => `${name} ${ecm} ${eccm} ${swing}`);
  expect(rows).toEqual(['x 0 1 0', 'fighter 0 1 0', 'pf 0 1 1', 'mrs 1 0 1', 'weasel 3 0 0', 'nebula 4 0 0', 'erratic 2 0 0']);
  expect(charts.outside).toEqual({ ship: 6, fighter: 3 });
  expect([charts.mrsReach, charts.nebulaAlone]).toEqual([5, 2]);
});

test('TP-8.1.9 ECM of small targets by range', () => {
  const rows = Object.entries(charts.smallTargets).map(([kind, { ranges, ecm }]) => `${kind} ${line(ranges)}: ${line(ecm)}`);
  expect(rows).toEqual(['shuttle 11 24 99: 0 1 2', 'fighter 9 19 99: 0 1 2', 'drone 9 19 99: 0 1 2', 'nimble 14 29 99: 0 1 2']);
});

test('TP-8.2.3 the last net points of each shift are those whose doubled root says so', () => {
  const root = (n: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter(shift => shift * shift <= 2 * n).at(-1);
  const read = (n: number) => charts.shift.filter(last => last < n).length;
  for (let net = 0; net <= 24; net += 1) expect([net, read(net)]).toEqual([net, root(net)]);
});

test('TP-6.3.6 TP-8.2.7 TP-11.1.10 TP-11.1.11 dice that EW and a cloak weaken', () => {
  const { seekerFades, systemFails, cloakedHits, cloakedSeekers } = charts;
  expect([seekerFades, systemFails, cloakedHits, cloakedSeekers]).toEqual([[6, 8, 10], 6, [2, 4, 6], 4]);
});

test('TP-11.1.1 TP-11.1.7 TP-11.1.8 TP-11.1.9 fade, and the value by which a lock-on is kept', () => {
  const { fade, cloaked, keepLock, rangeFactor, speedFactor } = charts;
  expect({ fade, cloaked, keepLock }).toEqual({ fade: [1, 3, 5], cloaked: 5, keepLock: { keep: 4, regain: 10 } });
  expect([line(rangeFactor.bounds), line(rangeFactor.factor)]).toEqual(['0 4 10 15 20 30 40 99', '-1 0 1 2 3 4 5 6']);
  expect([line(speedFactor.bounds), line(speedFactor.factor)]).toEqual(['0 4 8 12 15 17 18 99', '-2 0 1 2 3 4 5 6']);
});

test('TP-11.2.1 TP-11.2.2 TP-11.2.3 the strength of a field by radius and energy', () => {
  expect(charts.esg.map(line)).toEqual(['4 8 12 16 20', '4 7 11 15 18', '3 7 10 13 17', '3 6 9 12 15']);
  expect(charts.esgTimes).toEqual({ delay: 2, rest: 2 });
});

test('TP-11.3.1 TP-11.3.2 TP-11.3.3 TP-11.3.6 TP-11.3.8 TP-11.3.10 web', () => {
  const { webGenerator, webCaster, webRanges, webFist, web } = charts;
  expect(webGenerator).toEqual({ perEnergy: 2, energy: 5, hexes: 4, fades: 2 });
  expect(webCaster).toEqual({ perEnergy: 10, energy: 5, hexes: 5, most: 35 });
  expect(webRanges).toEqual({ ranges: [10, 20, 30], less: [0, 1, 2] });
  expect(hitLines(webFist)).toEqual(['0 10 20 30', '0 4 3 2', '']);
  expect(web).toEqual({ sets: 2, shipsStop: 12, smallStop: 20, breaks: 20 });
});

test('TP-11.4.5 TP-11.4.6 panels', () => {
  expect(charts.panels).toEqual({ holds: 10, halves: 1 });
});

test('TP-12.2.1 TP-12.2.2 TP-12.2.3 TP-12.2.4 shuttles and fighters: speed, destroyed and crippled at, points', () => {
  const rows = Object.entries(charts.shuttles).map(
    ([kind, { speed, kills, crippled, points }]) => `${kind} ${speed} ${kills} ${crippled} ${points}`,
  );
  expect(rows).toEqual(['admin 6 6 4 0', 'gas 6 8 6 0', 'mrs 6 8 6 8', 'stinger-1 7 10 7 0']);
  const { packs, gasParties, fusionShots, newFighters } = charts;
  expect({ packs, gasParties, fusionShots, newFighters }).toEqual({
    packs: { speed: 15, times: 2 },
    gasParties: 5,
    fusionShots: 2,
    newFighters: 4,
  });
});

test('TP-12.2.7 TP-12.2.8 TP-12.3.1 TP-12.3.2 TP-12.3.3 shuttles that are more than they seem', () => {
  const { suicide, scatterPack, weasel } = charts;
  expect({ suicide, scatterPack }).toEqual({ suicide: { turns: 3, least: 1, most: 3, perEnergy: 2, hold: 1 }, scatterPack: 12 });
  expect(weasel).toEqual({
    turns: [1, 1],
    hold: 1,
    speed: 2,
    kills: 6,
    near: 1,
  });
  expect(line(charts.spill)).toBe('2 4 6 10 18 28 40 55 75 95');
});

test('TP-13.3.2 TP-13.3.3 TP-13.3.5 TP-13.3.6 TP-13.4.6 TP-14.2.6 mines, labs, self-destruction', () => {
  const { mines, detection, paReach, labs, probe, destruct } = charts;
  expect(Object.entries(mines).map(([kind, { damage, reach }]) => `${kind} ${damage} ${reach}`)).toEqual([
    't-bomb 10 1',
    'space 35 1',
    'pa 10 0',
  ]);
  expect({ detection, paReach, probe, destruct }).toEqual({
    detection: { always: 3, times: 2 },
    paReach: 5,
    probe: 6,
    destruct: { 2: 25, 3: 18, 4: 12, 5: 8 },
  });
  expect(hitLines(labs)).toEqual(['5 10', '4 2', '']);
});

/** As the book abbreviates its systems. */
const SHORT: Readonly<Record<string, string>> = {
  'damage-control': 'dam con',
  'aft-hull': 'aft hull',
  'fore-hull': 'fwd hull',
  left: 'L warp',
  right: 'R warp',
  centre: 'C warp',
  'any-warp': 'any warp',
  apr: 'APR',
  'any-weapon': 'any weapon',
  auxiliary: 'aux control',
  emergency: 'emer bridge',
};

test('TP-10.2.3 TP-10.2.2 the allocation chart, sums of 2 to 12; a star stands for once in a volley', () => {
  const rows = allocationOf(charts).map(cells =>
    cells.map(({ system, once }) => (SHORT[system] ?? system) + (once ? '*' : '')).join(' | '),
  );
  expect(rows).toEqual([
    'bridge* | flag* | sensor* | dam con* | aft hull* | L warp | transporter | tractor | shuttle | lab | fwd hull | R warp | excess',
    'drone* | phaser* | impulse | L warp | R warp | aft hull | shuttle | dam con* | C warp | lab | battery | phaser | excess',
    'phaser* | transporter* | R warp | impulse | fwd hull | aft hull | L warp | APR | lab | transporter | probe | C warp | excess',
    'R warp* | aft hull | cargo | battery | shuttle | torp* | L warp | impulse | R warp | tractor | probe | any weapon | excess',
    'fwd hull | impulse | lab | L warp | sensor* | tractor | shuttle | R warp | phaser | transporter | battery | any weapon | excess',
    'cargo | fwd hull | battery | C warp | shuttle | APR | lab | phaser | any warp | probe | aft hull | any weapon | excess',
    'aft hull | APR | shuttle | R warp | scanner* | tractor | lab | L warp | phaser | transporter | battery | any weapon | excess',
    'L warp* | fwd hull | cargo | battery | lab | drone* | R warp | impulse | L warp | tractor | probe | any weapon | excess',
    'phaser* | tractor* | L warp | impulse | aft hull | fwd hull | R warp | APR | lab | transporter | probe | C warp | excess',
    'torp* | phaser* | impulse | R warp | L warp | fwd hull | tractor | dam con* | C warp | lab | battery | phaser | excess',
    'aux control* | emer bridge* | scanner* | probe* | fwd hull* | R warp | transporter | shuttle | tractor | lab | aft hull | L warp | excess',
  ]);
});

test('TP-10.2.10 TP-10.1.2 TP-10.1.5 TP-10.3.4 what is lost first, seams, dropped shields, crew', () => {
  expect(charts.preference.join(' ')).toBe(
    'ph-3 add ph-g ph-2 rack ph-1 ph-4 fusion disruptor trb-light trb-heavy photon plasma-d plasma-f plasma-g plasma-s plasma-r hellbore web-caster esg special-sensor',
  );
  const { seam, droppedShield, crewLoss } = charts;
  expect({ seam, droppedShield, crewLoss }).toEqual({ seam: 3, droppedShield: 4, crewLoss: 10 });
});

test('TP-13.4.1 TP-13.4.2 TP-13.4.4 raids, guards, and casualties by die and parties', () => {
  expect(charts.raid).toEqual(['box', 'box-and-raiders', 'raiders', 'raiders', 'raiders', 'nothing']);
  expect(charts.guard).toEqual(['raiders', 'raiders', 'raiders', 'nothing', 'nothing', 'raid']);
  expect(charts.casualties.map(line)).toEqual([
    '0 0 0 0 1 1 1 1 1 1',
    '0 0 1 1 1 1 1 2 2 2',
    '0 1 1 1 2 2 2 2 3 3',
    '0 1 1 2 2 2 3 3 4 4',
    '1 1 2 2 3 3 4 4 5 5',
    '1 1 2 2 3 4 4 5 5 6',
  ]);
});

test('TP-15.2.2 TP-16.2.1 TP-16.2.3 points of options in halves, how many by size, hundredths of a score', () => {
  const { share, options, most, score } = charts;
  expect([share, ...Object.entries(options).map(([name, { halves }]) => `${name} ${halves}`)]).toEqual([
    20,
    't-bomb 8',
    'space-mine 12',
    'boarding-party 1',
    'drone-m 1',
    'drone-f 2',
    'mrs 16',
    'scatter-pack 4',
    'mech-link 4',
    'booster-pack 2',
  ]);
  const rows = Object.entries(most).map(([name, bySize]) => `${name} ${line(Object.values(bySize))}`);
  expect(rows).toEqual(['t-bomb 2 2 1 0', 'space-mine 1 1 1 0', 'mrs 1 1 1 0', 'scatter-pack 1 1 1 0', 'mech-link 2 2 0 0']);
  expect(score).toEqual({ destroyed: 100, captured: 200, crippled: 50, left: 25, lead: 110 });
});

test('TP-15.1.5 what an option mount may hold', () => {
  expect(charts.mounts.map(({ id }) => id)).toEqual(['disruptor-15', 'photon', 'fusion', 'ph-1', 'rack-a', 'add']);
});
