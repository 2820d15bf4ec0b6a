import type { Sheet, SheetBox, SheetCell, SheetItem, SheetPart, SheetValue } from '@flagplot/sheets';
import { describe, expect, test } from 'vitest';
import { charts, ships, weapons } from '../data/index.ts';
import type { Book } from '../rules/book.ts';
import { fleetAction } from '../rules/index.ts';
import type { Open } from '../rules/open.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';
import { sheets } from '../sheet/sheets.ts';

const duel = scenarios.duel as unknown as Scenario;

function bookOf(scenario: Scenario): Book {
  const read = fleetAction.read(scenario);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.book;
}

const book = bookOf(duel);

/** The duel in turn 2 with what `change` does to it. */
function after(change: (open: Open) => void): readonly Sheet[] {
  const { open } = fleetAction.setUp(duel, book);
  change(open);
  return sheets.ofBattle({ book, now: { open, clock: { turn: 2, line: 3, round: 0, step: 9 } } });
}

/** The duel with one of its ships, the first Narn or the first Earth one, as `change` leaves it. */
const hurt = (ship: string, change: (of: Open['ships'][number]) => void): Sheet =>
  sheetOf(
    after(open => change(open.ships[book.shipAt[ship]!]!)),
    ship,
  );

const sheetOf = (all: readonly Sheet[], of: string): Sheet => all.find(one => one.of === of)!;

function* partsOf(parts: readonly SheetPart[]): Generator<SheetPart> {
  for (const part of parts) {
    if (part.kind === 'beside') yield* partsOf(part.parts);
    else yield part;
  }
}

/** What stands on paper under a name; a row without one of its own goes by its part's. */
function item(sheet: Sheet, name: string): SheetItem {
  const cells = [...partsOf(sheet.parts)].flatMap((part): readonly SheetCell[] =>
    part.kind === 'strip'
      ? part.cells.filter(({ only }) => only !== 'screen')
      : part.kind === 'rows'
        ? part.rows.map(row => ({ ...row, name: row.name || part.title }))
        : [],
  );
  return cells.find(cell => cell.name === name)!.item;
}

const boxesIn = (it: SheetItem): readonly SheetBox[] => (it.kind === 'boxes' ? it.boxes : []);
const boxes = (sheet: Sheet, name: string): readonly SheetBox[] => boxesIn(item(sheet, name));
const printed = (row: readonly SheetBox[]): string[] => row.map(box => box.says);
const crossed = (row: readonly SheetBox[]): string[] => row.filter(box => box.marked).map(box => box.says);

function table(sheet: Sheet, title: string): readonly (readonly SheetItem[])[] {
  const found = [...partsOf(sheet.parts)].find(part => part.kind === 'table' && part.title === title);
  return found?.kind === 'table' ? found.rows : [];
}

/** The line of a weapon, by the heads of its columns. */
function weaponLine(sheet: Sheet, mount: number): Record<string, SheetItem> {
  const heads = ['weapon', 'arcs', 'track', 'range', 'control', 'damage', 'shots', 'af', 'fired'];
  return Object.fromEntries((table(sheet, 'Weapons')[mount] ?? []).map((one, i) => [heads[i]!, one]));
}

const said = (it: SheetItem | undefined): readonly string[] => (it?.kind === 'text' ? it.lines : []);
const upTo = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));

const cards = sheets.ofCards();
const cardsById = new Map(ships.map(card => [card.id, card]));

describe.each(ships.map(card => [card.name, card] as const))('%s', (_, card) => {
  const sheet = sheetOf(cards, card.id);

  test('FA-16.2.2 its rows have a box a point, six for Turn or four, and half as many for the other three', () => {
    expect(printed(boxes(sheet, 'Structure'))).toEqual(upTo(card.structure));
    expect(printed(boxes(sheet, 'Accelerate'))).toEqual(upTo(card.accel));
    expect(printed(boxes(sheet, 'Slow'))).toEqual(upTo(card.decel));
    expect(printed(boxes(sheet, 'Sensor'))).toEqual(upTo(card.sensor));
    const turn = card.category === 'medium' ? 4 : 6;
    const rows = ['Turn', 'Correct course', 'Turn hard', 'Come about'].map(row => printed(boxes(sheet, row)));
    expect(rows.map(row => row.length)).toEqual([turn, turn / 2, turn / 2, turn / 2]);
    expect(rows).toEqual([card.turn, card.correct, card.hard, card.about].map(row => row.map(String)));
  });

  test('FA-7.2.2 FA-13.1.1 its grey boxes and its S boxes are where the card has them', () => {
    const grey = boxes(sheet, 'Structure').flatMap(box => (box.grey ? [Number(box.says)] : []));
    expect(grey).toEqual([...card.grey].sort((a, b) => a - b));
    expect(boxes(sheet, 'Sensor').flatMap(box => (box.letter === 'S' ? [Number(box.says)] : []))).toEqual(card.elintBoxes);
  });

  test('FA-16.2.3 each weapon has a box for each x of its best arc, and the factor of every arc', () => {
    for (const [i, mount] of card.mounts.entries()) {
      const { weapon, arcs, track, af } = weaponLine(sheet, i);
      expect(said(weapon)[0]).toBe(weapons.find(({ id }) => id === mount.weapon)?.name);
      expect(printed(boxesIn(track!))).toEqual(upTo(mount.boxes));
      const factors = mount.arcs.length > 0 ? valuesOf(arcs).map(one => Number(one.printed === '·' ? 0 : one.printed)) : [];
      expect(factors).toEqual(mount.arcs);
      if (factors.length > 0) expect(Math.max(...factors)).toBe(mount.boxes);
      else expect(valuesOf(arcs)).toEqual([{ printed: 'AF' }]);
      expect(af?.kind === 'figure' ? Number(af.printed) : 0).toBe(mount.af);
    }
  });

  test('nothing of it is marked', () => {
    expect(JSON.stringify(sheet)).not.toMatch(/"marked":true|"now":|"fate"/);
  });

  test('FA-16.2.1 every number says where it comes from, and the small print says it in words', () => {
    for (const name of [
      'Defence',
      'Command',
      'Armour',
      'Structure',
      'Turn',
      'Correct course',
      'Turn hard',
      'Come about',
      'Sensor',
    ])
      expect(item(sheet, name).origin, name).toMatch(/^(source|found|derived|converted|reconstructed)$/);
    for (const row of table(sheet, 'Weapons'))
      for (const one of row.slice(1, 8)) expect(one.kind === 'text' && one.lines[0] === '–' ? 'none' : one.origin).toBeDefined();
    expect(sheet.notes.join(' ')).toMatch(/Converted from the parent game: .*sensor/);
  });
});

test('FA-16.2.4 the Defence of a sheet is the Def of the card, with nothing added', () => {
  for (const [id, card] of cardsById) expect(item(sheetOf(cards, id), 'Defence')).toMatchObject({ printed: String(card.def) });
});

test('FA-6.1.1 FA-6.3.3 FA-6.3.4 the armour by the arc it is hit through', () => {
  const armour = (id: string) => {
    const values = valuesOf(item(sheetOf(cards, id), 'Armour'));
    return values.length === 1 ? values.map(one => one.printed) : values.map(one => Number(one.printed));
  };
  expect(armour('omega-destroyer')).toEqual([6, 4, 4, 4, 4, 4]);
  expect(armour('gquan-heavy-cruiser')).toEqual([5, 4, 4, 4, 4, 4]);
  const [front, aft] = cardsById.get('katoc-battle-destroyer')!.armour;
  expect(armour('katoc-battle-destroyer')).toEqual([front, front, aft, aft, aft, front]);
  expect(armour('tethys-cutter')).toEqual(['4']);
});

test('ranges, dice and damage of weapons as the book speaks of them', () => {
  const lines = (id: string, mount: number) => {
    const { range, control, damage, shots } = weaponLine(sheetOf(cards, id), mount);
    return [range, control, damage, shots].map(one => said(one).join(', '));
  };
  expect(lines('gquan-heavy-cruiser', 0)).toEqual(['8 / 16 / 24 / 32', 'd10 / d8 / d4', 'd12', '1']);
  expect(lines('gquan-heavy-cruiser', 1)).toEqual(['to 45', 'by area', 'd12', '1']);
  expect(lines('gquan-heavy-cruiser', 3)).toEqual(['2 / 4 / 6 / 8', 'd10 / d10 / d10', 'd6, up to 5 pulses', '3']);
  expect(lines('omega-destroyer', 3)).toEqual(['own hex', '– / – / d12', 'd6', '3']);
  expect(lines('bintak-dreadnought', 1)).toEqual(['3 / 6 / 9 / 12', 'd12 / d8 / –', 'd12/d12/d10/d8', '1']);
  expect(lines('octurion-battleship', 1)[2]).toBe('1 point');
  expect(lines('olympus-corvette', 1)[2]).toBe('2 points');
});

/** The numbers of a diagram. */
const valuesOf = (one: SheetItem | undefined): readonly SheetValue[] => (one?.kind === 'diagram' ? one.values : []);

describe('a ship that is damaged', () => {
  test('FA-6.1.3 boxes are crossed from the right, and what is left of each row stands', () => {
    const sheet = hurt('tal-kesh', ship =>
      Object.assign(ship, { structure: 8, turn: 4, hard: 2, sensor: 3, accel: 0, decel: 1 }),
    );
    expect(crossed(boxes(sheet, 'Structure'))).toEqual(['9', '10', '11', '12', '13']);
    expect(crossed(boxes(sheet, 'Turn'))).toEqual(['15', '18']);
    expect(crossed(boxes(sheet, 'Turn hard'))).toEqual(['9']);
    expect(crossed(boxes(sheet, 'Correct course'))).toEqual([]);
    expect(crossed(boxes(sheet, 'Sensor'))).toEqual(['4', '5']);
    expect(crossed(boxes(sheet, 'Accelerate'))).toEqual(['1', '2', '3', '4']);
    expect(crossed(boxes(sheet, 'Slow'))).toEqual(['2']);
  });

  test('FA-7.3.1 a box of a weapon caps the arcs above it, and leaves those at or below it as printed', () => {
    const { arcs, track } = weaponLine(
      hurt('meridian', ship => (ship.weapons[0] = 1)),
      0,
    );
    expect(crossed(boxesIn(track!))).toEqual(['2']);
    expect(valuesOf(arcs)).toEqual([
      { printed: '2', now: '1' },
      { printed: '1' },
      { printed: '1' },
      { printed: '2', now: '1' },
      { printed: '1' },
      { printed: '1' },
    ]);
  });

  test('FA-7.3.2 the cap holds for anti-fighter fire as well', () => {
    const sheet = hurt('meridian', ship => Object.assign(ship, { weapons: [2, 2, 1, 0] }));
    expect(weaponLine(sheet, 2).af).toMatchObject({ printed: '3', now: '1' });
    expect(weaponLine(sheet, 3)).toMatchObject({ af: { printed: '3', now: '0' }, arcs: { values: [{ printed: '–' }] } });
  });

  test('FA-2.3.2 the pulse of the last shot is ticked, and no other', () => {
    const { fired } = weaponLine(
      hurt('tal-kesh', ship => (ship.fired[0] = 5)),
      0,
    );
    const groups = fired?.kind === 'ticks' ? fired.groups : [];
    expect(groups.map(({ name }) => name)).toEqual(upTo(8));
    expect(groups.map(({ ticked }) => ticked.indexOf(true))).toEqual([-1, 1, -1, -1, -1, -1, -1, -1]);
  });

  test('FA-7.2.1 destroyed, or off the map, it says so', () => {
    expect(hurt('halcyon', ship => (ship.structure = 0)).fate).toBe('destroyed');
    expect(hurt('halcyon', ship => (ship.left = true)).fate).toBe('left the map');
    expect(hurt('halcyon', ship => (ship.structure = 1)).fate).toBeUndefined();
  });

  test('FA-13.1.1 each S box that is marked costs an ELINT level', () => {
    const narn = duel.sides[0]!;
    const [squadron] = narn.squadrons;
    const ships = [{ id: 'ears', name: 'Ears', card: 'shokar-scout-cruiser' }];
    const scouting = { ...duel, sides: [{ ...narn, squadrons: [{ ...squadron!, ships }] }, duel.sides[1]!] } as Scenario;
    const of = bookOf(scouting);
    const levels = (sensor: number) => {
      const { open } = fleetAction.setUp(scouting, of);
      open.ships[0]!.sensor = sensor;
      return item(
        sheetOf(sheets.ofBattle({ book: of, now: { open, clock: { turn: 1, line: 0, round: 0, step: 1 } } }), 'ears'),
        'ELINT',
      );
    };
    expect([5, 4, 3, 2, 1].map(levels).map(one => (one.kind === 'figure' ? (one.now ?? one.printed) : ''))).toEqual([
      '2',
      '2',
      '1',
      '1',
      '0',
    ]);
  });
});

describe('a squadron', () => {
  test('FA-16.1.1 FA-16.1.2 it has a sheet before those of its ships: who leads, who is in it, formation, morale, orders', () => {
    const all = sheets.ofBattle({ book });
    expect(all.map(one => `${one.kind} ${one.of}`)).toEqual([
      'squadron narn-a',
      'unit tal-kesh',
      'unit var-noth',
      'unit ro-dal',
      'unit sha-tok',
      'squadron earth-a',
      'unit meridian',
      'unit halcyon',
      'unit lookout',
    ]);
    const [own] = all as readonly [Sheet];
    expect(own.under).toEqual(['Narn · 4 ships · 2,700 points']);
    expect(said(item(own, 'Command ship'))).toEqual(["Tal'Kesh", 'command 5']);
    expect(table(own, 'Ships').map(([, name]) => said(name)[0])).toEqual(["Tal'Kesh", "Var'Noth", "Ro'Dal", "Sha'Tok"]);
    expect(table(own, 'Orders')).toHaveLength(8);
    const plan = item(own, 'Formation');
    expect(plan).toMatchObject({ says: '2 at -2,2; 1 at 0,0; 4 at 0,2; 3 at 2,0' });
  });

  test('FA-5.7.1 lost ships have no place in the formation, and whoever leads now stands in its middle', () => {
    const own = sheetOf(
      after(open => {
        open.ships[0]!.structure = 0;
        open.squadrons[0]!.commander = 'ro-dal';
      }),
      'narn-a',
    );
    const plan = item(own, 'Formation');
    expect(plan).toMatchObject({ says: '2 at -4,2; 4 at -2,2; 3 at 0,0' });
    expect(said(item(own, 'Command ship'))[0]).toBe("Ro'Dal");
    expect(said(table(own, 'Ships')[0]?.[4])[0]).toBe('destroyed');
  });

  test('FA-11.1.1 FA-11.2.1 FA-11.2.3 its level falls by the grey boxes marked, and the circles it has come to are crossed', () => {
    const own = sheetOf(
      after(open => {
        open.ships[0]!.structure = 0;
        open.ships[1]!.structure = 5;
        open.ships[2]!.structure = 4;
      }),
      'narn-a',
    );
    expect(crossed(boxes(own, 'Level'))).toEqual(['4', '5', '6', '7', '8']);
    expect(item(own, 'Circles')).toEqual({
      kind: 'circles',
      circles: [
        { says: '4', under: '11+', marked: true },
        { says: '3', under: '9+', marked: true },
        { says: '2', under: '7+', marked: false },
        { says: '1', under: '5+', marked: false },
      ],
    });
    expect(table(own, 'Ships').map(row => crossed(boxesIn(row[5]!)))).toEqual([['5', '9'], ['9'], ['5', '9'], []]);
  });
});

test('FA-16.2.1 a card and charts that a scenario brings take the place of those of the book', () => {
  const [omega] = ships;
  const own = { ...omega!, def: 13, name: 'Omega refit' };
  const scenario = { ...duel, cards: { ships: [own] }, charts: { ...charts, rangeModifiers: [0, 2, 3, 5] } };
  const ofCard = sheetOf(sheets.ofCards(scenario), own.id);
  expect(ofCard.title).toBe('Omega refit');
  const ofShip = sheetOf(sheets.ofBattle({ book: bookOf(scenario) }), 'meridian');
  for (const sheet of [ofCard, ofShip]) {
    expect(item(sheet, 'Defence')).toMatchObject({ printed: '13' });
    expect(JSON.stringify(sheet)).toContain('+0 at short range, +2, +3, +5 beyond');
  }
});
