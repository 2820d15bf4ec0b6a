import { fits } from '@flagplot/check';
import { originOf } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import type { ShipCard, WeaponCard } from '../rules/cards.ts';
import { shipSchema } from '../rules/edge/card-schema.ts';

const card = (id: string): ShipCard => ships.find(one => one.id === id)!;

/** `125 3 1 D 5-6 1 30/24/20/20/20/24`: points, size, cost, turn mode, breakdown, HET bonuses, shields or panels. */
function headline({ bpv, size, moveCost, turnMode, breakdown, hetBonus, shields, panels }: ShipCard): string {
  const [over, under] = moveCost;
  const cost = under === 1 ? `${over}` : `${over}/${under}`;
  const range = breakdown === 6 ? '6' : `${breakdown}-6`;
  const around = panels ? `panels ${panels.join('/')}` : shields.join('/');
  return `${bpv} ${size} ${cost} ${turnMode} ${range} ${hetBonus} ${around}`;
}

/** `15+15 4 0 3`: warp by engine, impulse, APR, batteries, with what a box holds and what they begin with. */
function power({ power: { left, right, centre, impulse, apr, battery, holds, charge } }: ShipCard): string {
  const warp = centre > 0 ? `${left}+${right}+${centre}` : `${left}+${right}`;
  const each = holds === 1 ? '' : ` of ${holds}`;
  return `${warp} ${impulse} ${apr} ${battery}${each}${charge === undefined ? '' : ` with ${charge}`}`;
}

/** `fore 12, aft 4; bridge 2; ...`: boxes of a group that there are, tracks as printed. */
function boxes({ hull, control, systems, tracks, crew, boarding }: ShipCard): string {
  const some = (group: object) =>
    Object.entries(group)
      .filter(([, n]) => n > 0)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  const { damageControl, sensor, scanner, excess } = tracks;
  const lines = [damageControl, sensor, scanner].map(track => track.join('-'));
  return [some(hull), some(control), some(systems), `${crew}/${boarding}`, `${lines.join(' ')} ${excess}`].join('; ');
}

/** `ph-1 1,2 FH`: neighbours that differ in name alone stand together. */
function arms({ weapons }: ShipCard): string[] {
  const made: { kind: string; names: string[]; arc: string }[] = [];
  for (const weapon of weapons) {
    const kind = kindOf(weapon);
    const last = made.at(-1);
    if (last?.kind === kind && last.arc === weapon.arc) last.names.push(weapon.name);
    else made.push({ kind, names: [weapon.name], arc: weapon.arc });
  }
  return made.map(({ kind, names, arc }) => `${kind} ${names.join(',')} ${arc}`);
}

function kindOf({ type, kind, range, rounds }: WeaponCard): string {
  const words = [type, kind ?? '', range ? `r${range}` : '', rounds ? `x${rounds}` : ''];
  return words.filter(word => word !== '').join(' ');
}

const CRUISER = '4-4-2-2-2-0 6-6-5-3-1-0 0-0-1-3-5-9';
const FRIGATE = '2-2-2-0 6-5-3-1-0 0-1-3-5-9';
const WEB = ['web-generator 1,2 ALL'];

const SHIPS: readonly [id: string, head: string, power: string, boxes: string, weapons: readonly string[]][] = [
  [
    'fed-ca',
    '125 3 1 D 5-6 1 30/24/20/20/20/24',
    '15+15 4 0 3',
    `fore 12, aft 4; bridge 2, emergency 2, auxiliary 2; transporter 3, tractor 3, lab 8, probe 1; 43/10; ${CRUISER} 6`,
    ['ph-1 1,2 FH', 'ph-1 3,4 L+LF+row13', 'ph-1 5,6 RF+R+row13', 'photon A,B,C,D FA'],
  ],
  [
    'fed-ffg',
    '75 4 1/3 B 5-6 1 18/18/18/18/18/18',
    '6+6 3 1 2',
    `centre 6; bridge 2, emergency 1, auxiliary 1; transporter 2, tractor 2, lab 2, probe 1; 16/6; ${FRIGATE} 4`,
    ['ph-1 1,2 FH', 'ph-1 3 LS', 'photon A,B FA', 'rack g 1 ALL'],
  ],
  [
    'kli-d7',
    '121 3 1 B 5-6 1 30/22/15/13/15/22',
    '15+15 5 4 3',
    `fore 4, aft 7; bridge 2, emergency 1, auxiliary 2, security 2; transporter 5, tractor 3, lab 4, probe 1; 45/14; ${CRUISER} 4`,
    [
      'ph-2 1,2,3 FX+row13',
      'ph-2 4 LF+L+RR+row5',
      'ph-2 5 RF+R+LR+row21',
      'ph-2 6,7 L+LR',
      'ph-2 8,9 R+RR',
      'disruptor r30 A,B,C,D FA',
      'rack f 1,2 ALL',
    ],
  ],
  [
    'kli-f5',
    '71 4 1/2 A 4-6 1 21/16/9/9/9/16',
    '8+8 3 1 2',
    'fore 2, aft 5; bridge 1, emergency 1, auxiliary 1, security 2; transporter 2, tractor 1, lab 2, probe 1; 22/8; 2-2-2-0 6-5-3-0 0-1-3-9 4',
    ['ph-2 1 FA+L+row13', 'ph-2 2 FA+R+row13', 'ph-2 3,4,5 RX', 'disruptor r15 A,B FA', 'rack f 1 ALL'],
  ],
  [
    'rom-we',
    '100 3 1 D 5-6 1 25/25/25/25/25/25',
    '10+10 6 0 6',
    'centre 6, armour 5; bridge 2; transporter 1, tractor 1, probe 1; 20/5; 4-4-2-2-2-0 6-6-5-4-2-0 0-0-0-3-6-9 6',
    ['ph-1 1,2 FA+L', 'ph-1 3,4 FA+R', 'plasma-r A FA'],
  ],
  [
    'rom-kr',
    '115 3 1 B 5-6 1 30/22/15/13/15/22',
    '15+15 4 3 4',
    `fore 5, aft 7; bridge 2, emergency 1, auxiliary 2; transporter 5, tractor 3, lab 4, probe 1; 40/10; ${CRUISER} 4`,
    ['ph-1 1,2,3 FX+row13', 'ph-2 4,5 L+LR', 'ph-2 6,7 R+RR', 'plasma-g A,B FA'],
  ],
  [
    'gor-ca',
    '120 3 1 D 5-6 1 30/24/24/24/24/24',
    '16+16 4 2 4',
    'fore 5, aft 4, centre 8; bridge 2, emergency 2, auxiliary 2; transporter 3, tractor 2, lab 4, probe 1; 48/16; 4-4-2-2-2-0 6-6-5-3-2-0 0-0-1-2-4-9 4',
    [
      'ph-1 1 FA+L',
      'ph-1 2 FA+R',
      'ph-1 3,4 LS',
      'ph-1 5,6 RS',
      'ph-1 9 L+RA',
      'ph-1 10 R+RA',
      'plasma-g A L+LF',
      'plasma-g B R+RF',
    ],
  ],
  [
    'gor-dd',
    '68 4 1/2 C 4-6 1 14/10/8/7/8/10',
    '8+8 2 1 1',
    'fore 2, aft 6; bridge 1, emergency 1; transporter 2, tractor 1, lab 2, probe 1; 20/6; 2-2-2-0 6-6-4-1-0 0-0-1-5-9 4',
    ['ph-1 1 FX', 'ph-1 2 LS', 'ph-1 3 RS', 'plasma-g A FA'],
  ],
  [
    'kzi-cs',
    '116 3 1 C 5-6 1 24/22/22/22/22/22',
    '9+9+9 3 3 5',
    'fore 5, aft 12; bridge 3, emergency 1, auxiliary 3; transporter 5, tractor 2, lab 6, probe 1; 40/16; 4-2-2-2-0 6-6-6-4-1-0 0-1-2-3-5-9 6',
    [
      'ph-1 1 LF+L',
      'ph-1 2 RF+R',
      'ph-3 3,4 LS',
      'ph-3 5,6 RS',
      'ph-3 7,8 ALL',
      'ph-3 9,10 L+LR',
      'ph-3 11,12 R+RR',
      'disruptor r30 A LF+L',
      'disruptor r30 B RF+R',
      'rack a 1,2,3,4 ALL',
    ],
  ],
  [
    'kzi-ff',
    '62 4 1/3 A 5-6 1 15/12/10/9/10/12',
    '4+4+4 2 1 3',
    'fore 3, aft 6; bridge 1, emergency 1, auxiliary 1; transporter 3, tractor 1, lab 2, probe 1; 20/6; 2-2-2-0 6-6-3-0 0-1-4-9 4',
    ['ph-1 1 FA', 'ph-3 2 LS', 'ph-3 3 RS', 'ph-1 4 ALL', 'disruptor r15 A FA', 'rack a 1,2 ALL'],
  ],
  [
    'tho-pc',
    '59 4 1/3 A 5-6 2 18/18/18/18/18/18',
    '6+6 2 0 2',
    `centre 7; bridge 2, emergency 1, auxiliary 1; transporter 1, tractor 1, lab 2, probe 1; 12/6; ${FRIGATE} 4`,
    ['ph-1 1,2,3,4 FX', ...WEB],
  ],
  [
    'tho-ca',
    '128 3 2/3 B 4-6 1 30/30/30/30/30/30',
    '12+12 4 3 3',
    `centre 14; bridge 2, emergency 1, auxiliary 2; transporter 3, tractor 2, lab 4, probe 1; 34/10; ${CRUISER} 6`,
    [
      'ph-1 1,2,3 FA+L',
      'ph-1 4,5,6 FA+R',
      'ph-3 7,8,9,10 RX',
      'disruptor r30 A LF+L',
      'disruptor r30 B RF+R',
      'disruptor r30 C,D FA',
      ...WEB,
    ],
  ],
  [
    'hyd-rn',
    '93 3 1 C 5-6 1 33/26/18/15/18/26',
    '9+9+9 4 3 4',
    'centre 21; bridge 2, emergency 2, auxiliary 2; transporter 2, tractor 4, lab 4, probe 1; 35/12; 4-4-2-2-0 6-6-5-3-1-0 0-0-1-3-5-9 5',
    ['ph-2 1,2 FA', 'ph-2 3,4 FA+L', 'ph-2 5,6 FA+R', 'ph-g 7,8 RA', 'fusion A,B LF+L', 'fusion C,D RF+R'],
  ],
  [
    'lyr-ca',
    '131 3 1 C 5-6 1 33/22/18/17/18/22',
    '15+15 3 4 4',
    `fore 8, aft 8; bridge 3, flag 1, emergency 1, auxiliary 3; transporter 4, tractor 4, lab 4, probe 1; 42/12; ${CRUISER} 6`,
    ['ph-1 1,2 FA+L', 'ph-1 3,4 FA+R', 'ph-3 5,6,7 LS', 'ph-3 8,9,10 RS', 'disruptor r30 A,B,C,D FA', 'esg 1,2 ALL'],
  ],
  [
    'ori-cr',
    '92 3 2/3 A 6 2 18/16/12/12/12/16',
    '10+10 3 0 3',
    'centre 5, cargo 5; bridge 2, auxiliary 1; transporter 3, tractor 2; 20/12; 4-2-2-0 6-5-1-0 0-1-5-9 4',
    ['ph-1 1,2 FA+L', 'ph-1 3,4 FA+R', 'ph-3 5,6 RA', 'option disruptor-15 A FA', 'option rack-a B LS', 'option rack-a C RS'],
  ],
  [
    'fed-cx',
    '225 3 1 D 5-6 2 40/32/28/28/28/32',
    '20+20 4 2 4 of 3',
    'fore 12, aft 6; bridge 2, emergency 2, auxiliary 2; transporter 4, tractor 4, lab 8, probe 1; 50/16; 6-6-4-4-2-0 6-6-6-5-3-0 0-0-0-1-3-9 8',
    ['ph-1 1,2 FH', 'ph-1 3,4 L+LF+row13', 'ph-1 5,6 RF+R+row13', 'photon A,B,C,D FA', 'ph-3 7,8 ALL'],
  ],
  [
    'fed-sc',
    '120 4 1/2 C 3-6 1 20/18/16/16/16/18',
    '8+8 2 2 2',
    'fore 4, aft 4; bridge 1, emergency 1, auxiliary 1; transporter 2, tractor 1, lab 6, probe 1; 19/6; 2-2-2-0 6-6-5-3-1-0 0-0-1-3-5-9 4',
    ['ph-1 1,2 FH', 'ph-3 3 ALL', 'special-sensor A,B,C,D ALL'],
  ],
  [
    'kli-g1',
    '38 5 1/5 AA 6 1 10/8/8/8/8/8',
    '6+6 1 0 1',
    'centre 2; bridge 1; ; 3/1; 2-0 6-3-0 0-3-9 1',
    ['disruptor r15 A FA', 'ph-2 1 FA', 'ph-3 2 ALL', 'add x6 1 ALL'],
  ],
  [
    'kli-dr',
    '30 5 1/5 AA 6 1 10/8/8/8/8/8',
    '6+6 1 0 1',
    'centre 2; bridge 1; ; 0/0; 2-0 6-3-0 0-3-9 1',
    ['ph-2 1 FA', 'ph-3 2 ALL'],
  ],
  [
    'and-int',
    '265 3 1 C 6 1 panels 7/7',
    '18+18 4 4 8 of 5 with 20',
    `fore 8, aft 8; bridge 2, emergency 1, auxiliary 2; transporter 4, tractor 1, lab 4; 24/10; ${CRUISER} 6`,
    ['trb-heavy A,B FA', 'trb-light C LS', 'trb-light D RS', 'ph-2 1,2 FX', 'ph-2 3,4 RX', 'displacement 1 ALL'],
  ],
  [
    'and-cob',
    '83 4 1/2 A 6 1 panels 3/3',
    '9+9 2 1 3 of 5 with 7',
    `fore 3, aft 3; bridge 1, emergency 1; transporter 2, lab 2; 14/8; ${FRIGATE} 4`,
    ['trb-light A,B FA', 'ph-2 1 FX', 'ph-2 2 RX'],
  ],
  [
    'tho-cw',
    '138 3 2/3 B 4-6 1 30/30/30/30/30/30',
    '12+12 4 3 3',
    `centre 14; bridge 2, emergency 1, auxiliary 2; transporter 3, tractor 2, lab 4, probe 1; 34/10; ${CRUISER} 6`,
    [
      'ph-1 1,2,3 FA+L',
      'ph-1 4,5,6 FA+R',
      'ph-3 7,8,9,10 RX',
      'disruptor r30 A LF+L',
      'disruptor r30 B RF+R',
      'web-caster 1 FA',
      ...WEB,
    ],
  ],
];

const FOUND = 15;

test.each(SHIPS.slice(0, FOUND))('TP-15.1.1 the card %s is as printed', (id, head, points, groups, weapons) => {
  expect([headline(card(id)), power(card(id)), boxes(card(id))]).toEqual([head, points, groups]);
  expect(arms(card(id))).toEqual(weapons);
});

test.each(SHIPS.slice(FOUND))('TP-15.1.3 the restored card %s is as tabled', (id, head, points, groups, weapons) => {
  expect([headline(card(id)), power(card(id)), boxes(card(id))]).toEqual([head, points, groups]);
  expect(arms(card(id))).toEqual(weapons);
});

test('TP-15.1.1 TP-15.1.3 there are fifteen cards and seven, in this order, each with a name of its own', () => {
  expect(ships.map(({ id }) => id)).toEqual(SHIPS.map(([id]) => id));
  expect(new Set(ships.map(({ name }) => name)).size).toBe(22);
});

test('TP-15.1.4 the X-cruiser is an X-ship, whose batteries hold 3 points each', () => {
  expect(card('fed-cx')).toMatchObject({ flags: ['x'], power: { battery: 4, holds: 3 } });
  expect(ships.filter(({ power }) => power.holds === 3).map(({ id }) => id)).toEqual(['fed-cx']);
});

test('TP-15.1.5 the raider breaks down on 6 alone, has stealth of 2, and three mounts with what they hold by default', () => {
  const { breakdown, stealth, weapons } = card('ori-cr');
  expect({ breakdown, stealth }).toEqual({ breakdown: 6, stealth: 2 });
  const mounts = weapons.filter(({ type }) => type === 'option').map(({ id, kind }) => `${id} ${kind}`);
  expect(mounts).toEqual(['mount-a disruptor-15', 'mount-b rack-a', 'mount-c rack-a']);
});

test('TP-15.1.6 the field cruiser costs 131', () => {
  expect(card('lyr-ca').bpv).toBe(131);
});

test('TP-15.1.7 flags of the cards', () => {
  expect(Object.fromEntries(ships.flatMap(({ id, flags }) => (flags ? [[id, flags.join(' ')]] : [])))).toEqual({
    'kli-d7': 'derfacs mutiny',
    'kli-f5': 'mutiny',
    'tho-pc': 'nimble',
    'tho-ca': 'derfacs',
    'hyd-rn': 'carrier',
    'ori-cr': 'nimble',
    'fed-cx': 'x',
    'fed-sc': 'scout',
    'kli-g1': 'pf nimble',
    'kli-dr': 'pf nimble',
    'tho-cw': 'derfacs',
  });
});

test('TP-15.1.7 what stands in the bays; the carrier has nine fighters', () => {
  const bay = ({ shuttles }: ShipCard) =>
    [...new Set(shuttles)].map(kind => `${shuttles.filter(one => one === kind).length} ${kind}`).join(', ');
  const bays = Object.fromEntries(ships.map(ship => [ship.id, bay(ship)]));
  expect(bays).toEqual({
    'fed-ca': '4 admin',
    'fed-ffg': '2 admin',
    'kli-d7': '2 admin',
    'kli-f5': '1 admin',
    'rom-we': '2 admin',
    'rom-kr': '4 admin',
    'gor-ca': '4 admin, 2 gas',
    'gor-dd': '2 admin, 2 gas',
    'kzi-cs': '2 admin',
    'kzi-ff': '1 admin',
    'tho-pc': '1 admin',
    'tho-ca': '4 admin',
    'hyd-rn': '3 admin, 9 stinger-1',
    'lyr-ca': '2 admin',
    'ori-cr': '2 admin',
    'fed-cx': '4 admin',
    'fed-sc': '1 admin',
    'kli-g1': '',
    'kli-dr': '',
    'and-int': '',
    'and-cob': '',
    'tho-cw': '4 admin',
  });
});

test('TP-11.1.6 TP-12.2.9 TP-13.3.1 TP-13.3.6 what single cards have besides', () => {
  const special = ({ cloak, tBombs, paMines, warhead, cover }: ShipCard) => ({ cloak, tBombs, paMines, warhead, cover });
  const some = ships.flatMap(ship => {
    const found = Object.entries(special(ship)).filter(([, value]) => value !== undefined);
    return found.length > 0 ? [[ship.id, Object.fromEntries(found)]] : [];
  });
  expect(Object.fromEntries(some)).toEqual({
    'kli-d7': { tBombs: 1 },
    'rom-we': { cloak: 6 },
    'rom-kr': { cloak: 20, tBombs: 1 },
    'kli-dr': { warhead: 30, cover: 'kli-g1' },
    'and-int': { paMines: 4 },
    'and-cob': { paMines: 2 },
  });
});

test.each(ships)('TP-15.1.8 the card $id fits its schema', ship => {
  expect(fits(shipSchema, ship)).toBe(true);
});

/** Fields with a number anywhere below them. */
function withNumbers(of: object): string[] {
  const holds = (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  return Object.entries(of).flatMap(([field, value]) => (holds(value) ? [field] : []));
}

/** What a key of the provenance points at: `weapons/6/kind`. */
const valueAt = (of: object, key: string): unknown =>
  key.split('/').reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], of);

test.each(ships)('TP-15.1.8 every figure of $id has its origin, and every origin its figure', ship => {
  const { provenance, ...figures } = ship;
  expect(withNumbers(figures).filter(field => originOf(provenance, field) === undefined)).toEqual([]);
  expect(Object.keys(provenance).filter(key => valueAt(figures, key) === undefined)).toEqual([]);
});

test('TP-15.1.3 TP-15.1.8 of the restored cards only headlines were found', () => {
  const head = ['bpv', 'size', 'moveCost', 'turnMode', 'breakdown', 'crew', 'boarding'];
  const foundOf = ({ provenance }: ShipCard) => Object.keys(provenance).filter(key => provenance[key] === 'found');
  const restored = ships.slice(FOUND).map(ship => [
    ship.id,
    foundOf(ship)
      .filter(key => key !== 'panels')
      .join(),
  ]);
  const all = head.join();
  expect(Object.fromEntries(restored)).toEqual({
    'fed-cx': all,
    'fed-sc': all,
    'kli-g1': all,
    'kli-dr': '',
    'and-int': all,
    'and-cob': all,
    'tho-cw': '',
  });
});
