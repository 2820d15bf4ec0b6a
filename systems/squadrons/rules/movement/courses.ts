// Paths worth a thought, and paths by chance.

import type { RollDie } from '@flagplot/kernel';
import type { Book, Speed } from '../book.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Move } from '../orders.ts';
import type { Limits, Step, Tip } from './path.ts';
import { fitPath, start, take, whyBarred } from './path.ts';
import { flyers, limitsOf } from './speed.ts';

/** Facing changes of a course, and whether they come as early as may be or after half the way. */
const COURSES: readonly string[] = ['', 'L', 'R', 'LL', 'RR', 'LR', 'RL', 'LLL', 'RRR'];

/** The whole squadron straight on, turning once, turning twice: far and near, each craft as far as its own limits go. */
export function* looks(book: Book, squadron: Squadron, speed: Speed): Generator<Move> {
  const places = flyers(book, squadron);
  const lead = places.includes(squadron.leader) ? squadron.leader : (places[0] as number);
  const limits = limitsOf(book, squadron, { place: lead, speed });
  for (const turns of COURSES) {
    for (const most of new Set([limits.most, (limits.most + 1) >> 1, 1]))
      yield inFormation(book, squadron, { speed, path: course(turns, { ...limits, most }) });
  }
}

/** A path with these turns, each as early as it may be, then straight on. */
export function course(turns: string, { most, turnDistance }: Limits): string {
  let path = '';
  let left = most;
  for (const turn of turns) {
    if (left < turnDistance) break;
    path += 'F'.repeat(turnDistance) + turn;
    left -= turnDistance;
  }
  return path + 'F'.repeat(left);
}

/** All craft of a squadron by one path, each as far as its own limits let it follow. */
export function inFormation(book: Book, squadron: Squadron, { speed, path }: { speed: Speed; path: string }): Move {
  const craft = flyers(book, squadron).map(place => {
    const limits = limitsOf(book, squadron, { place, speed });
    return { craft: place + 1, path: fitPath(book, squadron.craft[place] as Craft, { path, limits }) };
  });
  return { squadron: squadron.id, speed, craft };
}

/** Tries to stay on the map before a craft is let go over its edge. */
const TRIES = 3;

/** Any path the book allows, of any length; those that leave the map are rarer than they might be. */
export function randomPath(
  book: Book,
  squadron: Squadron,
  { place, speed, face }: { place: number; speed: Speed; face: RollDie },
): string {
  const limits = limitsOf(book, squadron, { place, speed });
  const hexes = face(limits.most);
  let path = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawn = randomSteps(book, squadron.craft[place] as Craft, { limits, hexes, face });
    path = drawn.path;
    if (!drawn.tip.left) break;
  }
  return path;
}

interface Drawn {
  limits: Limits;
  hexes: number;
  face: RollDie;
}

function randomSteps(book: Book, craft: Craft, { limits, hexes, face }: Drawn): { path: string; tip: Tip } {
  let tip = start(craft);
  let path = '';
  while (!tip.left && tip.hexes < hexes) {
    const turn: Step = face(2) === 1 ? 'L' : 'R';
    const step: Step = !whyBarred(tip, turn, limits) && face(3) === 1 ? turn : 'F';
    tip = take(book, tip, step);
    path += step;
  }
  const last: Step = face(2) === 1 ? 'L' : 'R';
  if (whyBarred(tip, last, limits) || face(3) > 1) return { path, tip };
  return { path: path + last, tip: take(book, tip, last) };
}
