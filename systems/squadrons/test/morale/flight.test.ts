import { expect, test } from 'vitest';
import { FACINGS } from '../../rules/map.ts';
import { homeward } from '../../rules/morale/flight.ts';
import { battle, d, only } from '../battle.ts';

const RED = 'red x-wing: 0510^E x3';

test('SQ-5.4.3, SQ-5.4.7 a Broken squadron that does not rally flees at its whole Full Throttle', () => {
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1`, { at: 'morale' });
  b.step({}, d(6, 4));
  expect(b.places('blue')).toEqual(['2310^E', '2310^E', '2310^E']);
  expect(b.craft('blue', 1).moved).toBe(13);
});

test('SQ-5.4.5 one that rallies is Demoralized and stays', () => {
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1`, { at: 'morale' });
  b.step({}, d(6, 5));
  expect(b.squadron('blue').level).toBe(2);
  expect(b.places('blue')).toEqual(['1010^W', '1010^W', '1010^W']);
  expect(only(b.told, 'fled')).toEqual([]);
});

test('SQ-5.4.3 who rallied in this phase stays, though the charts call his new level Broken too', () => {
  const { charts } = battle(`${RED}\nblue tie-ln: 1010^W x3`).s.book;
  const morale = charts.morale.map((row, i) => (i < 2 ? { ...row, state: 'broken' as const } : row));
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1`, { at: 'morale', charts: { ...charts, morale } });
  b.step({}, d(6, 5));
  expect(b.squadron('blue').level).toBe(2);
  expect(b.places('blue')[0]).toBe('1010^W');
});

test('SQ-5.4.4 who breaks by a check flees at once, moved or not', () => {
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=2 hurt=1 moved`, { at: 'morale' });
  b.step({}, d(6, 1));
  expect(b.squadron('blue').level).toBe(1);
  expect(b.places('blue')).toEqual(['2310^E', '2310^E', '2310^E']);
});

test('SQ-5.4.3 a Broken squadron that was hurt cannot rally, and flees', () => {
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1 hurt=1`, { at: 'morale' });
  b.step();
  expect(b.places('blue')[0]).toBe('2310^E');
});

test.each([
  ['west', 'W W W W W W'],
  ['east', 'E E E E E E'],
  ['north', 'NE NE NE NW NW NW'],
  ['south', 'SE SE SE SW SW SW'],
] as const)('SQ-5.4.6, SQ-8.1.3 to the %s edge: from NE, E, SE, SW, W, NW turned %s', (edge, turned) => {
  expect(FACINGS.map((_, heading) => FACINGS[homeward(heading, edge)]).join(' ')).toBe(turned);
});

test('SQ-8.1.3 Broken squadrons of each side flee to its own edge, whichever the scenario names', () => {
  const RAN = 'red x-wing: 2015^E, 2015 dead, 2015^E i3 m2 | level=1\nblue tie-ln: 2015^W x2 | level=1';
  const ends = (red: string, blue: string) => {
    const b = battle(`${RAN}\nside red: edge=${red}\nside blue: edge=${blue}`, { at: 'morale' });
    const told = b.step({}, d(6, 2, 2));
    expect(only(told, 'fled').map(({ squadron, craft }) => `${squadron} ${craft.map(one => one.craft)}`)).toEqual([
      'red 1,3',
      'blue 1,2',
    ]);
    return [...b.places('red'), ...b.places('blue')].join(' ');
  };
  expect(ends('west', 'east')).toBe('0915^W destroyed 2215^E 3315^E 3315^E');
  expect(ends('east', 'west')).toBe('3115^E destroyed 2215^E 0715^W 0715^W');
  expect(ends('north', 'south')).toBe('2504^NE destroyed 2215^E 1328^SW 1328^SW');
  expect(ends('south', 'north')).toBe('2526^SE destroyed 2215^E 1302^NW 1302^NW');
});

test('SQ-5.4.6 whatever # of Turns and Turn Distance', () => {
  const b = battle(`${RED}\nblue tie-bomber: 1010^NW d3, 1010 | level=1\nside blue: edge=south`, { at: 'morale' });
  b.step({}, d(6, 2));
  expect(b.places('blue').map(place => place.split('^')[1])).toEqual(['SW', 'SW']);
});

test('SQ-5.4.7 a damaged craft its whole Attack Speed; off the map over whatever edge', () => {
  const b = battle(`${RED}\nblue tie-ln: 2010^W d1, 3510, 3010 | level=1`, { at: 'morale' });
  b.step({}, d(6, 2));
  expect(b.places('blue')).toEqual(['2810^E', 'left east', 'left east']);
  const side = battle(`${RED}\nblue tie-ln: 4020^W, 2020 | level=1\nside blue: edge=north`, { at: 'morale' });
  side.step({}, d(6, 2));
  expect(side.places('blue')).toEqual(['3407^NW', '1407^NW']);
  const corner = battle(`${RED}\nblue tie-ln: 4010^E, 2020 | level=1\nside blue: edge=north`, { at: 'morale' });
  corner.step({}, d(6, 2));
  expect(corner.places('blue')[0]).toBe('left east');
});

test('SQ-5.4.8 a frozen craft is not turned, and drifts as in its most recent move', () => {
  const b = battle(`${RED}\nblue tie-ln: 2010^W i2 m3, 2010 | level=1 leader=2`, { at: 'morale' });
  b.step({}, d(6, 2));
  expect(b.places('blue')).toEqual(['1710^W', '3310^E']);
});

test('SQ-5.4.2 a Broken squadron is moved in the Morale phase only', () => {
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1`);
  expect(b.asked()).toEqual(['red move']);
  b.step();
  expect(b.places('blue')).toEqual(['1010^W', '1010^W', '1010^W']);
  b.step({}, d(6, 2));
  expect(b.places('blue')[0]).toBe('2310^E');
});

test('SQ-5.4.3 what the scenario calls immobile stays where it is, Broken or not (ruling R6)', () => {
  const mates = 'blue/mates tie-ln: 1010^W x3 | level=1';
  const b = battle(`${RED}\nblue tie-ln: 1010^W x3 | level=1 immobile\n${mates}`, { at: 'morale' });
  b.step({}, d(6, 2, 2));
  expect(b.places('blue')).toEqual(['1010^W', '1010^W', '1010^W']);
  expect(only(b.told, 'fled').map(({ squadron }) => squadron)).toEqual(['mates']);
});

test('SQ-5.4.1 it neither fires nor jams', () => {
  const b = battle('red a-wing: 0910^E x3 | level=1\nred/gold x-wing: 0910^E x2\nblue a-wing: 1010^W x3 | level=1', {
    at: 'jam',
  });
  expect(b.asked()).toEqual(['red fire']);
  expect(b.refusals('red', { volleys: [{ squadron: 'red', weapon: 'laser', target: 'blue' }] })).toEqual([
    'SQ-5.4.1 /volleys/0/squadron',
  ]);
});

test('SQ-1.4.2, SQ-5.4.7 the leader who flees over the edge is succeeded', () => {
  const b = battle(`${RED}\nblue tie-ln: 3510^W, 1010, 1010 | level=1`, { at: 'morale' });
  b.step({}, d(6, 2));
  expect(b.squadron('blue')).toMatchObject({ leader: 1, leadersLost: 1 });
});
