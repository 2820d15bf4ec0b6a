// What the lesson offers where flights have come to ships, and where ships have enemy flights about them.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { listWords } from '@flagplot/manifest';
import { choicesOf as aimChoices, divisor } from '../../rules/fighters/anti-fighter.ts';
import { attackQuestion, mayAttack } from '../../rules/fighters/attack.ts';
import { wings } from '../../rules/fighters/flights.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';
import { shipName } from '../../words/names.ts';

type Attack = FleetAction['asks']['attack'];
type Aim = FleetAction['asks']['aim'];

export function attackStep(v: FaView, about: Attack['about']): LessonStep<Attack['order']> {
  const able = wings(v)
    .filter(({ of }) => of.side === v.side)
    .map(wing => ({ wing, may: mayAttack(v, wing).map(({ ship }) => ship.id) }))
    .filter(({ may }) => may.length > 0);
  const ships = [...new Set(able.flatMap(({ may }) => may))];
  const attacks = (mark: string): Attack['order'] => ({
    attacks: able.map(({ wing, may }) => ({ flight: wing.flight.id, ship: may.includes(mark) ? mark : (may[0] as string) })),
  });
  const choices = ships.map(ship => ({ name: `All at ${shipName(v.book, ship)}`, order: attacks(ship) }));
  const none: LessonChoice<Attack['order']> = { name: 'Attack nothing', order: { attacks: [] } };
  return {
    says: `Your fighters are at ${listWords(ships.map(ship => shipName(v.book, ship)))}. First guns fire at them, then ships fire at ships, then each flight that is left throws one die: every two fighters add one to it.`,
    choices: [...choices, none].filter(({ order }) => attackQuestion.judge(v, about, order).length === 0),
  };
}

/** FA-10.7.14, FA-10.7.15 Which of the flights are fired at: those that hurt most, or those that came first. */
export function aimStep(v: FaView): LessonStep<Aim['order']> {
  const all = aimChoices(v);
  const aims = (by: 'first' | 'last'): Aim['order'] => ({
    aims: all.map(({ guard, weapon }) => {
      const ids = guard.attackers.map(({ flight }) => flight.id);
      const most = divisor(ids.length);
      return { ship: guard.ship.id, weapon: weapon.weapon.id, flights: by === 'first' ? ids.slice(0, most) : ids.slice(-most) };
    }),
  });
  const [first] = all;
  const named = first?.guard.attackers.map(({ flight }) => flightName(v.book, flight.id)) ?? [];
  return {
    says: 'More fighters are about your ship than its guns can take: say which they fire at.',
    choices: [
      { name: `At ${named[0] ?? 'the first'} first`, order: aims('first') },
      { name: `At ${named.at(-1) ?? 'the last'} first`, order: aims('last') },
    ],
  };
}
