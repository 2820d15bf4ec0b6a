import type { PanelProps } from '@flagplot/pagekit/desk/panels.ts';
import { PathDraft, type PathInHand } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Drag, Pick as Picked } from '@flagplot/scene';
import { halvesOf } from '../../rules/movement/halves.ts';
import type { Unit } from '../../rules/open.ts';
import type { Space } from '../../rules/orders.ts';
import { unitCalled } from '../../rules/roster.ts';
import type { TwoPhase } from '../../rules/state.ts';
import { STEPS, type Step } from '../../scene/steps.ts';
import { courseInHand, courseOf, type Moving, movingOf, withCourse } from './course.ts';

/** What the panel is given, as it is at the moment. */
type Given = Pick<PanelProps<TwoPhase, 'space'>, 'view' | 'about' | 'order' | 'desk' | 'draft' | 'clear'>;

/** The space of an ask in the making: the course in hand, and in which half its unit makes how many spaces. */
export class Mover {
  readonly #of: () => Given;
  readonly path: PathDraft<Step, string> = new PathDraft(
    STEPS,
    () => this.#of().desk,
    () => this.#inHand,
  );

  /** @param of what the panel is given, looked at anew each time */
  constructor(of: () => Given) {
    this.#of = of;
  }

  unit: Unit = $derived.by(() => unitCalled(this.#of().view.open, this.#of().about.unit));
  moving: Moving = $derived.by(() => movingOf(this.#of().view, this.unit, this.#of().order.half));

  readonly #inHand: PathInHand<Step, string> = $derived.by(() => ({
    ...courseInHand(this.moving, courseOf(this.#of().order)),
    keep: course => this.#keep(course),
    reset: () => this.#reset(),
  }));

  /** The course as it is kept, with what is just being drawn. */
  course: string = $derived.by(() => this.path.drawn ?? courseOf(this.#of().order));
  /** As the next step finds it: one that nobody has touched begins anew. */
  laid: string = $derived.by(() => (this.path.untouched ? '' : this.course));

  /** Another first step stands elsewhere: what was to be fired from there is chosen anew. */
  #keep(course: string): void {
    const { order, draft } = this.#of();
    const next = withCourse(order, course);
    const stays = next.step === order.step;
    draft(stays ? next : { ...next, acts: [], fire: [] });
  }

  #reset(): boolean {
    this.#of().clear();
    return true;
  }

  /** TP-4.4.1 A high energy turn is the first step of a course, or none. */
  turnHard(facing: number | undefined): void {
    const rest = this.laid.replace(/^[0-5]/, '');
    this.path.lay(facing === undefined ? rest : `${facing}`);
  }

  /** TP-1.1.4 How the speed is halved, where that is to be said now. */
  halves: readonly number[] = $derived.by(() => (this.unit.half === null ? halvesOf(this.unit.speed) : []));
  half: number = $derived.by(() => this.#of().order.half ?? halvesOf(this.unit.speed)[0] ?? 0);

  nameHalf(half: number | undefined): void {
    const { order, draft } = this.#of();
    if (half !== undefined) draft({ ...order, half } satisfies Space);
  }

  drag(drag: Drag): boolean {
    return this.path.drag(drag);
  }

  pick({ at }: Picked): boolean {
    this.path.layCourse(at);
    return true;
  }
}
