import { expect, test } from 'vitest';
import {
  asFlagSquadron,
  countOf,
  moveShip,
  renameSquadron,
  toggleEscort,
  toggleRelief,
  withAbility,
  withFlights,
  withoutShip,
  withoutSquadron,
} from '../../page/yard/change.ts';
import { cardsIn } from '../../page/yard/own-cards.ts';
import { abilitiesFor, commandSays, fightersFor, squadronSays } from '../../page/yard/says.ts';
import { cardsOf } from '../../rules/edge/scenario.ts';
import type { FleetForce } from '../../yard/force-file.ts';
import { fleet } from '../yard/fleets.ts';

const FLEET = fleet(`"Long Watch"
squadron A
Tal: G'Quan heavy cruiser
Var: G'Quan heavy cruiser
Dal: Sho'Kar scout cruiser
squadron B
Sha: Thentus frigate`);

const shown = ({ squadrons }: FleetForce): string =>
  squadrons.map(({ name, ships }) => `${name}: ${ships.map(ship => ship.name).join(' ')}`).join(' | ');

test('FA-14.1.3 a ship goes before another, behind the last, or to another squadron, and no ship is lost', () => {
  const move = (...[a, b, c, d]: [number, number, number, number]) =>
    shown(moveShip(FLEET, { squadron: a, ship: b }, { squadron: c, ship: d }));
  expect(move(0, 2, 0, 0)).toBe('A: Dal Tal Var | B: Sha');
  expect(move(0, 0, 0, 2)).toBe('A: Var Tal Dal | B: Sha');
  expect(move(0, 0, 0, 3)).toBe('A: Var Dal Tal | B: Sha');
  expect(move(0, 1, 0, 1)).toBe('A: Tal Var Dal | B: Sha');
  expect(move(0, 1, 1, 1)).toBe('A: Tal Dal | B: Sha Var');
  expect(move(1, 0, 0, 0)).toBe('A: Sha Tal Var Dal | B: ');
  expect(move(0, 9, 1, 0)).toBe(shown(FLEET));
  expect(move(0, 0, 7, 0)).toBe(shown(FLEET));
});

test('FA-14.1.5 squadrons are renamed, taken out, made the flag squadron', () => {
  expect(shown(asFlagSquadron(FLEET, 1))).toBe('B: Sha | A: Tal Var Dal');
  expect(shown(withoutSquadron(FLEET, 0))).toBe('B: Sha');
  expect(shown(renameSquadron(FLEET, 1, 'Screen'))).toBe('A: Tal Var Dal | Screen: Sha');
  expect(shown(withoutShip(FLEET, { squadron: 0, ship: 0 }))).toBe('A: Var Dal | B: Sha');
});

test('FA-12.1.1 a squadron comes later or is there from the beginning, as the flag squadron always is', () => {
  const late = toggleRelief(FLEET, 1);
  expect(late.squadrons[1]?.relief).toBe(true);
  expect(toggleRelief(late, 1)).toEqual(FLEET);
  expect(asFlagSquadron(late, 1).squadrons[0]).toEqual(FLEET.squadrons[1]);
});

test('FA-14.1.2 FA-14.1.8 FA-14.1.7 what is aboard comes and goes, the others staying in their order', () => {
  const tal = FLEET.squadrons[0]!.ships[0]!;
  const laden = withFlights(withFlights(tal, 'frazi', 2), 'gorith', 1);
  expect(laden.flights).toEqual(['frazi', 'frazi', 'gorith']);
  expect(withFlights(laden, 'frazi', 1).flights).toEqual(['frazi', 'gorith']);
  expect(withFlights(withFlights(laden, 'frazi', 0), 'gorith', 0)).toEqual(tal);
  expect(countOf(laden.flights, 'frazi')).toBe(2);
  expect(withAbility(tal, 'stubborn', 2).abilities).toEqual(['stubborn', 'stubborn']);
  expect(withAbility(withAbility(tal, 'stubborn', 2), 'stubborn', 0)).toEqual(tal);
  expect(toggleEscort(toggleEscort(tal))).toEqual(tal);
  expect(toggleEscort(tal).escort).toBe(true);
});

test('FA-14.1.4 FA-11.1.1 what a squadron can, by its clumsiest ship, what it has to lose, whom it commands', () => {
  const cards = cardsOf({});
  const [a, b] = FLEET.squadrons;
  expect(squadronSays(a!, cards)).toBe('Turns up to speed 15, hard up to 7: Dal is the clumsiest · morale starts at 5 · bays 5');
  expect(squadronSays(b!, cards)).toBe('Turns up to speed 24, hard up to 12 · morale starts at 1');
  expect([a!, b!, { ...b!, ships: [] }].map(one => commandSays(one, cards))).toEqual([
    'commands 2 of 5',
    'commands 0 of 3',
    'nobody leads it',
  ]);
  expect(fightersFor({ race: 'Narn' }, cards).map(({ id }) => id)).toEqual(['frazi', 'gorith']);
});

test('FA-14.1.8 an admiral’s abilities are offered on the flagship alone, a change of net on all others', () => {
  expect(abilitiesFor(true)).not.toContain('rapid-net-change');
  expect(abilitiesFor(true)).toContain('clout');
  expect(abilitiesFor(false)).toContain('rapid-net-change');
  expect(abilitiesFor(false)).not.toContain('clout');
});

test('FA-16.2.1 cards are taken in one by one or in a list', () => {
  expect(cardsIn('{"id":"x"}')).toEqual({ cards: [{ id: 'x' }] });
  expect(cardsIn('[{"id":"x"},{"id":"y"}]')).toEqual({ cards: [{ id: 'x' }, { id: 'y' }] });
  expect(cardsIn('{"id":')).toHaveProperty('faults');
  expect(cardsIn(' '.repeat(400_001))).toHaveProperty('faults');
});
