import { begin, play, rolled, setUp, stream, viewOf } from '@flagplot/kernel';
import { overlap } from '@flagplot/plane';
import { expect, test } from 'vitest';
import { read } from '../rules/edge/scenario.ts';
import { baltic as rules } from '../rules/index.ts';
import { cardOf, footprint, isAirborne, isOnTable, unitCalled } from '../rules/roster.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Baltic, BbState } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';

/** More rounds of answers than a battle of nine turns has. */
const MOST_ROUNDS = 2000;

/** Plays a scenario by chance, looking at the table after each round of answers. */
function playByChance(scenario: Scenario, seed: string, look: (s: BbState) => void): BbState {
  const made = read(scenario);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  const s = setUp(rules, scenario, made.book);
  const face = stream(seed);
  const loop = { rules, t: rolled<Baltic>({ face }) };
  let asks = begin(loop, s);
  for (let rounds = 0; asks.length > 0 && rounds < MOST_ROUNDS; rounds += 1) {
    const answers = asks.map(ask => ({
      ...ask,
      order: rules.questions[ask.kind].random(viewOf(s, ask.side), ask.about as never, face),
    }));
    asks = play(loop, s, answers as never);
    look(s);
  }
  return s;
}

/** Surface ships that lie over each other, and vessels whose middle is off the table. */
function strangeModels({ book, open }: BbState): string[] {
  const [width, depth] = book.table;
  const models = open.vessels.filter(isOnTable);
  const off = models.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > depth).map(({ id }) => `${id} off the table`);
  // BB-5.4.3 What drifts touches nothing.
  const afloat = models.filter(one => !isAirborne(cardOf(book, one)) && unitCalled(book, one.unit).adrift === null);
  const over = afloat.flatMap((one, i) =>
    afloat
      .slice(0, i)
      .filter(other => overlap(footprint(book, one), footprint(book, other)))
      .map(other => `${one.id} over ${other.id}`),
  );
  return [...off, ...over];
}

test.each(scenarios.map(scenario => [scenario.name, scenario] as const))(
  'BB-7.0.3 BB-3.1.23 %s is played to its end by chance, and no ship ever lies inside another or off the table',
  { timeout: 60_000 },
  (_, scenario) => {
    const s = playByChance(scenario, `chance ${scenario.name}`, now => expect(strangeModels(now)).toEqual([]));
    expect(s.open.verdict).not.toBeNull();
  },
);
