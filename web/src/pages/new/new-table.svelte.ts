import { BOTS } from '@flagplot/bots/names';
import type { Refusal } from '@flagplot/kernel';
import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';
import { isUnfetched } from '@flagplot/pagekit/ui/unfetched.ts';
import { untrack } from 'svelte';
import type { Battle } from '../../session/battle.svelte.ts';
import type { NamedBattle } from '../../session/battle-of-position.ts';
import { faultWords } from '../../session/fault-words.ts';
import { systemScenarios } from '../../session/scenarios.ts';
import type { Seat } from '../../session/seats.ts';
import { newSeed } from '../../session/seed.ts';
import type { ChosenBattle } from './chosen-battle.svelte.ts';
import { type StartTerms, TypedStart } from './typed-start.svelte.ts';

/** The table that is to be laid for the battle that was chosen: who sits there, whose dice fall, where it begins. Made while its page is. */
export class NewTable {
  readonly battle: ChosenBattle;
  /** Where it begins, if not as the scenario does. */
  readonly start: TypedStart = new TypedStart();
  /** Who plays each side: `person`, or an opponent by its name. */
  seats: Record<string, string> = $state({});
  seed: string = $state(newSeed());
  /** Dice fall on a real table and are typed in. */
  isTyped: boolean = $state(false);
  /** An umpire keys in what people do. */
  isUmpired: boolean = $state(false);
  isBusy: boolean = $state(false);
  /** Why the table that was asked for could not be laid. */
  faults: readonly Refusal[] = $state.raw([]);
  /** Whom the others are, if the address says so. */
  readonly #other: string | null;

  constructor(battle: ChosenBattle, asked: URLSearchParams) {
    this.battle = battle;
    this.#other = asked.get('other');
    $effect(() => this.#seat());
    $effect(() => this.#readAgain());
  }

  /** Whether there is enough to lay it. */
  get canBeLaid(): boolean {
    const { sides, brought, needsRules, system } = this.battle;
    const isFetched = !needsRules || system !== undefined;
    return !this.isBusy && isFetched && sides.length > 0 && brought.faults.length === 0;
  }

  /** Lays it. Gives the address; nothing where it cannot be laid, and then it is said why. */
  async lay(): Promise<string | undefined> {
    if (!this.canBeLaid) return undefined;
    this.isBusy = true;
    this.faults = [];
    try {
      const battle = await this.#begin();
      if (!battle) return undefined;
      battle.open();
      battle.close();
      // Whom one plays against is proposed the next time.
      for (const seat of battle.seats) if (seat.by === 'computer') keepSetting('opponent', seat.bot);
      return `/b/${battle.id}`;
    } catch (error) {
      this.faults = [
        { rule: 'table', say: `The table could not be laid: ${error instanceof Error ? error.message : String(error)}` },
      ];
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  /** Reads what was typed. It may be of another battle than the one that is chosen: then that one is. */
  async readStart(): Promise<void> {
    const { start, battle } = this;
    const { text } = start;
    if (!start.isThere || start.readAs) return;
    const chosen = { system: battle.systemName, name: battle.name };
    try {
      const { battleOfPosition } = await import('../../session/battle-of-position.ts');
      const scenario = battle.sides.length > 0 ? await battle.scenario() : undefined;
      const found = await battleOfPosition(text, { ...chosen, scenario });
      if (text !== start.text) return;
      start.isOfAnother = !isSame(found, chosen);
      battle.choose(found);
      await this.#check(found);
    } catch (error) {
      start.faults = [{ rule: 'table', say: unreadWords(error) }];
    }
  }

  /** Puts the set-up of the chosen battle into the field. */
  async fillStart(): Promise<void> {
    const terms = await this.#terms();
    if (terms) await this.start.fill(terms);
  }

  async #begin(): Promise<Battle | undefined> {
    const { battle, start } = this;
    const [{ layTable, resumeBattle }, terms] = await Promise.all([import('../../session/tables.ts'), this.#terms()]);
    if (!terms) return undefined;
    const { scenario, seed } = terms;
    const isStarted = start.isThere && battle.record === undefined;
    const saved = isStarted ? await this.#startRecord(terms) : battle.record;
    if (isStarted && !saved) return undefined;
    const of = { system: battle.systemName, seats: battle.sides.map(({ id }) => this.#seatOf(id)) };
    const laid = saved ? await resumeBattle({ ...of, saved }) : await layTable({ ...of, scenario, seed });
    if (!('faults' in laid)) return laid;
    if (battle.record) battle.refuse('scenario', laid.faults, battle.record);
    else this.faults = faultWords(scenario, laid.faults);
    return undefined;
  }

  /** The record of what was typed; nothing where it cannot be laid, or was of another battle: who plays there is looked at first. */
  async #startRecord(terms: StartTerms): ReturnType<TypedStart['record']> {
    const { start } = this;
    const isRead = start.readAs !== undefined;
    await this.readStart();
    return isRead || !start.isOfAnother ? start.record(terms) : undefined;
  }

  /** Another battle was chosen by hand: what was typed is looked at as one of it. */
  #readAgain(): void {
    const { systemName: system, name } = this.battle;
    const readAs = untrack(() => this.start.readAs);
    if (!readAs || isSame(readAs, { system, name })) return;
    this.start.isOfAnother = false;
    void this.#check({ system, name });
  }

  async #check(as: NamedBattle): Promise<void> {
    this.start.readAs = as;
    const terms = await this.#terms();
    if (terms) await this.start.record(terms);
  }

  async #terms(): Promise<StartTerms | undefined> {
    const { battle, seed, isTyped } = this;
    const [system, scenario] = await Promise.all([systemScenarios(battle.systemName), battle.scenario()]);
    return system && scenario !== undefined ? { system, scenario, seed: isTyped ? undefined : seed } : undefined;
  }

  /** One sits at the first side, or against one that errs at the easier one; the others as the address asks, or whom one played against last. */
  #seat(): void {
    const { sides } = this.battle;
    const look = untrack(() => this.battle.look);
    const other = this.#other === 'person' ? 'person' : (BOTS.find(name => name === readSetting('opponent')) ?? 'ordinary');
    const easier = other === 'cadet' || other === 'beginner' ? look?.easier : undefined;
    this.seats = Object.fromEntries(sides.map(({ id }) => [id, id === (easier ?? sides[0]?.id) ? 'person' : other]));
  }

  #seatOf(side: string): Seat {
    const bot = BOTS.find(name => name === this.seats[side]);
    return bot ? { side, by: 'computer', bot } : { side, by: this.isUmpired ? 'umpire' : 'person' };
  }
}

function isSame(one: NamedBattle, other: NamedBattle): boolean {
  return one.system === other.system && one.name === other.name;
}

function unreadWords(error: unknown): string {
  if (isUnfetched(error)) return 'What reads it could not be fetched: look to the network, and press it again.';
  return `It could not be read: ${error instanceof Error ? error.message : String(error)}`;
}
