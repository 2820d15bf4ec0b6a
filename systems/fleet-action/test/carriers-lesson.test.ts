// The second lesson of Fleet Action: what its steps offer stands, and what has happened is told with its reason.

import type { LessonStep } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { lesson } from '../lesson/carriers/index.ts';
import { news, over } from '../lesson/carriers/told.ts';
import type { Event } from '../rules/events.ts';
import type { FaAsk } from '../rules/state.ts';
import type { Battle } from './battle.ts';
import { FAR, refused, sky, until } from './fighters/table.ts';

const PUPIL = 'earth';

/** Plays on until whoever learns is asked this, and gives what leads him through it. */
function led(b: Battle, kind: FaAsk['kind']): LessonStep {
  until(b, PUPIL, kind);
  const ask = b.asks.find(({ side }) => side === PUPIL) as FaAsk;
  const step = lesson.steps[ask.kind] as (v: object, about: object) => LessonStep;
  return step(b.view(PUPIL), ask.about);
}

const named = ({ choices }: LessonStep) => choices.map(({ name }) => name);
/** What is refused of all that a step offers. */
const faults = (b: Battle, { choices }: LessonStep) => choices.flatMap(({ order }) => refused(b, PUPIL, order));
const told = (b: Battle, ...events: Event[]) =>
  events.map(event => ({ clock: b.s.clock, event })) as unknown as Parameters<typeof news>[0];
const seen = ({ s: { book, clock, open } }: Battle) => ({ book, clock, open });

test('FA-10.2.1 FA-10.1.6 the lesson launches what is made for ships on a strike, and the rest to guard; every way stands', () => {
  const b = sky('tal-1 2060 patrol', FAR);
  const step = led(b, 'launch');
  expect(named(step)).toEqual([
    'Thunderbolts strike Narn A, the others guard your ships',
    'All strike Narn A',
    'All guard your own ships',
    'Keep them aboard',
  ]);
  expect(faults(b, step)).toEqual([]);
});

test('FA-10.2.6 the lesson leads a flight that is spent home first, if its carrier is in reach', () => {
  const b = sky('vesper-1 2007 x2 escort earth-a, tal-1 2060 patrol', FAR);
  const step = led(b, 'flights');
  expect(step.says).toContain('has 2 fighters left');
  expect(named(step)[0]).toBe('Back aboard: Starfury Vesper 1');
  expect(faults(b, step)).toEqual([]);
});

test('FA-10.6.12 the lesson sends all flights at one of the ships that are in their hex', () => {
  const b = sky('vesper-3 2030 strike narn-a, tal-1 2060 patrol', FAR.replace('2080', '2030').replace('2180', '2030'));
  const step = led(b, 'attack');
  expect(named(step)).toEqual(['All at Tal', 'All at Var']);
  expect(faults(b, step)).toEqual([]);
});

test('FA-10.7.15 where more fighters come than a gun takes, the lesson lets it be said which', () => {
  const b = sky('tal-1 2015 strike earth-a, tal-2 2015 strike earth-a, var-1 2015 strike earth-a, var-2 2015 strike earth-a');
  b.ship('vesper').weapons = b.ship('vesper').weapons.map(() => 1);
  const step = led(b, 'aim');
  expect(named(step)).toEqual(['At Frazi Tal 1 first', 'At Frazi Var 2 first']);
  expect(faults(b, step)).toEqual([]);
});

test('FA-6.4.8 the lesson offers guns at fighters beside fire at ships', () => {
  const b = sky('tal-1 2016 patrol');
  const step = led(b, 'fire');
  expect(named(step)).toContain('Your guns at their fighters: Frazi Tal 1');
  expect(faults(b, step)).toEqual([]);
});

test('FA-10.10.10 the lesson lets kills fall on the smallest flight, or on all', () => {
  const b = sky('vesper-1 2040 patrol fights, vesper-2 2040 patrol fights, tal-1 2060 patrol', FAR);
  const { q, r } = b.s.open.flights?.find(({ id }) => id === 'flight-vesper-1') ?? { q: 0, r: 0 };
  b.s.open.kills = [{ q, r, side: PUPIL, type: 'starfury', kills: 3 }];
  const about = { pulse: 1, what: 'share' as const, flights: [] };
  const step = lesson.steps.dogfight?.(b.view(PUPIL), about) as LessonStep;
  expect(named(step)).toEqual(['Your smallest flight loses them first', 'Spread them over your flights']);
  expect(step.choices[1]?.order).toEqual({
    lost: [
      { flight: 'flight-vesper-1', fighters: 2 },
      { flight: 'flight-vesper-2', fighters: 1 },
    ],
  });
});

test('FA-10.2.6 FA-10.7.3 FA-10.10.6 the lesson tells of fighters home, under fire and in dogfights', () => {
  const b = sky('vesper-1 2040 patrol, tal-1 2060 patrol', FAR);
  const said = (...events: Event[]) => news(told(b, ...events), seen(b)).join(' ');
  expect(said({ kind: 'landed', flight: 'flight-vesper-1', carrier: 'vesper' })).toContain('Starfury Vesper 1 is aboard');
  const guarded = { kind: 'guarded', ship: 'tal', weapon: 'twin-array', dice: 3, hits: 1, how: 'guard' } as const;
  const downed = { kind: 'downed', fighters: 2, left: 4, by: 'fire' } as const;
  const flight = 'flight-vesper-1';
  expect(said({ ...guarded, flight }, { ...downed, flight })).toBe(
    'Their guns threw 3 dice at fighters: Starfury Vesper 1 has 4 fighters left.',
  );
  const at = { q: 0, r: 0 };
  expect(said({ kind: 'duelled', flight, at, against: 'frazi', total: 12, kills: 2 })).toContain('you shot down 2, they 0');
  expect(said()).toBe('1 flight of yours flies as ordered; nothing was fired at anybody.');
});

test('FA-15.1.5 the lesson says at its end why fighters that stay at home win nothing', () => {
  const b = sky('vesper-1 2040 patrol, tal-1 2060 patrol', FAR);
  const place = { q: 0, r: 0, heading: 0 };
  expect(over(told(b), seen(b))).toContain('fighters that stay at home hurt no ship');
  const run: Event = { kind: 'strafed', flight: 'flight-vesper-1', ship: 'tal', hit: true, from: place, to: place };
  expect(over(told(b, run), seen(b))).toContain('Your fighters went in 1 time, theirs 0 times');
});
