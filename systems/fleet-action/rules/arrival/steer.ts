// Chapter 1.4: the turn before the arrival, in which the defender alone moves, pulse by pulse and without written paths.

import type { Phase, Refusal } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { isSameChange, lawful, plotting } from '../movement/lawful.ts';
import type { Arrival, Squadron, Track } from '../open.ts';
import type { Plot, SpeedChange, Steering } from '../orders.ts';
import { squadronCalled, squadronsOf } from '../roster.ts';
import type { FaQuestion, FaState, FaView, FleetAction } from '../state.ts';
import { moveSquadron } from '../turn/2-move.ts';
import { STEER } from './schemas.ts';

/** FA-1.4.1 The defender moves, and nobody else; FA-1.4.4 as he goes. */
export function steer(pulse: number): Phase<FleetAction, 'steer'> {
  return {
    name: `Pulse ${pulse}: extra turn`,
    rule: 'FA-1.4.1',
    begin(s) {
      s.open.pulse = pulse;
    },
    asks: ({ book, clock }) =>
      clock.round > 0
        ? []
        : book.sides
            .filter(({ id }) => id !== book.jump)
            .map(({ id }) => ({ side: id, kind: 'steer' as const, about: { pulse } })),
    carry(s, t, answers) {
      for (const { side, order } of answers) {
        t.tell(() => ({ kind: 'pulse', pulse, first: side, stricken: [] }));
        const { squadrons } = copy(order);
        for (const one of squadrons) {
          const plot = plotSteered(s, one, pulse);
          moveSquadron(s, t, { squadron: squadronCalled(s, one.squadron), plot });
        }
        const still = squadrons.filter(({ path }) => path.length === 0).map(({ squadron }) => squadron);
        if (still.length > 0) t.tell(() => ({ kind: 'still', squadrons: [...still] }));
      }
    },
  };
}

/** FA-1.4.1 The extra turn is over: what was counted in it counts no longer. */
export const extraOver: Phase<FleetAction> = {
  name: 'Extra turn over',
  rule: 'FA-1.4.1',
  begin(s, t) {
    s.open.pulse = 0;
    (s.open.arrival as Arrival).tracks = [];
    for (const flight of s.open.flights ?? []) flight.moved = 0;
    t.tell(() => ({ kind: 'extra-over' }));
  },
};

/** The steps of one pulse as a plot, put down in the track of the squadron. */
function plotSteered(s: FaState, { squadron: id, path, by }: Steering, pulse: number): Plot<never> {
  const arrival = s.open.arrival as Arrival;
  const known = arrival.tracks.find(({ start }) => start.id === id);
  const track: Track = known ?? { start: copy(squadronCalled(s, id)), path: [] };
  if (!known) arrival.tracks.push(track);
  const [whole] = waysOn(s, track, { squadron: id, path, ...(by !== undefined && { by }) });
  track.path.push(path);
  const change: SpeedChange | undefined = by === undefined ? undefined : { pulse, by };
  if (change) track.change = change;
  const steps = [1, 2, 3].map(n => (n === pulse ? path : []));
  return { squadron: id, path: steps, ...(change && { change }), ...(whole?.mode && { mode: whole.mode }) };
}

/** FA-1.4.4 The moves of a squadron in one pulse: such as its commander could have plotted for the turn. */
export const steerQuestion: FaQuestion<'steer'> = {
  rule: 'FA-1.4.4',
  open: true,
  schema: STEER,
  parts: [{ list: 'squadrons', by: 'squadron' }],
  judge: (v, _about, { squadrons }) => [...missing(v, squadrons), ...squadrons.flatMap((_, i) => moveFaults(v, squadrons, i))],
  idle: v => ({ squadrons: squadronsOf(v, v.side).map(squadron => straightOn(v, squadron)) }),
  *candidates(v) {
    const idle = squadronsOf(v, v.side).map(squadron => straightOn(v, squadron));
    yield { squadrons: idle };
    for (const [i, { squadron }] of idle.entries())
      for (const other of steerings(v, squadronCalled(v, squadron)))
        yield { squadrons: idle.map((one, n) => (n === i ? other : one)) };
  },
  random: (v, _about, face) => ({
    squadrons: squadronsOf(v, v.side).map(squadron => {
      const all = steerings(v, squadron);
      return all[face(all.length) - 1] ?? straightOn(v, squadron);
    }),
  }),
};

function trackOf(v: Pick<FaView, 'open'>, squadron: Squadron): Track {
  return v.open.arrival?.tracks.find(({ start }) => start.id === squadron.id) ?? { start: squadron, path: [] };
}

/** The plots of a whole turn that a squadron may be on, as it has moved so far; with these steps in the next pulse, where they are given. */
function waysOn(v: Pick<FaView, 'book' | 'open'>, track: Track, next?: Steering): Plot[] {
  const n = track.path.length;
  const done = next ? [...track.path, next.path] : track.path;
  const found: Plot[] = [];
  for (const plot of lawful(plotting(v, track.start)))
    if (done.every((steps, i) => isSame(steps, plot.path[i] ?? [])) && changesSo(plot.change, track, next && { n, by: next.by }))
      found.push(plot);
  return found;
}

/** Whether a speed change of a whole plot is one that was made, or is made now, or is still to come. */
function changesSo(change: SpeedChange | undefined, track: Track, now?: { n: number; by: number | undefined }): boolean {
  if (track.change) return isSameChange(change, track.change) && now?.by === undefined;
  const moved = track.path.length;
  if (!now) return change === undefined || change.pulse > moved;
  if (now.by !== undefined) return change?.pulse === now.n + 1 && change.by === now.by;
  return change === undefined || change.pulse > now.n + 1;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((step, i) => step === b[i]);
}

/** Everything a squadron may do in this pulse. */
export function steerings(v: FaView, squadron: Squadron): Steering[] {
  const track = trackOf(v, squadron);
  const found = new Map<string, Steering>();
  for (const plot of waysOn(v, track)) {
    const one = steeringOf(plot, track);
    found.set(`${one.path.join()} ${one.by ?? 0}`, one);
  }
  return [...found.values()];
}

/** What a plot of a whole turn has a squadron do in the next pulse. */
export function steeringOf({ squadron, path, change }: Plot, track: Pick<Track, 'path' | 'change'>): Steering {
  const pulse = track.path.length + 1;
  const now = !track.change && change?.pulse === pulse ? { by: change.by } : {};
  return { squadron, path: path[pulse - 1] ?? [], ...now };
}

/** Straight on at the speed it has, where that stays on the map: else the first that does. */
function straightOn(v: FaView, squadron: Squadron): Steering {
  const track = trackOf(v, squadron);
  const n = track.path.length;
  const all = waysOn(v, track);
  const isStraight = ({ path, change }: Plot) =>
    path.slice(n).every(steps => steps.every(step => step === 'ahead')) && (track.change !== undefined || change === undefined);
  const plot = all.find(isStraight) ?? all[0];
  return plot ? steeringOf(plot, track) : { squadron: squadron.id, path: [] };
}

function missing(v: FaView, given: readonly Steering[]): Refusal[] {
  const without = squadronsOf(v, v.side).filter(({ id }) => !given.some(({ squadron }) => squadron === id));
  return without.map(({ id }) => ({
    rule: 'FA-1.4.4',
    at: '/squadrons',
    say: `${nameOf(v, id)} has not been moved yet.`,
    lacking: true as const,
  }));
}

/** FA-1.4.3, FA-1.4.4 Inside the limits of any turn. */
function moveFaults(v: FaView, given: readonly Steering[], i: number): Refusal[] {
  const one = given[i] as Steering;
  const fault = (at: string, say: string): Refusal[] => [{ rule: 'FA-1.4.4', at: `/squadrons/${i}/${at}`, say }];
  const squadron = squadronsOf(v, v.side).find(({ id }) => id === one.squadron);
  if (!squadron) return fault('squadron', `You command no squadron ${one.squadron}.`);
  if (given.findIndex(other => other.squadron === one.squadron) < i)
    return fault('squadron', `${nameOf(v, one.squadron)} is moved once a pulse.`);
  if (waysOn(v, trackOf(v, squadron), one).length > 0) return [];
  return fault('path', `${nameOf(v, one.squadron)} cannot move so in this turn, by its ratings and as it has moved.`);
}

function nameOf({ book }: FaView, squadron: string): string {
  return book.squadrons[book.squadronAt[squadron] ?? -1]?.name ?? squadron;
}
