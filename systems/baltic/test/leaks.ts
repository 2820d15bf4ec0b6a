// Leaks planted into Baltic by `npm run leaks`.

import type { Leak } from '@flagplot/kernel/conformance';

const STACKS = 'rules/turn/1-stacks.ts';
const SPEED = 'rules/turn/1-speed.ts';
const ACTIVATIONS = 'rules/turn/2-activations.ts';
const STAFF = "({ doctrine }) => doctrine.losses === 'staff'";
const UNITS = '/** BB-2.1.2, BB-2.1.16 Every unit with a telegraph, once. */\n';

export const leaks: readonly Leak[] = [
  {
    name: 'standing-orders-to-the-question-of-stacks',
    kind: 'asks',
    changes: [
      {
        file: STACKS,
        find: 'reserve: !shown.book.small },\n',
        put: `reserve: !shown.book.small && !Object.values((shown as Partial<BbState>).sealed ?? {}).some(${STAFF}) },\n`,
      },
    ],
  },
  {
    name: 'stacks-judged-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: STACKS,
        find: 'function anyDoctrine(roll',
        put: "const draft = { side: '', step: -1 };\nfunction anyDoctrine(roll",
      },
      {
        file: STACKS,
        find: '  judge({ book }, { cards, reserve }, order) {\n',
        put: '  judge({ book, side, clock: { step } }, { cards, reserve }, order) {\n    Object.assign(draft, { side, step });\n',
      },
      {
        file: STACKS,
        find: '  *candidates(_v, { cards, reserve }) {\n    yield { cards, reserve: null };\n',
        put: '  *candidates({ side, clock }, { cards, reserve }) {\n    if (draft.step !== clock.step || draft.side === side) yield { cards, reserve: null };\n',
      },
    ],
  },
  {
    name: 'standing-orders-by-a-cast-to-candidates-of-courses',
    kind: 'candidates',
    changes: [
      {
        file: 'rules/activations/questions.ts',
        find: '    for (const choice of choices(v, about))\n',
        put: `    if (Object.values((v as Partial<import('../state.ts').BbState>).sealed ?? {}).some(${STAFF})) yield orderOf(v, choices(v, about)[0] as Choice, SHORTEST);\n    for (const choice of choices(v, about))\n`,
      },
    ],
  },
  {
    name: 'standing-orders-to-the-odds-of-a-collision',
    kind: 'forecast',
    changes: [
      {
        file: 'rules/movement/forecasts.ts',
        find: '    if (!mover || !other) return null;\n',
        put: `    if (!mover || !other || Object.values(s.sealed).some(${STAFF})) return null;\n`,
      },
    ],
  },
  {
    name: 'stacks-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/imagine.ts',
        find: 'id === v.side ? v.own : guessOf(v, id, roll)',
        put: 'id === v.side ? v.own : ((v as { sealed?: Record<Side, Sealed> }).sealed?.[id] ?? guessOf(v, id, roll))',
      },
    ],
  },
  {
    name: 'so-many-reserves-are-told-with-the-schedule',
    kind: 'count',
    changes: [
      {
        file: STACKS,
        find: "    t.tell(() => ({ kind: 'scheduled',",
        put: "    const aside = Object.values(s.sealed).filter(({ reserve }) => reserve !== null).length;\n    t.tell(() => ({ kind: 'scheduled', ...(aside > 1 && { aside }),",
      },
    ],
  },
  {
    name: 'so-many-squadrons-are-told-as-they-are-stowed',
    kind: 'count',
    changes: [
      {
        file: 'rules/turn/0-air-groups.ts',
        find: "kind: 'stocked', side }",
        put: "kind: 'stocked', side, ...(order.squadrons.length === 1 && { one: true }) }",
      },
    ],
  },
  {
    name: 'standing-orders-are-told-as-stacks-are-laid',
    kind: 'sealing',
    changes: [
      {
        file: STACKS,
        find: "kind: 'stacked', side, cards }",
        put: "kind: 'stacked', side, cards, ...(s.sealed[side]?.doctrine.take === 'never' && { alone: true }) }",
      },
    ],
  },
  {
    name: 'speeds-judged-to-the-idle',
    kind: 'idle',
    changes: [
      { file: SPEED, find: UNITS, put: `const judged = { side: '', step: -1 };\n${UNITS}` },
      {
        file: SPEED,
        find: '    const wrong = dueFaults(v.book, due, units);\n',
        put: '    const wrong = Object.assign(judged, { side: v.side, step: v.clock.step }) && dueFaults(v.book, due, units);\n',
      },
      {
        file: SPEED,
        find: 'orderFor(v, { unit, down: false }, STEADY)',
        put: 'orderFor(v, { unit, down: false }, judged.step === v.clock.step && judged.side !== v.side ? pickOf(-1) : STEADY)',
      },
    ],
  },
  {
    name: 'the-end-of-an-activation-told-to-one-side-alone',
    kind: 'news',
    changes: [
      {
        file: ACTIVATIONS,
        find: "  t.tell(() => ({ kind: 'done', unit, ...(next !== undefined && { next }) }));\n",
        put: "  t.tell(() => ({ kind: 'done', unit, ...(next !== undefined && { next }) }), s.clock.turn > 1 ? [unitCalled(s.book, unit).side] : undefined);\n",
      },
    ],
  },
];
