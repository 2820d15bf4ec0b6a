import { fits } from '@flagplot/check';
import { describe, expect, test } from 'vitest';
import { ships } from '../../data/index.ts';
import { cardsOf, read } from '../../rules/edge/scenario.ts';
import type { OwnCard } from '../../rules/muster/home-made.ts';
import { homeMade, leastPrice, ownCardFaults } from '../../rules/muster/home-made.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import { sheets } from '../../sheet/sheets.ts';
import { isHomeMade } from '../../words/origins.ts';
import type { FleetForce } from '../../yard/force-file.ts';
import { FORCE } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';
import { fleet, textFaults } from './fleets.ts';

const SMALL = scenarios['meeting-5000'] as Scenario;
const known = cardsOf({});

/** A ship of one's own: a G'Quan under another name. */
const { provenance: _, ...GQUAN } = ships.find(({ id }) => id === 'gquan-heavy-cruiser')!;
const OWN: OwnCard = { ...GQUAN, id: 'storm-cruiser', name: 'Storm cruiser' };

const bringing = (card: Partial<OwnCard> = {}): FleetForce => ({
  ...{ name: 'Storm', system: 'fleet-action', faction: 'any' },
  squadrons: [
    { id: 'a', name: 'A', ships: [{ id: 'gale', name: 'Gale', card: 'storm-cruiser', flights: ['frazi'] }] },
    { id: 'b', name: 'B', ships: [{ id: 'tal', name: 'Tal', card: 'gquan-heavy-cruiser' }] },
  ],
  homeMade: [{ ...OWN, ...card }],
});

/** What is wrong with a fleet that brings such a card. */
const faults = (card: Partial<OwnCard>): string[] =>
  yard.judge(SMALL, 'south', bringing(card)).faults.map(({ rule, at }) => `${rule} ${at}`);

test('FA-16.2.1 a card of one’s own is a ship like any other: it is bought, and its fleet stands', () => {
  expect(fits(FORCE, bringing())).toBe(true);
  const { price, faults } = yard.judge(SMALL, 'south', bringing());
  expect([price, faults]).toEqual([675 + 110 + 675, []]);
});

describe('FA-16.2.1 a card with holes', () => {
  test.each([
    ['no structure', { structure: undefined }],
    ['an arc too few', { mounts: [{ weapon: 'heavy-laser', arcs: [2, 2, 0, 0, 2], boxes: 2, af: 0 }] }],
    ['an unknown size', { category: 'moon' }],
    ['a field too many', { shields: 3 }],
  ])('FA-16.2.1 %s does not fit', (_, card) => {
    const force = JSON.parse(JSON.stringify(bringing(card as Partial<OwnCard>))) as object;
    expect(fits(FORCE, force)).toBe(false);
  });

  test.each<[string, Partial<OwnCard>, string]>([
    ['FA-6.1.1 an armour value too few', { armour: [5, 4] }, 'FA-6.1.1 /homeMade/0/armour'],
    ['FA-16.2.2 a row too short', { turn: [3, 6, 9] }, 'FA-16.2.2 /homeMade/0/turn'],
    ['FA-7.2.2 a grey box that is none', { grey: [14] }, 'FA-7.2.2 /homeMade/0/grey'],
    ['FA-13.7.1 ELINT without S boxes', { elint: 1 }, 'FA-13.7.1 /homeMade/0/elint'],
    [
      'FA-16.2.1 a weapon that is not on the list',
      { mounts: [{ weapon: 'death-ray', arcs: [9, 0, 0, 0, 0, 0], boxes: 9, af: 0 }] },
      'FA-16.2.1 /homeMade/0/mounts/0/weapon',
    ],
    [
      'FA-16.2.3 a box less than its best factor',
      { mounts: [{ weapon: 'heavy-laser', arcs: [2, 0, 0, 0, 0, 0], boxes: 1, af: 0 }] },
      'FA-16.2.3 /homeMade/0/mounts/0/boxes',
    ],
    ['FA-14.1.1 a price between those there are', { points: 680 }, 'FA-14.1.1 /homeMade/0/points'],
    ['FA-14.1.1 a price below the formula', { points: 50 }, 'FA-14.1.1 /homeMade/0/points'],
  ])('%s is refused with its row', (_, card, fault) => {
    expect(faults(card)).toEqual([fault]);
  });

  test('FA-16.2.1 the id of a card that there is already, and of another of one’s own', () => {
    const twice = [OWN, { ...OWN, id: 'gquan-heavy-cruiser' }, OWN];
    expect(ownCardFaults(twice, known).map(({ rule, at }) => `${rule} ${at}`)).toEqual(['FA-16.2.1 /2/id', 'FA-16.2.1 /1/id']);
  });

  test('FA-16.2.1 a card of the rules is not laid over', () => {
    const cheap = { ...OWN, id: 'gquan-heavy-cruiser', points: 100 };
    const force = { ...bringing(), squadrons: bringing().squadrons.slice(1), homeMade: [cheap] };
    expect(yard.judge(SMALL, 'south', force).price).toBe(675);
  });
});

test('FA-14.1.1 the formula: 10 a bay, 100 a level of ELINT, 20 a launcher of mines', () => {
  expect(leastPrice(OWN, known.weapons)).toBe(2 * 10 + 2 * 20);
  expect(leastPrice({ ...OWN, elint: 2, flights: 1, mounts: [] }, known.weapons)).toBe(210);
  expect(faults({ points: 75 })).toEqual([]);
});

test('FA-14.1.6 scouts of one’s own count as any', () => {
  const scout = { elint: 2, elintBoxes: [2, 4] };
  const force = bringing(scout);
  const two = {
    ...force,
    squadrons: [
      ...force.squadrons,
      { ...force.squadrons[0]!, id: 'c', ships: [{ ...force.squadrons[0]!.ships[0]!, id: 'squall' }] },
    ],
  };
  expect(yard.judge(SMALL, 'south', force).faults).toEqual([]);
  expect(yard.judge(SMALL, 'south', two).faults.map(({ rule }) => rule)).toEqual(['FA-14.1.6']);
});

describe('brought', () => {
  const brought = yard.enlist(SMALL, 'south', bringing());

  test('FA-16.2.1 it is played with its card, every number of which is marked home-made, whatever it said of itself', () => {
    const found = read(brought);
    if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join());
    const { card } = found.book.ships[0]!;
    expect([card.name, isHomeMade(card)]).toEqual(['Storm cruiser', true]);
    expect(new Set(Object.values(card.provenance))).toEqual(new Set(['home-made']));
    expect(homeMade({ ...OWN, provenance: { points: 'source' } }).provenance.points).toBe('home-made');
    expect(brought.cards?.ships?.filter(isHomeMade).map(({ id }) => id)).toEqual(['storm-cruiser']);
  });

  test('FA-16.2.1 its sheet is printed like any other, and says what it is', () => {
    const found = read(brought);
    if ('faults' in found) throw new Error('cannot be read');
    const sheet = sheets.ofBattle({ book: found.book }).find(({ title }) => title.endsWith('Gale'));
    expect(sheet?.under[0]).toContain('home-made');
    expect(sheet?.notes?.join(' ')).toContain('Home-made: points, defence, armour');
    const other = sheets.ofBattle({ book: found.book }).find(({ title }) => title.endsWith('Tal'));
    expect(other?.under[0]).not.toContain('home-made');
  });

  test('FA-16.2.1 two that bear one id are told apart, and one that both bring is one', () => {
    const cardsBy = (card: Partial<OwnCard>) =>
      yard.enlist(brought, 'north', bringing(card)).sides.map(({ squadrons }) => squadrons[0]?.ships[0]?.card);
    expect(cardsBy({})).toEqual(['storm-cruiser', 'storm-cruiser']);
    expect(cardsBy({ def: 11 })).toEqual(['storm-cruiser', 'storm-cruiser-2']);
  });
});

describe('as text', () => {
  const shared: FleetForce = {
    ...bringing(),
    squadrons: [{ id: 'squadron-a', name: 'A', ships: [{ id: 'gale', name: 'Gale', card: 'storm-cruiser' }] }],
  };
  const line = yard.write(shared).split('\n').at(-1) ?? '';

  test('FA-16.2.1 it goes along in a line of its own, and is the same card again', () => {
    expect(line).toMatch(/^card storm-cruiser: "Storm cruiser", race "Narn", capital, drawn capital, points 675, def 10, /);
    expect(fleet(yard.write(shared))).toEqual(shared);
    expect(fleet(`"X"\n"storm-cruiser"\n${line}`).squadrons[0]?.ships[0]?.name).toBe('Storm 1');
  });

  test.each(ships.map(({ provenance: _, ...card }) => card))('FA-16.2.1 $name as a card of one’s own reads back', card => {
    const own = { ...card, id: 'mine' };
    const combines = { ...own, combines: { turn: true, hard: false } };
    for (const one of [own, combines]) expect(fleet(yard.write({ ...shared, homeMade: [one] })).homeMade).toEqual([one]);
  });

  test('FA-16.2.1 one with holes is refused, every fault with its place', () => {
    const read = (text: string) => textFaults(`"X"\n${text}`);
    expect(read(line.replace(', structure 13', ''))).toEqual(['2:1: the card says nothing of its structure']);
    expect(read(line.replace('capital, drawn', 'moon, drawn'))[0]).toMatch(/^2:51: moon says nothing here/);
    expect(read(line.replace('points 675', 'points many'))[0]).toMatch(/^2:\d+: points must be a number from 0 to 20000/);
    expect(read(line.replace('boxes 2', ''))[0]).toContain('say how many boxes it has: boxes 2');
    expect(read('card X: "X"')[0]).toBe('2:6: an id is small letters, digits and hyphens, and begins with a letter');
    expect(read('card x: weapon heavy-laser 2 2 boxes 2')[0]).toContain('a weapon has a factor for each of its six arcs');
  });
});

test('FA-16.2.1 a card of one’s own is bought like any other', () => {
  const bought = yard.buy(SMALL, { ...bringing(), squadrons: [] }, 'storm-cruiser');
  expect(bought.squadrons[0]?.ships).toEqual([{ id: 'storm-1', name: 'Storm 1', card: 'storm-cruiser' }]);
});
