// What the second lesson says of what flights have done, and why; of ships it says what the first does.

import type { Shown, Side, Told } from '@flagplot/kernel';
import { listWords } from '@flagplot/manifest';
import type { Event } from '../../rules/events.ts';
import { wings } from '../../rules/fighters/flights.ts';
import type { FleetAction } from '../../rules/state.ts';
import { judgeNow } from '../../rules/victory.ts';
import { flightName, flightOf } from '../../words/flights.ts';
import { ofBook, quantity, shipName } from '../../words/names.ts';
import { battleSaid, needSaid } from '../told.ts';

type FaTold = readonly Told<FleetAction>[];
type FaShown = Shown<FleetAction>;
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** The side of whoever learns. */
export const PUPIL: Side = 'earth';

export function news(told: FaTold, seen: FaShown): string[] {
  const said = [
    ...launchSaid(told, seen),
    ...fightsSaid(told, seen),
    ...gunsSaid(told, seen),
    ...strikesSaid(told, seen),
    ...landedSaid(told, seen),
    ...battleSaid(told, seen, PUPIL),
  ];
  return said.length > 0 ? said : [quietSaid(seen)];
}

function all<K extends Event['kind']>(told: FaTold, kind: K): Of<K>[] {
  return told.flatMap(({ event }) => (event.kind === kind ? [event as Of<K>] : []));
}

function isOwn({ book }: FaShown, flight: string): boolean {
  return flightOf(book, flight)?.side === PUPIL;
}

/** FA-10.2.1 What has left its ship. */
function launchSaid(told: FaTold, seen: FaShown): string[] {
  const out = all(told, 'sortie');
  const theirs = out.filter(({ flight }) => !isOwn(seen, flight)).length;
  const own = out.length - theirs;
  const yours = own > 0 ? [`${quantity(own, 'flight of yours is', 'flights of yours are')} out.`] : [];
  return theirs > 0
    ? [
        ...yours,
        `They have launched ${quantity(theirs, 'flight', 'flights')}: what for, they alone know until you see where it flies.`,
      ]
    : yours;
}

/** FA-10.10 Dogfights that began, and what they cost. */
function fightsSaid(told: FaTold, seen: FaShown): string[] {
  const begun =
    all(told, 'dogfight').length > 0 ? ['Fighters have met, and fight each other until one side is gone or they part.'] : [];
  const duels = all(told, 'duelled');
  if (duels.length === 0) return begun;
  const kills = (mine: boolean): number =>
    duels.filter(({ flight }) => isOwn(seen, flight) === mine).reduce((sum, one) => sum + one.kills, 0);
  return [
    ...begun,
    `In the dogfight you shot down ${kills(true)}, they ${kills(false)}: a die and the number of one’s fighters, so the larger flight wins.`,
  ];
}

/** FA-10.7 What guns threw at fighters, and what came down. */
function gunsSaid(told: FaTold, seen: FaShown): string[] {
  const fired = all(told, 'guarded');
  const [at, by] = [fired.filter(({ flight }) => isOwn(seen, flight)), fired.filter(({ flight }) => !isOwn(seen, flight))];
  const downed = all(told, 'downed').filter(one => one.by === 'fire');
  const words = (shots: readonly Of<'guarded'>[], who: string): string[] => {
    if (shots.length === 0) return [];
    const dice = shots.reduce((sum, one) => sum + one.dice, 0);
    const lost = downed
      .filter(({ flight }) => shots.some(one => one.flight === flight))
      .map(one => `${flightName(seen.book, one.flight)} has ${quantity(one.left, 'fighter', 'fighters')} left`);
    return [
      `${who} guns threw ${quantity(dice, 'die', 'dice')} at fighters: ${lost.length > 0 ? listWords([...new Set(lost)]) : 'nothing came down'}.`,
    ];
  };
  return [...words(at, 'Their'), ...words(by, 'Your')];
}

/** FA-10.6.4 What flights did to ships. */
function strikesSaid(told: FaTold, seen: FaShown): string[] {
  const strafed = all(told, 'strafed');
  const own = strafed.filter(({ flight }) => isOwn(seen, flight));
  const theirs = strafed.filter(({ flight }) => !isOwn(seen, flight));
  const at = (runs: readonly Of<'strafed'>[]): string =>
    listWords([...new Set(runs.map(({ ship }) => shipName(seen.book, ship)))]);
  const hits = (runs: readonly Of<'strafed'>[]): string => quantity(runs.filter(({ hit }) => hit).length, 'hit', 'hits');
  return [
    ...(own.length > 0
      ? [
          `${quantity(own.length, 'flight of yours attacks', 'flights of yours attack')} ${at(own)}: ${hits(own)}${needSaid(told, own)}.`,
        ]
      : []),
    ...(theirs.length > 0
      ? [`${quantity(theirs.length, 'flight of theirs attacks', 'flights of theirs attack')} ${at(theirs)}: ${hits(theirs)}.`]
      : []),
  ];
}

/** FA-10.2.6 Who is home. */
function landedSaid(told: FaTold, seen: FaShown): string[] {
  const own = all(told, 'landed').filter(({ flight }) => isOwn(seen, flight));
  if (own.length === 0) return [];
  return [
    `${listWords(own.map(({ flight }) => flightName(seen.book, flight)))} ${own.length === 1 ? 'is' : 'are'} aboard, out of reach of guns; whoever is launched again has a new mission.`,
  ];
}

/** Nothing hurt anybody: where fighters are. */
function quietSaid(seen: FaShown): string {
  const out = wings(seen).filter(({ flight, of }) => of.side === PUPIL && !flight.aboard && flight.fighters > 0).length;
  if (out === 0) return 'Your fighters are aboard; nothing was fired at anybody.';
  return `${quantity(out, 'flight of yours flies', 'flights of yours fly')} as ordered; nothing was fired at anybody.`;
}

export function over(told: FaTold, seen: FaShown): string {
  const runs = all(told, 'strafed');
  const own = runs.filter(({ flight }) => isOwn(seen, flight)).length;
  const dice = all(told, 'fired')
    .filter(({ ship }) => ofBook(seen.book, ship)?.side === PUPIL)
    .reduce((sum, one) => sum + one.dice, 0);
  const did = `Your fighters went in ${quantity(own, 'time', 'times')}, theirs ${quantity(runs.length - own, 'time', 'times')}; your ships threw ${quantity(dice, 'die', 'dice')}`;
  if ((seen.open.verdict ?? judgeNow(seen)).winners.includes(PUPIL))
    return `${did}: strikes that go in pulse after pulse, beside guns on the same ship, win. What guards meets their strikes before they are at yours.`;
  return own === 0
    ? `${did}: fighters that stay at home hurt no ship. Launch early, and send those that are made for ships.`
    : `${did}: few fighters that go in late hurt little. Send them together, at the ship that your guns are on.`;
}
