import { expect, test } from 'vitest';
import { sheets } from '../../data/cards/cards.ts';
import { charts } from '../../data/charts/charts.ts';
import type { Card } from '../../rules/cards.ts';
import type { Setting } from '../../rules/charts.ts';
import type { Engines } from '../../rules/movement/settings.ts';
import { ladder, lengthsAt, settingsFor, stepToward } from '../../rules/movement/settings.ts';
import { rateOf } from '../../rules/movement/template.ts';

const book = { charts };
const card = (id: string): Card => sheets.find(sheet => sheet.id === id) as Card;
const fit = { status: 'live', held: false, lost: 0, engine: 0, down: false } as const;

function settings(id: string, setting: Setting, differs: Partial<Engines & { down: boolean }> = {}): string {
  return settingsFor(book, card(id), { ...fit, setting, ...differs }).join(' ');
}

test('BB-2.1.1 a setting the profile lacks is no rung: battleships have no Flank', () => {
  expect(ladder(book, card('sd-bb'))).toEqual(['Reverse', 'Stop', 'Crawl', 'Slow', 'Half', 'Full']);
  expect(ladder(book, card('sd-dd')).at(-1)).toBe('Flank');
  expect(lengthsAt(book, card('sd-bb'), 'Flank')).toBeUndefined();
});

test('BB-2.1.2 a setting is kept, or changed by one step', () => {
  expect(settings('sd-bb', 'Half')).toBe('Slow Half Full');
  expect(settings('sd-bb', 'Reverse')).toBe('Reverse Stop');
  expect(settings('sd-dd', 'Flank')).toBe('Full Flank');
});

test('BB-2.1.5 BB-2.1.10 BB-2.1.11 a battleship at Full that loses Full may only order Half, and may not go back', () => {
  expect(settings('sd-bb', 'Full', { engine: 1 })).toBe('Half');
  expect(settings('sd-bb', 'Half', { engine: 1 })).toBe('Slow Half');
  expect(settings('sd-bb', 'Full', { engine: 2 })).toBe('Half');
  expect(settings('sd-bb', 'Half', { engine: 2 })).toBe('Slow');
  expect(settings('sd-bb', 'Stop', { engine: 9 })).toBe('Reverse Stop');
});

test('BB-2.1.6 BB-2.1.7 crippled at Full it comes down to Crawl step by step, and stays there at the most', () => {
  const lost = card('sd-bb').black;
  expect(['Full', 'Half', 'Slow'].map(setting => settings('sd-bb', setting as Setting, { lost }))).toEqual([
    'Half',
    'Slow',
    'Crawl',
  ]);
  expect(settings('sd-bb', 'Crawl', { lost })).toBe('Stop Crawl');
  expect(settings('sd-bb', 'Stop', { lost })).toBe('Reverse Stop Crawl');
});

test('BB-2.1.8 a crippled flyer chooses freely', () => {
  expect(settings('to-ab', 'Half', { lost: card('to-ab').black })).toBe('Slow Half Full');
});

test('BB-2.1.12 BB-2.1.15 held it may stop or go astern, whatever else has befallen it', () => {
  expect(settings('sd-bb', 'Stop', { held: true })).toBe('Reverse Stop');
  expect(settings('sd-bb', 'Full', { held: true, engine: 1, lost: card('sd-bb').black })).toBe('Reverse Stop');
});

test('BB-2.1.17 BB-2.1.18 Hull Down closes the highest setting that is left, and whoever dives on it steps down', () => {
  expect(settings('to-ss', 'Flank', { down: true })).toBe('Full');
  expect(settings('to-ss', 'Full', { down: true })).toBe('Half Full');
  expect(settings('to-ss', 'Full', { down: true, engine: 1 })).toBe('Half');
  expect(settings('to-ss', 'Crawl', { down: true, engine: 4 })).toBe('Stop Crawl');
});

test('BB-2.1.9 a wreck at Half goes down to Stop, one at Reverse up to it', () => {
  const rungs = ladder(book, card('sd-bb'));
  const steps: Setting[] = ['Half'];
  for (let i = 0; i < 4; i += 1) steps.push(stepToward(rungs, steps.at(-1) as Setting, 'Stop'));
  expect(steps).toEqual(['Half', 'Slow', 'Crawl', 'Stop', 'Stop']);
  expect(steps.slice(0, 4).map(setting => lengthsAt(book, card('sd-bb'), setting)?.[0])).toEqual([4000, 2000, 1000, 0]);
  expect(stepToward(rungs, 'Reverse', 'Stop')).toBe('Stop');
});

test('BB-3.1.4 a vessel turns by the template of its sheet', () => {
  const straight = { setting: 'Half', rudder: 0, lost: 0 } as const;
  expect(['sd-dd', 'sd-ca', 'sd-bb'].map(id => rateOf(book, card(id), straight))).toEqual([2250, 1500, 1000]);
});

test('BB-3.1.5 BB-3.1.6 BB-3.1.7 Flank, rudders and a crippled flyer each make the template larger; beyond L there is no turn', () => {
  const rate = (id: string, differs: object): number =>
    rateOf(book, card(id), { setting: 'Half', rudder: 0, lost: 0, ...differs } as Parameters<typeof rateOf>[2]);
  expect(rate('sd-ca', { setting: 'Flank' })).toBe(1000);
  expect(rate('sd-ca', { setting: 'Flank', rudder: 1 })).toBe(0);
  expect(rate('sd-dd', { rudder: 1 })).toBe(1500);
  expect(rate('to-ab', { lost: card('to-ab').black })).toBe(0);
  expect(rate('sd-bb', { lost: card('sd-bb').black })).toBe(1000);
});
