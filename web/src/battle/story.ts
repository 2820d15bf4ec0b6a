// A battle that is over as a story: what was scored for what, where it turned, how the dice fell. Made of what all could see alone.

import type { Mind } from '@flagplot/bots';
import type { GameTypes, Side, State, Thrown, Told } from '@flagplot/kernel';
import { thrownWords } from '@flagplot/pagekit/log/grouping.ts';
import { isThrown } from '@flagplot/pagekit/log/thrown.ts';
import { percent, tenths } from '@flagplot/pagekit/words/numbers.ts';
import type { Beat, Place } from '@flagplot/scene';
import { type Change, freaks, largestChanges, type Standing } from '@flagplot/telling';
import type { Battle } from '../session/battle.svelte.ts';
import { beatSentences } from '../session/beats.ts';
import type { Moment } from '../session/history.svelte.ts';
import { loadPart, manifestOf } from '../session/systems.ts';

/** How many of the steps that changed most are named. */
const TURNS = 3;
/** What a sure win is worth to a mind. */
const SURE = 10_000;

/** What a side scored for one reason. */
export interface Scored {
  reason: string;
  points: Readonly<Record<Side, number>>;
}

/** A step that changed much, named by what happened in it. */
export interface Turning extends Change {
  /** `Turn 4, pulse 2`. */
  when: string;
  says: string;
}

export interface Story {
  unit: string;
  scored: readonly Scored[];
  standings: readonly Standing[];
  turnings: readonly Turning[];
  /** `Ro'Dal fires Heavy laser at Meridian: 4 of 4, 1 in 16`, of the best and of the worst throw. */
  best: string | undefined;
  worst: string | undefined;
}

/** The story of a battle that is over. */
export async function storyOf(battle: Battle): Promise<Story> {
  const history = battle.playback.historyOf(undefined);
  await history.fetch();
  const manifest = manifestOf(battle.gear.rules.name);
  const mind = manifest && (await loadPart(manifest, 'mind'));
  const told = battle.seat.told.filter(one => !one.to);
  const standings = mind ? history.moments.map(moment => standingAt(battle, mind, moment)) : [];
  const turnings = await Promise.all(largestChanges(standings, TURNS).map(change => name(battle, change, history.moments)));
  const thrown = told.flatMap(({ event }): Thrown[] => (isThrown(event) ? [event] : []));
  const { best, worst } = freaks(thrown, battle.gear.words.nerve);
  return {
    ...(await scoredIn(battle)),
    standings,
    turnings,
    best: best && freakWords(best),
    worst: worst && freakWords(worst),
  };
}

/** How it stood at a moment, by what all could see: each side's folder is as another would guess it. */
function standingAt({ gear, sides }: Battle, mind: Mind<GameTypes>, { seen, told, ...at }: Moment): Standing {
  const { book, open, clock } = seen;
  const guess = (side: Side): object | undefined => {
    const other = sides.find(one => one !== side) ?? side;
    return gear.rules.imagine({ book, open, clock, side: other, own: {} }, () => 1)[side];
  };
  const sealed = Object.fromEntries(sides.map(side => [side, guess(side) ?? {}]));
  const state: State<GameTypes> = { book, open, clock, sealed };
  return { at, told, worth: Object.fromEntries(sides.map(side => [side, mind.evaluate(state, side).worth / SURE])) };
}

/** Points by reason; a reason for which nobody scored is none. */
async function scoredIn({ gear, seat, sides }: Battle): Promise<Pick<Story, 'unit' | 'scored'>> {
  const own = await gear.panels?.tally?.();
  if (!own) return { unit: 'points', scored: [] };
  const bySide = sides.map(side => own.tally(seat.seen, side));
  const scored = (bySide[0] ?? []).map(({ reason }, i) => ({
    reason,
    points: Object.fromEntries(sides.map((side, n) => [side, bySide[n]?.[i]?.points ?? 0])),
  }));
  return { unit: own.unit, scored: scored.filter(({ points }) => Object.values(points).some(one => one > 0)) };
}

/** What happened in a step that changed much: its weightiest beat. */
async function name(battle: Battle, change: Change, moments: readonly Moment[]): Promise<Turning> {
  const told = battle.playback.historyOf(undefined).told.slice(change.from.told, change.to.told);
  const seen = moments.find(one => one.step === change.to.at.step)?.seen ?? battle.seat.seen;
  const beats = await battle.beatsOf(told, seen);
  const [first] = beats.toSorted((a, b) => weightOf(a) - weightOf(b));
  const clock = (first && told[first.told[0] ?? 0]?.clock) ?? change.to.at;
  return { ...change, when: battle.words.whenAt(clock), says: first ? wordsOf(battle, first, told) : '' };
}

/** The weightiest first: who was lost by fire, what cost most, then all else by its kind. */
function weightOf(beat: Beat<Place>): number {
  if (beat.kind === 'loss') return 1;
  if (beat.kind === 'morale') return 3;
  if (beat.kind !== 'fire') return 4;
  const [track] = beat.volley.tracks;
  return beat.volley.lost.length > 0 ? 0 : 3 - (track ? (track.from - track.to) / track.of : 0);
}

function wordsOf(battle: Battle, beat: Beat<Place>, told: readonly Told<GameTypes>[]): string {
  if (beat.kind === 'fire') return `${beat.volley.target.name}: ${beat.volley.says}.`;
  return beatSentences(beat, told, one => battle.words.narrate(one));
}

function freakWords({ thrown, chance }: { thrown: Thrown; chance: number }): string {
  return `${thrownWords(thrown).replace(/[.]$/, '')} (${percent(chance)})`;
}

/** The story in lines, for a report. */
export function storyLines(battle: Battle, { unit, scored, turnings, best, worst }: Story): string[] {
  const points = scored.map(({ reason, points: of }) => {
    const each = battle.sides.map(side => `${battle.words.sideName(side)} ${tenths(of[side] ?? 0)}`);
    return `${unit} for ${reason}: ${each.join(', ')}`;
  });
  const turned = turnings.map(
    ({ when, says, side, from, to }) =>
      `${when}: ${says} ${battle.words.sideName(side)} ${percent(from.worth[side] ?? 0)} to ${percent(to.worth[side] ?? 0)}`,
  );
  return [
    ...points.map(line => line.replace(/^./, letter => letter.toUpperCase())),
    ...turned,
    ...(best ? [`Best throw: ${best}`] : []),
    ...(worst ? [`Worst throw: ${worst}`] : []),
  ];
}
