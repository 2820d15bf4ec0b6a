import type { Answer } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { commitWords } from '../../page/commit.ts';
import { fillAhead } from '../../page/orders/plots.ts';
import { fleetAction } from '../../rules/index.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import type { Plot } from '../../rules/orders.ts';
import { squadronsOf } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { narn } from './table.ts';

const view = narn();
const idle = fleetAction.questions.orders.idle(view, { turn: 1 });

function says(answer: object, silence: object = {}): string {
  return commitWords({ side: 'narn', ...answer } as Answer<FleetAction>, view, silence);
}

const plotted = (squadrons: readonly Plot[]): string => says({ kind: 'orders', about: { turn: 1 }, order: { squadrons } }, idle);

test('1 button: plots are counted, and those that hold their course as nobody has changed them', () => {
  const squadrons = squadronsOf(view, 'narn');
  const [first, second] = idle.squadrons as [Plot, Plot];
  const faster = squadrons.map((one, i) =>
    fillAhead(plotting(view, one), { ...(idle.squadrons[i] as Plot), path: [[], [], []], change: { pulse: 1, by: 1 } }),
  ) as [Plot, Plot];
  expect(squadrons).toHaveLength(2);
  expect(plotted([first, second])).toBe('Seal 2 plots as they were');
  expect(plotted([])).toBe('Seal 2 plots as they were');
  expect(plotted([faster[0], second])).toBe('Seal 2 plots, 1 as it was');
  expect(plotted(faster)).toBe('Seal 2 plots');
});

test('1 button: where there is one squadron its plot is not counted', () => {
  const alone = { ...view, open: { ...view.open, squadrons: view.open.squadrons.slice(0, 1) } };
  const silence = fleetAction.questions.orders.idle(alone, { turn: 1 });
  const [held] = silence.squadrons as [Plot];
  const seal = (plot: Plot): string =>
    commitWords({ side: 'narn', kind: 'orders', about: { turn: 1 }, order: { squadrons: [plot] } }, alone, silence);
  expect(seal(held)).toBe('Seal the plot as it was');
  expect(seal({ ...held, change: { pulse: 1, by: 1 } })).toBe('Seal the plot');
});

test('1 button: fire is told in dice, hits in their number, offices in names', () => {
  expect(says({ kind: 'fire', about: {}, order: { shots: [] } })).toBe('Hold all fire');
  expect(says({ kind: 'allot', about: { hits: [] }, order: { weapons: ['a', 'b', 'c'] } })).toBe('Mark 3 hits');
  expect(says({ kind: 'deploy', about: {}, order: { speed: 5, squadrons: [{}] } })).toBe('Set up 1 squadron at speed 5');
  const ships = view.book.ships.slice(0, 3);
  const named = (of: typeof ships) => says({ kind: 'name', about: {}, order: { names: of.map(({ id }) => ({ ship: id })) } });
  expect(named(ships.slice(0, 1))).toBe(`Name ${ships[0]?.name}`);
  expect(named(ships)).toBe('Name 3 ships');
});

test('1 button: who loses fighters of a dogfight is said, also where nothing is', () => {
  const share = (order: object) => says({ kind: 'dogfight', about: { pulse: 1, what: 'share', flights: ['flight-a'] }, order });
  expect(share({})).toBe('The smallest flight loses them');
  expect(share({ lost: [{ flight: 'flight-a', fighters: 1 }] })).toBe('Lose these fighters');
});
