// Systems whose battles are over in a round, for what has to play many.

import type { GameTypes, Question, Ruleset, View } from '@flagplot/kernel';
import type { Manifest, ScenarioEntry } from '@flagplot/manifest';
import { systems } from '@flagplot/shelf/systems';

/** Of so many battles or pairs of them: fewer of a system whose battles are long. */
export function fewer(system: string, many: number): number {
  return LONG.has(system) ? Math.ceil(many / 6) : many;
}

/** Systems whose battles take a second and more, one and all. */
const LONG: ReadonlySet<string> = new Set(['baltic']);

/** What ships of the system that such systems are made from. */
async function shipped(): Promise<Manifest> {
  const { squadrons } = systems as Record<'squadrons', () => Promise<{ manifest: Manifest }>>;
  return (await squadrons()).manifest;
}

/** The title of the scenario that is broken where a system has one. */
const BROKEN = 'Broken';

/** A line of a shelf: a system of this name, with so many scenarios of a round each; after them one whose battles begin with an order that is none. */
export function lightLine(name: string, sound: number, isBroken = false): () => Promise<{ manifest: Manifest }> {
  const titles = [...Array.from({ length: sound }, (_, i) => `Lesson ${i + 1}`), ...(isBroken ? [BROKEN] : [])];
  return async () => ({ manifest: { ...(await shipped()), name, rules: breakRules, scenarios: () => lessons(titles) } });
}

async function lessons(titles: readonly string[]): Promise<ScenarioEntry[]> {
  const [lesson] = (await (await shipped()).scenarios()) as [ScenarioEntry];
  return titles.map(title => {
    const name = title.toLowerCase().replace(' ', '-');
    return { ...lesson, name, title, scenario: { ...lesson.scenario, name, title, rounds: 1 } };
  });
}

async function breakRules(): Promise<Ruleset<GameTypes>> {
  const rules = await (await shipped()).rules();
  const { deploy } = rules.questions as Record<'deploy', Question<GameTypes, string>>;
  const isBroken = ({ book }: View<GameTypes>): boolean => (book as { title?: string }).title === BROKEN;
  const random: typeof deploy.random = (v, about, roll) => (isBroken(v) ? { nonsense: 1 } : deploy.random(v, about, roll));
  return { ...rules, questions: { ...rules.questions, deploy: { ...deploy, random } } };
}
