import { beginMatch, GENERATOR } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { think } from '../src/session/bots.ts';
import { checker, systemNamed, systemOfKept } from '../src/session/modules.ts';

test('4 opponents: who plays by chance draws by all rules, whatever the rules of the battle leave out', async () => {
  const all = await systemNamed('two-phase');
  const scenario = (await all?.manifest.scenarios())?.find(({ name }) => name === 'border-duel')?.scenario as object;
  const battle = await systemOfKept({ system: 'two-phase', scenario, journal: [] } as never, []);
  if (!all || !battle) throw new Error('there is no Two-Phase');
  expect(battle.rules).not.toBe(all.rules);
  const begun = beginMatch(all.rules, scenario, {
    dice: { kind: 'seeded', generator: GENERATOR, seed: 'x' },
    check: await checker(),
  });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const [ask] = begun.match.asks();
  if (!ask) throw new Error('nobody is asked');
  const view = begun.match.view(ask.side);
  const { order } = await think({ rules: battle.rules, bot: 'random', battle: 'x', view, ask } as never);
  expect(order).not.toEqual(battle.rules.questions[ask.kind]?.idle(view, ask.about as never));
});
