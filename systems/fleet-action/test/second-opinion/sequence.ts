// Second opinion: who moves when (FA-5.5).

/** FA-5.5.4 to 5.5.8 The group in which a squadron moves. */
export function groupOf(of: { leaderless: boolean; lostShip: boolean; elint: boolean }): number {
  if (of.leaderless) return 1;
  if (of.lostShip) return 2;
  return of.elint ? 4 : 3;
}

/** FA-5.5.13 to 5.5.16 The squadrons of both sides by turns, each side's in its own order. */
export function alternate<T>(first: readonly T[], second: readonly T[]): T[] {
  const moved: T[] = [];
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  let done = 0;
  const catchUp = (until: number): void => {
    moved.push(...many.slice(done, until));
    done = Math.max(done, until);
  };
  for (const [at, squadron] of few.entries()) {
    const share = ((at + 1) * many.length) / few.length;
    if (few === second) catchUp(Math.floor(share));
    moved.push(squadron);
    if (few === first) catchUp(Math.ceil(share));
  }
  catchUp(many.length);
  return moved;
}
