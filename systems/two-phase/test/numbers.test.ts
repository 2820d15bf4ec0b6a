import { check } from '@flagplot/check';
import type { Override } from '@flagplot/manifest';
import { overrideScenario, readOverride } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { printed } from '../data/printed.ts';
import { read } from '../rules/edge/scenario.ts';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

const terms = { printed, schema: SCENARIO, check };
const file = (cards: object, charts: object = {}): Override =>
  ({ system: 'two-phase', cards: { ships: cards }, charts }) as unknown as Override;

test('TP-15.1.8 numbers of one’s own are laid over cards and charts, with where the others came from', () => {
  const own = readOverride(
    file({ 'fed-ca': { bpv: 126, power: { impulse: 5 } } }, { phasers: { 'ph-1': { damage: { 0: { 10: 2 } } } }, addRounds: 7 }),
    terms,
  );
  if ('faults' in own) throw new Error(own.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  expect(own.differences).toEqual([
    { at: '/cards/ships/fed-ca/bpv', printed: 125, own: 126, from: 'found' },
    { at: '/cards/ships/fed-ca/power/impulse', printed: 4, own: 5, from: 'found' },
    { at: '/charts/phasers/ph-1/damage/0/10', printed: 1, own: 2, from: 'found' },
    { at: '/charts/addRounds', printed: 6, own: 7, from: 'reconstructed' },
  ]);
  const found = read(overrideScenario(scenarios['border-duel']!, printed, own) as Scenario);
  if ('faults' in found) throw new Error('it has faults');
  expect(found.book.cards['fed-ca']).toMatchObject({ bpv: 126, power: { left: 15, impulse: 5 } });
  expect(found.book.charts.phasers['ph-1'].damage[0]?.at(-1)).toBe(2);
  expect(found.book.charts.provenance['phasers/ph-1/damage/0/10']).toBe('found');
});

test('TP-15.1.8 a card or a cell that is not there is refused with its place', () => {
  const own = readOverride(file({ nobody: { bpv: 1 }, 'fed-ca': { bvp: 1 } }, { phasers: { 'ph-9': {} } }), terms);
  expect('faults' in own && own.faults.map(({ at }) => at)).toEqual([
    '/cards/ships/nobody',
    '/cards/ships/fed-ca/bvp',
    '/charts/phasers/ph-9',
  ]);
});
