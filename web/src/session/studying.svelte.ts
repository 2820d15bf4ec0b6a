import { type Clock, type Json, resume, type Saved, type Side } from '@flagplot/kernel';
import { Battle } from './battle.svelte.ts';
import { think } from './bots.ts';
import { type Forked, withFork } from './forks.ts';
import { newId } from './ids.ts';
import type { SystemModules } from './modules.ts';
import type { Seat } from './seats.ts';
import { hostedSource } from './source.ts';
import { type Branch, type Note, type Study, studies } from './studies.ts';

const START: Clock = { turn: 0, line: 0, round: 0, step: 0 };

/** A study on the screen: one branch lies on the table, and everything is kept as it changes. */
export class Studying {
  study: Study;
  /** The branch on the table. */
  battle: Battle | undefined = $state.raw();
  unkept: boolean = $state(false);
  /** Another window has changed it: what is done here is kept no more. */
  overtaken: boolean = $state(false);
  readonly #gear: SystemModules;
  /** How often it had been taken off this device when it was opened: what was taken off since is not kept on. */
  readonly #since: number;

  constructor(study: Study, gear: SystemModules) {
    this.study = $state.raw(study);
    this.#gear = gear;
    this.#since = studies.timesOff(study.id);
    this.open(study.on);
  }

  get branch(): Branch | undefined {
    return this.study.branches.find(branch => branch.id === this.study.on);
  }

  /** Lays a branch on the table; nothing where its record does not replay. */
  open(id: string): void {
    const branch = this.study.branches.find(one => one.id === id);
    const begun = branch && resume(this.#gear.rules, branch.saved, this.#gear.check);
    if (!branch || !begun || 'faults' in begun) return;
    if (id !== this.study.on) this.#put({ ...this.study, on: id });
    const keeper = (saved: Saved): void => this.#keepBranch(id, saved, begun.match.shown().clock);
    const { seats } = this.study;
    const table = `study.${this.study.id}`;
    const source = hostedSource({ id: table, match: begun.match, seats, isStudy: true });
    const battle = new Battle({ id: table, source, seats, gear: this.#gear, think, keeper });
    this.battle?.close();
    battle.open();
    this.battle = battle;
  }

  /** Forks the branch on the table, and lays the fork down; false where that cannot be done. */
  fork(fork: Forked): boolean {
    const study = withFork(this.study, this.#gear, fork);
    if (!study) return false;
    this.#put(study);
    this.open(study.on);
    return true;
  }

  rename(id: string, name: string): void {
    this.#change(id, branch => ({ ...branch, name: name.trim().slice(0, 80) || branch.name }));
  }

  /** Takes a fork off, and what was forked from it; the first branch stays. */
  drop(id: string): void {
    const branch = this.study.branches.find(one => one.id === id);
    if (branch?.parent === undefined) return;
    const gone = new Set([id]);
    for (const one of this.study.branches) if (one.parent !== undefined && gone.has(one.parent)) gone.add(one.id);
    const left = {
      branches: this.study.branches.filter(one => !gone.has(one.id)),
      notes: this.study.notes.filter(one => !gone.has(one.branch)),
    };
    const { on } = this.study;
    this.#put({ ...this.study, ...left, on: gone.has(on) ? branch.parent : on });
    if (gone.has(on)) this.open(this.study.on);
  }

  /** Who answers for a side: oneself or a computer. */
  seat(seat: Seat): void {
    const seats = this.study.seats.map(one => (one.side === seat.side ? seat : one));
    if (!seats.some(one => one.by === 'person')) return;
    this.#put({ ...this.study, seats });
    this.open(this.study.on);
  }

  note(clock: Clock, text: string): void {
    const { turn, line, round, step } = clock;
    const added = text.trim().slice(0, 2000);
    if (added)
      this.#put({
        ...this.study,
        notes: [...this.study.notes, { branch: this.study.on, clock: { turn, line, round, step }, text: added }],
      });
  }

  dropNote(note: Note): void {
    this.#put({ ...this.study, notes: this.study.notes.filter(one => one !== note) });
  }

  /** The branch on the table and those it came from, the nearest first. */
  get lineage(): readonly Branch[] {
    const found: Branch[] = [];
    for (let next = this.branch; next; ) {
      found.push(next);
      const { parent }: Branch = next;
      next = this.study.branches.find(branch => branch.id === parent);
    }
    return found;
  }

  /** The notes on what is to be seen of the branch on the table: its own, and its parents' from before it left them. */
  get notes(): readonly Note[] {
    let before = Number.POSITIVE_INFINITY;
    const found: Note[] = [];
    for (const { id, at } of this.lineage) {
      found.push(...this.study.notes.filter(note => note.branch === id && note.clock.step <= before));
      before = Math.min(before, at?.step ?? 0);
    }
    return found.toSorted((a, b) => a.clock.step - b.clock.step);
  }

  /** What this side is called by who studies: whose folders are guessed. */
  get guessed(): readonly Side[] {
    const { knownTo: known, seats } = this.study;
    return known === undefined ? [] : seats.flatMap(seat => (seat.side === known ? [] : [seat.side]));
  }

  /** Whoever only looks on writes nothing: what has not changed is not kept again. A journal only grows. */
  #keepBranch(id: string, saved: Saved, { turn, line, round, step }: Clock): void {
    const before = this.study.branches.find(branch => branch.id === id);
    if (before?.end.step === step && before.saved.journal.length === saved.journal.length) return;
    this.#change(id, branch => ({ ...branch, saved, end: { turn, line, round, step } }));
  }

  #change(id: string, how: (branch: Branch) => Branch): void {
    const branches = this.study.branches.map(branch => (branch.id === id ? how(branch) : branch));
    this.#put({ ...this.study, branches });
  }

  #put(study: Study): void {
    this.study = { ...study, at: Date.now() };
    void studies.keep(this.study, this.#since).then(fate => {
      this.unkept = fate === 'full';
      if (fate === 'newer') this.overtaken = true;
    });
  }
}

/** A study of a record from a file. */
export function studyOfRecord(saved: Saved, of: { title: string; sides: readonly Side[] }): Study {
  const seats: Seat[] = of.sides.map(side => ({ side, by: 'person' }));
  const root: Branch = { id: 'a', name: 'As it was fought', end: START, saved };
  return { id: newId(), at: Date.now(), title: of.title, system: saved.system, seats, branches: [root], on: 'a', notes: [] };
}

/** The title of a scenario, where it has one. */
export function titleIn(scenario: Json): string | undefined {
  const title = typeof scenario === 'object' && scenario !== null && 'title' in scenario ? scenario.title : undefined;
  return typeof title === 'string' ? title : undefined;
}
