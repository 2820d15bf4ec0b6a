// Leaks planted into Squadrons by `npm run leaks`.

import type { Leak } from '@flagplot/kernel/conformance';

const JAM = 'rules/turn/3-jam.ts';
const FIRE = 'rules/turn/4-fire.ts';
const JUDGE_FIRE = '  judge: (v, _about, { volleys, standing }) => ';
const STATE = "import type { SqQuestion, SqState, SqTable, Squadrons } from '../state.ts';\n";

export const leaks: readonly Leak[] = [
  {
    name: 'jamming-judged-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: JAM,
        find: '/** SQ-4.11.6 Which squadrons jam,',
        put: "const jamming = { side: '', step: -1 };\n/** SQ-4.11.6 Which squadrons jam,",
      },
      {
        file: JAM,
        find: 'squadrons.flatMap((id, i) => faults(v, { id, i,',
        put: 'squadrons.flatMap((id, i) => (Object.assign(jamming, { side: v.side, step: v.clock.step }), faults)(v, { id, i,',
      },
      {
        file: JAM,
        find: '  *candidates(_v, { squadrons }) {\n',
        put: '  *candidates(v, { squadrons }) {\n    if (jamming.step === v.clock.step && jamming.side !== v.side) yield { squadrons: [...squadrons] };\n',
      },
    ],
  },
  {
    name: 'fire-judged-to-candidates',
    kind: 'candidates',
    changes: [
      { file: FIRE, find: STATE, put: `${STATE}\nconst volley = { side: '', step: -1 };\n` },
      {
        file: FIRE,
        find: '...fireFaults(v, volleys)',
        put: '...(volleys.length > 0 && Object.assign(volley, { side: v.side, step: v.clock.step }), fireFaults(v, volleys))',
      },
      {
        file: FIRE,
        find: '    yield { volleys: [] };\n',
        put: '    yield { volleys: [] };\n    if (volley.step === v.clock.step && volley.side !== v.side) yield { volleys: [] };\n',
      },
    ],
  },
  {
    name: 'fire-judged-to-the-order-of-the-asks',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: '/** SQ-2.1.2, SQ-4.1.1 One question',
        put: 'const drafted = { step: -1 };\n/** SQ-2.1.2, SQ-4.1.1 One question',
      },
      {
        file: FIRE,
        find: '  *candidates(v, { squadrons }) {\n',
        put: '  *candidates(v, { squadrons }) {\n    if (v.own !== undefined) drafted.step = v.clock.step;\n',
      },
      { file: FIRE, find: '    return asks;\n', put: '    return drafted.step === shown.clock.step ? asks.reverse() : asks;\n' },
    ],
  },
  {
    name: 'launches-judged-to-the-odds-of-fire',
    kind: 'forecast',
    changes: [
      {
        file: 'rules/combat/volley.ts',
        find: 'const NOBODY: Launches = new Map();\n',
        put: 'const NOBODY: Launches = new Map();\nexport const draft = { step: -1 };\n',
      },
      {
        file: FIRE,
        find: "import { launches, rollVolley } from '../combat/volley.ts';\n",
        put: "import { draft, launches, rollVolley } from '../combat/volley.ts';\n",
      },
      {
        file: FIRE,
        find: JUDGE_FIRE,
        put: '  judge: (v, _about, { volleys, standing }) => volleys.length > 1 && Object.assign(draft, { step: v.clock.step }) === undefined ? [] : ',
      },
      {
        file: 'rules/forecasts/volley.ts',
        find: "import { damageRollOn } from '../combat/volley.ts';\n",
        put: "import { damageRollOn, draft } from '../combat/volley.ts';\n",
      },
      {
        file: 'rules/forecasts/volley.ts',
        find: '    return sighting ? t.each(',
        put: '    return sighting && draft.step !== s.clock.step ? t.each(',
      },
    ],
  },
  {
    name: 'jamming-judged-to-the-odds-of-a-rally',
    kind: 'forecast',
    changes: [
      {
        file: 'rules/combat/jamming.ts',
        find: "import { squadronOf } from '../roster.ts';\n",
        put: "import { squadronOf } from '../roster.ts';\nexport const draft = { step: -1 };\n",
      },
      {
        file: JAM,
        find: "import { canJam, inJamming, whyUnableToJam } from '../combat/jamming.ts';\n",
        put: "import { canJam, draft, inJamming, whyUnableToJam } from '../combat/jamming.ts';\n",
      },
      {
        file: JAM,
        find: '  const own = squadronsOf(v, v.side).find(',
        put: '  draft.step = v.clock.step;\n  const own = squadronsOf(v, v.side).find(',
      },
      {
        file: 'rules/forecasts.ts',
        find: "import { rollDamage } from './combat/damage.ts';\n",
        put: "import { rollDamage } from './combat/damage.ts';\nimport { draft } from './combat/jamming.ts';\n",
      },
      {
        file: 'rules/forecasts.ts',
        find: '    if (!squadron || strength(squadron) === 0 || ',
        put: '    if (!squadron || draft.step === s.clock.step || strength(squadron) === 0 || ',
      },
    ],
  },
  {
    name: 'folders-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/imagine.ts',
        find: 'export function imagine({ book, side, own }: SqView): Record<string, Sealed> {\n  return Object.fromEntries(book.sides.map(({ id }) => [id, id === side ? own : {}]));',
        put: 'export function imagine({ book, ...rest }: SqView): Record<string, Sealed> {\n  const { sealed } = rest as { sealed?: Record<string, Sealed> };\n  return Object.fromEntries(book.sides.map(({ id }) => [id, { ...sealed?.[id] }]));',
      },
    ],
  },
  {
    name: 'jamming-judged-to-the-idle',
    kind: 'idle',
    changes: [
      {
        file: JAM,
        find: '/** Squadrons of a side that can jam and have',
        put: "const others = { side: '', step: -1 };\n/** Squadrons of a side that can jam and have",
      },
      {
        file: JAM,
        find: '  const own = squadronsOf(v, v.side).find(',
        put: '  Object.assign(others, { side: v.side, step: v.clock.step });\n  const own = squadronsOf(v, v.side).find(',
      },
      {
        file: JAM,
        find: '  idle: (v, { squadrons }) => ({ squadrons: standingJammers(v, squadrons) }),\n',
        put: '  idle: (v, { squadrons }) => ({ squadrons: others.step === v.clock.step && others.side !== v.side && squadrons.length > 1 ? squadrons : standingJammers(v, squadrons) }),\n',
      },
    ],
  },
  {
    name: 'volleys-judged-to-the-idle',
    kind: 'idle',
    changes: [
      {
        file: FIRE,
        find: '/** SQ-4.1.2, SQ-4.1.3, SQ-4.1.4 A weapon',
        put: "const salvo = { side: '', step: -1 };\n/** SQ-4.1.2, SQ-4.1.3, SQ-4.1.4 A weapon",
      },
      {
        file: FIRE,
        find: JUDGE_FIRE,
        put: '  judge: (v, _about, { volleys, standing }) => (volleys.length === 0 || Object.assign(salvo, { side: v.side, step: v.clock.step })) && ',
      },
      {
        file: FIRE,
        find: '  idle: (v, { squadrons }) => ({ volleys: standingVolleys(v, squadrons) }),\n',
        put: '  idle: (v, { squadrons }) => ({ volleys: salvo.step === v.clock.step && salvo.side !== v.side && squadrons.length > 1 ? volleyOptions(v, squadrons[1]!).slice(0, 1) : standingVolleys(v, squadrons) }),\n',
      },
    ],
  },
  {
    name: 'jamming-told-to-one-side-alone',
    kind: 'news',
    changes: [
      {
        file: JAM,
        find: "t.tell(() => ({ kind: 'jammed', squadron: id }));",
        put: "t.tell(() => ({ kind: 'jammed', squadron: id }), answers.length > 1 ? [answer.side] : undefined);",
      },
    ],
  },
];
