import type { Json, Refusal, Saved } from '@flagplot/kernel';
import type { Picture } from '@flagplot/scene';
import type { NamedBattle } from '../../session/battle-of-position.ts';
import { pictureOf, type SystemScenarios } from '../../session/scenarios.ts';
import { loadPart } from '../../session/systems.ts';

/** What a typed position is laid under. */
export interface StartTerms {
  readonly system: SystemScenarios;
  readonly scenario: Json;
  /** The words that dice are thrown from; nothing where they are typed in. */
  readonly seed: string | undefined;
}

/** The position that a new battle begins with: its text, what is wrong with it, how its table lies. */
export class TypedStart {
  text: string = $state('');
  /** In the text by line and column. */
  faults: readonly Refusal[] = $state.raw([]);
  /** How the table lies; nothing until it was read and stands. */
  picture: Picture | undefined = $state.raw();
  /** The battle that it was read as one of; nothing until it was. */
  readAs: NamedBattle | undefined = $state.raw();
  /** That was another battle than the one that was chosen. */
  isOfAnother: boolean = $state(false);

  get isThere(): boolean {
    return this.text.trim() !== '';
  }

  /** Another text: what was said of the one before is no longer so. */
  type(text: string): void {
    this.text = text;
    this.faults = [];
    this.picture = undefined;
    this.readAs = undefined;
    this.isOfAnother = false;
  }

  /** The record of a battle that begins with it; nothing where it cannot, and then it is said why. */
  async record({ system, scenario, seed }: StartTerms): Promise<Saved | undefined> {
    const { text, readAs } = this;
    const { matchOfText } = await import('../../session/typed-position.ts');
    const notation = await loadPart(system.manifest, 'notation');
    const found = await matchOfText(text, { rules: system.rules, notation, scenario, seed });
    if (text !== this.text || readAs !== this.readAs) return undefined;
    this.faults = 'faults' in found ? found.faults : [];
    this.picture = 'faults' in found ? undefined : await pictureOf(system, found.match.state()).catch(() => undefined);
    return 'faults' in found ? undefined : found.match.saved();
  }

  /** The set-up of a scenario as text: to be changed by whoever does not want to type it all. */
  async fill({ system, scenario, seed }: StartTerms): Promise<void> {
    const { textOfSetUp } = await import('../../session/typed-position.ts');
    const notation = await loadPart(system.manifest, 'notation');
    this.type((await textOfSetUp({ rules: system.rules, notation, scenario, seed })) ?? '');
  }
}
