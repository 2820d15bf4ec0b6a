import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { chanceOn6, checkOf, rallyChance } from '../../page/chances.ts';
import { forecastRequest, nerveOf, oddsShown } from '../../page/fire/forecast.ts';
import { lines } from '../../page/fire/layer.ts';
import { reckon } from '../../page/fire/reckon.ts';
import { firerRow, offersOf, silentRows, targetRows, weaponTable } from '../../page/fire/rows.ts';
import {
  allFiredAt,
  choicesOf,
  laidOf,
  laidTurret,
  likeliest,
  pairsOf,
  stillOf,
  volleyOf,
  withVolley,
} from '../../page/fire/volleys.ts';
import { overlayOf } from '../../page/sheet/overlay.ts';
import { squadrons } from '../../rules/index.ts';
import { squadronsInReach } from '../../scene/jam.ts';
import { sheetOf } from '../../sheet/sheets.ts';
import { commandMade, speedsMade } from '../../sheet/sources.ts';
import { alliance, squadron, withCraft } from './table.ts';

const near = ['1206', '1207', '1208', '1209', '1210', '1211'].map(hex => ({ hex, heading: 4 }));
const view = withCraft(alliance(), 'alpha', near);
const about = { round: 1, squadrons: ['red', 'green'] };

test('SQ-4.5.2 the chance of an open-ended die, a one never hitting', () => {
  expect([-3, 2, 3, 6].map(needs => Math.round(chanceOn6(needs) * 6))).toEqual([5, 5, 4, 1]);
  expect(chanceOn6(7)).toBeCloseTo(1 / 6, 6);
  expect(chanceOn6(8)).toBeCloseTo(5 / 36, 6);
  expect(chanceOn6(13)).toBeCloseTo(1 / 36, 6);
});

test('the targets are those of the rules, each with every weapon that bears, and what is chosen stands', () => {
  const choices = choicesOf(view, 'red');
  expect(choices.map(one => one.target.id)).toEqual(['alpha']);
  const best = choices[0] && likeliest(choices[0]);
  expect(best?.hits).toBeGreaterThan(0);
  const order = allFiredAt(view, { volleys: [] }, { squadrons: about.squadrons, target: 'alpha' });
  expect(order.volleys.map(one => one.squadron)).toEqual(['red', 'green']);
  expect(squadrons.questions.fire.judge(view, about, order)).toEqual([]);
  const held = withVolley(view.book, order, { squadron: 'red', volley: undefined });
  expect(volleyOf(held, 'red')).toBeUndefined();
});

test('SQ-4.3.3 the pairs that are drawn are those whose ranges are averaged', () => {
  const laid = laidOf(view, { squadron: 'red', weapon: 'laser', target: 'alpha' });
  const pairs = pairsOf(view, laid);
  const mean = pairs.reduce((sum, pair) => sum + pair.range, 0) / pairs.length;
  expect(Math.floor(mean + 0.5)).toBe(laid.sighting.range);
  expect([...new Set(pairs.map(pair => pair.from))]).toEqual(laid.sighting.shooters);
  expect([...new Set(pairs.map(pair => pair.to))].sort((a, b) => a - b)).toEqual(laid.sighting.eligible);
  const layer = lines(view, { volleys: [laid.volley] }, { held: laid, place: undefined });
  expect(ofKind(layer, 'ray').filter(ray => ray.held)).toHaveLength(1);
  expect(ofKind(layer, 'ring').map(ring => ring.unit)).toEqual(laid.sighting.eligible.map(place => `alpha/${place + 1}`));
});

test('the odds come from the forecast, add up, and tell the nerve of the target', () => {
  const volley = { squadron: 'red', weapon: 'laser', target: 'alpha' };
  const { book, clock, open } = view;
  const reply = reckon({ number: 1, table: { book, clock, open }, ...forecastRequest(volley) });
  if (!('found' in reply)) throw new Error(reply.fault);
  const odds = oddsShown(reply.found, { ion: false, check: nerveOf({ book, clock, open }, 'alpha') });
  expect(odds.bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 4);
  expect(Number(odds.facts[0]?.value)).toBeCloseTo(laidOf(view, volley).hits, 0);
  expect(odds.facts.map(fact => fact.name)).toContain('It fails its morale check');
});

test('SQ-5.2.4, SQ-5.3.4 checks and rallies as the forecasts have them', () => {
  const { book, clock } = view;
  const open = { ...view.open, squadrons: view.open.squadrons.map(one => (one.id === 'alpha' ? { ...one, level: 4 } : one)) };
  // Command 3 against 4 + 2 needs 3 on the die; a rally against 8 needs 5.
  expect(checkOf({ book, clock, open }, 'alpha', { damaged: 0, destroyed: 1 })).toEqual({
    fails: expect.closeTo(2 / 6, 6),
    state: 'shaken',
  });
  expect(checkOf({ book, clock, open }, 'alpha', { damaged: 0, destroyed: 0 })).toBeUndefined();
  expect(rallyChance({ book, clock, open }, 'alpha')).toBeCloseTo(2 / 6, 6);
  expect(rallyChance(view, 'alpha')).toBeUndefined();
});

test('a squadron that does not fire says why', () => {
  const still = stillOf(view, [{ ...squadron(view, 'red'), speed: 'full' }, squadron(alliance(), 'green')], []);
  expect(still.map(one => one.rule)).toEqual(['SQ-3.3.5', 'SQ-4.1.8']);
});

test('SQ-4.2.5 a turret is laid, and laid back where it bears best', () => {
  const volley = { squadron: 'red', weapon: 'laser', target: 'alpha' };
  const laid = laidTurret(laidTurret(volley, 2, 'E'), 1, 'own');
  expect(laid.turrets).toEqual([
    { craft: 1, bears: 'own' },
    { craft: 2, bears: 'E' },
  ]);
  expect(laidTurret(laidTurret(laid, 1, undefined), 2, undefined)).toEqual(volley);
});

test('SQ-4.11.2 whom a jammer reaches, friend and foe', () => {
  const found = squadronsInReach(view, squadron(view, 'green'));
  expect(found.map(one => [one.squadron, one.craft.length])).toEqual([
    ['red', 4],
    ['alpha', 6],
  ]);
});

test('every number of the sheet says what it is made of, and of each part where it comes from', () => {
  const red = view.book.squadrons[0];
  if (!red) throw new Error('Red is there');
  const { attack } = speedsMade({ book: view.book, of: red });
  expect([attack.what, attack.rule]).toEqual(['Attack Speed', 'SQ-3.3.1']);
  expect(attack.parts.map(part => [part.value, part.from])).toEqual([
    ['8', 'read in a public source of the game'],
    ['2', 'read in a public source of the game'],
    ['4', 'follows from numbers in the chapter'],
  ]);
  expect(commandMade({ book: view.book, of: red }, 1)).toMatchObject({ rule: 'SQ-1.4.3', parts: [{}, { value: '−1' }] });
});

test('SQ-1.6.1 the sheet on the screen has what paper has; who is separated or jammed, and the chances of nerve, lie over it', () => {
  const sheet = sheetOf({ book: view.book, now: view }, 'red');
  const strip = sheet?.parts.find(part => part.kind === 'strip');
  expect(strip?.kind === 'strip' && strip.cells.map(({ item }) => item.kind === 'figure' && item.printed)).toEqual([
    '8',
    '12',
    '3',
    '2',
    '5',
    '4',
  ]);
  const { says, here } = overlayOf(view, 'red', 2);
  expect(here).toBe('craft/2');
  expect(says?.['craft/1']).toEqual([]);
  expect(says?.morale).toEqual([expect.stringMatching(/^Fails its check in a round with 1 damaged: \d+ %/)]);
});

test('a squadron that holds its fire says what it passes up, one that fires what it may hit; its weapons stand below the target', () => {
  const order = allFiredAt(view, { volleys: [] }, { squadrons: ['red'], target: 'alpha' });
  const [red, green] = [squadron(view, 'red'), squadron(view, 'green')];
  const offers = offersOf(view, [red, green]);
  expect(firerRow(view, red, { order, offers })).toMatchObject({ badge: 'R', name: 'Red', at: 'Alpha' });
  expect(firerRow(view, red, { order, offers }).says).toMatch(/; \d\.\d hits on average$/);
  expect(firerRow(view, green, { order, offers })).toMatchObject({ badge: 'G', at: undefined });
  expect(firerRow(view, green, { order, offers }).says).toMatch(/; \d\.\d hits at best/);
  const [choice] = choicesOf(view, 'red');
  const volley = volleyOf(order, 'red');
  if (!choice || !volley) throw new Error('Red fires at Alpha');
  expect(targetRows(view, [choice])[0]?.name).toMatch(/^Alpha, \d+$/);
  // As it is laid, not as it would be proposed: turrets may bear elsewhere.
  const table = weaponTable(choice, { ...laidOf(view, volley), hits: 9.9 });
  expect(table.rows.filter(row => row.used).map(row => row.id)).toEqual([volley.weapon]);
  expect(table.rows.filter(row => row.cells.at(-1) === '9.9').map(row => row.id)).toEqual([volley.weapon]);
  for (const row of table.rows) expect(row.cells).toHaveLength(table.columns.length);
});

test('SQ-4.1.8 a squadron that does not fire is named with its rule', () => {
  const far = alliance();
  const [row] = silentRows(far, stillOf(far, [squadron(far, 'green')], []));
  expect(row).toMatchObject({ id: 'green', badge: 'G', rule: 'SQ-4.1.8' });
});
