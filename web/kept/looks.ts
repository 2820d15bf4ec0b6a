// The scenarios of a rule system as they are laid on the table.
import type { GameTypes, Question, State } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp } from '@flagplot/kernel/bare';
import { fetchGround } from '@flagplot/pagekit/board/grounds.ts';
import { pictureOf } from '@flagplot/pagekit/board/pictured.ts';
import type { Item, Place, Scene, UnitItem } from '@flagplot/scene';
import { ofKind } from '@flagplot/scene';
import type { System } from '@flagplot/shelf';
import type { ScenarioLook } from '../src/session/kept-scenes.ts';

type AnyQuestion = Question<GameTypes, string>;

/** What a system has besides its rules to look at a scenario with. */
type Means = Awaited<ReturnType<typeof meansOf>>;

async function meansOf({ manifest }: System) {
  const [scene, goal, yard] = await Promise.all([manifest.scene?.(), manifest.goal?.(), manifest.yard?.()]);
  return { scene, goal, yard };
}

/** Every scenario that the system brings, in its order. */
export async function looksOf(system: System): Promise<ScenarioLook[]> {
  const [means] = await Promise.all([meansOf(system), fetchGround(system.manifest.ground)]);
  return system.entries.flatMap(entry => lookOf(system, means, entry) ?? []);
}

function lookOf(system: System, means: Means, entry: System['entries'][number]): ScenarioLook | undefined {
  const { rules, words } = system;
  const { name, title, about, easier, scenario } = entry;
  const read = rules.read(scenario);
  if ('faults' in read) return undefined;
  const { book } = read;
  const s = setUp(rules, scenario, book);
  const { drawn, units } = layOut(rules, s, means.scene);
  const ids = Object.keys(s.sealed);
  const aim = means.goal?.(s);
  return {
    name,
    title,
    about,
    sides: ids.map(id => ({ id, name: words.side(id, book), units: units.filter(({ side }) => side === id).length })),
    ...(easier ? { easier } : {}),
    brings: means.yard?.takes(scenario) ?? [],
    ...(aim ? { wins: aim.wins, turns: aim.left } : {}),
    turn: words.turn,
    ...(drawn ? { picture: pictureOf(drawn, ids) } : {}),
  };
}

/**
 * What is drawn of a battle as its opening lays it: what a side has still to put down, at once or one by one, stands where it would if it said
 * nothing. Where it may be put down is drawn as it is when the first is.
 */
function layOut(
  rules: System['rules'],
  s: State<GameTypes>,
  scene: Means['scene'],
): { drawn?: Scene<Place>; units: readonly UnitItem<Place>[] } {
  const battle = new BareBattle<GameTypes>({ rules, s, dice: seededDice('preview') }).begin();
  const areas: Item<Place>[] = [];
  for (;;) {
    const drawn = scene?.({ book: s.book, clock: s.clock, open: s.open }, []);
    if (!drawn) return { units: [] };
    if (areas.length === 0) areas.push(...ofKind(drawn.items, 'area'));
    const others = drawn.items.filter(({ kind }) => kind !== 'area');
    if (s.clock.turn > 0 || battle.asks.length === 0)
      return { drawn: { ...drawn, items: [...areas, ...others] }, units: ofKind(drawn.items, 'unit') };
    battle.play(battle.answers((view, { kind, about }) => (rules.questions[kind] as AnyQuestion).idle(view, about)));
  }
}
