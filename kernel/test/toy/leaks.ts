// Leaks planted into the toy by `npm run leaks`.

import type { Leak } from '../../src/conformance/leak.ts';

const QUESTIONS = 'test/toy/questions.ts';
const TURN = 'test/toy/turn.ts';
const CUTTERS = 'test/toy/cutters.ts';
const SHAPES = 'test/toy/shapes.ts';

export const leaks: readonly Leak[] = [
  {
    name: 'first-beat-of-another-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: QUESTIONS,
        find: "const plot: Question<Cutters, 'plot'> = {",
        put: "const begun = { side: '', back: false };\nconst plot: Question<Cutters, 'plot'> = {",
      },
      {
        file: QUESTIONS,
        find: '    const found: Refusal[] = [];\n',
        put: "    const found: Refusal[] = [];\n    Object.assign(begun, { side: v.side, back: beats[0] === 'back' });\n",
      },
      {
        file: QUESTIONS,
        find: '  *candidates(v) {\n    for (const first of MOVES) {',
        put: "  *candidates(v) {\n    if (begun.back && begun.side !== v.side) yield { beats: ['back', 'stay', 'stay'], boards: true };\n    for (const first of MOVES) {",
      },
    ],
  },
  {
    name: 'reserve-of-the-met-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: SHAPES,
        find: 'export type Happening =',
        put: 'export const aside: Record<Side, number> = {};\n\nexport type Happening =',
      },
      {
        file: TURN,
        find: "import { afloat, BEATS, cutterOf } from './shapes.ts';",
        put: "import { afloat, aside, BEATS, cutterOf } from './shapes.ts';",
      },
      {
        file: TURN,
        find: '      s.sealed[answer.side]!.reserve = answer.order.reserve;\n',
        put: '      s.sealed[answer.side]!.reserve = answer.order.reserve;\n      aside[answer.side] = answer.order.reserve;\n',
      },
      {
        file: QUESTIONS,
        find: "import type { Cutters, Move } from './shapes.ts';\n",
        put: "import type { Cutters, Move } from './shapes.ts';\nimport { aside } from './shapes.ts';\n",
      },
      {
        file: QUESTIONS,
        find: '    yield { board: false };\n',
        put: '    yield { board: false };\n    if (aside[about.of] === 0) yield { board: cutterOf(v.open, v.side).crew > 1 };\n',
      },
      {
        file: QUESTIONS,
        find: '  *candidates(v) {\n    if (cutterOf(v.open, v.side).crew > 1) yield { board: true };',
        put: '  *candidates(v, about) {\n    if (cutterOf(v.open, v.side).crew > 1) yield { board: true };',
      },
    ],
  },
  {
    name: 'fair-wind-to-the-question',
    kind: 'asks',
    changes: [
      {
        file: TURN,
        find: "  asks: ({ open, clock }) =>\n    open.beat < 0 ? afloat(open).map(({ side }) => ({ side, kind: 'plot', about: { turn: clock.turn } })) : [],",
        put: "  asks: ({ open, clock, ...rest }) =>\n    open.beat < 0 ? afloat(open).map(({ side }) => ({ side, kind: 'plot', about: { turn: clock.turn, ...('sealed' in rest && (rest as Battle).sealed[side]?.fair ? { fair: 1 } : {}) } })) : [],",
      },
    ],
  },
  {
    name: 'greater-reserve-is-asked-last',
    kind: 'asks',
    changes: [
      {
        file: TURN,
        find: '  asks({ open: { meeting } }) {\n    if (!meeting) return [];\n',
        put: '  asks({ open: { meeting }, ...rest }) {\n    if (!meeting) return [];\n    const known = (rest as Partial<Battle>).sealed?.[meeting.of]?.reserve ?? 0;\n',
      },
      {
        file: TURN,
        find: "[{ side: by, kind: 'hail', about: { of } }];\n  },",
        put: "[{ side: by, kind: 'hail', about: known > 1 ? { of, known } : { of } }];\n  },",
      },
    ],
  },
  {
    name: 'reserve-of-the-boarded-to-odds',
    kind: 'forecast',
    changes: [
      {
        file: CUTTERS,
        find: 'return { lost: board(s, t, { by, of: boarded, hands: 0 }),',
        put: 'return { lost: board(s, t, { by, of: boarded, hands: Math.floor((s.sealed[boarded]?.reserve ?? 0) / 2) }),',
      },
    ],
  },
  {
    name: 'wind-of-another-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: CUTTERS,
        find: "import { board, sequence } from './turn.ts';\n",
        put: "import { board, sequence } from './turn.ts';\nimport type { State } from '../../src/contract.ts';\n",
      },
      {
        file: CUTTERS,
        find: '    fair: face(3) === 3,\n',
        put: '    fair: (rest as unknown as Partial<State<Cutters>>).sealed?.[side]?.fair ?? face(3) === 3,\n',
      },
      {
        file: CUTTERS,
        find: 'function guessed({ book, open }: View<Cutters>, shown: number,',
        put: 'function guessed({ book, open, side, ...rest }: View<Cutters>, shown: number,',
      },
    ],
  },
  {
    name: 'reserve-judged-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: QUESTIONS,
        find: "const stow: Question<Cutters, 'stow'> = {",
        put: "export const judged: Record<string, number> = {};\nconst stow: Question<Cutters, 'stow'> = {",
      },
      {
        file: QUESTIONS,
        find: '  judge(v, _, { reserve }) {\n',
        put: '  judge(v, _, { reserve }) {\n    judged[v.side] = reserve % 3;\n',
      },
      {
        file: CUTTERS,
        find: "import { questions } from './questions.ts';",
        put: "import { judged, questions } from './questions.ts';",
      },
      {
        file: CUTTERS,
        find: 'others.map(side => [side, guessed(v, cutterOf(v.open, side).shown, face)])]);',
        put: 'others.map(side => [side, { ...guessed(v, cutterOf(v.open, side).shown, face), ...(judged[side] ? { reserve: judged[side] } : {}) }])]);',
      },
    ],
  },
  {
    name: 'so-many-runs-lie-sealed',
    kind: 'count',
    changes: [
      {
        file: TURN,
        find: "    t.tell(() => ({ kind: 'beat', beat: 0",
        put: "    const runs = answers.filter(({ order }) => order.beats.includes('run')).length;\n    t.tell(() => ({ kind: 'beat', beat: 0, ...(runs > 0 ? { runs } : {})",
      },
    ],
  },
  {
    name: 'so-many-standing-orders-lie-sealed',
    kind: 'count',
    changes: [
      {
        file: TURN,
        find: "  t.tell(() => ({ kind: 'beat', beat: s.open.beat",
        put: "  const set = Object.values(s.sealed).filter(({ boards }) => boards).length;\n  t.tell(() => ({ kind: 'beat', beat: s.open.beat, ...(set > 0 ? { set } : {})",
      },
    ],
  },
  {
    name: 'reserve-told-as-it-is-stowed',
    kind: 'sealing',
    changes: [
      {
        file: TURN,
        find: "({ kind: 'stowed', side: answer.side",
        put: "({ kind: 'stowed', side: answer.side, ...(answer.order.reserve > 1 ? { reserve: answer.order.reserve } : {})",
      },
    ],
  },
  {
    name: 'plot-told-under-cover-of-a-reveal',
    kind: 'sealing',
    changes: [
      {
        file: TURN,
        find: '      folder.boards = boards;\n',
        put: "      folder.boards = boards;\n      if (beats[0] === 'run') t.reveal(answer.side);\n      if (beats[0] === 'run') t.tell(() => ({ kind: 'stowed', side: answer.side }));\n",
      },
    ],
  },
  {
    name: 'hail-judged-to-the-idle',
    kind: 'idle',
    changes: [
      {
        file: QUESTIONS,
        find: 'const strict = (properties',
        put: "const last = { side: '', runs: 0 };\nconst strict = (properties",
      },
      {
        file: QUESTIONS,
        find: "    const runs = beats.filter(move => move === 'run').length;\n",
        put: "    const runs = beats.filter(move => move === 'run').length;\n    Object.assign(last, { side: v.side, runs });\n",
      },
      {
        file: QUESTIONS,
        find: "  idle: () => ({ beats: ['stay', 'stay', 'stay'], boards: null }),",
        put: "  idle: v => ({ beats: ['stay', 'stay', 'stay'], boards: last.side !== v.side && last.runs > 0 ? true : null }),",
      },
    ],
  },
  {
    name: 'hands-told-to-the-boarders-alone',
    kind: 'news',
    changes: [
      {
        file: TURN,
        find: "  t.tell(() => ({ kind: 'repelled', side: of, hands }));\n",
        put: "  t.tell(() => ({ kind: 'repelled', side: of, hands }), hands > 0 ? [of] : undefined);\n",
      },
    ],
  },
];
