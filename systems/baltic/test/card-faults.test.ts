import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import { charts } from '../data/charts/charts.ts';
import type { Card, WeaponCard } from '../rules/cards.ts';
import { cardFaults } from '../rules/edge/card-faults.ts';

const card = (id: string): Card => sheets.find(one => one.id === id)!;
const faultsOf = (...cards: readonly Card[]): string[] => cardFaults(cards, charts).map(({ rule, at }) => `${rule} ${at}`);
const changed = (id: string, change: Partial<Card>): string[] => faultsOf({ ...card(id), ...change });

/** A sheet without one of its fields. */
function without(id: string, field: 'template' | 'telegraph' | 'maxSpeed' | 'hangar'): string[] {
  const { [field]: _, ...rest } = card(id);
  return faultsOf(rest);
}

/** A sheet with its first weapon changed, or with a field of it taken away. */
function armed(id: string, change: Partial<WeaponCard>, gone?: keyof WeaponCard): string[] {
  const { weapons, ...rest } = card(id);
  const first = Object.entries({ ...weapons[0]!, ...change }).filter(([field]) => field !== gone);
  return faultsOf({ ...rest, weapons: [Object.fromEntries(first) as unknown as WeaponCard, ...weapons.slice(1)] });
}

test('BB-1.2.5 the sheets that come with the system have no faults', () => {
  expect(cardFaults(sheets, charts)).toEqual([]);
});

test('BB-1.2.5 no two sheets and no two weapons of one share an id', () => {
  expect(faultsOf(card('sd-bb'), card('sd-ca'), card('sd-bb'))).toEqual(['BB-1.2.5 /2/id']);
  expect(armed('sd-bb', { id: 'aft-turrets' })).toEqual(['BB-1.2.5 /0/weapons/1/id']);
});

test('BB-1.1.9 BB-1.1.10 BB-1.1.11 a type is of its class', () => {
  expect([changed('sd-bb', { class: 'C' }), changed('sd-ca', { class: 'D' }), changed('sd-dd', { class: 'B' })]).toEqual([
    ['BB-1.1.9 /0/class'],
    ['BB-1.1.10 /0/class'],
    ['BB-1.1.11 /0/class'],
  ]);
});

test('BB-1.1.1 a Ship-of-the-Line is one ship', () => {
  expect(changed('sd-bb', { vessels: 2 })).toEqual(['BB-1.1.1 /0/vessels']);
});

test('BB-1.2.3 BB-1.2.4 black boxes are some of the hull, and an unrated hull is one box', () => {
  expect([changed('sd-bb', { black: 14 }), changed('sd-bb', { black: 0 }), changed('sd-dd', { hull: 2 })]).toEqual([
    ['BB-1.2.3 /0/black'],
    ['BB-1.2.3 /0/black'],
    ['BB-1.2.4 /0/hull'],
  ]);
});

test('BB-6.2.1 a footprint is of even numbers, and longer than wide', () => {
  expect([changed('sd-bb', { size: [5501, 1500] }), changed('sd-bb', { size: [1500, 5500] })]).toEqual([
    ['BB-6.2.1 /0/size'],
    ['BB-6.2.1 /0/size'],
  ]);
});

test('BB-3.5.4 a deck has a hangar', () => {
  expect(without('sd-cv', 'hangar')).toEqual(['BB-3.5.4 /0/hangar']);
});

test('BB-1.2.6 BB-3.1.4 a vessel has a telegraph of the chart and a template', () => {
  expect([without('sd-bb', 'template'), without('sd-bb', 'telegraph'), changed('sd-bb', { telegraph: 'bot' })]).toEqual([
    ['BB-3.1.4 /0/template'],
    ['BB-1.2.6 /0/telegraph'],
    ['BB-1.2.6 /0/telegraph'],
  ]);
});

test('BB-2.1.21 BB-3.1.11 BB-3.1.12 an aerial corvette has a greatest speed instead', () => {
  expect([without('sd-ac', 'maxSpeed'), changed('sd-ac', { telegraph: 'des' }), changed('sd-ac', { template: 'S' })]).toEqual([
    ['BB-3.1.11 /0/maxSpeed'],
    ['BB-2.1.21 /0/telegraph'],
    ['BB-3.1.12 /0/template'],
  ]);
  expect(changed('sd-bb', { maxSpeed: 9000 })).toEqual(['BB-3.1.11 /0/maxSpeed']);
});

test('BB-1.2.7 each face of a d10 names one weapon of a Ship-of-the-Line, and none of an unrated vessel', () => {
  expect([armed('sd-bb', { slots: [1, 2, 3] }), armed('sd-bb', { slots: [1] }), armed('sd-dd', { slots: [1] })]).toEqual([
    ['BB-1.2.7 /0/weapons'],
    ['BB-1.2.7 /0/weapons'],
    ['BB-1.2.7 /0/weapons'],
  ]);
});

test('BB-1.2.8 BB-3.2.7 BB-3.2.8 a gun has a size, a range and an arc', () => {
  expect([armed('sd-bb', {}, 'cal'), armed('sd-bb', {}, 'range'), armed('sd-bb', {}, 'arc')]).toEqual([
    ['BB-1.2.8 /0/weapons/0/cal'],
    ['BB-3.2.7 /0/weapons/0/range'],
    ['BB-3.2.8 /0/weapons/0/arc'],
  ]);
});

test('BB-3.3.3 BB-3.3.4 tubes are fixed and have ammunition, and nothing else is or has', () => {
  expect([
    armed('sd-ss', {}, 'ammo'),
    armed('sd-ss', { arc: 'f90' }),
    armed('sd-bb', { ammo: 2 }),
    armed('sd-bb', { arc: 'fix-f' }),
  ]).toEqual([
    ['BB-3.3.4 /0/weapons/0/ammo'],
    ['BB-3.3.3 /0/weapons/0/arc'],
    ['BB-3.3.4 /0/weapons/0/ammo'],
    ['BB-3.3.3 /0/weapons/0/arc'],
  ]);
});
