// What an order does otherwise than another, in a sentence.

import { unitName, weaponOf } from '../rules/names.ts';
import type { Allocation, Form, Space } from '../rules/orders.ts';
import type { TpView } from '../rules/state.ts';

/** `Blue heavy cruiser takes speed 12 instead of speed 8`; of several ships the first that does otherwise. */
export function formDiffers(v: TpView, { forms }: Allocation, instead: Allocation): string {
  for (const form of forms) {
    const before = instead.forms.find(({ ship }) => ship === form.ship);
    const line = before && LINES.find(one => one(form) !== one(before));
    if (before && line) return `${unitName(v, form.ship)} ${line(form)} instead of ${line(before)}`;
  }
  return 'The forms are filled in alike, and other things are left to standing orders';
}

/** What is looked at in a form, the weightiest first. */
const LINES: readonly ((form: Form) => string)[] = [
  ({ speed }) => `takes speed ${speed}`,
  ({ cloak }) => (cloak ? 'pays for its cloak' : 'does without its cloak'),
  ({ arms }) => `puts ${sum(arms.map(({ energy }) => energy))} into its weapons`,
  ({ ecm, eccm }) => `buys ${ecm} ECM and ${eccm} ECCM`,
  ({ capacitor }) => `puts ${capacitor} into its phasers`,
  ({ specific }) => `reinforces its shields by ${sum(specific)}`,
  ({ repairs }) => `spends ${repairs} on damage control`,
  ({ recharge }) => `puts ${recharge} into its batteries`,
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** `Blue heavy cruiser goes LFF instead of FFF`; on the same way, what it fires. */
export function spaceDiffers(v: TpView, order: Space, instead: Space): string {
  const { mover } = v.open.now;
  const who = mover === null ? 'The ship' : unitName(v, mover);
  const [way, usual] = [order, instead].map(({ step, course = '' }) => step + course);
  if (way !== usual) return `${who} goes ${way} instead of ${usual}`;
  const [now, before] = [order, instead].map(({ fire }) => fire.map(({ weapon }) => weaponOf(v, mover ?? '', weapon)).join(', '));
  if (now === before) return `${who} goes ${way} and does other things on the way`;
  return now
    ? `${who} fires ${now} instead of ${before || 'holding its fire'}`
    : `${who} holds its fire instead of firing ${before}`;
}
