// Ruling R60: standing orders as they are typed, `standing hits, launch 20, moves b a`, and in a position, `standing narn hits launch 20 moves narn-b`.

import type { Phrase } from '@flagplot/manifest/orders';
import type { Names, Reader } from '@flagplot/manifest/text';
import { idText } from '@flagplot/manifest/text';
import { FARTHEST, LEAVABLE, type Left } from '../rules/doctrine.ts';
import type { Sealed } from '../rules/folder.ts';
import type { Doctrine } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import { unitsOf, unitText } from './order-units.ts';
import { readNames } from './place.ts';

/** What is left of what can be, FA-5.5.12 and which squadron moves before which, word by word: `hits`, `launch 20`, `moves b a`. */
function wordsOf({ moves = [], ...left }: Doctrine, nameOf: (squadron: string) => string): string[] {
  const words = LEAVABLE.filter(what => left[what] !== undefined).map(what =>
    what === 'launch' ? `launch ${left.launch}` : what,
  );
  return moves.length > 0 ? [...words, ['moves', ...moves.map(nameOf)].join(' ')] : words;
}

export function doctrineText(doctrine: Doctrine | undefined, v: FaView): string[] {
  if (!doctrine) return [];
  const words = wordsOf(doctrine, id => unitText(v, id));
  return [`standing ${words.length > 0 ? words.join(', ') : 'none'}`];
}

/** All of them, behind `standing`: what is not named is asked. */
export function readDoctrine(it: Phrase, v: FaView): Doctrine | undefined {
  const doctrine: Doctrine = {};
  it.mark(':');
  it.offer('none', ...LEAVABLE, 'moves');
  if (it.may('none')) return doctrine;
  do {
    if (it.may('moves')) {
      const moves = readMoves(it, v);
      if (moves.length === 0) return undefined;
      doctrine.moves = moves;
      continue;
    }
    const what = LEAVABLE.find(one => it.may(one));
    if (!what) return it.giveUp();
    if (what === 'launch') {
      const { next } = it;
      const hexes = it.number();
      if (hexes === undefined || hexes > FARTHEST) {
        it.fault(`expected hexes to the nearest enemy, 0 to ${FARTHEST}`, next);
        return undefined;
      }
      doctrine.launch = hexes;
    } else doctrine[what] = true;
  } while (it.also());
  return doctrine;
}

/** Squadrons one after another, at least one. */
function readMoves(it: Phrase, v: FaView): string[] {
  const own = unitsOf(v);
  const found: string[] = [];
  for (let one = it.name(own); one; one = it.mayName(own)) found.push(one.id);
  return found;
}

interface DoctrinesSaid {
  readonly sides: Names;
  readonly units: Names;
  readonly missions: Map<string, Partial<Sealed>>;
}

/** `standing narn hits launch 20`. */
export function readStanding(reader: Reader, { sides, units, missions }: DoctrinesSaid): void {
  const side = reader.name('side', sides);
  if (side === undefined) return;
  const doctrine: Doctrine = {};
  for (let what = nextLeft(reader); what; what = nextLeft(reader)) {
    if (what !== 'launch') doctrine[what] = true;
    else {
      const launch = reader.whole('hexes', 0, FARTHEST);
      if (launch !== undefined) doctrine.launch = launch;
    }
  }
  const first = reader.accept('moves') ? reader.name('squadron', units) : undefined;
  if (first !== undefined) doctrine.moves = [first, ...readNames(reader, units)];
  missions.set(side, { ...missions.get(side), doctrine });
}

function nextLeft(reader: Reader): Left | undefined {
  return LEAVABLE.find(one => reader.accept(one));
}

export function standingLines(side: string, { doctrine }: Sealed): string[] {
  if (!doctrine) return [];
  return [['standing', idText(side, []), ...wordsOf(doctrine, id => idText(id, []))].join(' ')];
}
