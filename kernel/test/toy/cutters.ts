import type { Forecast, Json, RollDie, Ruleset, Side, Told, View, Words } from '../../src/contract.ts';
import { ruledWords } from '../../src/ruled.ts';
import { questions } from './questions.ts';
import type { Cutters, Folder, Happening, Ring } from './shapes.ts';
import { BEATS, cutterOf, MOVES } from './shapes.ts';
import { board, sequence } from './turn.ts';

const name = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 20 };
const count = { type: 'integer', minimum: 0, maximum: 99 };
const strict = (properties: Record<string, object>): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const orNull = (schema: object): object => ({ anyOf: [schema, { type: 'null' }] });

const outcome = strict({
  winners: { type: 'array', items: name },
  points: { type: 'object', additionalProperties: count },
  why: { type: 'string' },
});

const shapes = {
  open: strict({
    cutters: { type: 'array', items: strict({ side: name, at: count, crew: count, shown: count }), maxItems: 3 },
    beat: { type: 'integer', minimum: -1, maximum: BEATS },
    meeting: orNull(strict({ by: name, of: name, boarded: { type: 'boolean' } })),
    met: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    over: orNull(outcome),
  }),
  sealed: strict({
    reserve: count,
    beats: { type: 'array', items: { enum: MOVES }, maxItems: BEATS },
    fair: { type: 'boolean' },
    boards: { enum: [true, false, null] },
  }),
};

const schema = strict({
  sides: { type: 'array', items: name, minItems: 2, maxItems: 3 },
  stations: { type: 'integer', minimum: 2, maximum: 20 },
  turns: { type: 'integer', minimum: 1, maximum: 20 },
  crew: { type: 'integer', minimum: 1, maximum: 20 },
});

/** What one side would lose if the other boarded it now. */
const boarding: Forecast<Cutters> = {
  rule: 'CU-4.3',
  schema: strict({ by: name, of: name }),
  assumes: ['the boarded bring up none of their reserve'],
  act(s, t, of) {
    const { by, of: boarded } = of as { by: Side; of: Side };
    return { lost: board(s, t, { by, of: boarded, hands: 0 }), left: cutterOf(s.open, boarded).crew } satisfies Json;
  },
};

function setUp(_: Ring, { sides, stations, crew }: Ring): ReturnType<Ruleset<Cutters>['setUp']> {
  const cutters = sides.map((side, i) => ({ side, at: Math.floor((i * stations) / sides.length), crew, shown: 0 }));
  const folder = (): Folder => ({ reserve: 0, beats: [], fair: false, boards: null });
  return {
    open: { cutters, beat: BEATS, meeting: null, met: [], over: null },
    sealed: Object.fromEntries(sides.map(side => [side, folder()])),
  };
}

function imagine(v: View<Cutters>, face: RollDie): Record<Side, Folder> {
  const others = v.book.sides.filter(side => side !== v.side);
  return Object.fromEntries([[v.side, v.own], ...others.map(side => [side, guessed(v, cutterOf(v.open, side).shown, face)])]);
}

function guessed({ book, open }: View<Cutters>, shown: number, face: RollDie): Folder {
  const left = open.beat < 0 ? 0 : BEATS - open.beat;
  return {
    reserve: face(Math.max(0, Math.floor(book.crew / 3) - shown) + 1) - 1,
    beats: Array.from({ length: left }, () => MOVES[face(3) - 1]!),
    fair: face(3) === 3,
    boards: [true, false, null][face(3) - 1]!,
  };
}

function narrate({ event }: Told<Cutters>): string {
  if (event.kind === 'ruled') return ruledWords(event, event.side ?? '');
  if (event.kind !== 'thrown') return sentence(event);
  return `${event.why.what}: ${event.faces.join(' ')} [${event.why.rule}]`;
}

function sentence(event: Happening): string {
  switch (event.kind) {
    case 'stowed':
      return `${event.side} is ready`;
    case 'turn':
      return `Turn ${event.turn}`;
    case 'beat':
      return `Beat ${event.beat}`;
    case 'moved':
      return `${event.side} goes from ${event.from} to ${event.to}`;
    case 'met':
      return `${event.by} meets ${event.of}`;
    case 'passed':
      return `${event.by} lets ${event.of} pass`;
    case 'boarded':
      return `${event.by} boards ${event.of}`;
    case 'repelled':
      return `${event.side} brings up ${event.hands}`;
    case 'lost':
      return `${event.side} loses ${event.crew} and has ${event.left}`;
    case 'over':
      return `${event.outcome.winners.join(' and ')}: ${event.outcome.why}`;
  }
}

export const cutters: Ruleset<Cutters> = {
  name: 'cutters',
  edition: '1',
  schema,
  stateSchemas: shapes,
  read(scenario) {
    const { sides } = scenario;
    const twice = sides.findIndex((side, i) => sides.indexOf(side) !== i);
    return twice < 0
      ? { book: scenario }
      : { faults: [{ rule: 'CU-1', at: `/sides/${twice}`, say: `${sides[twice]} is there twice` }] };
  },
  sequence: () => sequence,
  questions,
  forecasts: { boarding },
  setUp,
  outcome: ({ open }) => open.over ?? undefined,
  score: ({ book, open }) => Object.fromEntries(open.cutters.map(({ side, crew }) => [side, { points: crew, of: book.crew }])),
  imagine,
};

/** The words of the toy, beside its rules. */
export const words: Words<Cutters> = { turn: 'Turn', side: side => side, phase: head => ({ head }), narrate };

export const duel: Ring = { sides: ['red', 'blue'], stations: 6, turns: 4, crew: 6 };
export const brawl: Ring = { sides: ['red', 'blue', 'green'], stations: 5, turns: 4, crew: 7 };
