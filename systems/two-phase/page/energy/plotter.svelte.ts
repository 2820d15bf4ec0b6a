import type { Desk } from '@flagplot/pagekit/desk/desk.svelte.ts';
import { PathDraft, type PathInHand } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Ship } from '../../rules/energy/power.ts';
import type { Form } from '../../rules/orders.ts';
import type { TpView } from '../../rules/state.ts';
import { STEPS, type Step } from '../../scene/steps.ts';
import { courseInHand, courseTo, type Moving } from '../space/course.ts';
import { plannedMove, type Stopped, stopOf, whyStopped } from './course.ts';

/** What a course is laid by, as it is at the moment. */
interface Given {
  view: TpView;
  ship: Ship;
  form: Form;
  course: string;
  desk: Desk;
  keep(course: string): void;
}

/** The course of a ship whose energy is shared out, in the making. */
export class Plotter {
  readonly #of: () => Given;
  readonly path: PathDraft<Step, string> = new PathDraft(
    STEPS,
    () => this.#of().desk,
    () => (this.moving.unit.speed > 0 ? this.#inHand : undefined),
  );

  /** @param of what it is laid by, looked at anew each time */
  constructor(of: () => Given) {
    this.#of = of;
  }

  moving: Moving = $derived.by(() => plannedMove(this.#of().view, this.#of().ship, this.#of().form));
  /** The course as it is kept, with what is just being drawn. */
  course: string = $derived.by(() => this.path.drawn ?? this.#of().course);
  stop: Stopped | undefined = $derived.by(() => stopOf({ ...this.#of(), of: this.moving }, this.#of().course));

  readonly #inHand: PathInHand<Step, string> = $derived.by(() => {
    const { moving } = this;
    const { course } = this.#of();
    const all = moving.unit.speed;
    return {
      ...courseInHand(moving, course),
      id: moving.unit.id,
      isDefault: course === '',
      // The whole turn lies ahead, and not one phase of it.
      courseTo: (laid, to) => courseTo({ ...moving, left: [all, 0] }, laid.length < all ? laid : '', to),
      keep: laid => this.#of().keep(laid),
      reset: () => {
        this.#of().keep('');
        return true;
      },
    };
  });

  /** TP-4.4.1 A high energy turn at the end of what is laid: its owner is asked when it comes to that. */
  turnHard(facing: number): void {
    const { course, desk } = this.#of();
    const refused =
      course.length < this.moving.unit.speed ? whyStopped({ ...this.#of(), of: this.moving }, course, String(facing)) : undefined;
    if (refused) desk.say(refused.say);
    else if (course.length < this.moving.unit.speed) this.path.lay(`${course}${facing}`);
  }

  /** Why no hard turn can be laid now. */
  get whyNotHard(): string | undefined {
    const { course } = this.#of();
    if (course.length >= this.moving.unit.speed) return 'Every space of this turn is laid.';
    return whyStopped({ ...this.#of(), of: this.moving }, course, '0')?.say;
  }
}
