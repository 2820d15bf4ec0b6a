// The scenarios of a rule system as they are laid on the table.
import type { GameTypes, Question } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp } from '@flagplot/kernel/bare';
import { pictureOf } from '@flagplot/pagekit/board/pictured.ts';
import { ofKind } from '@flagplot/scene';
import type { System } from '@flagplot/shelf';
import type { ScenarioLook } from '../src/session/kept-scenes.ts';

/** What a system has besides its rules to look at a scenario with. */
type Means = Awaited<ReturnType<typeof meansOf>>;

async function meansOf({ manifest }: System) {
  const [scene, goal, yard] = await Promise.all([manifest.scene?.(), manifest.goal?.(), manifest.yard?.()]);
  return { scene, goal, yard };
}

/** Every scenario that the system brings, in its order. */
export async function looksOf(system: System): Promise<ScenarioLook[]> {
  const means = await meansOf(system);
  return system.entries.flatMap(entry => lookOf(system, means, entry) ?? []);
}

function lookOf(
  { rules, words }: System,
  { scene, goal, yard }: Means,
  { name, title, about, easier, scenario }: System['entries'][number],
): ScenarioLook | undefined {
  const read = rules.read(scenario);
  if ('faults' in read) return undefined;
  const { book } = read;
  const state = setUp(rules, scenario, book);
  const battle = new BareBattle<GameTypes>({ rules, s: state, dice: seededDice('preview') }).begin();
  const ids = Object.keys(state.sealed);
  const seen = () => ({ book, clock: battle.s.clock, open: battle.s.open });
  const laid = () => {
    const drawn = scene?.(seen(), []);
    return { drawn, units: drawn ? ofKind(drawn.items, 'unit') : [] };
  };
  // A side that has still to put its units down is shown as it stands where nobody has said where.
  while (battle.s.clock.turn === 0 && battle.asks.length > 0 && ids.some(id => laid().units.every(({ side }) => side !== id)))
    battle.play(
      battle.answers((view, { kind, about }) => (rules.questions[kind] as Question<GameTypes, string>).idle(view, about)),
    );
  const { drawn, units } = laid();
  const shown = seen();
  const aim = goal?.(shown);
  return {
    name,
    title,
    about,
    sides: ids.map(id => ({ id, name: words.side(id, book), units: units.filter(({ side }) => side === id).length })),
    ...(easier ? { easier } : {}),
    brings: yard?.takes(scenario) ?? [],
    ...(aim ? { wins: aim.wins, turns: aim.left } : {}),
    turn: words.turn,
    ...(drawn ? { picture: pictureOf(drawn, ids) } : {}),
  };
}
