// Who takes on whom: escorts, patrols, and escorts against patrols.

import type { Refusal, RollDie, Side } from '@flagplot/kernel';
import { nameOf } from '../names.ts';
import type { Marker, Raid } from '../open.ts';
import type { Id, TakingOn } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { flyingOf, groupAt, isFighter, markerNamed } from './markers.ts';

/** What is asked of who may take on. */
export interface TakeAbout {
  as: 'escort' | 'cap' | 'guard';
  by: Id[];
  on: Id[];
}

/** Whom the markers of a side may take on as an attack stands; nothing where it has none that may. */
export function takeOf(seen: Seen, raid: Raid, side: Side): TakeAbout | undefined {
  const about = raid.stage === 'guard' ? guards(seen, raid) : raid.as === 'bomb' ? patrol(seen, raid) : escorts(seen, raid);
  const by = about.by.filter(marker => marker.side === side && canTake(seen, marker));
  if (by.length === 0 || about.on.length === 0) return undefined;
  const ids = (markers: readonly Marker[]): Id[] => markers.map(({ id }) => id);
  return { as: about.as, by: ids(by), on: ids(about.on) };
}

interface Takers {
  readonly as: TakeAbout['as'];
  readonly by: readonly Marker[];
  readonly on: readonly Marker[];
}

/** BB-4.5.9 It has taken on fewer than it may in this phase. */
function canTake({ book }: Pick<Seen, 'book'>, { took }: Marker): boolean {
  return took < book.charts.aeroplane.takes;
}

/** BB-4.5.1, BB-4.5.2 Fighters in one group with bombers that are attacked, against the fighters that attack. */
function escorts({ open }: Seen, { by, on }: Raid): Takers {
  const attacked = flyingOf(open, on);
  return { as: 'escort', by: attacked.filter(marker => isFighter(marker) && isEscort(open, marker)), on: flyingOf(open, by) };
}

function isEscort(open: Seen['open'], marker: Marker): boolean {
  return groupAt(open, marker).some(other => !isFighter(other));
}

/** BB-4.5.6 Fighters on patrol over a ship, against the bombers that make a run on it; BB-4.5.8 torpedo bombers make none. */
function patrol({ open }: Seen, { by, target }: Raid): Takers {
  const flying = open.markers.filter(({ status, on }) => status === 'flies' && on?.as === 'cap' && on.vessel === target);
  return { as: 'cap', by: flying, on: flyingOf(open, by) };
}

/** BB-4.5.7 Fighters in one group with those bombers, against the patrol that takes them on. */
function guards({ open }: Seen, { by, takes }: Raid): Takers {
  const [bomber] = flyingOf(open, by);
  return {
    as: 'guard',
    by: bomber ? groupAt(open, bomber).filter(isFighter) : [],
    on: flyingOf(
      open,
      takes.map(take => take.by),
    ),
  };
}

/** BB-4.5.9 Two at the most for each in a phase, and nobody twice: every reason takes cannot stand. */
export function takeFaults(seen: Seen, { by, on }: TakeAbout, takes: readonly TakingOn[]): Refusal[] {
  const rule = 'BB-4.5.9';
  return takes.flatMap((take, i) => {
    const at = `/takes/${i}`;
    if (!by.includes(take.by))
      return [{ rule: 'BB-4.5.2', at: `${at}/by`, say: `${nameOf(seen.book, take.by)} takes on nobody here.` }];
    const found: Refusal[] = [];
    if (takes.findIndex(other => other.by === take.by) < i)
      found.push({ rule, at: `${at}/by`, say: `${nameOf(seen.book, take.by)} is there twice.` });
    const most = roomOf(seen, take.by);
    if (take.on.length > most)
      found.push({ rule, at: `${at}/on`, say: `${nameOf(seen.book, take.by)} takes on ${most} more in this phase.` });
    const before = takes.slice(0, i).flatMap(other => other.on);
    for (const [j, id] of take.on.entries())
      if (!on.includes(id) || before.includes(id) || take.on.indexOf(id) < j)
        found.push({ rule: 'BB-4.5.2', at: `${at}/on/${j}`, say: `${nameOf(seen.book, id)} is not there to be taken on.` });
    return found;
  });
}

function roomOf({ book, open }: Seen, by: Id): number {
  return book.charts.aeroplane.takes - (markerNamed(open, by)?.took ?? 0);
}

/** Everybody takes on as many as he may, in the order of the lists. */
export function allTakes(seen: Seen, { by, on }: TakeAbout): TakingOn[] {
  const left = [...on];
  return by.flatMap(id => {
    const taken = left.splice(0, roomOf(seen, id));
    return taken.length > 0 ? [{ by: id, on: taken }] : [];
  });
}

/** Any takes that stand. */
export function anyTakes(seen: Seen, { by, on }: TakeAbout, roll: RollDie): TakingOn[] {
  const left = [...on];
  return by.flatMap(id => {
    const taken: Id[] = [];
    for (let room = roomOf(seen, id); room > 0 && left.length > 0; room -= 1)
      if (roll(3) > 1) taken.push(left.splice(roll(left.length) - 1, 1)[0] as Id);
    return taken.length > 0 ? [{ by: id, on: taken }] : [];
  });
}
