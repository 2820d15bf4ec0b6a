// All that one side can get from the rules at a moment, or a watcher, with every folder shut that is not his.

import type { GameTypes, Json, Side, State, Table, View } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { copy, plain } from '../json.ts';
import { asked } from '../loop.ts';
import { rolled } from '../table.ts';
import { viewOf } from '../view.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import { withDamage } from './damage.ts';
import { inquiriesOf } from './inquiries.ts';
import type { Battle, Moment } from './subject.ts';

/** Candidates that are looked at: rules make them as they are drawn, and may make them without end. */
const CANDIDATES = 60;

/** Whoever looks: a side, or a watcher. */
export type Viewer = Side | undefined;

/** One thing that a viewer can get: its name, and how it is had. */
export type Look = readonly [what: string, look: () => unknown];

export const nameOf = (viewer: Viewer): string => viewer ?? 'a watcher';

function refuse(whose: string): never {
  throw new Error(`it looks into ${whose}`);
}

/** A battle in which nobody may look into the folders named. They are there to be seen: who copies the battle whole looks into them too. */
function shut<T extends object>(table: T, sealed: Readonly<Record<Side, unknown>> | undefined): T {
  const open = Object.entries(sealed ?? {});
  const get = sealed ? () => Object.defineProperties({}, Object.fromEntries(open.map(shutFolder))) : () => refuse('the folders');
  return Object.freeze(Object.defineProperty({ ...table }, 'sealed', { enumerable: true, get }));
}

function shutFolder([side, folder]: readonly [Side, unknown]): [Side, PropertyDescriptor] {
  if (folder === undefined) return [side, { enumerable: true, get: () => refuse(`the folder of ${side}`) }];
  return [side, { enumerable: true, value: folder }];
}

/** The table as it lies, without a folder. */
function shutTable<G extends GameTypes>({ book, clock, open }: State<G>): State<G> {
  return shut({ book, clock, open } as State<G>, undefined);
}

/** A view in which the folders of a state are asked for in vain. */
function shutView<G extends GameTypes>(s: State<G>, side: Side): View<G> {
  return shut(viewOf(s, side), undefined);
}

/** The battle with the folder of one side open. */
function shutOthers<G extends GameTypes>({ book, clock, open, sealed }: State<G>, viewer: Viewer): State<G> {
  const folders = Object.fromEntries(Object.keys(sealed).map(side => [side, side === viewer ? sealed[side] : undefined]));
  return shut({ book, clock, open } as State<G>, folders);
}

/** What is made of a battle in which others' folders are shut: of the frozen one, and where that is written to, of a copy that may be played on. */
function lend<G extends GameTypes, A>(s: State<G>, viewer: Viewer, make: (s: State<G>) => A): A {
  try {
    return make(shutOthers(s, viewer));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return make(shutOthers(copyFor(s, viewer), viewer));
  }
}

function copyFor<G extends GameTypes>({ book, clock, open, sealed }: State<G>, viewer: Viewer): State<G> {
  const own = viewer === undefined ? {} : { [viewer]: copy(sealed[viewer]) };
  return { book, clock: { ...clock }, open: copy(open), sealed: { ...sealed, ...own } as State<G>['sealed'] };
}

/** What a viewer can get, by name. The same view gives the same looks, whatever lies in the other folders. */
function looksOf<G extends GameTypes>({ battle, s }: Pick<Moment<G>, 'battle' | 's'>, viewer: Viewer): Look[] {
  const { rules } = battle;
  const table = shutTable(s);
  const looks: Look[] = [
    ['the table', () => [s.clock, s.open]],
    ['asks', () => asked(rules, table)],
    ['outcome', () => rules.outcome(table)],
    ['score', () => rules.score(table)],
  ];
  if (viewer === undefined) return looks;
  const view = shutView(s, viewer);
  const salt = `${battle.seed} ${s.clock.step} ${viewer}`;
  looks.push(['view', () => viewOf(s, viewer).own], ['imagine', () => rules.imagine(view, stream(`${salt} imagine`))]);
  const ask = asked(rules, viewOf(s, viewer)).find(({ side }) => side === viewer);
  if (ask) looks.push(...looksAtQuestion(battle, new Put(rules, view, ask), salt));
  return [...looks, ...looksAhead({ battle, s }, viewer, salt)];
}

function looksAtQuestion<G extends GameTypes>({ subject }: Battle<G>, put: Put<G>, salt: string): Look[] {
  const { kind } = put.ask;
  const draw = (): AnyOrder<G> => put.random(stream(`${salt} random`));
  const refusals = (): unknown => {
    const slip = withDamage(plain(draw()) as Json, stream(`${salt} slip`));
    return subject.check(put.schema, slip).length > 0 ? put.judge(draw()) : put.judge(slip);
  };
  return [
    [`idle of ${kind}`, () => put.idle()],
    [`standing of ${kind}`, () => put.standing()],
    [`candidates of ${kind}`, () => put.candidates(CANDIDATES)],
    [`random of ${kind}`, draw],
    [`refusals of ${kind}`, refusals],
  ];
}

/** The forecasts, asked about what lies on the table and what the viewer might order. Dice fall as they would for anybody. */
function looksAhead<G extends GameTypes>({ battle, s }: Pick<Moment<G>, 'battle' | 's'>, viewer: Side, salt: string): Look[] {
  return inquiriesOf({ battle, s }, viewer).flatMap(({ name, of }): Look[] => {
    const { [name]: forecast } = battle.rules.forecasts;
    const what = `forecast ${name} of ${JSON.stringify(of)}`;
    const dice = (): Table<G> => rolled<G>({ face: stream(`${salt} ${name}`) });
    const act: Look = [what, () => lend(s, viewer, at => forecast!.act(at, dice(), of))];
    if (!forecast?.prepare) return [act];
    return [act, [`${what}, prepared`, () => lend(s, viewer, at => forecast.prepare?.(at, of)(dice()))]];
  });
}

/** What a look gives, byte for byte; where rules break down over it, what they say. */
function textOfLook([, look]: Look): string {
  try {
    return JSON.stringify(look()) ?? 'nothing';
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Every look by its name, with what it gives. */
export type Texts = readonly (readonly [what: string, text: string])[];

export function textsOf<G extends GameTypes>(moment: Pick<Moment<G>, 'battle' | 's'>, viewer: Viewer): Texts {
  return looksOf(moment, viewer).map(look => [look[0], textOfLook(look)]);
}

/** What was had at each moment, by viewers: it is what several demands begin with. */
const textsOfMoments = new WeakMap<object, Map<Viewer, Texts>>();

/** The same, had once at a moment: for whoever compares with what comes later. */
export function textsAt<G extends GameTypes>(moment: Moment<G>, viewer: Viewer): Texts {
  const known = textsOfMoments.get(moment) ?? new Map<Viewer, Texts>();
  textsOfMoments.set(moment, known);
  const texts = known.get(viewer) ?? textsOf(moment, viewer);
  known.set(viewer, texts);
  return texts;
}

/** The name of the first look that gives something else. */
export function firstUnlike(before: Texts, now: Texts): string | undefined {
  for (let i = 0; i < Math.max(before.length, now.length); i += 1)
    if (before[i]?.[1] !== now[i]?.[1]) return before[i]?.[0] ?? now[i]?.[0];
  return undefined;
}
