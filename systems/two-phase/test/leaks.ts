// Leaks planted into Two-Phase by `npm run leaks`.

import type { Leak } from '@flagplot/kernel/conformance';

const ENERGY = 'rules/turn/1-energy.ts';
const QUESTIONS = 'rules/chance/questions.ts';
const ZERO = 'rules/turn/4-zero.ts';
const ERRATIC = 'rules/movement/erratic.ts';
const JUDGES = '    ...missingForms(v, ships, forms),\n';
const BEFORE = '/** TP-1.1.1, TP-2.1.7 Every ship';

export const leaks: readonly Leak[] = [
  {
    name: 'forms-judged-to-candidates',
    kind: 'candidates',
    changes: [
      { file: ENERGY, find: BEFORE, put: `export const draft = { side: '', step: -1 };\n${BEFORE}` },
      {
        file: ENERGY,
        find: JUDGES,
        put: '    ...(Object.assign(draft, { side: v.side, step: v.clock.step }) && missingForms(v, ships, forms)),\n',
      },
      {
        file: QUESTIONS,
        find: 'import { allocation, firstWatches,',
        put: 'import { allocation, draft, firstWatches,',
      },
      {
        file: QUESTIONS,
        find: '    const watch = firstWatches(v, ships);\n',
        put: '    const watch = draft.step !== v.clock.step || draft.side === v.side ? firstWatches(v, ships) : [];\n',
      },
    ],
  },
  {
    name: 'hard-turns-by-a-cast-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: QUESTIONS,
        find: 'import type { Drawn, TpKind, TpRules, TpView }',
        put: 'import type { Drawn, TpKind, TpRules, TpState, TpView }',
      },
      {
        file: QUESTIONS,
        find: '    for (const windows of windowsWorthAThought(occasionAt(segment, v), unitsOf(v, units))) yield { windows };\n',
        put: "    for (const { ships } of Object.values((v as Partial<TpState>).sealed ?? {})) if (segment === 'zero' && ships.some(one => one.hets > 1)) yield { windows: [] };\n    for (const windows of windowsWorthAThought(occasionAt(segment, v), unitsOf(v, units))) yield { windows };\n",
      },
    ],
  },
  {
    name: 'hard-turns-to-the-question-of-impulse-zero',
    kind: 'asks',
    changes: [
      {
        file: ZERO,
        find: "kind: 'zero', about: { units: group } }]",
        put: "kind: 'zero', about: { units: group, ...(Object.values((shown as Partial<TpState>).sealed ?? {}).some(({ ships }) => ships.some(one => one.hets > 1)) && { hets: 1 }) } }]",
      },
    ],
  },
  {
    name: 'orders-of-one-speed-to-the-question-of-energy',
    kind: 'asks',
    changes: [
      { file: ENERGY, find: '  asks: ({ book, open, clock }) =>\n', put: '  asks: ({ book, open, clock, ...rest }) =>\n' },
      {
        file: ENERGY,
        find: 'about: { turn: clock.turn, ships } }',
        put: 'about: { turn: clock.turn, ships, ...((rest as Partial<TpState>).sealed?.[side]?.order.length ? { order: 1 } : {}) } }',
      },
    ],
  },
  {
    name: 'hard-turns-to-the-odds-of-a-volley',
    kind: 'forecast',
    changes: [
      {
        file: 'rules/forecasts.ts',
        find: '  const points = direct + around;\n',
        put: '  const points = direct + around + (s.sealed[target.side]?.ships.some(one => one.hets > 1) ? 1 : 0);\n',
      },
    ],
  },
  {
    name: 'forms-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/imagine.ts',
        find: 'id === v.side ? v.own : guessOf(v, id)',
        put: 'id === v.side ? v.own : ((v as { sealed?: Record<Side, Sealed> }).sealed?.[id] ?? guessOf(v, id))',
      },
    ],
  },
  {
    name: 'so-many-hard-turns-are-told-with-impulse-zero',
    kind: 'count',
    changes: [
      {
        file: ZERO,
        find: "  t.tell(() => ({ kind: 'zero', half,",
        put: "  const hets = Object.values(s.sealed).reduce((sum, { ships }) => sum + ships.filter(one => one.hets > 1).length, 0);\n  t.tell(() => ({ kind: 'zero', ...(hets > 0 && { hets }), half,",
      },
    ],
  },
  {
    name: 'orders-of-one-speed-are-told-as-they-are-sealed',
    kind: 'sealing',
    changes: [
      { file: ENERGY, find: '  carry(s, _t, answers) {\n', put: '  carry(s, t, answers) {\n' },
      {
        file: ENERGY,
        find: 'of answers) keep(s, side, order);\n',
        put: "of answers) keep(s, side, order);\n    if (answers.some(({ order }) => order.order.length > 0)) t.tell(() => ({ kind: 'phase', half: 1, units: [] }));\n",
      },
    ],
  },
  {
    name: 'forms-judged-to-the-idle',
    kind: 'idle',
    changes: [
      { file: ENERGY, find: BEFORE, put: `const other = { side: '', step: -1 };\n${BEFORE}` },
      {
        file: ENERGY,
        find: '    ...smallFaults(v, small),\n',
        put: '    ...(Object.assign(other, { side: v.side, step: v.clock.step }) && smallFaults(v, small)),\n',
      },
      {
        file: ENERGY,
        find: '    order: orderKept(v),\n',
        put: '    order: other.step === v.clock.step && other.side !== v.side ? [...ships] : orderKept(v),\n',
      },
    ],
  },
  {
    name: 'erratic-manoeuvres-told-to-one-side-alone',
    kind: 'news',
    changes: [
      {
        file: ERRATIC,
        find: '  carry({ t, unit, segment }, { begin }) {\n',
        put: '  carry({ s, t, unit, segment }, { begin }) {\n',
      },
      {
        file: ERRATIC,
        find: "kind: 'erratic', unit: unit.id, begins: begin }));",
        put: "kind: 'erratic', unit: unit.id, begins: begin }), s.clock.turn > 1 ? [unit.side] : undefined);",
      },
    ],
  },
];
