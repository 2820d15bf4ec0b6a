import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Scenario, ScenarioShip } from '../../rules/scenario-file.ts';
import { acts, Battle, only, scenarioOf, space } from '../battle.ts';

const LINKS = { options: [{ id: 'mech-link' as const, n: 1 }] };
const TEXT = 'a blue kli-d7 1015^B 4\na wing kli-g1 1015^B 4\nb red fed-ca 3515^E 4';

/** A battlecruiser with a link and a patrol ship on it; the ships of its side differ. */
function linked(differs: (ship: ScenarioShip) => ScenarioShip = one => (one.id === 'blue' ? { ...one, ...LINKS } : one)): Battle {
  const scenario = scenarioOf(TEXT);
  const [a, b] = scenario.sides as [Scenario['sides'][number], Scenario['sides'][number]];
  return new Battle({ ...scenario, sides: [{ ...a, ships: a.ships.map(differs) }, b] });
}

/** The box of the link, behind those of the bay. */
const link = (b: Battle): number => b.unit('blue').bay?.findIndex(berth => berth.link) ?? -1;
const launches = (b: Battle, speed: number, more: object = {}): Act => ({
  ...{ act: 'launch', box: link(b), facing: 2, speed },
  ...more,
});
const lands = (unit: string): Act => ({ act: 'land', unit });

/** The patrol ship has been launched at impulse zero of First Phase. */
function launched(speed: number, blue = 4): Battle {
  const b = linked();
  b.allocate({ blue: { speed: blue }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(b, speed)) });
  return b;
}

test('TP-12.1.5 R107 a PF that begins where a ship of its side has a free link begins on it, off the map', () => {
  const b = linked();
  expect(b.unit('wing').status).toBe('landed');
  expect(b.unit('blue').bay?.[link(b)]).toMatchObject({ kind: 'pf', unit: 'wing', link: true });
  expect(b.asks.map(({ about }) => (about as { ships: string[] }).ships)).toEqual([['blue'], ['red']]);
  const free = linked(one => one);
  expect([free.unit('wing').status, link(free)]).toEqual(['here', -1]);
});

test('TP-12.1.1 TP-12.1.4 T16 launched from its link by a slower ship it does not move in that phase, and does in the next', () => {
  const b = linked();
  b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  const told = b.until('space', 'a').step({ a: { ...space('F'), acts: [launches(b, 12)] } });
  expect(only(told, 'sent')).toMatchObject([{ unit: 'wing', by: 'blue', card: 'kli-g1', speed: 12 }]);
  expect(b.unit('wing')).toMatchObject({ status: 'here', speed: 12 });
  expect(b.place('wing')).toBe(`${b.place('blue').slice(0, 4)}^C`);
  b.until('zero', 'a');
  expect(only(b.told, 'moved').filter(({ unit }) => unit === 'wing')).toEqual([]);
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'wing', n: 1, of: 6 });
});

test('TP-12.1.2 TP-12.1.3 TP-1.1.6 at the speed of its ship or below it moves in that phase', () => {
  const b = linked();
  b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  b.until('space', 'a').step({ a: { ...space('F'), acts: [launches(b, 4)] } });
  b.until('zero', 'a');
  expect(only(b.told, 'moved').filter(({ unit }) => unit === 'wing')).toHaveLength(2);
});

test('TP-5.2.9 it is launched in an answer, and does not land in one', () => {
  const b = linked();
  b.allocate({ blue: { speed: 1 }, red: { speed: 4 } });
  b.until('answer', 'a');
  expect(b.refusals('a', acts('blue', launches(b, 4)))).toEqual([]);
  b.step({ a: acts('blue', launches(b, 4)) });
  b.until('answer', 'a');
  expect(b.refusals('a', acts('wing', lands('blue')))).toEqual(['TP-5.2.9 /windows/0/acts/0/act']);
});

test('TP-12.1.3 R107 in the turn of its launch its engines pay for housekeeping and the speed that is named, and for nothing else', () => {
  const b = linked();
  b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  b.until('zero', 'a');
  // Three of warp and one of impulse: two are left for movement, which is speed 5 at a fifth of a point.
  Object.assign(b.unit('wing').boxes, { left: 3, right: 0 });
  expect(b.refusals('a', acts('blue', launches(b, 6)))).toEqual(['TP-12.1.3 /windows/0/acts/0/speed']);
  const told = b.step({ a: acts('blue', launches(b, 5)) });
  expect(only(told, 'announced')).toMatchObject([{ unit: 'wing', speed: 5, fireControl: true, shields: 'full' }]);
  expect(b.hold('wing')).toMatchObject({ hets: 0, general: 0, form: { speed: 5, arms: [] } });
});

test('TP-8.1.1 TP-8.1.7 R77 its swing point is named at its launch, else it is ECM', () => {
  const point = (more: object): [number, number] => {
    const b = linked();
    b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
    b.until('zero', 'a').step({ a: acts('blue', launches(b, 4, more)) });
    return [b.unit('wing').ecm, b.unit('wing').eccm];
  };
  expect([point({}), point({ swing: 'eccm' })]).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('TP-12.1.5 TP-14.2.5 it lands on a free link of a ship in its hex that is not faster, TP-12.1.4 once a turn', () => {
  const b = launched(6);
  b.until('zero', 'a').put('wing', b.place('blue'));
  expect(b.refusals('a', acts('blue', lands('wing')))).toEqual([]);
  b.unit('wing').speed = 3;
  expect(b.refusals('a', acts('wing', lands('blue')))).toEqual(['TP-14.2.5 /windows/0/acts/0/unit']);
  b.unit('wing').speed = 6;
  const told = b.step({ a: acts('wing', lands('blue')) });
  expect(only(told, 'landed')).toMatchObject([{ unit: 'wing', on: 'blue', box: link(b) }]);
  expect([b.unit('wing').status, b.unit('blue').bay?.[link(b)]?.unit]).toEqual(['landed', 'wing']);
  b.until('allocate').allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(b, 4)) });
  expect(b.unit('wing').status).toBe('here');
});

test('TP-12.1.5 no PF lands in a bay, no shuttle on a link, and none where the link is taken', () => {
  const b = launched(6).until('zero', 'a').put('wing', '1015^B').put('blue', '1015^B');
  const { bay = [] } = b.unit('blue');
  const at = link(b);
  const refused = (): string[] => b.refusals('a', acts('wing', lands('blue')));
  Object.assign(bay[0] ?? {}, { kind: null });
  Object.assign(bay[at] ?? {}, { kind: 'pf', unit: 'red' });
  expect(refused()).toEqual(['TP-12.1.5 /windows/0/acts/0/unit']);
  Object.assign(bay[at] ?? {}, { kind: null, unit: null });
  expect(refused()).toEqual([]);
  b.unit('wing').erratic = true;
  expect(refused()).toEqual(['TP-4.6.3 /windows/0/acts/0/unit']);
});

test('TP-12.1.5 TP-1.3.12 it lands at the end of a turn as well', () => {
  const b = launched(6).until('finish').put('wing', '1015^B').put('blue', '1015^B');
  const told = b.step({ a: { repairs: [], docks: [{ unit: 'wing', to: 'blue' }], reload: [] } });
  expect(only(told, 'landed')).toMatchObject([{ unit: 'wing', on: 'blue' }]);
});

test('TP-6.5.4 TP-6.5.3 what hides under its card is launched like any other, and told as what it is shown as', () => {
  const b = linked(one => (one.id === 'blue' ? { ...one, ...LINKS } : { ...one, card: 'kli-dr' }));
  b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  b.until('zero', 'a');
  expect(b.refusals('a', acts('blue', launches(b, 4), { act: 'launch', box: 0, facing: 1, speed: 2 }))).toEqual([
    'TP-12.1.4 /windows/0/acts/0/act',
    'TP-12.1.4 /windows/0/acts/1/act',
  ]);
  const told = b.step({ a: acts('blue', launches(b, 4)) });
  expect(only(told, 'sent')).toMatchObject([{ unit: 'wing', card: 'kli-g1' }]);
  expect(JSON.stringify(told)).not.toContain('kli-dr');
});

test.each(['destroyed', 'left'] as const)('TP-12.1.5 R107 who is on a link goes with the ship: %s', fate => {
  const b = linked();
  b.allocate({ blue: { speed: 4 }, red: { speed: 1 } });
  b.until('space', 'a').unit('blue').status = fate;
  while (b.s.open.now.half === 1 && b.asks.length > 0) b.step();
  expect(b.unit('wing').status).toBe(fate);
});

test('TP-10.2.10 links are no boxes: they are not lost with those of the bay', () => {
  const b = linked();
  const { bay = [] } = b.unit('blue');
  expect(bay.length).toBe(b.ship('blue').card.shuttles.length + 1);
  expect(b.hold('blue').bay).toHaveLength(bay.length);
});

test('TP-16.1.2 R107 a ship and as many PFs as it has links are deployed in one hex, no two others', () => {
  const scenario = scenarioOf(TEXT);
  const [a, c] = scenario.sides as [Scenario['sides'][number], Scenario['sides'][number]];
  const ships = a.ships.map(({ hex: _, ...ship }) => (ship.id === 'blue' ? { ...ship, ...LINKS } : ship));
  const b = new Battle({ ...scenario, sides: [{ ...a, zone: { columns: [3, 5], rows: [10, 12] }, ships }, c] });
  const stand = (unit: string, hex: string) => ({ unit, hex, facing: 0 });
  const deploys = (...stands: object[]) => ({ stands, ...{ loads: [], mounts: [], guides: [], hidden: [] } });
  const together = deploys(stand('blue', '0410'), stand('wing', '0410'));
  const { bay } = b.unit('blue');
  b.unit('blue').bay = bay?.filter(berth => !berth.link) ?? [];
  expect(b.refusals('a', together)).toEqual(['TP-16.1.2 /stands/1/hex']);
  b.unit('blue').bay = bay ?? [];
  expect(b.refusals('a', together)).toEqual([]);
  const told = b.step({ a: together });
  expect(only(told, 'landed')).toMatchObject([{ unit: 'wing', on: 'blue' }]);
  expect(b.unit('wing').status).toBe('landed');
});

test('TP-12.1.5 TP-1.3.12 a PF that began apart lands on a link as well, in a window or at the end of a turn', () => {
  const apart = (): Battle => {
    const b = linked(one => (one.id === 'blue' ? { ...one, ...LINKS } : { ...one, hex: '1020' }));
    b.allocate({ blue: { speed: 2 }, wing: { speed: 4 }, red: { speed: 1 } });
    return b;
  };
  const b = apart().until('zero', 'a').put('wing', '1015^B').put('blue', '1015^B');
  expect(b.unit('wing').status).toBe('here');
  expect(only(b.step({ a: acts('blue', lands('wing')) }), 'landed')).toMatchObject([{ unit: 'wing', on: 'blue' }]);
  const late = apart().until('finish').put('wing', '1015^B').put('blue', '1015^B');
  const told = late.step({ a: { repairs: [], docks: [{ unit: 'wing', to: 'blue' }], reload: [] } });
  expect(only(told, 'landed')).toMatchObject([{ unit: 'wing', on: 'blue' }]);
});

test('TP-1.1.3 TP-1.1.6 in the turn after its launch it moves in both phases', () => {
  const b = launched(6).until('allocate');
  b.allocate({ blue: { speed: 4 }, wing: { speed: 12 }, red: { speed: 1 } });
  b.until('space', 'a');
  expect(b.asks[0]?.about).toEqual({ unit: 'wing', n: 1, of: 6 });
});

test('TP-9.1.1 what it fired before it landed is ready again in the next turn, on its link too', () => {
  const b = launched(6).until('zero', 'a').put('wing', '1015^B').put('blue', '1015^B');
  b.unit('wing').weapons[1] = 1;
  b.step({ a: acts('wing', lands('blue')) });
  b.until('allocate');
  expect(b.unit('wing').weapons[1]).toBe(0);
});

test.each(['destroyed', 'left'] as const)(
  'TP-9.1.1 nothing is made ready of a PF that is %s: nothing more is told of it',
  fate => {
    const b = launched(6);
    Object.assign(b.unit('wing'), { status: fate, half: 3 }).weapons[1] = 1;
    b.until('allocate').allocate({ blue: { speed: 4 }, red: { speed: 1 } });
    b.until('zero', 'a');
    expect(b.unit('wing')).toMatchObject({ status: fate, half: 3 });
    expect(b.unit('wing').weapons[1]).toBe(1);
  },
);
