// What the lesson offers where energy is shared out: three forms, each for a reason.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { emptyForm, formThatStands } from '../rules/energy/cut.ts';
import type { Ship } from '../rules/energy/power.ts';
import { capacitorFree, powerOf } from '../rules/energy/power.ts';
import { count } from '../rules/names.ts';
import type { Allocation, Form, Watch } from '../rules/orders.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { usualWatch } from '../rules/window/choices.ts';

type Allocate = TwoPhase['asks']['allocate'];

/** Speeds that are even: half of each in either phase, and nothing to be said about it. */
const SPEEDS = { hunting: 8, waiting: 4, running: 14 } as const;
/** Hexes within which a window is worth a question in the lesson. */
const NEAR = 5;

export function allocateStep(v: TpView, { turn, ships }: Allocate['about']): LessonStep<Allocation> {
  const ship = shipOf(v, ships[0] as string);
  const { warp, impulse, apr } = powerOf(ship.unit);
  return {
    says:
      turn === 1
        ? `Your engines give ${warp + impulse + apr} points this turn, and they pay for all of it: speed, weapons, shields, tricks. Choose how to share them out.`
        : `You have ${warp + impulse + apr} points again: what you armed and did not fire is lost, what is in the capacitor stays.`,
    enemy:
      'A drone frigate that lies still: thin shields, one disruptor, and racks that send drones after you. Whoever is crippled, or off the map, gives the other points.',
    choices: WAYS.map(({ name, wish }) => choice(ship, turn, { name, wish })),
  };
}

interface Way {
  name: string;
  wish(ship: Ship): Partial<Form>;
}

const WAYS: readonly Way[] = [
  { name: 'Hunt', wish: ship => ({ ...guns(ship, 2), speed: SPEEDS.hunting, eccm: 3 }) },
  { name: 'Wait for it', wish: ship => ({ ...guns(ship, 4), speed: SPEEDS.waiting, ecm: 2, specific: [2, 0, 0, 0, 0, 0] }) },
  { name: 'Run', wish: () => ({ speed: SPEEDS.running, ecm: 2, general: 2 }) },
];

/** A full capacitor, and so much in each mount that is not fed by it. */
function guns(ship: Ship, energy: number): Pick<Form, 'capacitor' | 'arms'> {
  const mounts = ship.card.weapons.filter(({ type }, mount) => type === 'disruptor' && ship.unit.weapons[mount] !== -1);
  return { capacitor: capacitorFree(ship), arms: mounts.map(({ id }) => ({ weapon: id, energy })) };
}

function choice(ship: Ship, turn: number, { name, wish }: Way): LessonChoice<Allocation> {
  const form = formThatStands(ship, { ...emptyForm(ship), ...wish(ship) }, turn);
  return { name: `${name}: ${formWords(form)}`, order: { forms: [form], small: [], order: [], watch: [watchOf(ship)] } };
}

/** `speed 8, 4 disruptors armed`. */
function formWords({ speed, arms, ecm, eccm }: Form): string {
  const armed = arms.filter(({ energy }) => energy > 0);
  const how = armed.some(({ energy }) => energy > 2) ? 'overloaded' : 'armed';
  return [
    `speed ${speed}`,
    armed.length > 0 ? `${count(armed.length, 'disruptor', 'disruptors')} ${how}` : 'disruptors empty',
    ...(eccm > 0 ? [`${eccm} ECCM against their ECM`] : []),
    ...(ecm > 0 ? [`harder to hit by ${ecm} ECM`] : []),
  ].join(', ');
}

/** TP-1.3.13 What is no part of the lesson is left to the crew: drones are shot at, the weakest shield is repaired. */
function watchOf({ unit, card }: Ship): Watch {
  const worth = { chance: 33, damage: 2, within: NEAR };
  const light = card.weapons.filter(({ type }) => type === 'ph-2').map(({ id }) => id);
  return { ...usualWatch(unit.id), answer: worth, zero: worth, screen: { from: 1, with: light.slice(-2) } };
}
