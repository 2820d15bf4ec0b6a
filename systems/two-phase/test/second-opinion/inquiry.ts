// What both were asked, and where they differ.

import type { Disagreement } from '@flagplot/lab';

export class Inquiry {
  readonly questions: Record<string, number> = {};
  readonly disagreements: Disagreement[] = [];

  /** One question to both. @returns whether they agree. `what` says more than its kind, and is called only where they do not. */
  ask(kind: string, [ours, theirs]: readonly [ours: unknown, theirs: unknown], what: () => string): boolean {
    this.questions[kind] = (this.questions[kind] ?? 0) + 1;
    const agree = ours === theirs || JSON.stringify(ours) === JSON.stringify(theirs);
    if (!agree) this.disagreements.push({ what: `${kind}: ${what()}`, ours, theirs });
    return agree;
  }
}
