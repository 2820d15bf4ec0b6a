// The record: replayed to the same battle, and refused with the place where it is broken.

import type { GameTypes, Json } from '../contract.ts';
import type { HostMatch } from '../host.ts';
import { canonical, plain } from '../json.ts';
import { resume } from '../record.ts';
import type { Entry, Saved } from '../saved.ts';
import { alike } from './arrival.ts';
import { Put } from './asking.ts';
import { answerAsk, attempt, beginBattle, breakOff, orderOf, playMatch } from './battles.ts';
import { withChange } from './damage.ts';
import type { Battle, DemandOfBattle } from './subject.ts';

export const recordsReplay: DemandOfBattle = {
  id: 'records-replay',
  of: 'battle',
  says: 'a record replays event for event and hash for hash, unopened answers included',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const match = playMatch(battle, beginBattle(battle), now => {
      if (isReplayed(now.shown().clock.step)) replays(battle, now);
    });
    replays(battle, match);
    halfAnswered(battle);
  },
};

/** Every fourth step of short battles; a replay plays all that went before, so of long ones the seldomer the longer they have gone on. */
function isReplayed(step: number): boolean {
  let every = 4;
  while (every * 8 <= step) every *= 2;
  return step % every === 1;
}

function replays<G extends GameTypes>(battle: Battle<G>, match: HostMatch<G>): void {
  const saved = plain(match.saved());
  const again = replayOf(battle, saved as unknown as Saved);
  alike(battle, [match, again], 'when it is replayed from its record');
  const { step } = match.shown().clock;
  if (canonical(again.saved()) !== canonical(saved)) breakOff(battle, step, 'a replayed battle has another record');
  if (canonical(again.asks()) !== canonical(match.asks())) breakOff(battle, step, 'a replayed battle asks other questions');
}

function replayOf<G extends GameTypes>(battle: Battle<G>, saved: Saved): HostMatch<G> {
  const made = attempt({ battle, step: 0, what: 'a replay' }, () => resume(battle.rules, saved, battle.subject.check));
  if ('match' in made) return made.match;
  return breakOff(
    battle,
    0,
    `its own record is refused: ${made.faults.map(fault => `${fault.at ?? ''} ${fault.say}`).join('; ')}`,
  );
}

/** A battle in which one of several has answered, then two, and so on to the last but one. */
function halfAnswered<G extends GameTypes>(battle: Battle<G>): void {
  const match = beginBattle(battle);
  while (!match.outcome() && match.asks().length < 2 && match.shown().clock.step <= battle.subject.bound) {
    const [ask] = match.asks();
    if (ask) answerAsk(battle, match, { ask, order: orderOf(battle, new Put(battle.rules, match.state(), ask)) });
  }
  for (const ask of match.asks().slice(0, -1)) {
    answerAsk(battle, match, { ask, order: orderOf(battle, new Put(battle.rules, match.state(), ask)) });
    replays(battle, match);
  }
}

type Break = [place: string, at: readonly (string | number)[], change: (part: Json) => Json | undefined];

const otherwise = (part: Json): Json => (typeof part === 'number' ? part + 1 : `${part}x`);
const nothing = (): undefined => undefined;

/** What is broken in every record, and the place that must be named. */
const BREAKS: readonly Break[] = [
  ['', [], () => null],
  ['', ['strange'], () => 1],
  ['/format', ['format'], otherwise],
  ['/system', ['system'], otherwise],
  ['/edition', ['edition'], otherwise],
  ['/scenario', ['scenario'], () => null],
  ['/scenario', ['scenario', 'strange'], () => 1],
  ['/dice', ['dice', 'kind'], otherwise],
  ['/dice', ['dice', 'kind'], () => 'keyed'],
  ['/dice', ['dice', 'generator'], otherwise],
  ['/dice', ['dice', 'seed'], nothing],
  ['/journal', ['journal'], () => ({})],
  ['', ['hashes'], nothing],
  ['/hashes', ['hashes'], part => [...(part as Json[]), '0'.repeat(64)]],
];

const HASH = 64;

function breaksOf({ journal, hashes }: Saved): Break[] {
  const ofEntries = journal.flatMap((entry, i) => (isBroken(i) ? breaksOfEntry(entry, i) : []));
  const ofHashes = hashes.flatMap((_, i): Break[] => (isBroken(i) ? [breakOfHash(i)] : []));
  return [...BREAKS, ...ofEntries, ...ofHashes];
}

/** Every entry of a short record; each break is a replay, so of a long one the seldomer the longer it is. */
function isBroken(entry: number): boolean {
  let every = 1;
  while (every * 32 <= entry) every *= 2;
  return entry % every === 0;
}

function breakOfHash(i: number): Break {
  return [`/hashes/${i}`, ['hashes', i], hash => `${hash}`.replace(/./, digit => (digit === '0' ? '1' : '0')).slice(0, HASH)];
}

function breaksOfEntry(entry: Entry, i: number): Break[] {
  const place = `/journal/${i}`;
  if (entry.kind !== 'answer') return [];
  return [
    [`${place}/kind`, ['journal', i, 'kind'], otherwise],
    [place, ['journal', i, 'side'], otherwise],
    [place, ['journal', i, 'side'], nothing],
    [place, ['journal', i, 'step'], otherwise],
    [place, ['journal', i, 'order'], () => null],
    [place, ['journal', i, 'strange'], () => 1],
  ];
}

export const brokenRecordsAreRefused: DemandOfBattle = {
  id: 'broken-records-are-refused',
  of: 'battle',
  says: 'a record with a fault at any place is refused at that place',
  once: true,
  holds<G extends GameTypes>(battle: Battle<G>): void {
    const saved = playMatch(battle, beginBattle(battle)).saved();
    for (const broke of breaksOf(saved)) isRefused(battle, plain(saved), broke);
  },
};

function isRefused<G extends GameTypes>(battle: Battle<G>, saved: Json, [place, at, change]: Break): void {
  const bad = withChange(saved, at, change) as unknown as Saved;
  const what = `a record broken at /${at.join('/')}`;
  const made = attempt({ battle, step: 0, what }, () => resume(battle.rules, bad, battle.subject.check));
  if (!('faults' in made)) breakOff(battle, 0, `${what} is taken for whole`);
  const places = made.faults.map(fault => fault.at ?? '');
  if (!places.some(one => one === place || one.startsWith(`${place}/`))) {
    breakOff(battle, 0, `${what} is refused at ${places.join(' and ') || 'no place'}, not at ${place || 'its whole'}`);
  }
}
