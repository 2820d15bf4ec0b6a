// The rows of a comparison: the same work for any two trees, in passes short enough to take turns.

import type { Act } from '../pools.ts';
import { POOLS } from '../pools.ts';
import type { Position, Recording, Work } from './driver.ts';
import { Battles, Trace } from './driver.ts';
import type { Answer, Game, GameName, Outcomes, Player, PlayerName, State, Tree } from './tree.ts';

/** A row made ready on one tree. */
export interface Ready {
  /** How many of `unit` a pass does. */
  readonly units: number;
  readonly unit: string;
  pass(): unknown;
  /** What a pass does. */
  work(): Work;
}

export type AgainstRow = (tree: Required<Tree>) => Promise<Ready>;

export const AGAINST: Readonly<Record<string, AgainstRow>> = {
  dice: async tree => throwDice(tree),
  rules: replays('duel', 6),
  'fleets-rules': replays('five thousand points', 2),
  'recorded-60': replays('sixty a side', 1),
  'fleet-fight': async tree => fleetFight(await fightsOn(tree), 'replay'),
  'fleet-fight-told': async tree => fleetFight(await fightsOn(tree), 'replayMatch'),
  random: fightsOf('duel', 'random', { count: 10 }),
  'random-told': fightsOf('duel', 'random', { count: 10, by: 'told' }),
  'random-match': fightsOf('duel', 'random', { count: 10, by: 'match' }),
  'fleets-random': fightsOf('five thousand points', 'random', { count: 2 }),
  ordinary: fightsOf('duel', 'ordinary', { count: 2 }),
  'fleets-ordinary': fightsOf('five thousand points', 'ordinary', { count: 2 }),
  'fleets-ordinary-told': fightsOf('five thousand points', 'ordinary', { count: 2, by: 'told' }),
  'roll-out-drawn': rollOuts('five thousand points', game => game.player('random')),
  'roll-out-idle': rollOuts('five thousand points', firingIdly),
  clone: copies,
  odds: odds('duel', ({ ship, target }) => ({ ship, target })),
  ...Object.fromEntries(Object.entries(POOLS).map(([name, made]) => [name, pool(made)])),
  'squadrons-rules': replays('patrol', 6),
  'recorded-16': replays('sixteen squadrons', 1),
  'squadrons-random': fightsOf('patrol', 'random', { count: 2 }),
  'squadrons-random-match': fightsOf('patrol', 'random', { count: 2, by: 'match' }),
  'squadrons-ordinary': fightsOf('patrol', 'ordinary', { count: 2 }),
  'squadrons-odds': odds('patrol', ({ squadron, weapon, target }) => ({ squadron, weapon, target })),
};

const STEPS = 5_000;
const DICE_OF_A_STEP = 20;

/** Dice as battles throw them: every step has a stream of its own, from which a volley or two are thrown. */
function throwDice(tree: Tree): Ready {
  const pass = (): number => {
    let sum = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const roll = tree.dice('dice', step);
      for (let i = 0; i < DICE_OF_A_STEP; i += 1) sum += roll(10);
    }
    return sum;
  };
  return { units: STEPS * DICE_OF_A_STEP, unit: 'die', pass, work: () => workOf(trace => trace.note(pass())) };
}

/** The rules alone, on the recorded answers of ordinary opponents. */
function replays(name: GameName, count: number): AgainstRow {
  return async tree => {
    const { battles, recordings } = await recordingsOf(tree, name, count);
    const play = (trace?: Trace) => recordings.map(recording => battles.replay(recording, trace));
    const work = () => workOf(play);
    return { units: work().decisions, unit: 'decision', pass: () => play(), work };
  };
}

interface How {
  /** How many battles a pass fights. */
  readonly count: number;
  /** On the bare loop, in silence; with all that happens told and kept; or through a match. */
  readonly by?: 'told' | 'match';
}

/** Battles of one opponent on all sides. */
function fightsOf(name: GameName, who: 'ordinary' | 'random', { count, by }: How): AgainstRow {
  return async tree => {
    const { battles, player } = await open(tree, name, who);
    const seeds = seedsOf(who, count);
    const fight = (trace?: Trace) => seeds.map(seed => battles.fight(seed, { player, told: by === 'told', trace }));
    const work = () => workOf(fight);
    const pass = by === 'match' ? () => seeds.map(seed => battles.fightMatch(seed, player)) : () => fight();
    const units = who === 'ordinary' ? { units: count, unit: 'battle' } : { units: work().decisions, unit: 'decision' };
    return { ...units, pass, work };
  };
}

interface Fights {
  readonly battles: Battles;
  readonly recordings: readonly Recording[];
}

/** The first fleet fights, as recordings: the shots of all engines, put to the asks of this one. */
async function fightsOn(tree: Tree): Promise<Fights> {
  const battles = new Battles(tree, await tree.game('fleet fight'));
  const recordings = (await tree.fights()).slice(0, 20).map(({ seed, shots }) => {
    const left = [...shots];
    return battles.record(seed, () => left.shift() as object);
  });
  return { battles, recordings };
}

function fleetFight({ battles, recordings }: Fights, by: 'replay' | 'replayMatch'): Ready {
  const work = () => workOf(trace => recordings.map(recording => battles.replay(recording, trace)));
  const pass = () => recordings.map(recording => battles[by](recording));
  return { units: work().decisions, unit: 'move', pass, work };
}

/** Battles in which squadrons withdraw, as they do in most: to seek a way out is the dearest thing that an idle player does. */
const ROLLED_OUT: readonly string[] = ['roll 0', 'roll 1', 'roll 2', 'roll 3', 'roll 4', 'roll 5'];
/** Every so many of the turns that are asked for orders is played on. */
const TURNS_APART = 3;

/** Turns of recorded battles played on from a copy, from their orders on: the roll-outs of a search. */
function rollOuts(name: GameName, by: (game: Game) => Promise<Player>): AgainstRow {
  return async tree => {
    const { battles, player: ordinary } = await open(tree, name, 'ordinary');
    const recordings = ROLLED_OUT.map(seed => battles.record(seed, ordinary));
    const player = await by(battles.game);
    const positions = recordings.flatMap(recording => ordersOf(battles, recording)).filter((_, i) => i % TURNS_APART === 0);
    const play = (trace?: Trace) => positions.map(position => battles.rollOut(position, { player, trace }));
    return { units: positions.length, unit: 'turn', pass: () => play(), work: () => workOf(play) };
  };
}

/** Every squadron holds its course, and each side fires the first volley its rules offer. */
async function firingIdly(game: Game): Promise<Player> {
  const idle = await game.player('idle');
  return (view, ask, roll) => (ask.kind === 'fire' ? game.likeliest?.(view, ask) : undefined) ?? idle(view, ask, roll);
}

/** The positions of a recorded battle in which orders are asked for, without those of its first turn. */
function ordersOf(battles: Battles, recording: Recording): Position[] {
  const found: Position[] = [];
  battles.replay(recording, undefined, (s, answers) => {
    const orders = answers[0]?.kind === 'orders' && s.clock.turn > 1;
    if (orders) found.push({ s: battles.game.copy(s), asks: answers.map(({ side, kind, about }) => ({ side, kind, about })) });
  });
  return found;
}

const COPIES = 1000;

/** The copy of a battle of fifteen ships a side, after half the answers of it. */
async function copies(tree: Tree): Promise<Ready> {
  const { battles, recordings } = await recordingsOf(tree, 'fifteen a side', 1);
  const { seed, steps } = recordings[0] as Recording;
  const half = { seed, steps: steps.slice(0, steps.length / 2) };
  const s = battles.replay(half);
  let last = s;
  const pass = (): State => {
    for (let i = 0; i < COPIES; i += 1) last = battles.game.copy(s);
    return last;
  };
  return { units: COPIES, unit: 'copy', pass, work: () => workOf(trace => battles.replay(half, trace)) };
}

/** The odds of a pool of dice, of which nothing is known beforehand. */
function pool(made: () => Act): AgainstRow {
  return async ({ exact }) => {
    const pass = () => exact(made(), { work: Infinity });
    return { units: 1, unit: 'question', pass, work: () => workOf(trace => trace.note(...chancesOf(pass()))) };
  };
}

/** Every outcome with its chance in lowest terms, in an order that has nothing to do with how they were found. */
function chancesOf({ values, weights, of }: Outcomes): string[] {
  return values.map((value, i) => `${JSON.stringify(value)} ${inLowestTerms(BigInt(weights[i] as bigint), BigInt(of))}`).sort();
}

function inLowestTerms(num: bigint, den: bigint): string {
  let [common, rest] = [den, num];
  while (rest) [common, rest] = [rest, common % rest];
  return `${num / common}/${den / common}`;
}

/** What an order of fire says of each of its volleys. */
type Volley = Readonly<Record<string, unknown>>;

const QUESTIONS = 8;

/** The odds of volleys as they were fired in recorded battles, each asked before it was. */
function odds(name: GameName, of: (volley: Volley) => Volley): AgainstRow {
  return async tree => {
    const { battles, recordings } = await recordingsOf(tree, name, 6);
    const questions = recordings.flatMap(recording => questionsOf(battles, recording));
    const chosen = Array.from(
      { length: QUESTIONS },
      (_, i) => questions[Math.floor((i * questions.length) / QUESTIONS)] as Question,
    );
    const ask = ({ s, volley }: Question) => battles.game.odds(s, 'volley', of(volley));
    const work = () => workOf(trace => chosen.forEach(question => void trace.note(ask(question))));
    return { units: QUESTIONS, unit: 'question', pass: () => chosen.map(ask), work };
  };
}

interface Question {
  readonly s: State;
  readonly volley: Volley;
}

function questionsOf(battles: Battles, recording: Recording): Question[] {
  const found: Question[] = [];
  battles.replay(recording, undefined, (s, answers) => {
    const volleys = answers.filter(({ kind }) => kind === 'fire').flatMap(volleysOf);
    if (volleys.length === 0) return;
    const copy = battles.game.copy(s);
    found.push(...volleys.map(volley => ({ s: copy, volley })));
  });
  return found;
}

function volleysOf({ order }: Answer): readonly Volley[] {
  const { shots, volleys } = order as { shots?: readonly Volley[]; volleys?: readonly Volley[] };
  return shots ?? volleys ?? [];
}

async function open(tree: Tree, name: GameName, who: PlayerName): Promise<{ battles: Battles; player: Player }> {
  const game: Game = await tree.game(name);
  return { battles: new Battles(tree, game), player: await game.player(who) };
}

async function recordingsOf(tree: Tree, name: GameName, count: number): Promise<Fights> {
  const { battles, player } = await open(tree, name, 'ordinary');
  return { battles, recordings: seedsOf(name, count).map(seed => battles.record(seed, player)) };
}

const seedsOf = (name: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${name} ${n + 1}`);

function workOf(act: (trace: Trace) => unknown): Work {
  const trace = new Trace();
  act(trace);
  return trace.work();
}
