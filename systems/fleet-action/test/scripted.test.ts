// Three battles with scripted dice, in print: a person lays the table, throws the same dice, and comes to the same. `npx vitest -u` prints them anew.

import { expect, test } from 'vitest';
import { battle, d } from './battle.ts';
import { Playthrough } from './printed.ts';

const print = (play: Playthrough, name: string): Promise<void> =>
  expect(play.text).toMatchFileSnapshot(`playthroughs/${name}.txt`);

test('FA-1.3.7 FA-1.4.3 FA-1.5.9 carriers jump in: vortices scatter, a flight waits for them, and flights come through', async () => {
  const b = battle(
    `
    minbari A 0: Shar sharlin 3060^0 +nial +nial, Tin tinashi 3061
    minbari B 0: Sha tinashi 2560^0
    narn A 0: Tal gquan 3030^3 +frazi +frazi, Var gquan 3029
    narn B 0: Ro katoc 3055^3`,
    { jumps: true },
  );
  const play = new Playthrough(
    'Minbari jump in before a Narn carrier: a sharlin with two flights, and two tinashi with vortices of their own.',
    b,
  );
  play.says({ minbari: 'opens shar, tin, sha; at 3044' });
  play.says({ narn: 'speed 4; a 3030 S; b 3055 N; patrol b 8' });
  play.says({ minbari: 'N' }, d(6, 4, 2));
  play.says({ minbari: 'tin 3046; sha 2545' }, [...d(4, 1), ...d(6, 5), ...d(4, 3), ...d(6, 2)]);
  play.until('launch', 3).says({ narn: 'flight-tal-1 3035 patrol 3040' }).until('enter');
  play.says({ minbari: 'a speed 6, tin by tin at 3146; b speed 6' });
  play.says({ minbari: 'a: f2 / f2 / f2; b: f2 / f2 / f2' });
  play.says({
    minbari: 'flight-shar-1 3046 strike narn-b; flight-shar-2 3046 escort minbari-a',
    narn: 'flight-tal-2 3036 strike minbari-a',
  });
  play.until('attack', 1).says({}, [9, 5]).says({}, [2]);
  play.until('attack', 2).says({}, [4, 5, 1, 7, 2]).says({}, [6, 9, 6, 4, 5]);
  play.until('attack', 3).says({}, [9, 2, 10, 7, 8, 7, 8, 1]);
  play.says(
    { minbari: 'shar fires neutron-laser at tal', narn: 'tal fires heavy-laser at shar' },
    [9, 9, 6, 4, 5, 7, 7, 8, 4, 9, 2, 4, 11, 5, 6],
  );
  play.says({ narn: 'heavy-laser' }, [9, 5]);
  expect([b.marked('ro').structure, b.marked('tal').structure]).toEqual([1, 4]);
  await print(play, 'jump-in-with-carriers');
});

test('FA-12.2.1 FA-12.2.6 a relief: out of a vortex in time, and over an edge a turn late', async () => {
  const b = battle(
    `
    narn A 6: Tal gquan 3052^0, Var gquan 3053, Ro katoc 3054, Dal gquan 2952
    narn D 0: Sha gquan 3080^0
    earth A 6: Mer omega 3036^3, Hal hyperion 3035, Vesper omega 2936
    earth D 0: Orc omega 3002^3`,
    { relief: ['narn-d', 'earth-d'], reliefJumps: true },
  );
  const play = new Playthrough('The third turn of a battle in which both sides await a ship, meant for the fourth.', b);
  play.says({ narn: 'turn 4, edge west', earth: 'turn 4; opens orc; at 2446' });
  b.s.clock.turn = 3;
  play.says({ narn: 'a: f2 / f2 / f2', earth: 'a: f2 / f2 / f2' });
  play
    .until('fire', 2)
    .says({ narn: 'tal fires heavy-laser at mer', earth: 'mer fires heavy-laser at tal' }, [10, 7, 8, 1, 8, 1, 6, 1]);
  play.says({ narn: 'heavy-laser' }).until('fire', 3);
  play.says(
    { narn: 'var fires heavy-laser at mer', earth: 'hal fires medium-plasma-cannon at tal' },
    [9, 9, 6, 4, 1, 1, 7, 2, 4],
  );
  play.says({ earth: 'SE' }, [...d(6, 3), ...d(12, 2)]);
  play.until('enter').says({ earth: 'd speed 4' });
  play.says({ narn: 'a: f2 / f2 / f2', earth: 'a: f2 / f2 / f2; d: f / f2 / f' });
  play.until('fire', 1);
  play.says({ earth: 'orc fires heavy-laser at ro' }, [7, 2]);
  play.until('fire', 3).says({}, d(6, 4));
  play.says({ narn: 'speed 8; d 0245 SE' });
  play.says({ narn: 'a: f2 / f2 / f2; d: f3 / f2 / f3' }).until('fire');
  expect(b.s.open.relief?.map(({ now }) => now)).toEqual(['here', 'here']);
  await print(play, 'relief');
});

test('FA-9.2.1 FA-2.2.3 a lane is held with energy mines: aimed unseen, they burst where the Centauri come and where they do not', async () => {
  const b = battle(
    `
    centauri A 6: Val octurion 0850^0, Tav primus 0851
    centauri B 6: Aqu vorchan 1252^0, Mil vorchan 1253
    narn A 4: Tal gquan 0836^3, Dag dagkar 0835
    narn B 4: Ro katoc 0434^3`,
    { mines: true, map: { columns: 16, rows: 84 } },
  );
  const play = new Playthrough('The Centauri come down a lane sixteen hexes wide; two Narn ships have mines.', b);
  play.says({ centauri: 'a: f2 / f2 / f2; b: f2 / f2 / f2', narn: 'a: f / f2 / f; b: f / f2 / f' });
  play.says({ narn: 'a 0846' });
  play.until('fire', 2).says({}, [6, 9, 7, 9, 4, 5, 1]);
  play.until('orders');
  play.says({ centauri: 'a: f2 / f2 / f2; b: f2 / f2 / f2', narn: 'a: f / f2 / f; b: f / f2 / f' });
  play.says({ narn: 'a 1240' });
  play.until('fire', 2).says({}, [2]).until('orders');
  expect(b.marked('tav')).toMatchObject({ structure: 2, sensor: 1 });
  await print(play, 'mines-in-the-narrows');
});
