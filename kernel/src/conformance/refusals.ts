// A refused order changes nothing, and whatever is sent is refused or stands: nothing is thrown at.

import type { Ask, GameTypes, Json, Refusal } from '../contract.ts';
import { GENERATOR, stream } from '../dice/stream.ts';
import type { HostMatch } from '../host.ts';
import { canonical } from '../json.ts';
import { beginMatch } from '../match.ts';
import { alike } from './arrival.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import {
  answerAsk,
  answersAt,
  answerTo,
  attempt,
  beginBattle,
  breakOff,
  nextMoment,
  orderOf,
  playMatch,
  sidesOf,
} from './battles.ts';
import { withDamage } from './damage.ts';
import { shapesFitAt } from './plain.ts';
import type { Battle, DemandOfBattle, DemandOfMoment, Moment } from './subject.ts';
import { Broken } from './subject.ts';

const DAMAGED = 8;
const SCENARIOS = 40;
const SHOWN = 400;

export const refusedChangesNothing: DemandOfBattle = {
  id: 'refused-changes-nothing',
  of: 'battle',
  says: 'a refused, late, second or uncalled-for order changes nothing',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const pestered = playMatch(battle, beginBattle(battle), match => pester(battle, match));
    alike(battle, [playMatch(battle, beginBattle(battle)), pestered], 'when orders were refused on the way');
  },
};

/** Sends everything that must be refused before the round is answered. */
function pester<G extends GameTypes>(battle: Battle<G>, match: HostMatch<G>): void {
  const { step } = match.shown().clock;
  const asks = match.asks();
  for (const ask of asks) {
    const put = new Put(battle.rules, match.state(), ask);
    const order = orderOf(battle, put) as Json;
    for (const bad of damagedOrders(battle, put))
      if (faultsOf(battle, put, bad).length > 0) expectRefusal(battle, match, [ask.side, step, bad]);
    expectRefusal(battle, match, [ask.side, step + 1, order]);
    expectRefusal(battle, match, [ask.side, step - 1, order]);
    expectRefusal(battle, match, ['nobody', step, order]);
  }
  const [first] = asks;
  if (first && asks.length > 1) second(battle, match, first);
}

/** A second answer, after which the first is taken back. */
function second<G extends GameTypes>(battle: Battle<G>, match: HostMatch<G>, ask: Ask<G>): void {
  const { step } = match.shown().clock;
  const order = orderOf(battle, new Put(battle.rules, match.state(), ask));
  answerAsk(battle, match, { ask, order });
  expectRefusal(battle, match, [ask.side, step, order as Json]);
  if (match.undo(ask.side, step).length > 0) breakOff(battle, step, 'an answer nobody has seen cannot be taken back');
}

function expectRefusal<G extends GameTypes>(
  battle: Battle<G>,
  match: HostMatch<G>,
  [side, step, order]: [string, number, Json],
): void {
  const now = match.shown().clock.step;
  const look = (): unknown => [
    match.asks(),
    match.counts(),
    match.entries().length,
    sidesOf(match.state()).map(one => match.told(one).length),
  ];
  const [state, before] = [match.state(), canonical(look())];
  const refusals = attempt({ battle, step: now, what: `an order of ${side}, ${JSON.stringify(order)},` }, () =>
    match.answer(side, step, order),
  );
  if (refusals.length === 0)
    breakOff(battle, now, `an order of ${side} for step ${step} stands that cannot: ${JSON.stringify(order)}`);
  if (match.state() !== state || canonical(look()) !== before)
    breakOff(battle, now, `a refused order of ${side} changes the battle`);
}

function damagedOrders<G extends GameTypes>(battle: Battle<G>, put: Put<G>): Json[] {
  const face = stream(`${battle.seed} ${put.view.clock.step} ${put.ask.side} damaged`);
  const order = orderOf(battle, put) as Json;
  return [...Array.from({ length: DAMAGED }, () => withDamage(order, face)), hostile(order)];
}

/** An order with a key that is none: read from a text, as it would come in. */
function hostile(order: Json): Json {
  return JSON.parse(`{"__proto__":{"polluted":true},${JSON.stringify(order).slice(1)}`.replace(/,\}$/, '}')) as Json;
}

function faultsOf<G extends GameTypes>(battle: Battle<G>, put: Put<G>, order: Json): Refusal[] {
  const faults = battle.subject.check(put.schema, order);
  if (faults.length > 0) return faults;
  return attempt({ battle, step: put.view.clock.step, what: `judge of ${put.ask.kind}, given ${JSON.stringify(order)},` }, () =>
    put.judge(order),
  );
}

export const refusalsAreWhole: DemandOfMoment = {
  id: 'refusals-are-whole',
  of: 'moment',
  says: 'every refusal names a rule of the catalogue and says why; what is not refused can be carried',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    refusedOrCarried(moment);
  },
};

function refusedOrCarried<G extends GameTypes>(moment: Moment<G>): void {
  const { battle, s, asks } = moment;
  for (const [i, ask] of asks.entries()) {
    const put = new Put(battle.rules, s, ask);
    const wellFormed = damagedOrders(battle, put).filter(order => battle.subject.check(put.schema, order).length === 0);
    for (const order of wellFormed) {
      const refusals = faultsOf(battle, put, order);
      for (const refusal of refusals) whole(battle, refusal, put);
      if (refusals.length === 0) shapesFitAt(nextMoment(moment, answersAt(moment).with(i, answerTo(ask, order as AnyOrder<G>))));
    }
  }
}

function whole<G extends GameTypes>(battle: Battle<G>, { rule, say, at }: Refusal, { view, ask }: Put<G>): void {
  const { step } = view.clock;
  if (!Object.hasOwn(battle.subject.catalogue, rule))
    breakOff(battle, step, `${ask.kind} is refused by ${rule}, which is no row of the catalogue`);
  if (say.trim() === '') breakOff(battle, step, `${ask.kind} is refused by ${rule} without a word`);
  if (at !== undefined && at !== '' && !at.startsWith('/'))
    breakOff(battle, step, `${ask.kind} is refused at ${at}, which is no path`);
}

export const scenariosAreRefusedOrPlayed: DemandOfBattle = {
  id: 'scenarios-are-refused-or-played',
  of: 'battle',
  says: 'a damaged scenario is refused or can be played',
  once: true,
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const face = stream(battle.seed);
    for (let i = 0; i < SCENARIOS; i++) {
      const scenario = withDamage(battle.scenario as Json, face);
      const name = `${battle.name}, the scenario damaged to ${JSON.stringify(scenario).slice(0, SHOWN)}`;
      attempt({ battle: { ...battle, name }, step: 0, what: 'the battle' }, () =>
        refusedOrPlayed({ ...battle, name, scenario: scenario as G['scenario'] }),
      );
    }
  },
};

function refusedOrPlayed<G extends GameTypes>(battle: Battle<G>): void {
  const terms = { check: battle.subject.check, dice: { kind: 'seeded' as const, generator: GENERATOR, seed: battle.seed } };
  const made = beginMatch(battle.rules, battle.scenario, terms);
  if ('match' in made) {
    for (const ask of made.match.asks())
      answerAsk(battle, made.match, { ask, order: orderOf(battle, new Put(battle.rules, made.match.state(), ask)) });
  } else if (made.faults.length === 0) throw new Broken(`${battle.name}: a scenario is refused without a reason`);
}
