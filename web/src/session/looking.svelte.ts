import type { Ask, Check, Clock, GameTypes, HostMatch, Outcome, Ruleset, Saved, Side, Told } from '@flagplot/kernel';
import { emptyScene } from '@flagplot/pagekit/board/grounds.ts';
import type { Seen, SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import { type Layer, layOver, type Scene } from '@flagplot/scene';
import type { Sheets } from '@flagplot/sheets';
import type { Think } from './bots.ts';
import type { Fault } from './fault.ts';
import { Guard } from './guard.svelte.ts';
import { Past } from './past.svelte.ts';
import { caseOf, type Moment, seenAt, toldAt } from './replay.ts';
import { Seating } from './seating.svelte.ts';
import type { Seat } from './seats.ts';
import { type Showing, Shows } from './showing.svelte.ts';
import { lineWords, type TurnLine, turnLines } from './turn.ts';

/** What a battle needs besides its match: the rules, how they are drawn, and who thinks for the computer. */
export interface Gear {
  rules: Ruleset<GameTypes>;
  check: Check;
  panels: SystemPanels | undefined;
  think: Think;
  /** What the system prints, if it prints anything. */
  sheets?: Sheets<GameTypes> | undefined;
}

/** A battle put on the table. */
export interface Laid {
  id: string;
  match: HostMatch<GameTypes>;
  seats: readonly Seat[];
  gear: Gear;
  /** Keeps it elsewhere than among the battles: then it is a study. False where there is no room. */
  keeper?: ((saved: Saved) => boolean) | undefined;
}

/** A battle as it is laid before whoever sits at the screen: `seen`, `told`, `ask` and the rest are never more than he may know. */
export class Looking {
  readonly id: string;
  readonly gear: Gear;
  readonly seats: readonly Seat[];
  /** Every folder lies open, and whoever sits here answers for all: in a study. */
  readonly free: boolean;
  protected readonly match: HostMatch<GameTypes>;
  /** Counted up whenever the match has changed, which it cannot say by itself. */
  protected changes: number = $state(0);
  protected readonly guard: Guard;
  protected readonly past: Past;
  protected readonly seating: Seating;
  protected readonly shows: Shows = new Shows();

  constructor(of: Laid) {
    this.id = of.id;
    this.free = of.keeper !== undefined;
    this.match = of.match;
    this.seats = of.seats;
    this.gear = of.gear;
    this.seating = new Seating(of.id, of.seats, this.free);
    this.guard = new Guard(last => caseOf(this.match.saved(), last));
    this.past = new Past(of.gear.rules, of.gear.check, this.guard);
  }

  get sides(): readonly Side[] {
    return this.seats.map(seat => seat.side);
  }

  /** Who sits at the screen. */
  get sitting(): Side | undefined {
    return this.seating.sitting;
  }

  /** Who is to sit down next; while there is one the screen is covered. */
  get handTo(): Side | undefined {
    return this.seating.handTo;
  }

  /** The side whose orders were just sealed, as the cover says. */
  get sealedBy(): Side | undefined {
    return this.seating.sealedBy;
  }

  get covered(): boolean {
    return this.seating.covered;
  }

  /** What was just opened, as long as it is being played. */
  get showing(): Showing | undefined {
    return this.shows.now;
  }

  /** What may be seen now: the view of who sits here, or the public table. In the past: that side's view then. */
  seen: Seen = $derived.by(() => {
    const { then } = this;
    return then ? this.seenAt(then) : this.current;
  });

  /** The same of now, whatever moment is looked at. */
  current: Seen = $derived.by(() => {
    this.changes;
    return this.sitting !== undefined && !this.covered ? this.match.view(this.sitting) : this.match.shown();
  });

  /** What was told to whoever sits here. */
  told: readonly Told<GameTypes>[] = $derived.by(() => {
    this.changes;
    return this.free ? this.match.everything() : this.match.told(this.covered ? undefined : this.sitting);
  });

  /** What they had been told at the moment that is looked at. */
  heard: readonly Told<GameTypes>[] = $derived.by(() => {
    const { then } = this;
    return then ? this.heardAt(then) : this.told;
  });

  scene: Scene = $derived.by(() => {
    const scene = this.sceneOf(this.seen, this.heard);
    return this.free ? layOver(scene, ...this.others().map(seen => secretsOf(this.sceneOf(seen, this.heard)))) : scene;
  });

  asks: readonly Ask<GameTypes>[] = $derived.by(() => {
    this.changes;
    return this.match.asks();
  });

  outcome: Outcome | undefined = $derived.by(() => {
    this.changes;
    return this.match.outcome();
  });

  lines: readonly TurnLine[] = $derived.by(() => turnLines(this.gear.rules, this.seen, this.gear.panels?.phaseName));

  /** Where the battle stands now, whatever moment is looked at. */
  get present(): Clock {
    this.changes;
    return this.match.shown().clock;
  }

  get title(): string {
    return titleOf(this.seen.book) ?? this.gear.rules.name;
  }

  /** `Turn 4, orders`. */
  when: string = $derived(lineWords(this.lines, this.seen.clock, this.turnWord));

  /** The same of any moment of the battle. */
  whenAt(clock: Clock): string {
    const { rules, panels } = this.gear;
    return lineWords(turnLines(rules, { ...this.current, clock }, panels?.phaseName), clock, this.turnWord);
  }

  /** What the book calls a turn. */
  get turnWord(): string {
    return this.gear.panels?.turnWord ?? 'Turn';
  }

  /** The moments one can go back to; worked out when somebody first wants to. */
  history: readonly Moment[] = $derived.by(() => {
    this.changes;
    return this.past.moments(this.match.saved());
  });

  /** What whoever sits here saw at each moment of the turn that is looked at, up to the one that is. */
  get thisTurn(): Seen[] {
    const { turn, step } = this.seen.clock;
    return this.history.filter(one => one.turn === turn && one.step <= step).map(one => this.seenAt(one));
  }

  /** Back in time: the moment that is looked at. */
  get then(): Past['then'] {
    return this.past.then;
  }

  /** What whoever sits here saw at a moment. */
  seenAt(moment: Moment): Seen {
    return seenAt(moment, this.covered ? undefined : this.sitting);
  }

  /** What whoever sits here had been told by a moment. */
  heardAt(moment: Moment): readonly Told<GameTypes>[] {
    return this.free ? moment.told : toldAt(moment, this.covered ? undefined : this.sitting);
  }

  /** What the other sides saw at the moment that is looked at: for a table with every folder open. */
  protected others(): Seen[] {
    this.changes;
    const { then } = this;
    const others = this.sides.filter(side => side !== this.sitting);
    return others.map(side => (then ? seenAt(then, side) : this.match.view(side)));
  }

  sideName(side: Side): string {
    return this.gear.panels?.sideName(side, this.seen.book) ?? side;
  }

  /** What was told, in a sentence. */
  narrate(told: Told<GameTypes>): string {
    return this.guard.attempt('telling what happened', '', () => this.gear.rules.narrate(told, this.seen.book));
  }

  /** The record, every side's folder in it. */
  saved(): Saved {
    return this.match.saved();
  }

  /** What went wrong while something was drawn: the battle itself is as it was. */
  broke(doing: string, error: unknown): void {
    this.guard.broke(doing, error);
  }

  get fault(): Fault | undefined {
    return this.guard.fault;
  }

  /** The table as it looks to those who see and were told so much. */
  sceneOf(seen: Seen, told: readonly Told<GameTypes>[]): Scene {
    const empty = emptyScene();
    return this.guard.attempt('drawing the table', empty, () => this.gear.panels?.scene(seen, told) ?? empty);
  }
}

/** What is drawn of a folder. */
function secretsOf(scene: Scene): Layer {
  return scene.items.filter(item => 'role' in item && item.role === 'secret');
}

function titleOf(book: object): string | undefined {
  return 'title' in book && typeof book.title === 'string' ? book.title : undefined;
}
