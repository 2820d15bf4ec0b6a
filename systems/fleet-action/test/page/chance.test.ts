import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../page/orders/chance.ts';
import type { Place } from '../../rules/orders.ts';
import { driftFixes } from '../../scene/scene.ts';
import { sideOfSquadron } from '../../scene/seen.ts';
import { narn, squadronA } from './table.ts';

const view = narn();
const it = squadronA(view);
const enemy = view.open.squadrons.find(one => sideOfSquadron(view.book, one.id) !== 'narn')!;
const drift = driftFixes(view, enemy).at(-1)!.at;

/** So many hexes south of where an enemy drifts to, heading for it. */
const southOf = (far: number): Place => ({ ...hexes.step(drift, 3, far), heading: 0 });

test('led: drag: a plot says what its command ship could hit from its end, and how likely, where the enemies drift to', () => {
  const [plate] = chanceFrom(view, it, southOf(3));
  expect(plate).toMatchObject({ kind: 'counter', at: hexes.step(drift, 3, 3) });
  expect(plate?.counts.map(({ figure }) => figure)).toEqual([
    expect.stringMatching(/^\d+ %$/),
    expect.stringMatching(/^\d+ dice$/),
  ]);
  const [further] = chanceFrom(view, it, southOf(8));
  expect(Number.parseInt(further?.counts[0]?.figure ?? '0', 10)).toBeLessThan(
    Number.parseInt(plate?.counts[0]?.figure ?? '0', 10),
  );
});

test('led: drag: from out of reach it says nothing', () => {
  expect(chanceFrom(view, it, southOf(60))).toEqual([]);
});
