import { expect, test } from 'vitest';
import { battle, d, fire, move } from './battle.ts';

const sentences = (told: string[], ...words: string[]) => told.filter(line => words.some(word => line.includes(word)));

test('SQ-3.4.1 moves are told by craft that fly alike', () => {
  const b = battle('red x-wing: 1010^E x4, 3910, 1010 i3 m0\nblue customs-frigate: 3010^W');
  b.step({ red: move('red', 'attack', 'FFRFFL', 'FFRFFL', 'FFRFFL', 'F', 'FF') });
  b.step();
  expect(sentences(b.narrated(), 'moves')).toEqual([
    'Red Red moves at Attack Speed: craft 1–3 fly 2, right, 2, left; craft 4 flies 1; craft 5 flies 2 and off the map over the east edge; craft 6 stays.',
    'Blue Blue moves at Attack Speed: flies 1.',
  ]);
});

test('SQ-2.3.1, SQ-4.5.1, SQ-4.7.1 throws are told as they fell, with what was needed and what they come to', () => {
  const b = battle('red x-wing: 1010^E x3\nblue tie-ln: 1310^W x3', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, [...d(6, 6, 4, 1, 2), ...d(3, 2, 2), ...d(6, 1, 3, 6, 1), ...d(6, 4)]);
  expect(b.narrated(told).slice(0, 10)).toEqual([
    'Red Red fires its laser cannons at Blue Blue: craft 1–3 at craft 1–3, range 3, short.',
    'Red 1 fires its laser cannons at Blue: 6+4 = 10, 2 needed: a hit (+6 short range 3, +1 Attack Speed, −3 starship gunnery, −3 fire control, +1 a natural 1 is never enough) [SQ-4.5.1]',
    'Red 2 fires its laser cannons at Blue: a natural 1, a miss (+6 short range 3, +1 Attack Speed, −3 starship gunnery, −3 fire control, +1 a natural 1 is never enough) [SQ-4.5.1]',
    'Red 3 fires its laser cannons at Blue: 2, 2 needed: a hit (+6 short range 3, +1 Attack Speed, −3 starship gunnery, −3 fire control, +1 a natural 1 is never enough) [SQ-4.5.1]',
    'Which craft of Blue is hit: the 2nd of 3 [SQ-4.6.3]',
    'Which craft of Blue is hit: the 2nd of 3 [SQ-4.6.3]',
    'Blue 2 resists Red: a natural 1, 0 in all (+2 Damage Resistance) [SQ-4.7.1]',
    'Laser cannons of Red against Blue 2: 3, 2 needed: Destroyed (−6 damage, +8 a natural 1 is never enough) [SQ-4.7.1]',
    'Laser cannons of Red against Blue 2: 6+1 = 7, 2 needed: Destroyed (−6 damage, +8 a natural 1 is never enough) [SQ-4.7.1]',
    'Red Red hits Blue Blue twice: craft 2 twice, destroyed.',
  ]);
});

test('SQ-4.9.3, SQ-6.1.1 ion counters, frozen craft and thaw', () => {
  const b = battle('red b-wing: 1010^E x2\nblue yt-1300: 1310^W i1', { at: 'fire' });
  const told = b.step({ red: fire('red ion blue') }, d(6, 4, 1, 3, 3));
  expect(sentences(b.narrated(told), 'ion', 'counter')).toEqual([
    'Red Red fires its medium ion cannons at Blue Blue: craft 1, 2 at craft 1, range 3, short.',
    expect.stringMatching(/^Red 1 fires its medium ion cannons at Blue: 4, 2 needed: a hit/),
    expect.stringMatching(/^Red 2 fires its medium ion cannons at Blue: a natural 1, a miss/),
    'Medium ion cannons of Red against Blue: 3, 3 needed: one ion counter (+7 resistance, −4 damage) [SQ-4.9.3]',
    'Red Red hits Blue Blue once: 1 ion counter.',
    'Blue Blue is ionized, 2 counters now: its controls are frozen.',
    'Blue Blue loses 1 ion counter, 1 left.',
  ]);
});

test('SQ-5.2.3, SQ-5.4.3, SQ-1.4.2 morale, flight and who leads then', () => {
  const b = battle('red x-wing: 0510^E x3 | level=3\nblue tie-ln: 3510^W, 1010^W x3 | level=2 hurt=1', { at: 'morale' });
  expect(b.narrated(b.step({}, d(6, 1, 6, 2)))).toEqual([
    'Blue checks morale: a natural 1, fails (+4 morale check, +1 newly damaged, −3 command) [SQ-5.2.3]',
    'Blue Blue fails its check: morale 2 to 1, broken.',
    'Red tries to rally: 6+2 = 8, 5 needed: succeeds (+8 rally, −3 command) [SQ-5.3.4]',
    'Red Red rallies: morale 3 to 4, steady.',
    'Blue Blue is Broken and flees: craft 1 flies east, 6 and off the map over the east edge; craft 2–4 fly east, 13.',
    'Blue Blue 2 leads now, command 2.',
    'Red won by points: Red 32½, Blue 0.',
  ]);
});

test('SQ-8.4.4, SQ-8.4.6, SQ-8.4.8 how a goal stands', () => {
  const b = battle('red x-wing: 0510^E x3\nblue tie-ln: gone-west, 3010^W | goal=west', {
    at: 'special',
    goal: { kind: 'exit', side: 'blue', squadron: 'blue', craft: 2 },
  });
  b.step();
  expect(b.narrated()).toEqual(['Blue Blue: 1 of 2 craft are through.', '1 craft of Blue got through; 2 were needed.']);
  const base = battle('red x-wing: 0510^E x3\nblue customs-frigate: 3010^W d3 | immobile', {
    at: 'special',
    goal: { kind: 'cripple', side: 'red', squadron: 'blue', markers: 4 },
  });
  base.step();
  expect(base.narrated()).toEqual(['Blue Blue bears 3 of 4 markers.', 'Blue held out.']);
  const ship = battle('red x-wing: 0510^E x3\nblue yt-1300: 3010^W f1 | goal=west', {
    at: 'special',
    goal: { kind: 'capture', side: 'red', squadron: 'blue', rounds: 1, runner: 'blue' },
  });
  ship.step();
  expect(ship.narrated()).toEqual([
    'Blue Blue was frozen at the end of 1 of 1 round.',
    'Blue was frozen at the end of 1 round, and is boarded.',
  ]);
});
