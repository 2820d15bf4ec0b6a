import { expect, test } from 'vitest';
import { battle, fires, only, space } from './battle.ts';
import { Playthrough } from './playthrough.ts';

const DISRUPTORS = ['a', 'b', 'c', 'd'].map(mount => ({ weapon: `disruptor-${mount}`, energy: 2 }));

/** The example of play of the dossier: a cruiser at speed 10, a battlecruiser at 12, thirteen hexes apart on one line. */
test('TP-16.3.1 the example of play runs as it is told', async () => {
  const b = battle('a blue fed-ca 2025^A 10\nb red kli-d7 2012^D 12');
  // The cruiser comes out of a turn: its count begins here.
  b.unit('blue').turnCount = 0;
  const play = new Playthrough(b);
  play.allocates({ blue: { speed: 10 }, red: { speed: 12, arms: DISRUPTORS } });

  // First Phase, Speed 12. After the fourth of six hexes two disruptors, range 9, 4 or less; the cruiser answers.
  for (let n = 1; n <= 3; n += 1) play.until('space', 'b').says('b', space('F'));
  play.until('space', 'b').says('b', space('F', 'disruptor-a blue', 'disruptor-b blue'), [4, 5]);
  const [volley] = only(b.told, 'fired');
  expect(volley).toMatchObject({
    range: 9,
    shots: [
      { hit: true, damage: 3 },
      { hit: false, damage: 0 },
    ],
  });
  expect(b.asked()).toEqual(['a answer']);
  play.says('a', fires('blue', 'phaser-1 red', 'phaser-2 red'), [2, 3]);
  expect([b.unit('blue').shields[0], b.unit('red').shields[0]]).toEqual([27, 27]);

  // On its sixth hex two drones of type I, which stay in that hex for now.
  play.until('space', 'b').says('b', space('F'));
  const launch = (weapon: string) => ({ act: 'seeker', weapon, on: 'blue' }) as const;
  play.until('space', 'b').says('b', { ...space('F'), acts: [launch('rack-1'), launch('rack-2')] });
  expect(b.place('red')).toBe('2018^D');
  expect(b.s.open.seekers.map(({ by, q, r }) => [by, q === b.unit('red').q, r === b.unit('red').r])).toEqual([
    ['red', true, true],
    ['red', true, true],
  ]);

  // Speed 10: five hexes straight ahead, for the turn mode is 5; whoever has moved fires at the mover alone.
  for (let n = 1; n <= 5; n += 1) {
    play.until('space', 'a');
    if (n < 5) expect(b.refusals('a', space('L'))).toEqual(['TP-4.2.6 /step']);
    play.says('a', space('F'));
  }
  expect(b.place('blue')).toBe('2020^A');

  // Impulse zero: nobody stands still, so the faster one first, at any target, with what has not fired.
  play.until('zero', 'b');
  expect(b.refusals('b', fires('red', 'disruptor-a blue'))).toEqual(['TP-9.1.1 /windows/0/fire/0/weapon']);
  play.says('b', fires('red', 'phaser-1 blue', 'phaser-2 blue', 'disruptor-c blue', 'disruptor-d blue'), [3, 6, 5, 6]);
  expect(b.asked()).toEqual(['a zero']);
  play.says('a', fires('blue', 'phaser-3 red', 'phaser-4 red'), [1, 4]);
  expect([b.unit('blue').shields[0], b.unit('red').shields[0]]).toEqual([16, 16]);

  // Drones: half of 4 is 2, and half of that as they lie in their launcher's hex. Only they are fired at now.
  play.until('screen', 'a');
  expect(
    only(b.told, 'flight')
      .at(-1)
      ?.flown.map(({ to }) => to),
  ).toEqual(b.s.open.seekers.map(({ q, r, facing }) => ({ q, r, facing })));
  expect(b.refusals('a', fires('blue', 'phaser-5 red'))).toEqual(['TP-5.4.1 /windows/0/fire/0/on']);
  play.says('a', fires('blue', 'phaser-5 seeker-1'), [3]);
  expect(b.s.open.seekers.map(({ id }) => id)).toEqual(['seeker-2']);

  // Second Phase: the same order without dice; a turn is lawful now. The drone makes its two hexes.
  play.until('space', 'b').says('b', space('L'));
  for (let n = 2; n <= 6; n += 1) play.until('space', 'b').says('b', space('F'));
  play.until('space', 'a').says('a', space('L'));
  for (let n = 2; n <= 5; n += 1) play.until('space', 'a').says('a', space('F'));
  expect([b.place('red'), b.place('blue')]).toEqual(['2621^C', '1518^F']);
  play.until('finish');
  expect(b.s.open.seekers.map(({ flown, moves }) => [flown, moves])).toEqual([[3, 2]]);
  play.until('allocate');

  await expect(play.text).toMatchFileSnapshot('playthroughs/example-of-play.txt');
});
