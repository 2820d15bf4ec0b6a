import type { Json, Refusal, Saved } from '@flagplot/kernel';
import { type Option, optionsOn, withOptions } from '@flagplot/manifest';
import type { Picture } from '@flagplot/scene';
import type { NamedBattle } from '../../session/battle-of-position.ts';
import { faultWords } from '../../session/fault-words.ts';
import { forces as forcesHere } from '../../session/forces.ts';
import { lengthOf, minutesOf, type ScenarioLook, scenarioLooks } from '../../session/kept-scenes.ts';
import { optionsOf, systemNames, unknownSystem } from '../../session/modules.ts';
import { type NumbersFile, withNumbers } from '../../session/numbers.ts';
import { previewOf, type ReadScenario, readScenario, type SystemScenarios, systemScenarios } from '../../session/scenarios.ts';
import { manifestOf } from '../../session/systems.ts';
import { type SystemTitle, titlesOf } from '../../session/titles.ts';
import { type Brought, broughtTo, type Choice, choicesOf } from '../../session/yard.ts';
import { type ChosenFile, type FileFaults, readChosen } from './chosen-file.ts';

/** Which battle is to be laid: of which game, by which scenario or file, with which forces and numbers. Made while its page is. */
export class ChosenBattle {
  systems: readonly SystemTitle[] = $state.raw([]);
  systemName: string = $state('');
  system: SystemScenarios | undefined = $state.raw();
  /** What the build knows of the book's scenarios, the shortest first; nothing until it is here, none where there is none. */
  looks: readonly ScenarioLook[] | undefined = $state.raw();
  /** The rules that it needs could not be fetched. */
  unfetched: boolean = $state(false);
  /** A scenario of the book by its name, or `file`. */
  name: string = $state('');
  file: ChosenFile | undefined = $state.raw();
  sides: ReadScenario['sides'] = $state.raw([]);
  /** Kept forces by the side that brings them, by their id; a side that brings none fights as printed. */
  forces: Record<string, string> = $state({});
  /** Sides that may bring their own, with the forces there are; read with the scenario. */
  choices: readonly Choice[] = $state.raw([]);
  /** Numbers of one's own book, laid over a scenario of their system. */
  numbers: NumbersFile | undefined = $state.raw();
  /** What its system has of rules that may be switched. */
  #known: readonly Option[] = $state.raw([]);
  /** Options that were switched by hand, on or off, by their names. */
  options: Record<string, boolean> = $state({});
  picture: Picture | undefined = $state.raw();
  faults: readonly Refusal[] = $state.raw([]);
  /** What is wrong with a file, by the field it was chosen in. */
  fileFaults: FileFaults | undefined = $state.raw();
  /** How often fetching the rules was tried again. */
  #tries = $state(0);
  /** Forces are kept on this device: whoever may bring one is asked by the rules. */
  #hasForces = $state(false);

  /** The scenario as its file has it. */
  readonly #plain: Json | undefined = $derived.by(() => {
    const { file, system, name } = this;
    if (name !== 'file') return system?.scenarios.find(one => one.name === name)?.scenario;
    return file && ('saved' in file ? file.saved.scenario : file.scenario);
  });
  /** What may be switched on or off in battles of this game, and what is on in this one. */
  readonly optional: readonly (Option & { readonly on: boolean })[] = $derived.by(() => {
    const on = optionsOn(this.#plain, this.#known);
    return this.#known.map(one => ({ ...one, on: this.options[one.name] ?? on.includes(one) }));
  });
  /** The scenario as the build knows it, which is enough as long as nothing of one's own is laid over it. */
  readonly look: ScenarioLook | undefined = $derived(this.looks?.find(one => one.name === this.name));
  readonly isOwn: boolean = $derived(
    this.name === 'file' ||
      this.numbers !== undefined ||
      Object.values(this.forces).some(Boolean) ||
      this.optional.some(({ name }) => this.options[name] !== undefined),
  );
  readonly needsRules: boolean = $derived(
    this.looks !== undefined && (!this.look || this.isOwn || (this.#hasForces && this.look.brings.length > 0)),
  );
  readonly record: Saved | undefined = $derived(
    this.name === 'file' && this.file && 'saved' in this.file ? this.file.saved : undefined,
  );

  /** The scenario with the options that were switched and the numbers of one's own; a battle under way has its own. */
  readonly #printed: Json | undefined = $derived.by(() => {
    const { system, systemName, numbers } = this;
    if (this.record || !system) return this.#plain;
    const terms = { options: this.#known, schema: system.rules.schema };
    return withNumbers(withOptions(this.#plain, this.options, terms), systemName, numbers);
  });
  /** The scenario with the forces that are brought to it, and what is wrong with them. */
  readonly brought: Brought = $derived(broughtTo(this.#printed, this.choices, this.forces));

  /** @param asked what the address asks for */
  constructor(asked: URLSearchParams) {
    this.name = asked.get('scenario') ?? '';
    this.forces = { [asked.get('side') ?? '']: asked.get('force') ?? '' };
    $effect(() => this.#lookUp());
    $effect(() => this.#fetchRules());
    $effect(() => this.#showLook());
    $effect(() => this.#askForces());
    $effect(() => this.#read());
  }

  /** Finds out which games there are. @param book the one the address names; else the first, and none where it names one that is not here */
  async open(book: string | null): Promise<void> {
    this.systems = titlesOf(await systemNames());
    const name = book ?? this.systems[0]?.name ?? '';
    if (this.systems.some(one => one.name === name)) this.systemName = name;
    else if (name !== '') this.faults = [unknownSystem(name)];
    this.#hasForces = (await forcesHere.heads()).length > 0;
  }

  /** The scenario as it is to be laid; one of the book is read for the first time here. */
  async scenario(): Promise<Json | undefined> {
    if (this.needsRules) return this.brought.scenario;
    return (await systemScenarios(this.systemName))?.scenarios.find(one => one.name === this.name)?.scenario;
  }

  /** Takes a file. Gives the position in it, where it holds one. */
  async take(file: File): Promise<string | undefined> {
    const found = await readChosen(file);
    if ('position' in found) return found.position;
    if ('faults' in found) {
      this.fileFaults = { field: 'scenario', faults: found.faults };
      return undefined;
    }
    this.fileFaults = undefined;
    if ('saved' in found && this.systems.some(one => one.name === found.saved.system)) this.systemName = found.saved.system;
    this.file = found;
    this.name = 'file';
    return undefined;
  }

  /** Another battle of a book is wanted. */
  choose({ system, name }: NamedBattle): void {
    // What is known of another book says nothing of this one.
    if (system !== this.systemName) this.looks = undefined;
    this.systemName = system;
    this.name = name;
  }

  takeNumbers(found: NumbersFile | undefined): void {
    this.numbers = found;
    if (found) this.systemName = found.numbers.system;
  }

  /** A file is refused beside the field it was chosen in; where nothing is wrong with it, nothing is said there any more. */
  refuse(field: FileFaults['field'], found: readonly Refusal[], value?: unknown): void {
    this.fileFaults = found.length > 0 ? { field, faults: faultWords(value, found) } : undefined;
  }

  fetchAgain(): void {
    this.#tries += 1;
  }

  /** Another book has other scenarios; a file is of the book it names. The first of those that are over soonest is proposed. */
  #lookUp(): void {
    const name = this.#tries >= 0 ? this.systemName : '';
    this.looks = undefined;
    this.system = undefined;
    this.#known = [];
    if (name === '') return;
    const manifest = manifestOf(name);
    if (manifest)
      optionsOf(manifest).then(found => {
        if (name === this.systemName) this.#known = found;
      });
    scenarioLooks(name).then(found => {
      if (name !== this.systemName) return;
      // Of those that are said to take as long the book's first comes first.
      this.looks = (found ?? []).toSorted((a, b) => lengthOf(minutesOf(a)) - lengthOf(minutesOf(b)));
      this.#propose(this.looks);
    });
  }

  /** The rules themselves are fetched where the build knows too little. */
  #fetchRules(): void {
    const name = this.systemName;
    if (!this.needsRules) return;
    this.unfetched = false;
    systemScenarios(name).then(
      found => {
        if (name !== this.systemName || !found) return;
        this.system = found;
        if (this.looks?.length === 0) this.#propose(found.scenarios);
      },
      () => {
        this.unfetched = name === this.systemName;
      },
    );
  }

  #propose(all: readonly { readonly name: string }[]): void {
    if (this.name !== 'file' && !all.some(one => one.name === this.name)) this.name = all[0]?.name ?? this.name;
  }

  /** What the build knows is shown at once. */
  #showLook(): void {
    const { look } = this;
    if (!look || this.isOwn) return;
    this.faults = [];
    this.picture = look.picture;
    this.#seat(look.sides);
  }

  /** Which sides may bring their own forces follows from the scenario as printed; a battle under way has its forces. */
  #askForces(): void {
    const { system } = this;
    const printed = this.#printed;
    this.choices = [];
    if (!system || printed === undefined || this.record) return;
    choicesOf(system, printed).then(found => {
      if (printed === this.#printed && system === this.system) this.choices = found;
    });
  }

  /** The sides are the scenario's. */
  #read(): void {
    const { system } = this;
    const { scenario } = this.brought;
    if (!system || scenario === undefined || !this.needsRules) return;
    readScenario(system, scenario).then(read => {
      if (scenario !== this.brought.scenario) return;
      if ('faults' in read) this.#cannotStand(read.faults, scenario);
      else {
        this.faults = [];
        if (this.name === 'file') this.fileFaults = undefined;
        this.#seat(read.sides);
        this.#draw({ system, scenario, read });
      }
    });
  }

  #cannotStand(faults: readonly Refusal[], scenario: Json): void {
    this.picture = undefined;
    if (this.name === 'file') this.refuse('scenario', faults, scenario);
    else this.faults = faultWords(scenario, faults);
    this.sides = [];
  }

  /** A picture is a help: where it cannot be drawn, there is none. */
  async #draw({ system, scenario, read }: { system: SystemScenarios; scenario: Json; read: ReadScenario }): Promise<void> {
    const made = await previewOf(system, scenario, read).catch(() => undefined);
    if (scenario === this.brought.scenario && this.needsRules) this.picture = made;
  }

  /** Another force, or another battle of the same sides, leaves everybody where he sits. */
  #seat(found: ReadScenario['sides']): void {
    const sides = found.map(({ id, name }) => ({ id, name }));
    if (JSON.stringify(sides) !== JSON.stringify(this.sides)) this.sides = sides;
  }
}
