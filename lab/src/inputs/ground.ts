// A battle by chance, and the sound inputs that can be made of it.

import { check } from '@flagplot/check';
import type { GameTypes, Json, RollDie, Saved } from '@flagplot/kernel';
import { beginMatch, GENERATOR, plain, stream } from '@flagplot/kernel';
import type { Force, Notation, Yard } from '@flagplot/manifest';
import { partOf } from '@flagplot/shelf';
import type { Case, GivenState } from '../case.ts';
import type { Start } from '../start.ts';
import { notationOf } from '../typed.ts';

/** A step of the battle: where it stood, and what was answered there. */
interface Position {
  readonly state: GivenState;
  readonly answers: Case['answers'];
  /** The same answers as people type them; none where nothing is typed. */
  readonly typed: readonly string[];
}

/** What sound inputs are made of. */
export interface Ground {
  readonly start: Start;
  readonly record: Saved;
  /** At least one. */
  readonly positions: readonly Position[];
  /** How positions and orders are typed; nothing where the system has no such thing. */
  readonly notation?: Notation<GameTypes> | undefined;
  /** Where forces are bought; nothing where the book sells none. */
  readonly yard?: Yard<object, Force>;
}

/** Steps of a battle that inputs are made of: what comes after them is of the same kinds. */
const STEPS = 150;

/** Plays a battle by chance, up to where enough has happened. */
export async function groundOf(start: Start, seed: string): Promise<Ground> {
  const { rules, scenario, system } = start;
  const notation = await notationOf(system);
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error('a scenario that was read before is refused now');
  const { match } = begun;
  const roll = stream(`${seed}/orders`);
  const positions: Position[] = [];
  for (let asks = match.asks(); asks.length > 0 && positions.length < STEPS; asks = match.asks()) {
    const { open, sealed, clock } = match.state();
    const answers = asks.map(({ side, kind, about }) => {
      const order = rules.questions[kind]?.random(match.view(side), about as never, roll) as Json & object;
      return { side, order };
    });
    const typed = asks.map(({ side, kind }, i) => notation?.formatOrder(answers[i]?.order as Json, match.view(side), kind) ?? '');
    positions.push({ state: plain({ open, sealed, clock }) as unknown as GivenState, answers, typed });
    for (const { side, order } of answers) match.answer(side, clock.step, order);
  }
  const { manifest } = system;
  const sold = manifest.yard ? await partOf(manifest, 'yard') : undefined;
  return {
    start,
    record: match.saved(),
    positions,
    notation,
    ...(sold && 'part' in sold && { yard: sold.part as Yard<object, Force> }),
  };
}

/** A force with a few wares in it, bought by chance. */
export function forceFrom(yard: Yard<object, Force>, scenario: object, roll: RollDie): Force | undefined {
  const sides = yard.takes(scenario);
  const side = sides[roll(Math.max(sides.length, 1)) - 1];
  if (side === undefined) return undefined;
  const market = yard.market(scenario, side);
  const wares = Array.from({ length: roll(4) }, () => market[roll(market.length) - 1]);
  return wares.reduce((force, ware) => (ware ? yard.buy(scenario, force, ware.id) : force), yard.fresh(scenario, side));
}
