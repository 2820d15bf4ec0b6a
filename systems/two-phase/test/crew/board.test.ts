import { expect, test } from 'vitest';
import { freeParties } from '../../rules/crew/parties.ts';
import { scoreShown, scores } from '../../rules/victory.ts';
import type { Battle, Happened } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

/** A cruiser and a frigate against a battlecruiser far away, with parties aboard the frigate as given. */
function boarded(parties: Record<string, number>): Battle {
  const b = battle('a blue fed-ca 1015^B 6\na small fed-ffg 1018^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6 }, small: { speed: 5 }, red: { speed: 4, repairs: 2 } });
  b.unit('small').parties = parties;
  return b;
}

function endTurn(b: Battle, dice: readonly number[], given = {}): Happened[] {
  return b.until('finish').step(given, dice);
}

const faces = (told: readonly Happened[]) => only(told, 'thrown').map(({ faces: [die], why }) => [die, why.what]);

test('TP-13.4.4 TP-1.4.6 boarders throw for each ten and the rest, then the defenders; casualties are taken together', () => {
  const b = boarded({ a: 8, b: 12 });
  // A 4 of ten takes 4, a 5 of two takes 1; a 6 of eight takes 5.
  const told = endTurn(b, [4, 5, 6]);
  expect(faces(told)).toEqual([
    [4, 'Boarding of A missile frigate: boarders'],
    [5, 'Boarding of A missile frigate: boarders'],
    [6, 'Boarding of A missile frigate: defenders'],
  ]);
  expect(only(told, 'fought').map(({ parties }) => parties)).toEqual([{ a: 3, b: 7 }]);
  expect(b.unit('small').side).toBe('a');
});

test('TP-13.4.4 they fight again at each end of turn, and who has nobody against him throws nothing', () => {
  const b = boarded({ a: 8, b: 12 });
  endTurn(b, [1, 1, 1]);
  expect(b.unit('small').parties).toEqual({ a: 7, b: 11 });
  b.allocate({ blue: { speed: 6 }, small: { speed: 5 }, red: { speed: 4 } });
  b.unit('small').parties = { a: 7, b: 0 };
  expect(only(endTurn(b, []), 'fought')).toEqual([]);
});

test('TP-14.2.7 a party that guards fights in the boarding combat as well', () => {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
  b.unit('blue').parties = { a: 1, b: 1 };
  b.step({ a: { windows: [], guards: [{ unit: 'blue', box: 'lab' }] } });
  expect(freeParties(b.unit('blue'), b.hold('blue'))).toBe(0);
  // A 6 of one takes 1; a 1 of one takes none.
  expect(only(endTurn(b, [1, 6]), 'fought').map(({ parties }) => parties)).toEqual([{ a: 1, b: 0 }]);
});

/** The frigate is taken: a 6 of ten takes 6 of six. */
function taken(): Battle {
  const b = boarded({ a: 6, b: 10 });
  const told = endTurn(b, [6, 1], { a: { repairs: [], docks: [], reload: [] } });
  expect(only(told, 'captured')).toMatchObject([{ unit: 'small', by: 'b', from: 'a' }]);
  return b;
}

test('TP-13.4.5 a ship with no defender left is moved by its captor from the next turn, with all that was held of it', () => {
  const b = taken();
  expect(b.unit('small')).toMatchObject({ side: 'b', captor: 'b', parties: { a: 0, b: 9 } });
  expect(b.s.sealed.a?.ships.map(({ unit }) => unit)).toEqual(['blue']);
  expect(b.s.sealed.b?.ships.map(({ unit }) => unit)).toEqual(['small', 'red']);
  expect(b.asks.map(({ side, about }) => [side, (about as { ships: string[] }).ships])).toEqual([
    ['a', ['blue']],
    ['b', ['small', 'red']],
  ]);
  expect(b.rules.sense?.(b.s)).toEqual([]);
  b.allocate({ small: { speed: 5 }, red: { speed: 4 }, blue: { speed: 6 } });
  b.until('space', 'b');
  expect(b.asks[0]?.about).toMatchObject({ unit: 'small' });
});

test('TP-13.4.5 a prize fires no more, neither guns nor seekers, and is no target of its captor', () => {
  const b = taken();
  b.put('red', '1216^E');
  b.allocate({ small: { speed: 5 }, red: { speed: 4 }, blue: { speed: 6 } });
  b.until('space', 'b');
  expect(b.refusals('b', space('F', 'phaser-1 blue'))).toEqual(['TP-13.4.5 /fire']);
  expect(
    b.refusals('b', { ...space('F'), ...acts('small', { act: 'seeker', weapon: 'rack-1', on: 'blue' }).windows[0], step: 'F' }),
  ).toEqual(['TP-13.4.5 /acts/0']);
  b.until('space', 'a');
});

test('TP-13.4.5 drones that a captured ship guided are gone', () => {
  const b = boarded({ a: 6, b: 10 });
  b.put('red', '1418^E');
  b.until('zero', 'a').step({ a: acts('small', { act: 'seeker', weapon: 'rack-1', on: 'red' }) });
  expect(b.s.open.seekers).toHaveLength(1);
  const told = endTurn(b, [6, 1]);
  expect(only(told, 'captured')).toHaveLength(1);
  b.allocate({ small: { speed: 5 }, red: { speed: 4 }, blue: { speed: 6 } });
  b.until('finish');
  expect(b.s.open.seekers).toEqual([]);
});

test('TP-14.1.5 what was to be repaired on a ship that is captured before is not', () => {
  const b = battle('a blue fed-ca 1015^B 6\na small fed-ffg 1018^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6, repairs: 2 }, small: { speed: 5, repairs: 2 }, red: { speed: 4 } });
  b.unit('small').parties = { a: 6, b: 10 };
  for (const id of ['small', 'blue']) b.unit(id).shields[0] = 3;
  const repairs = ['small', 'blue'].map(unit => ({ unit, box: 'shield-1' }));
  const told = endTurn(b, [6, 1], { a: { repairs, docks: [], reload: [] } });
  expect(only(told, 'repaired').map(({ unit }) => unit)).toEqual(['blue']);
});

test('TP-16.2.1 a captured ship is twice its points for its captor, whatever becomes of it', () => {
  const b = taken();
  const { bpv } = b.ship('small').card;
  expect(scores(b.s)).toEqual({ a: 0, b: 8 * bpv });
  b.unit('small').status = 'destroyed';
  expect(scores(b.s)).toEqual({ a: 0, b: 8 * bpv });
});

test('TP-16.2.2 a capture is scored by the captor alone, ruling R83', () => {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 4015^E 6\nc grey rom-kr 4028^E 6');
  b.unit('blue').doers = { c: 20 };
  b.unit('blue').captor = 'b';
  expect(scores(b.s)).toEqual({ a: 0, b: 8 * b.ship('blue').card.bpv, c: 0 });
});

test('TP-16.1.3 the battle is over where the last ship of a side is captured', () => {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
  b.unit('blue').parties = { b: 1 };
  expect(only(endTurn(b, []), 'over').map(({ verdict }) => verdict.winners)).toEqual([['b']]);
});

test('TP-14.2.3 TP-13.4.5 where mutineers leave a ship to its boarders it is captured and stays, ruling R82', () => {
  const b = battle('a blue fed-ca 1015^B 6\na other fed-ca 1020^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6 }, other: { speed: 5 }, red: { speed: 4 } });
  Object.assign(b.unit('blue'), { mutineers: 5, parties: { a: 1, b: 1 } });
  // Boarders and defenders take nobody with a 1; then a 6 of five mutineers takes 3, a 1 of one loyal party none.
  const told = endTurn(b, [1, 1, 6, 1]);
  expect(only(told, 'captured')).toMatchObject([{ unit: 'blue', by: 'b' }]);
  expect(b.unit('blue')).toMatchObject({ status: 'here', side: 'b', mutineers: 0 });
  b.allocate({ other: { speed: 5 }, red: { speed: 4 } });
  expect(only(endTurn(b, []), 'mutinied')).toEqual([]);
});

test('TP-13.4.5 what has landed in the bay of a ship goes with it', () => {
  const b = battle('a blue fed-ca 1015^B 6\na grey hyd-rn 1018^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 6 }, grey: { speed: 5 }, red: { speed: 4 } });
  b.until('zero', 'a').step({ a: acts('grey', { act: 'launch', box: 3, facing: 1, speed: 5 }) });
  b.until('allocate');
  b.allocate({ blue: { speed: 6 }, grey: { speed: 0 }, red: { speed: 4 } });
  b.until('zero');
  const { q, r } = b.unit('grey');
  Object.assign(b.unit('fighter-1'), { q, r, status: 'landed' });
  Object.assign(b.unit('grey').bay?.[3] as object, { kind: 'stinger-1', unit: 'fighter-1' });
  b.unit('grey').parties = { b: 2 };
  expect(only(endTurn(b, []), 'captured')).toMatchObject([{ unit: 'grey', aboard: ['fighter-1'] }]);
  expect(b.unit('fighter-1').side).toBe('b');
  expect(b.s.sealed.b?.ships.map(({ unit }) => unit)).toEqual(['grey', 'red', 'fighter-1']);
  expect(b.rules.sense?.(b.s)).toEqual([]);
});

test('TP-13.4.4 TP-1.4.6 ships are fought for in initiative order', () => {
  const b = battle('a blue fed-ca 1015^B 6\na small fed-ffg 1018^B 6\nb red kli-d7 4015^E 6');
  b.allocate({ blue: { speed: 4 }, small: { speed: 6 }, red: { speed: 5 } });
  for (const id of ['blue', 'small']) b.unit(id).parties = { a: 1, b: 1 };
  const fought = only(endTurn(b, [1, 1, 1, 1]), 'fought');
  expect(fought.map(({ unit }) => unit)).toEqual(['small', 'blue']);
});

test('TP-13.4.4 of boarders of two sides those fall first of whom there are most, ruling R84', () => {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 4015^E 6\nc grey rom-kr 4028^E 6');
  b.allocate({ blue: { speed: 6 }, red: { speed: 5 }, grey: { speed: 4 } });
  b.unit('blue').parties = { a: 10, b: 2, c: 4 };
  // Six boarders with a 1 take 1; ten defenders with a 3 take 3.
  const [fought] = only(endTurn(b, [1, 3]), 'fought');
  expect(fought?.parties).toEqual({ a: 9, b: 1, c: 2 });
});

test('TP-13.4.5 a ship that is retaken fires no more either, and is scored by who took it first', () => {
  const b = taken();
  b.allocate({ small: { speed: 5 }, red: { speed: 4 }, blue: { speed: 6 } });
  b.unit('small').parties = { a: 1, b: 0 };
  expect(only(endTurn(b, []), 'captured')).toMatchObject([{ by: 'a', from: 'b' }]);
  expect(b.unit('small')).toMatchObject({ side: 'a', captor: 'b' });
  expect(scores(b.s)).toEqual({ a: 0, b: 8 * b.ship('small').card.bpv });
});

test('TP-16.2.1 what the enemies are worth counts a prize where it began', () => {
  const b = taken();
  const worth = (...ids: string[]): number => ids.reduce((sum, id) => sum + b.ship(id).card.bpv, 0);
  expect(scoreShown(b.s)).toMatchObject({ a: { of: worth('red') }, b: { of: worth('blue', 'small') } });
});

test('TP-13.4.5 a prize raises no fields, and its crew does not rise', () => {
  const b = battle('a blue fed-ca 1015^B 6\nb field lyr-ca 4015^E 6\nb red kli-d7 4018^E 6');
  for (const id of ['field', 'red']) Object.assign(b.unit(id), { side: 'b', captor: 'a' });
  b.unit('red').boxes.security = 0;
  b.allocate({ blue: { speed: 6 }, field: { speed: 5, gear: [{ id: 'esg-1', energy: 2 }] }, red: { speed: 4 } });
  b.until('space', 'b');
  expect(b.refusals('b', { ...space('F'), acts: [{ act: 'esg', weapon: 'esg-1', radius: 1, energy: 2 }] })).toEqual([
    'TP-13.4.5 /acts/0',
  ]);
  expect(only(endTurn(b, []), 'mutinied')).toEqual([]);
});
