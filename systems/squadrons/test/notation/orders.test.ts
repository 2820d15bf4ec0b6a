import type { Json } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import type { SqView } from '../../rules/state.ts';
import { laid } from '../bot/battle.ts';

const TABLE: SqView = laid([
  { id: 'green', type: 'a-wing', craft: ['1010 E', '1011 E', '1012 E'] },
  { id: 'gold', type: 'y-wing-s3', craft: ['1014 E', '1015 E'] },
  { id: 'alpha', type: 'tie-ln', craft: ['1310 W', '1311 W'], side: 'blue' },
  { id: 'beta', type: 'tie-bomber', craft: ['1314 W', '1315 W'], side: 'blue' },
]);

const ABOUT: Readonly<Record<string, Json>> = {
  move: { round: 1, squadrons: ['green', 'gold'] },
  fire: { round: 1, squadrons: ['green', 'gold'] },
  jam: { round: 1, squadrons: ['green'] },
};

interface Known {
  laid?: Json;
  best?: Json;
}

const asked = (kind: string, known: Known = {}) => ({ kind, about: ABOUT[kind]!, ...known });

/** The order a text stands for, or its faults: `1:7 what is wrong`. */
function read(kind: string, text: string, known: Known = {}): unknown {
  const found = orders.parseOrder(text, TABLE, asked(kind, known));
  return 'order' in found ? found.order : found.faults.map(({ line, column, say }) => `${line}:${column} ${say}`);
}

const next = (kind: string, text: string) => {
  const { from, words } = orders.complete(text, TABLE, asked(kind));
  return { kept: text.slice(0, from), words };
};

const flown = (...paths: string[]) => paths.map((path, i) => ({ craft: i + 1, path }));

describe('SQ-3 a move as it is typed', () => {
  test.each([
    ['green f f l f', 'attack', 'FFLF'],
    ['GREEN: ffl f', 'attack', 'FFLF'],
    ['gr 2f left f', 'attack', 'FFLF'],
    ['"green": 2 left 1', 'attack', 'FFLF'],
    ['green full f2 l, f', 'full', 'FFLF'],
    ['green at full throttle: f2lf', 'full', 'FFLF'],
  ])('%s', (text, speed, path) => {
    expect(read('move', text)).toEqual({ squadron: 'green', speed, craft: flown(path, path, path) });
  });

  test('SQ-3.3.3 more hexes than Attack Speed has are flown at Full Throttle', () => {
    expect(read('move', 'green f12')).toMatchObject({ speed: 'full' });
  });

  test('craft by paths of their own, in one line or several', () => {
    const craft = flown('FFF', 'FFRF', 'FFRF');
    expect(read('move', 'green f f f; 2-3: f f r f')).toEqual({ squadron: 'green', speed: 'attack', craft });
    expect(read('move', 'green f f f\n2, 3: f f r f # out of the way')).toEqual({ squadron: 'green', speed: 'attack', craft });
  });

  test('what is left out stays as it was laid', () => {
    const before = { squadron: 'green', speed: 'full', craft: flown('FFF', 'FFF', 'FFF') };
    expect(read('move', '2: f f l f', { laid: before })).toEqual({ ...before, craft: flown('FFF', 'FFLF', 'FFF') });
    expect(read('move', 'green attack', { laid: before })).toEqual({ ...before, speed: 'attack' });
    expect(read('move', 'gold hold', { laid: before })).toMatchObject({ squadron: 'gold', craft: flown('F', 'F') });
  });

  test('hold and best', () => {
    const best = { squadron: 'gold', speed: 'attack', craft: flown('FFRF', 'FFRF') };
    expect(read('move', 'green hold')).toEqual({ squadron: 'green', speed: 'attack', craft: flown('F', 'F', 'F') });
    expect(read('move', 'best', { best })).toEqual(best);
    expect(read('move', 'green best', { best })).toEqual(['1:11 the best there is moves gold']);
    expect(read('move', 'best')).toEqual(['1:1 "best": nothing is known to be best here']);
  });

  test('every fault at once, each where it stands', () => {
    expect(read('move', 'grene f f\ngreen f f x f; 7: f')).toEqual([
      '1:1 "grene": expected green, gold or leave; did you mean green?',
      '2:11 "x": expected f, l or r',
      '2:16 "7": its craft are 1 to 3',
    ]);
    expect(read('move', 'green f f; gold f f')).toEqual([
      '1:12 "gold": one squadron is moved at a time, and here is green already',
    ]);
    expect(read('move', '')).toEqual(['1:1 no squadron is moved: begin with its name']);
    expect(read('fire', 'green')).toEqual(['1:6 expected at, hold, laser cannons, fires, alpha or beta']);
    expect(read('move', 'g f f')).toEqual(['1:1 "g": may be green or gold']);
  });

  test('what may follow', () => {
    expect(next('move', '')).toEqual({ kept: '', words: ['green', 'gold', 'leave'] });
    expect(next('move', 'gr')).toEqual({ kept: '', words: ['green'] });
    expect(next('move', 'green ')).toEqual({ kept: 'green ', words: ['f', 'attack', 'full', 'hold'] });
    expect(next('move', 'green f f ')).toEqual({ kept: 'green f f ', words: ['f', 'l', 'r'] });
    expect(next('move', 'green fu')).toEqual({ kept: 'green ', words: ['full'] });
  });
});

describe('SQ-4 fire as it is typed', () => {
  test.each([
    ['green fires lasers at alpha', [{ squadron: 'green', weapon: 'laser', target: 'alpha' }]],
    ['green laser at alpha', [{ squadron: 'green', weapon: 'laser', target: 'alpha' }]],
    ['green at al', [{ squadron: 'green', weapon: 'laser', target: 'alpha' }]],
    [
      'gold: ions at beta, turrets 1 NE, 2 own',
      [
        {
          squadron: 'gold',
          weapon: 'ion',
          target: 'beta',
          turrets: [
            { craft: 1, bears: 'NE' },
            { craft: 2, bears: 'own' },
          ],
        },
      ],
    ],
  ])('%s', (text, volleys) => {
    expect(read('fire', text)).toEqual({ volleys });
  });

  test('all at one squadron, and one that holds', () => {
    expect(read('fire', 'all at alpha; gold holds fire')).toEqual({
      volleys: [{ squadron: 'green', weapon: 'laser', target: 'alpha' }],
    });
    expect(read('fire', 'hold')).toEqual({ volleys: [] });
  });

  test('all at one squadron are all that bear on it, with what they have of what is named', () => {
    const far = laid([
      { id: 'green', type: 'a-wing', craft: ['1010 E', '1011 E'] },
      { id: 'gold', type: 'y-wing-s3', craft: ['1014 W', '1015 W'] },
      { id: 'red', type: 'x-wing', craft: ['1012 E', '1013 E'] },
      { id: 'alpha', type: 'tie-ln', craft: ['1310 W', '1311 W'], side: 'blue' },
    ]);
    const about = { round: 1, squadrons: ['green', 'gold', 'red'] };
    const fired = (text: string) => orders.parseOrder(text, far, { kind: 'fire', about });
    expect(fired('all fire lasers at alpha')).toMatchObject({ order: { volleys: [{ squadron: 'green' }, { squadron: 'red' }] } });
    expect(fired('all fire torpedoes at alpha')).toMatchObject({ order: { volleys: [{ squadron: 'red', weapon: 'torpedo' }] } });
  });

  test('what is left out stays as it was laid', () => {
    const before = { volleys: [{ squadron: 'gold', weapon: 'ion', target: 'beta' }] };
    expect(read('fire', 'green at alpha', { laid: before })).toEqual({
      volleys: [...before.volleys, { squadron: 'green', weapon: 'laser', target: 'alpha' }],
    });
    expect(read('fire', 'hold', { laid: before })).toEqual({ volleys: [] });
  });

  test('every fault at once, each where it stands', () => {
    expect(read('fire', 'green fires torpedoes at alhpa; gold at nobody')).toEqual([
      '1:13 "torpedoes": green has laser cannons',
      '1:26 "alhpa": expected alpha or beta; did you mean alpha?',
      '1:41 "nobody": expected alpha or beta',
    ]);
  });

  test('what may follow', () => {
    expect(next('fire', 'green ')).toEqual({ kept: 'green ', words: ['at', 'hold', 'laser cannons', 'fires', 'alpha', 'beta'] });
    expect(next('fire', 'green fires las')).toEqual({ kept: 'green fires ', words: ['laser cannons'] });
    expect(next('fire', 'gold at ')).toEqual({ kept: 'gold at ', words: ['alpha', 'beta'] });
  });
});

describe('SQ-4.11 jamming, SQ-2.4 what is left to squadrons', () => {
  test.each([
    ['green jams', ['green']],
    ['jam green', ['green']],
    ['jam', ['green']],
    ['nobody jams', []],
    ['hold', []],
  ])('%s', (text, squadrons) => {
    expect(read('jam', text)).toEqual({ squadrons });
  });

  test('leave a squadron to itself', () => {
    expect(read('fire', 'hold; leave green to jam and follow gold; leave gold to fire at the nearest')).toEqual({
      volleys: [],
      standing: [
        { squadron: 'green', combat: 'jam', follow: 'gold' },
        { squadron: 'gold', combat: 'nearest' },
      ],
    });
    expect(read('jam', 'leave nobody')).toEqual({ squadrons: [], standing: [] });
  });

  test.each([[[]], [[{ squadron: 'green' }]], [[{ squadron: 'green', combat: 'hold', follow: 'gold' }]]])(
    'written as it is read: %j',
    standing => {
      const order = { squadrons: ['green'], standing };
      expect(read('jam', orders.formatOrder(order, TABLE, 'jam'))).toEqual(order);
      const own = { standing: [{ squadron: 'gold', combat: 'hold' as const }] };
      const text = orders.formatOrder(order, { ...TABLE, own }, 'jam');
      expect(orders.parseOrder(text, { ...TABLE, own }, asked('jam'))).toEqual({ order });
    },
  );
});

describe('SQ-8.1 squadrons set up as it is typed', () => {
  const deploy = (text: string) =>
    orders.parseOrder(text, { ...TABLE, clock: { ...TABLE.clock, turn: 0 } }, { kind: 'deploy', about: {} });

  test('each craft, all as they stand, one alone', () => {
    expect(deploy('green NE 0510 0511 0512')).toEqual({
      order: { squadrons: [{ squadron: 'green', facing: 'NE', hexes: ['0510', '0511', '0512'] }] },
    });
    const [first] = (deploy('green hold') as unknown as { order: { squadrons: { hexes: string[] }[] } }).order.squadrons;
    expect(deploy(`green ${first!.hexes[0]}`)).toMatchObject({ order: { squadrons: [first] } });
    expect(deploy('green 3 0512; green facing w')).toMatchObject({
      order: { squadrons: [{ facing: 'W', hexes: [...first!.hexes.slice(0, 2), '0512'] }] },
    });
    expect(deploy('green 51')).toMatchObject({ faults: [{ line: 1, column: 9 }] });
  });
});

test.each(['move', 'fire', 'jam'])('help with %s has examples that can be given', kind => {
  const { grammar, examples } = orders.help(TABLE, asked(kind));
  expect(grammar.length).toBeGreaterThan(1);
  expect(examples).toHaveLength(2);
  for (const text of examples) expect(orders.parseOrder(text, TABLE, asked(kind))).toHaveProperty('order');
});
