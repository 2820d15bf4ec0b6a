// What the lesson says of what has happened, and why.

import { hexes } from '@flagplot/hexes';
import type { Shown, Side, Told } from '@flagplot/kernel';
import { listWords, reasonWords } from '@flagplot/manifest';
import type { Book } from '../rules/book.ts';
import type { Event } from '../rules/events.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { judgeNow } from '../rules/victory.ts';
import { ofBook, quantity, shipName } from '../words/names.ts';
import { AHEAD, ASTERN, enemyOf } from './orders.ts';

type FaTold = readonly Told<FleetAction>[];
type FaShown = Shown<FleetAction>;
type Fired = Extract<Event, { kind: 'fired' }>;

/** The side of whoever learns. */
export const PUPIL: Side = 'narn';

export function news(told: FaTold, seen: FaShown): string[] {
  const said = battleSaid(told, seen, PUPIL);
  return said.length > 0 ? said : ['Nothing was fired, by you or at you.'];
}

/** What ships have done, as whoever learns on a side is told: fire and what came of it, what it cost, and where all are now. */
export function battleSaid(told: FaTold, seen: FaShown, pupil: Side): string[] {
  return [...fireSaid(told, seen, pupil), ...placedSaid(told, seen, pupil), ...moveSaid(told, seen, pupil)];
}

/** Where both have come to, and whether guns bear. */
function moveSaid(told: FaTold, seen: FaShown, pupil: Side): string[] {
  const [own] = squadronsOf(seen, pupil);
  const enemy = enemyOf({ ...seen, side: pupil });
  if (!own || !enemy || !told.some(({ event }) => event.kind === 'moved')) return [];
  const [off, theirs] = [hexes.offBow(own, own.heading, enemy), hexes.offBow(enemy, enemy.heading, own)];
  const where =
    off <= AHEAD
      ? 'before your bows'
      : off < ASTERN
        ? 'on your side, where fewer guns bear'
        : 'behind you, where hardly a gun bears';
  const you = theirs <= AHEAD ? ', and you are before theirs' : theirs >= ASTERN ? ', and you are behind them' : '';
  return [`All have moved: they are ${quantity(hexes.range(own, enemy), 'hex', 'hexes')} off, ${where}${you}.`];
}

/** What was fired and what came of it, one's own first. */
function fireSaid(told: FaTold, { book }: FaShown, pupil: Side): string[] {
  const fired = told.flatMap(({ event }) => (event.kind === 'fired' ? [event] : []));
  const sideOf = (ship: string): Side | undefined => ofBook(book, ship)?.side;
  const own = fired.filter(({ ship }) => sideOf(ship) === pupil);
  const theirs = fired.filter(({ ship }) => sideOf(ship) !== pupil);
  const lost = told.flatMap(({ event }) => (event.kind === 'destroyed' ? [event.ship] : []));
  const losses = (mine: boolean): string => {
    const names = lost.filter(id => (sideOf(id) === pupil) === mine).map(id => shipName(book, id));
    return names.length > 0 ? ` ${listWords(names)} ${names.length === 1 ? 'is' : 'are'} destroyed.` : '';
  };
  return [
    ...(own.length > 0 ? [`You threw ${volleySaid(book, own, told)}.${losses(false) || spreadSaid(own)}`] : []),
    ...(theirs.length > 0 ? [`They threw ${volleySaid(book, theirs, told)}.${losses(true)}`] : []),
    ...(own.length === 0 && theirs.length > 0
      ? ['You fired nothing: both sides choose at once, and what does not bear, or is held, does not come back.']
      : []),
  ];
}

/** What becomes of fire at several ships that sinks none. */
function spreadSaid(fired: readonly Fired[]): string {
  const targets = new Set(fired.map(({ target }) => target)).size;
  return targets > 1 ? ` Spread over ${targets} ships, it sank none: a hurt ship fires on, a sunk one does not.` : '';
}

/** FA-6.5.2, FA-7.3.9 What the hits have cost of one's own weapons, and what that means. */
function placedSaid(told: FaTold, { book }: FaShown, pupil: Side): string[] {
  const placed = told.flatMap(({ event }) =>
    event.kind === 'placed' && ofBook(book, event.ship)?.side === pupil ? [event] : [],
  );
  if (placed.length === 0) return [];
  const given = placed.map(({ ship, weapon, left }) => {
    const name = ofBook(book, ship)?.weapons.find(({ id }) => id === weapon)?.name ?? weapon;
    return `${shipName(book, ship)}’s ${name.toLowerCase()} has ${left === 0 ? 'no box' : quantity(left, 'box', 'boxes')} left`;
  });
  return [`${listWords(given)}: a weapon throws no more dice than it has boxes.`];
}

/** `9 dice at Picket: 4 hits, where a die must show 8 or more (Picket's defence 12, Quel's sensor -4)`. */
function volleySaid(book: Book, fired: readonly Fired[], told: FaTold): string {
  const sum = (of: 'dice' | 'hits'): number => fired.reduce((all, one) => all + one[of], 0);
  const targets = [...new Set(fired.map(({ target }) => target))];
  const at = targets.length === 1 ? shipName(book, targets[0] ?? '') : `${targets.length} ships`;
  const why = needSaid(told, fired);
  return `${quantity(sum('dice'), 'die', 'dice')} at ${at}: ${quantity(sum('hits'), 'hit', 'hits')}${why}`;
}

/** What a die of the first of these shots or attacks needed, and why. */
export function needSaid(told: FaTold, shots: readonly Event[]): string {
  const at = told.findIndex(({ event }) => event === shots[0]);
  const thrown = [...told.slice(0, at)].reverse().find(({ event }) => event.kind === 'thrown' && event.why.test);
  if (thrown?.event.kind !== 'thrown' || !thrown.event.why.test) return '';
  const { test, mods = [] } = thrown.event.why;
  return `, where a die must show ${test.n} or more (${reasonWords(mods)})`;
}

export function over(told: FaTold, seen: FaShown): string {
  const shots = told.flatMap(({ event }) => (event.kind === 'fired' ? [event] : []));
  const mine = shots.filter(({ ship }) => ofBook(seen.book, ship)?.side === PUPIL);
  const sum = (fired: readonly Fired[]): number => fired.reduce((dice, one) => dice + one.dice, 0);
  const [given, taken] = [sum(mine), sum(shots) - sum(mine)];
  const dice = `You threw ${quantity(given, 'die', 'dice')} at them, they ${taken} at you`;
  if ((seen.open.verdict ?? judgeNow(seen)).winners.includes(PUPIL))
    return `${dice}: who keeps the enemy before his bows and his guns on one ship at a time, wins. A ship scores once half of its structure is gone.`;
  if (given < taken)
    return `${dice}: guns that do not bear, or wait, win nothing. Keep the enemy before your bows and fire when near.`;
  const targets = new Set(mine.map(({ target }) => target)).size;
  return targets > 1
    ? `${dice}, but at ${targets} ships: a ship scores once half of its structure is gone, so sink one after the other.`
    : `${dice}, but from too far: dice hit better near by, and a ship scores once half of its structure is gone.`;
}
