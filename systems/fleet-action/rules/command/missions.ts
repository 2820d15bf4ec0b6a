// What command and morale allow flights to be sent on.

import type { Fleet, Squadron } from '../open.ts';
import { squadronMembers } from '../orders/limits.ts';
import type { Seen } from '../roster.ts';
import { squadronOf } from '../roster.ts';

export type Mission = 'superiority' | 'strike' | 'escort';

/** FA-4.8.1 Whether a fleet may give its flights new missions in a turn: not in the one after it lost its flagship. */
export function mayAssign({ stricken }: Fleet, turn: number): boolean {
  return stricken !== turn;
}

/** FA-11.4.3 Whether a squadron may send flights on a mission: no strikes while it withdraws. */
export function maySend({ withdraws }: Squadron, mission: Mission): boolean {
  return withdraws === 0 || mission !== 'strike';
}

/** FA-4.8.2 The mission of a strike flight: at its target while that has a ship left, then escort of the nearest of its own squadrons. */
export function strikeNow(
  seen: Seen,
  { target, friends }: { target: string; friends: readonly string[] },
): { mission: Mission; of: string } | undefined {
  if (squadronMembers(seen, target).length > 0) return { mission: 'strike', of: target };
  const friend = friends.find(id => squadronMembers(seen, squadronOf(seen.book, id).id).length > 0);
  return friend === undefined ? undefined : { mission: 'escort', of: friend };
}
