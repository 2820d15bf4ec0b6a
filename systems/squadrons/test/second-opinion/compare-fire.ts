// Chapter 4, asked of both: who jams, who fires at whom, what each shot needs, and what given dice do.

import type { Answer, RollDie, Thrown } from '@flagplot/kernel';
import { asked, lineAt, quickDice, rolled, viewOf } from '@flagplot/kernel/bare';
import type { Inquiry } from '@flagplot/lab/second-opinion';
import { between, once, oneOf, some } from '@flagplot/lab/second-opinion';
import type { Event } from '../../rules/events.ts';
import { squadrons as rules } from '../../rules/index.ts';
import type { Volley } from '../../rules/orders.ts';
import type { SqAsk, SqState, Squadrons } from '../../rules/state.ts';
import type { Declaration } from './fire.ts';
import {
  declarationFaults,
  difficulty,
  eligible,
  fireCode,
  isAskedToFire,
  isAskedToJam,
  mayJam,
  range,
  shooters,
} from './fire.ts';
import { randomVolley } from './orders.ts';
import type { Craft, Position } from './position.ts';
import { leaderAmong } from './position.ts';
import type { Battle } from './reading.ts';
import { declarationOf, positionOf, volleyOf } from './reading.ts';
import type { Harms } from './volleys.ts';
import { craftAfter, rollFire } from './volleys.ts';

type FireAsk = Extract<SqAsk, { kind: 'fire' }>;
type FireAnswer = Answer<Squadrons, 'fire'>;

/** The sides in the order of the scenario. */
const sidesOf = ({ book }: SqState): string[] => book.sides.map(({ id }) => id);

/** Who is asked, with his squadrons about which he is. */
type Asks = { side: string; squadrons: string[] }[];

function asksOf(asks: readonly SqAsk[]): Asks {
  return asks.map(({ side, about }) => ({ side, squadrons: 'squadrons' in about ? about.squadrons : [] }));
}

function asksFor(s: SqState, position: Position, isAsked: (one: Position['squadrons'][number]) => boolean): Asks {
  const asks = sidesOf(s).map(side => ({ side, squadrons: position.squadrons.filter(one => one.side === side && isAsked(one)) }));
  return asks
    .filter(({ squadrons }) => squadrons.length > 0)
    .map(one => ({ ...one, squadrons: one.squadrons.map(({ id }) => id) }));
}

/** Announcements of jamming that both are asked about in one position. */
const ANNOUNCEMENTS = 4;

/** The battle stands before jamming is announced; afterwards some squadrons jam. */
export function compareJamming(inquiry: Inquiry, battle: Battle, roll: RollDie): void {
  const position = positionOf(battle);
  const { s } = battle;
  const asks = asked(rules, s);
  const ours = asksFor(s, position, squadron => isAskedToJam(position, squadron));
  inquiry.ask('who is asked to jam', [ours, asksOf(asks)], () => 'sides and their squadrons');
  for (let i = 0; i < ANNOUNCEMENTS; i += 1) {
    const side = oneOf(roll, sidesOf(s));
    const drawn = position.squadrons.filter(one => one.side === side || once(roll, 12)).map(({ id }) => id);
    const ids = [...some(roll, drawn, between(roll, 1, 2)), ...(once(roll, 10) ? drawn.slice(0, 1) : [])];
    const isSound = (id: string): boolean => position.squadrons.some(one => one.id === id && one.side === side && mayJam(one));
    const stands = ids.every(isSound) && new Set(ids).size === ids.length;
    const refusals = rules.questions.jam.judge(viewOf(s, side), { round: 1, squadrons: [] }, { squadrons: ids });
    const both = [stands, refusals.length === 0] as const;
    inquiry.ask(stands ? 'announcements that stand' : 'announcements refused', both, () => `${side}: ${ids.join(', ')}`);
  }
  const able = position.squadrons.filter(one => mayJam(one) && !once(roll, 3)).map(({ id }) => id);
  for (const squadron of s.open.squadrons) squadron.jams = able.includes(squadron.id);
}

/** Volleys of a side that both are asked about in one position. */
const VOLLEYS = 6;

/** The battle stands before fire is declared; afterwards all fire has taken effect. */
export function compareFire(inquiry: Inquiry, battle: Battle, roll: RollDie): void {
  const position = positionOf(battle);
  const { s } = battle;
  const asks = asked(rules, s) as FireAsk[];
  const ours = asksFor(s, position, squadron => isAskedToFire(position, squadron));
  inquiry.ask('who is asked to fire', [ours, asksOf(asks)], () => 'sides and their squadrons');
  const answers = asks.map(ask => ({ ...ask, order: { volleys: compareDeclarations(inquiry, { s, position, ask }, roll) } }));
  compareRolls(inquiry, { ...battle, position, answers }, roll(1_000_000));
}

interface Asked {
  readonly s: SqState;
  readonly position: Position;
  readonly ask: FireAsk;
}

/** Asks both about volleys of one side. @returns some that stand, a volley a squadron. */
function compareDeclarations(inquiry: Inquiry, asked: Asked, roll: RollDie): Volley[] {
  const { s, position, ask } = asked;
  const own = position.squadrons.filter(({ side }) => side === ask.side);
  const orders = Array.from({ length: VOLLEYS }, () => {
    const of = once(roll, 20) ? position.squadrons : own;
    const volleys = Array.from({ length: once(roll, 8) ? 2 : 1 }, () => volleyOf(randomVolley(position, oneOf(roll, of), roll)));
    return compareStanding(inquiry, asked, volleys) ? volleys : [];
  });
  const drawn = rules.questions.fire.random(viewOf(s, ask.side), ask.about, roll).volleys;
  if (!compareStanding(inquiry, asked, drawn)) return [];
  const all = once(roll, 2) ? [...orders.flat(), ...drawn] : [...drawn, ...orders.flat()];
  return all.filter(({ squadron }, i) => all.findIndex(other => other.squadron === squadron) === i);
}

/** @returns whether these volleys stand, and both say so. */
function compareStanding(inquiry: Inquiry, { s, position, ask }: Asked, volleys: readonly Volley[]): boolean {
  const declarations = volleys.map(volley => declarationOf(position, volley));
  const faults = declarationFaults(position, ask.side, declarations);
  const refusals = rules.questions.fire.judge(viewOf(s, ask.side), ask.about, { volleys: [...volleys] });
  const stands = faults.length === 0;
  const why = (): string => `${faults.join(', ')} / ${refusals.map(({ rule, say }) => `${rule} ${say}`).join(' ')}`;
  const kind = stands ? 'fire that stands' : 'fire refused';
  const agree = inquiry.ask(kind, [stands, refusals.length === 0], () => `${JSON.stringify(volleys)}: ${why()}`);
  return agree && stands;
}

interface Declared extends Battle {
  readonly position: Position;
  readonly answers: readonly FireAnswer[];
}

/** All fire of the phase with the same dice: what is declared, what each shot needs, which dice fall, and what they do. */
function compareRolls(inquiry: Inquiry, { scenario, s, position, answers }: Declared, seed: number): void {
  const told: (Event | Thrown)[] = [];
  const theirDice = counting(seed);
  const listener = { tell: (event: Event | Thrown) => void told.push(event), reveal() {} };
  const volleys = answers.flatMap(({ order }) => order.volleys);
  lineAt(rules, s)?.carry?.(s, rolled({ face: theirDice.die }, listener), answers);
  const declarations = inOrder(
    position,
    volleys.map(volley => declarationOf(position, volley)),
  );
  const ourDice = counting(seed);
  const harms = rollFire(position, declarations, ourDice.die);
  const what = (): string => JSON.stringify(volleys);
  inquiry.ask('volleys declared', [declarations.map(one => one.squadron.id), laidIn(told).map(one => one.squadron)], what);
  for (const [i, one] of declarations.entries())
    inquiry.ask('shooters, targets and range', [laid(position, one), laidIn(told)[i]], what);
  const [ourNeeds, theirNeeds] = [declarations.flatMap(one => needs(position, one)), needsIn(told)];
  inquiry.ask('number of shots', [ourNeeds.length, theirNeeds.length], what);
  for (const [i, needed] of ourNeeds.entries()) inquiry.ask('what a shot needs', [needed, theirNeeds[i]], what);
  inquiry.ask('which dice fall', [ourDice.fallen, theirDice.fallen], what);
  const [ourSheets, theirSheets] = [afterwards(position, declarations, harms), sheets(positionOf({ scenario, s }))];
  for (const [i, sheet] of ourSheets.entries())
    inquiry.ask('what became of a squadron under fire', [sheet, theirSheets[i]], () => `${what()} ${JSON.stringify(harms)}`);
}

/** Dice of a seed, and how many faces each of them had that fell. */
function counting(seed: number): { die: RollDie; fallen: number[] } {
  const dice = quickDice(seed);
  const fallen: number[] = [];
  const die = (faces: number): number => {
    fallen.push(faces);
    return dice(faces);
  };
  return { fallen, die };
}

/** SQ-2.3.5 */
function inOrder({ order, squadrons }: Position, declarations: readonly Declaration[]): Declaration[] {
  const places = squadrons.map(({ id }) => id);
  const key = ({ squadron }: Declaration): number => order.indexOf(squadron.side) * places.length + places.indexOf(squadron.id);
  return [...declarations].sort((a, b) => key(a) - key(b));
}

interface Laid {
  readonly squadron: string;
  readonly shooters: readonly number[];
  readonly eligible: readonly number[];
  readonly range: number;
}

function laid(position: Position, declaration: Declaration): Laid {
  return {
    squadron: declaration.squadron.id,
    shooters: shooters(position, declaration),
    eligible: eligible(position, declaration),
    range: range(position, declaration),
  };
}

function laidIn(told: readonly (Event | Thrown)[]): Laid[] {
  const places = (numbers: readonly number[]): number[] => numbers.map(number => number - 1);
  return told.flatMap(event =>
    event.kind === 'declared'
      ? [{ squadron: event.squadron, shooters: places(event.shooters), eligible: places(event.eligible), range: event.range }]
      : [],
  );
}

/** SQ-4.5.2, SQ-4.5.3 What the die of each shot must come to: a natural 1 is never enough. */
function needs(position: Position, declaration: Declaration): number[] {
  return shooters(position, declaration).flatMap(place => {
    const needed = difficulty(position, declaration, place) - fireCode(position, declaration, place);
    return Array.from({ length: declaration.weapon.shots }, () => Math.max(2, needed));
  });
}

function needsIn(told: readonly (Event | Thrown)[]): (number | undefined)[] {
  return told.flatMap(event => (event.kind === 'thrown' && event.why.rule === 'SQ-4.5.1' ? [event.why.test?.n] : []));
}

/** What there is to be seen of a squadron. */
interface Sheet {
  readonly leader: number;
  readonly craft: readonly Pick<Craft, 'at' | 'markers' | 'counters' | 'rounds'>[];
}

/** What lies on craft that are gone counts for nothing. */
const sheetOf = ({ at, markers, counters, rounds }: Craft): Sheet['craft'][number] =>
  at ? { at, markers, counters, rounds } : { at, markers: 0, counters: 0, rounds };

function sheets({ squadrons }: Position): Sheet[] {
  return squadrons.map(({ leader, craft }) => ({ leader, craft: craft.map(sheetOf) }));
}

function afterwards(position: Position, declarations: readonly Declaration[], harms: Harms): Sheet[] {
  return position.squadrons.map(squadron => {
    const fired = declarations.find(one => one.squadron.id === squadron.id);
    const firing = fired && position.ammunition ? shooters(position, fired) : [];
    const craft = squadron.craft.map((one, place) => {
      const spent = firing.includes(place) ? fired?.weapon.id : undefined;
      return craftAfter(one, harms[squadron.id]?.[place], spent);
    });
    return { leader: leaderAmong(squadron, craft), craft: craft.map(sheetOf) };
  });
}
