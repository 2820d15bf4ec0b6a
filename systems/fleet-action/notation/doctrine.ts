// Ruling R60: standing orders as they are typed, `standing hits, launch 20, flights`, and in a position, `standing narn hits launch 20`.

import type { Phrase } from '@flagplot/manifest/orders';
import type { Names, Reader } from '@flagplot/manifest/text';
import { idText } from '@flagplot/manifest/text';
import { FARTHEST, LEAVABLE } from '../rules/doctrine.ts';
import type { Sealed } from '../rules/folder.ts';
import type { Doctrine } from '../rules/orders.ts';

/** What is left of what can be, word by word. */
function wordsOf(doctrine: Doctrine): string[] {
  return LEAVABLE.flatMap(what => {
    const left = doctrine[what];
    if (left === undefined) return [];
    return [what === 'launch' ? `launch ${left}` : what];
  });
}

export function doctrineText(doctrine: Doctrine | undefined): string[] {
  if (!doctrine) return [];
  const words = wordsOf(doctrine);
  return [`standing ${words.length > 0 ? words.join(', ') : 'none'}`];
}

/** All of them, behind `standing`: what is not named is asked. */
export function readDoctrine(it: Phrase): Doctrine | undefined {
  const doctrine: Doctrine = {};
  it.mark(':');
  it.offer('none', ...LEAVABLE);
  if (it.may('none')) return doctrine;
  do {
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

interface DoctrinesSaid {
  readonly sides: Names;
  readonly missions: Map<string, Partial<Sealed>>;
}

/** `standing narn hits launch 20`. */
export function readStanding(reader: Reader, { sides, missions }: DoctrinesSaid): void {
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
  missions.set(side, { ...missions.get(side), doctrine });
}

function nextLeft(reader: Reader): keyof Doctrine | undefined {
  return LEAVABLE.find(one => reader.accept(one));
}

export function standingLines(side: string, { doctrine }: Sealed): string[] {
  return doctrine ? [['standing', idText(side, []), ...wordsOf(doctrine)].join(' ')] : [];
}
