import type { GameTypes, Refusal, Saved, Told } from '@flagplot/kernel';
import type { Seen } from '@flagplot/pagekit/desk/panels.ts';
import type { Place, Scene } from '@flagplot/scene';
import { battles, draftsOf, keepDrafts } from './keep.ts';
import type { LiveSeat } from './live-seat.svelte.ts';
import type { Host } from './source.ts';
import type { Fate } from './store.ts';
import { type Summed, summaryOf } from './summary.ts';

/** A battle on the screen, as far as it is kept. */
interface Battle extends Summed {
  readonly id: string;
  readonly seat: LiveSeat;
  sceneOf(seen: Seen, told: readonly Told<GameTypes>[]): Scene<Place>;
}

/** How it is to be kept. */
interface KeepingInit {
  /** Where it is played; none: another window or device keeps it. */
  readonly host: Host | undefined;
  /** Keeps the record elsewhere than among the battles. */
  readonly keeper?: ((saved: Saved) => void) | undefined;
  /** What is wrong with the record it was taken up from. */
  readonly verify?: (() => readonly Refusal[]) | undefined;
  /** Called when something was written that nobody else had written over. */
  onwrite(): void;
}

/** A battle as this device keeps it: all that is new of it after every answer, half-made orders with every step that is drawn. */
export class Keeping {
  /** Storage has no room: the battle goes on, but a reload would lose it. */
  unkept: boolean = $state(false);
  /** Another window has played it on, or taken it off: what is done here is kept no more. */
  overtaken: boolean = $state(false);
  /** What is wrong with the record it was taken up from. */
  wrong: readonly Refusal[] = $state.raw([]);
  #isVerified = false;
  /** What was kept last, in short: what has not changed is not written again, so that a window that only looks on writes nothing. */
  #kept = '';
  /** How often it had been taken off this device when it was put on the screen: what was taken off since is not kept on. */
  readonly #since: number;
  readonly #battle: Battle;
  readonly #of: KeepingInit;

  constructor(battle: Battle, of: KeepingInit) {
    this.#battle = battle;
    this.#of = of;
    this.#since = battles.timesOff(battle.id);
  }

  /** It lies on this device as it stands. */
  isKept(): void {
    this.#kept = this.#standing();
  }

  /** Looks once whether the record it was taken up from holds: a battle that does not is kept no more. */
  verify(): boolean {
    if (!this.#isVerified) this.wrong = this.#of.verify?.() ?? [];
    this.#isVerified = true;
    return this.wrong.length === 0;
  }

  keepDrafts(): void {
    const { host, keeper } = this.#of;
    if (host && !keeper) void this.#note(keepDrafts(this.#battle.id, draftsOf(host.drafts()), this.#since));
  }

  /** Keeps what is new since it was kept last. */
  keep(): void {
    const { host, keeper } = this.#of;
    if (!host || this.#kept === this.#standing() || !this.verify()) return;
    this.isKept();
    const { id, seats } = this.#battle;
    const saved = host.recordToKeep();
    if (keeper) {
      keeper(saved);
      return;
    }
    const drafts = draftsOf(host.drafts());
    const keeping = battles.keep({ id, at: Date.now(), seats, saved, drafts, summary: summaryOf(this.#battle) }, this.#since);
    void this.#note(keeping);
    const standing = this.#kept;
    void keeping.then(fate => (fate === 'kept' && standing === this.#kept ? this.#keepPicture() : undefined));
  }

  /** Keeps the table as all see it, whoever sits here, once it has come to rest. */
  async #keepPicture(): Promise<void> {
    const { keepPicture } = await import('./keep-picture.ts');
    const { id, seat, sides } = this.#battle;
    const { side: _side, own: _own, ...shown } = seat.seen as Seen;
    await keepPicture(id, this.#battle.sceneOf(shown, seat.told), sides);
  }

  /** How far the battle has come, and who sits at it. */
  #standing(): string {
    return `${this.#of.host?.number()} ${JSON.stringify(this.#battle.seats)}`;
  }

  async #note(keeping: Promise<Fate>): Promise<void> {
    const fate = await keeping;
    this.unkept = fate === 'full';
    if (fate === 'newer') this.overtaken = true;
    // Computers play in the window that holds the battle alone: where anything was written besides, somebody has played.
    if (fate === 'kept') this.#of.onwrite();
  }
}
