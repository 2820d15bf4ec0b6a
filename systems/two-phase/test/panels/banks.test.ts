import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { strike } from '../../rules/damage/volley.ts';
import { panelEnergy } from '../../rules/energy/panel-energy.ts';
import type { Form } from '../../rules/orders.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle, only } from '../battle.ts';

/** An intruder that holds points in its banks, with a form of its own. */
function ghost(form: Partial<Form> = {}, held: [number, number] = [0, 0]): Battle {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 3014^E 4');
  b.unit('ghost').banks!.held = [...held];
  b.allocate({ ghost: { speed: 2, ...form }, red: { speed: 0 } });
  return b;
}

/** One volley from a bearing, with its dice. */
function hitFrom(b: Battle, blow: { bearing: number; points: number }, dice: number[]): Happened[] {
  const told: Happened[] = [];
  const source = scriptedDice(dice);
  const tell = (event: Happened): void => void told.push(structuredClone(event));
  strike(b.s, rolled(source, { tell, reveal: () => undefined } as never), { unit: b.unit('ghost'), by: 'b', ...blow });
  expect(source.diceLeft()).toBe(0);
  return told;
}

/** One volley of points on a shield, with the dice of what comes inside. */
function hit(b: Battle, { shield, points }: { shield: number; points: number }, dice: number[] = []): Happened[] {
  return hitFrom(b, { bearing: 4 * (shield - 1), points }, dice);
}

test('TP-11.4.5 the forward bank takes what would strike 1, 2 and 6, the rear bank the rest, 10 points a panel; what is over goes inside', () => {
  const b = ghost();
  for (const shield of [1, 2, 3, 4, 5, 6]) hit(b, { shield, points: shield });
  expect(b.unit('ghost').banks!.held).toEqual([9, 12]);
  const told = hit(b, { shield: 1, points: 62 }, [6, 6]);
  expect(only(told, 'struck')[0]).toMatchObject({ absorbed: 61, boxes: 0, inside: 1 });
  expect(b.unit('ghost').banks!.held).toEqual([70, 12]);
});

test('TP-11.4.6 half a point a panel, both banks added and rounded up; a bank that is off takes nothing, and one that is not named is on (ruling R95)', () => {
  const b = ghost();
  const ship = b.ship('ghost');
  const cost = (fore: boolean, rear: boolean): number =>
    panelEnergy(ship, b.form('ghost', { panels: { fore, rear, moves: [] } }));
  expect([cost(true, true), cost(true, false), cost(false, false)]).toEqual([7, 4, 0]);
  expect(panelEnergy(ship, b.form('ghost'))).toBe(7);
  expect(ghost().unit('ghost').banks!.on).toEqual([true, true]);
  const off = ghost({ panels: { fore: false, rear: true, moves: [] } });
  expect(only(hit(off, { shield: 2, points: 1 }, [6, 6]), 'struck')[0]).toMatchObject({ absorbed: 0, inside: 1 });
});

test('TP-11.4.6 an unpaid bank turns half of what it holds, rounded up, into internals at step 3', () => {
  const b = battle('a ghost and-int 1015^B 4\nb red kli-d7 3014^E 4');
  b.unit('ghost').banks!.held = [3, 8];
  const panels = { fore: false, rear: true, moves: [] };
  const told = b.allocate({ ghost: { speed: 2, panels }, red: { speed: 0 } }, { dice: [6, 6, 6, 6] });
  expect(only(told, 'lost')).toHaveLength(2);
  expect(b.unit('ghost').banks).toEqual({ held: [1, 8], on: [false, true] });
});

test('TP-11.4.7 a drone entry destroys a panel of the bank struck, and what it can no longer hold comes inside after the volley, once', () => {
  const b = ghost();
  const unit = b.unit('ghost');
  unit.banks!.held = [70, 0];
  // 9 with its first cells gone: the sixth is a panel.
  Object.assign(unit.boxes, { left: 0, fore: 0, cargo: 0, battery: 0, lab: 0 });
  const told = hit(b, { shield: 1, points: 1 }, [4, 5, ...Array<number>(20).fill(6)]);
  expect(only(told, 'lost')[0]).toMatchObject({ box: 'foreBank', left: 6 });
  expect(only(told, 'lost')).toHaveLength(11);
  expect([unit.boxes.foreBank, unit.banks!.held[0]]).toEqual([6, 60]);
});

test('TP-11.4.7 TP-10.1.2 on the line between two shields the die tells which bank loses the panel', () => {
  const lost = (die: number): string | undefined => {
    const b = ghost();
    b.unit('ghost').banks!.held = [70, 70];
    Object.assign(b.unit('ghost').boxes, { left: 0, fore: 0, cargo: 0, battery: 0, lab: 0 });
    return only(hitFrom(b, { bearing: 6, points: 1 }, [die, 4, 5, ...Array<number>(20).fill(6)]), 'lost')[0]?.box;
  };
  expect([lost(1), lost(6)]).toEqual(['foreBank', 'rearBank']);
});

test('TP-11.4.8 held energy goes at a point a panel into batteries or the other bank, and a point a panel is lost at the end of the turn', () => {
  const b = ghost(
    {
      panels: {
        fore: true,
        rear: true,
        moves: [
          { from: 'fore', to: 'bank', points: 4 },
          { from: 'fore', to: 'battery', points: 3 },
        ],
      },
    },
    [30, 5],
  );
  expect(b.unit('ghost').banks!.held).toEqual([23, 9]);
  expect(b.hold('ghost').battery).toBe(23);
  b.until('allocate');
  expect(b.unit('ghost').banks!.held).toEqual([16, 2]);
  const moves = [{ from: 'fore', to: 'bank', points: 8 } as const];
  const refused = b.refusals('a', {
    forms: [b.form('ghost', { panels: { fore: true, rear: true, moves } })],
    small: [],
    order: [],
    watch: [],
  });
  expect(refused).toEqual(['TP-11.4.8 /forms/0/panels/moves/0']);
});

test('TP-11.4.9 panels take no reinforcement, and there is no shield to drop', () => {
  const b = ghost().until('space', 'a');
  const reinforce = { act: 'reinforce', shield: 1, energy: 1 } as const;
  const drop = { act: 'shield', shield: 1, up: false } as const;
  expect(b.refusals('a', { step: 'F', acts: [reinforce], fire: [] })).toEqual(['TP-2.2.8 /acts/0/shield']);
  expect(b.refusals('a', { step: 'F', acts: [drop], fire: [] })).toEqual(['TP-11.4.9 /acts/0/shield']);
  b.until('allocate');
  const order = { forms: [b.form('ghost', { general: 1 })], small: [], order: [], watch: [] };
  expect(b.refusals('a', order)).toEqual(['TP-11.4.9 /forms/0/general']);
});
