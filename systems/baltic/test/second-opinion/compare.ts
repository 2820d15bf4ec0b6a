// One position, and all that both are asked about it.

import type { Comparison, Disagreement } from '@flagplot/lab';
import { channel, sightThrough } from '@flagplot/plane';
import { shotOf } from '../../rules/acts/fire.ts';
import type { Charts } from '../../rules/charts.ts';
import { aimOf, isFired } from '../../rules/gunnery/aim.ts';
import { markOf } from '../../rules/gunnery/mark.ts';
import { lineBetween } from '../../rules/gunnery/sight.ts';
import type { Vessel } from '../../rules/open.ts';
import { areEnemies, cardOf } from '../../rules/roster.ts';
import type { BbState } from '../../rules/state.ts';
import { sailBoth } from './compare-courses.ts';
import { layOut } from './lay.ts';
import type { Position, Ship } from './position.ts';
import { positionOf } from './position.ts';
import { diceOf, look } from './shot.ts';

class Inquiry {
  readonly questions: Record<string, number> = {};
  readonly disagreements: Disagreement[] = [];

  ask(kind: string, what: string, [ours, theirs]: readonly [ours: unknown, theirs: unknown]): void {
    this.questions[kind] = (this.questions[kind] ?? 0) + 1;
    if (JSON.stringify([ours]) !== JSON.stringify([theirs])) this.disagreements.push({ what: `${kind}: ${what}`, ours, theirs });
  }
}

/** Asks both about the position of a seed. `charts`: what the rules go by instead of the charts that come with them. */
export function compare(seed: number, charts?: Charts): Comparison {
  const { s, roll } = layOut(seed, charts);
  const inquiry = new Inquiry();
  const pairs = s.open.vessels.flatMap(firer =>
    s.open.vessels.filter(target => areEnemies(s.book, firer.side, target.side)).map(target => [firer, target] as const),
  );
  const position = positionOf(s);
  // A few of them: squadrons make many, and most of those much alike.
  for (let n = 0; n < PAIRS && pairs.length > 0; n += 1) {
    const [pair] = pairs.splice(roll(pairs.length) - 1, 1) as [readonly [Vessel, Vessel]];
    comparePair(inquiry, { s, position }, pair);
  }
  const sailed = sailBoth(roll, s.book.charts);
  inquiry.ask('end of a course', sailed.what, sailed.ends);
  inquiry.ask('landfall', sailed.what, sailed.landfall);
  return { position: JSON.stringify(s.open.vessels), questions: inquiry.questions, disagreements: inquiry.disagreements };
}

const PAIRS = 6;

interface Both {
  s: BbState;
  position: Position;
}

function comparePair(inquiry: Inquiry, { s, position }: Both, [firer, target]: readonly [Vessel, Vessel]): void {
  const ships = [firer, target].map(({ id }) => position.ships.find(ship => ship.id === id)) as [Ship, Ship];
  const what = `${firer.id} to ${target.id}`;
  const ours = look(position, ...ships);
  const line = lineBetween(s, firer, markOf(s, target));
  inquiry.ask('squared distance', what, [Number(ours.squared), line.squared]);
  inquiry.ask('in sight', what, [ours.open, line.open]);
  const [first, second] = s.open.vessels.indexOf(firer) < s.open.vessels.indexOf(target) ? [firer, target] : [target, firer];
  const model = (vessel: Vessel) => ({ middle: vessel, outline: markOf(s, vessel).outline });
  const { free, straight } = sightThrough(channel(model(first), model(second)), line.obstacles);
  inquiry.ask('free lines', what, [ours.free, [free, straight]]);
  for (const weapon of cardOf(s.book, firer).weapons.filter(isFired)) {
    const shot = shotOf(s, { weapon: weapon.id, by: [firer.id], target: target.id });
    const theirs = shot && aimOf(s, shot)?.dice;
    inquiry.ask(theirs === undefined ? 'a shot that cannot be' : 'dice', `${what}, ${weapon.id}`, [
      diceOf(position, weapon, { firer: ships[0], target: ships[1], seen: ours }),
      theirs,
    ]);
  }
}
