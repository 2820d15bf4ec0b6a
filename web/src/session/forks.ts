/** Forks: studies made of battles, and branches made of branches. */
import {
  beginMatch,
  type Check,
  type GameTypes,
  GENERATOR,
  plain,
  type RollDie,
  type Ruleset,
  type Saved,
  type View,
} from '@flagplot/kernel';
import type { Battle } from './battle.svelte.ts';
import { roll } from './bots.ts';
import type { Moment } from './history.svelte.ts';
import { newId } from './ids.ts';
import { allRules, type SystemModules } from './modules.ts';
import { asOf, entriesAt } from './replay.ts';
import type { Seat } from './seats.ts';
import { newSeed } from './seed.ts';
import type { Branch, ForkDice, Study } from './studies.ts';

/** A fork as it is asked for. */
export interface Forked {
  at: Moment;
  name: string;
  dice: ForkDice;
}

/** Which dice a fork of a battle may have: those of a battle under way are nobody's to foresee. */
export function diceFor(battle: Battle): readonly ForkDice[] {
  const fallen = battle.seat.battle.dice === 'seeded' && (battle.free || battle.seat.outcome !== undefined);
  return fallen ? ['fell', 'anew', 'hand'] : ['anew', 'hand'];
}

/** A study of a battle: of one that is over its whole record, of one under way what the side that sits here knows. */
export async function studyOf(battle: Battle, fork: Forked | undefined): Promise<Study | undefined> {
  const { check } = battle.gear;
  const { sitting } = battle.seating;
  const saved = battle.recordHere();
  if (!saved) return undefined;
  const rules = await allRules(battle.gear);
  const id = newId();
  const seats: Seat[] = battle.sides.map(side => ({ side, by: 'person' }));
  const common = { id, at: Date.now(), title: battle.seat.title, system: rules.name, seats, on: 'a', notes: [] };
  if (battle.seat.outcome) {
    const root: Branch = { id: 'a', name: 'As it was fought', end: battle.seat.clock, saved };
    const study = { ...common, branches: [root] };
    return fork ? withFork(study, { ...battle.gear, rules }, fork) : study;
  }
  if (!fork || sitting === undefined) return undefined;
  const of = { rules, check, roll, seed: newSeed() };
  const root = knownTo(of, saved.scenario, fork.at.seen as View<GameTypes>);
  const by = root && fork.dice === 'hand' ? byHand(root) : root;
  const { turn, line, round, step } = fork.at;
  return (
    by && {
      ...common,
      knownTo: sitting,
      branches: [{ id: 'a', name: fork.name, end: { turn, line, round, step }, saved: by }],
    }
  );
}

/** The same record, thrown by hand from here on. */
function byHand(saved: Saved): Saved {
  return { ...saved, journal: [...saved.journal, { kind: 'fork' }] };
}

/** The study with one branch more, which lies on the table. */
export function withFork(study: Study, { rules, check }: SystemModules, { at, name, dice }: Forked): Study | undefined {
  const parent = study.branches.find(branch => branch.id === study.on);
  const entries = parent && entriesAt(rules, parent.saved, { step: at.step, check });
  if (!parent || entries === undefined) return undefined;
  const saved = forkRecord({ rules, check, seed: newSeed() }, { saved: parent.saved, entries }, dice);
  if (!saved) return undefined;
  const { turn, line, round, step } = at;
  const clock = { turn, line, round, step };
  const id = newId();
  const branch: Branch = { id, name, parent: parent.id, at: clock, dice, end: clock, saved };
  return { ...study, at: Date.now(), on: id, branches: [...study.branches, branch] };
}

/** What a fork needs of the battle it is made of. */
export interface Forking {
  rules: Ruleset<GameTypes>;
  check: Check;
  seed: string;
}

/** The record of a fork: the same up to so many entries of the journal, and from there on its own dice. */
export function forkRecord(of: Forking, from: { saved: Saved; entries: number }, dice: ForkDice): Saved | undefined {
  const match = asOf(of.rules, from.saved, { entries: from.entries, check: of.check });
  if (dice === 'anew') match?.reseed(of.seed);
  if (dice === 'hand') match?.reseed();
  return match?.saved();
}

/**
 * A battle under way as one side knows it, made into a record of its own: the table and his folder as they lie, all other folders
 * guessed, dice of another seed. Nothing in it tells what others hold, or what the dice of the battle will show.
 */
export function knownTo(of: Forking & { roll: RollDie }, scenario: Saved['scenario'], view: View<GameTypes>): Saved | undefined {
  const dice = { kind: 'seeded', generator: GENERATOR, seed: of.seed } as const;
  const begun = beginMatch(of.rules, scenario as object, { dice, check: of.check });
  if ('faults' in begun) return undefined;
  const sealed = { ...of.rules.imagine(view, of.roll), [view.side]: view.own };
  const put = { open: plain(view.open), sealed: plain(sealed), clock: view.clock };
  const refused = begun.match.amend('study', `as ${view.side} knew it`, put);
  return refused.length > 0 ? undefined : begun.match.saved();
}
