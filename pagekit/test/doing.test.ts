import { expect, test } from 'vitest';
import type { FirerRow } from '../src/fire/choosing.ts';
import { fireDoings } from '../src/fire/doing.ts';

const firer = (badge: string, name: string, target?: string): FirerRow => ({ id: badge, badge, name, says: '', target });

test('who fires at whom is said by the targets, and who holds last', () => {
  const groups = [
    { firers: [firer('A1', 'Tal’Kesh', 'Halcyon'), firer('A2', 'Var’Noth')] },
    { firers: [firer('B1', 'Quel', 'Halcyon'), firer('B2', 'Ro’Dal', 'Halcyon'), firer('B3', 'Na’Rith', 'Meridian')] },
  ];
  expect(fireDoings(groups)).toEqual([
    { who: 'A1 B1 B2', does: 'at Halcyon' },
    { who: 'Na’Rith', does: 'at Meridian' },
    { who: 'Var’Noth', does: 'holds fire', open: true },
  ]);
});

test('two are named, and hold their fire together', () => {
  expect(fireDoings([{ firers: [firer('A1', 'Tal’Kesh'), firer('A2', 'Var’Noth')] }])).toEqual([
    { who: 'Tal’Kesh and Var’Noth', does: 'hold fire', open: true },
  ]);
});
