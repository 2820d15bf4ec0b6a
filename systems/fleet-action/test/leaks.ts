// Leaks planted into Fleet Action by `npm run leaks`.

import type { Leak } from '@flagplot/kernel/conformance';

const ORDERS = 'rules/turn/1-orders.ts';
const FIRE = 'rules/turn/3-fire.ts';
const MOVE = 'rules/turn/2-move.ts';
const DEPLOY = 'rules/turn/0-deploy.ts';
const ALLOT = 'rules/turn/4-allot.ts';
const IMAGINE = 'rules/imagine.ts';
const FORECASTS = 'rules/forecasts.ts';
const LAUNCH = 'rules/mines/launch.ts';
const NAMING = 'rules/command/naming.ts';

export const leaks: readonly Leak[] = [
  {
    name: 'jumps-judged-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: ORDERS,
        find: 'const JUMPS_ONE_IN = 24;\n',
        put: "const JUMPS_ONE_IN = 24;\nconst draft = { side: '', jumps: 0 };\n",
      },
      {
        file: ORDERS,
        find: '    ...missing(v, order.squadrons),\n',
        put: '    ...(Object.assign(draft, { side: v.side, jumps: order.jumps?.length ?? 0 }) ? [] : []),\n    ...missing(v, order.squadrons),\n',
      },
      {
        file: ORDERS,
        find: '      const idle = idleOrder(v).squadrons;\n',
        put: '      const idle = idleOrder(v).squadrons;\n      if (draft.side !== v.side && draft.jumps > 1) yield { squadrons: idle };\n',
      },
    ],
  },
  {
    name: 'pulse-named-by-a-cast-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: FIRE,
        find: '      yield { shots: [] };\n',
        put: '      yield { shots: [] };\n      for (const { pulse } of Object.values((v as Partial<FaState>).sealed ?? {})) if (pulse > 0) yield { shots: [] };\n',
      },
    ],
  },
  {
    name: 'jumps-to-the-question-of-fire',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: 'about: { pulse } });',
        put: 'about: { pulse, ...((shown as FaState).sealed?.[id]?.jumps.length ? { jumps: 1 } : {}) } });',
      },
    ],
  },
  {
    name: 'jumps-to-the-question-of-hits',
    kind: 'asks',
    changes: [
      { file: ALLOT, find: '    asks({ book, open }) {\n', put: '    asks({ book, open, ...rest }) {\n' },
      {
        file: ALLOT,
        find: "kind: 'allot' as const, about: { hits } }",
        put: "kind: 'allot' as const, about: { hits, ...((rest as Partial<FaState>).sealed?.[id]?.jumps.length ? { jumps: 1 } : {}) } }",
      },
    ],
  },
  {
    name: 'jumps-to-the-odds-of-morale',
    kind: 'forecast',
    changes: [
      {
        file: FORECASTS,
        find: '    return { withdraws: squadron.withdraws > 0,',
        put: '    const jumps = Object.values(s.sealed).flatMap(one => one.jumps);\n    return { withdraws: squadron.withdraws > 0 || jumps.length > 0,',
      },
    ],
  },
  {
    name: 'plots-to-the-odds-of-fire',
    kind: 'forecast',
    changes: [
      {
        file: FORECASTS,
        find: '  return t => t.each(weapons, 0, hit);\n',
        put: "  const flees = Object.values(s.sealed).some(({ plots }) => plots.some(({ mode }) => mode === 'relative'));\n  return t => t.each(flees ? weapons.slice(1) : weapons, 0, hit);\n",
      },
    ],
  },
  {
    name: 'jumps-put-aside-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/folder.ts',
        find: "import type { Hex } from '@flagplot/hexes';\n",
        put: "import type { Hex } from '@flagplot/hexes';\nimport type { Jump as Left } from './orders.ts';\n\nexport const aside: Record<string, Left[]> = {};\n",
      },
      {
        file: ORDERS,
        find: "import { copy } from '@flagplot/kernel';\n",
        put: "import { copy } from '@flagplot/kernel';\nimport { aside } from '../folder.ts';\n",
      },
      {
        file: ORDERS,
        find: '    ...pulseFaults(v, order),\n',
        put: '    ...((aside[v.side] = copy(order.jumps ?? [])) && pulseFaults(v, order)),\n',
      },
      {
        file: IMAGINE,
        find: "import type { Sealed, SealedPlot } from './folder.ts';\n",
        put: "import type { Sealed, SealedPlot } from './folder.ts';\nimport { aside } from './folder.ts';\n",
      },
      {
        file: IMAGINE,
        find: 'pulse: 0, jumps: [] }',
        put: 'pulse: 0, jumps: (aside[side] ?? []).filter(({ ship }) => ship in v.book.shipAt) }',
      },
    ],
  },
  {
    name: 'folder-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: IMAGINE,
        find: '  return squadronsOf(v, side).map(squadron => guessRest(v, squadron, face));\n',
        put: '  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.plots;\n  return known ?? squadronsOf(v, side).map(squadron => guessRest(v, squadron, face));\n',
      },
    ],
  },
  {
    name: 'so-many-jumps-lie-sealed',
    kind: 'count',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(jumps.length > 0 && s.clock.turn === 5 ? { jumps: jumps.length } : {})",
      },
    ],
  },
  {
    name: 'so-many-jumps-are-told-with-the-pulse',
    kind: 'count',
    changes: [
      {
        file: MOVE,
        find: "t.tell(() => ({ kind: 'pulse', pulse, first, stricken",
        put: "const jumps = sides.flatMap(side => s.sealed[side]?.jumps ?? []).length;\n      t.tell(() => ({ kind: 'pulse', pulse, first, stricken, ...(jumps > 0 && s.clock.turn === 5 ? { jumps } : {})",
      },
    ],
  },
  {
    name: 'so-many-relative-plots-lie-sealed',
    kind: 'count',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(squadrons.length === 1 && squadrons[0]?.mode === 'relative' ? { relative: 1 } : {})",
      },
    ],
  },
  {
    name: 'jump-told-as-it-is-sealed',
    kind: 'sealing',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(jumps[0] && s.clock.turn === 5 ? { jump: jumps[0].ship } : {})",
      },
    ],
  },
  {
    name: 'formation-told-under-cover-of-a-reveal',
    kind: 'sealing',
    changes: [
      {
        file: ORDERS,
        find: "      t.tell(() => ({ kind: 'sealed', side",
        put: "      const anew = s.clock.turn > 1 && s.clock.turn < 5 && squadrons.some(({ shift }) => shift);\n      if (anew) t.reveal(side);\n      t.tell(() => ({ kind: 'sealed', side, ...(anew ? { anew } : {})",
      },
    ],
  },
  {
    name: 'change-of-speed-told-as-it-is-sealed',
    kind: 'sealing',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(squadrons.some(({ change, mode }) => mode && change && change.by < -1) ? { slows: true } : {})",
      },
    ],
  },
  {
    name: 'fire-judged-to-the-idle',
    kind: 'idle',
    changes: [
      {
        file: FIRE,
        find: 'const SHOTS = shape({\n',
        put: "const draft = { side: '', step: -1 };\nconst SHOTS = shape({\n",
      },
      {
        file: FIRE,
        find: '      const judged: Judged = {',
        put: '      if (shots.length > 2) Object.assign(draft, { side: v.side, step: v.clock.step });\n      const judged: Judged = {',
      },
      {
        file: FIRE,
        find: '    idle: () => ({ shots: [] }),\n',
        put: '    idle: v =>\n      draft.step === v.clock.step && draft.side !== v.side\n        ? { shots: firers(sightOf(v), v.side, step).flatMap(one => targets(sightOf(v), one).slice(0, 1).map(at => allAt(sightOf(v), one, at))).slice(0, 1) }\n        : { shots: [] },\n',
      },
    ],
  },
  {
    name: 'speed-judged-to-the-idle',
    kind: 'idle',
    changes: [
      {
        file: DEPLOY,
        find: 'const WIDE = 15;\n',
        put: "const WIDE = 15;\nconst draft = { side: '', speed: 0 };\n",
      },
      {
        file: DEPLOY,
        find: '    ...flagFaults(v, about, order),\n',
        put: '    ...(Object.assign(draft, { side: v.side, speed: order.speed }) && flagFaults(v, about, order)),\n',
      },
      {
        file: DEPLOY,
        find: '  idle: asPrinted,\n',
        put: '  idle: (v, about) => (draft.side !== v.side && draft.speed === 3 ? { ...asPrinted(v, about), speed: 0 } : asPrinted(v, about)),\n',
      },
    ],
  },
  {
    name: 'new-commander-told-to-his-side-alone',
    kind: 'news',
    changes: [
      {
        file: NAMING,
        find: "  t.tell(() => ({ kind: office === 'guide' ? 'guide' : 'commander', squadron: of, ship: id }));\n",
        put: "  t.tell(() => ({ kind: office === 'guide' ? 'guide' : 'commander', squadron: of, ship: id }), s.clock.turn === 3 ? [squadronOf(s.book, of).side] : undefined);\n",
      },
    ],
  },
  {
    name: 'groups-told-to-the-first-side-alone',
    kind: 'news',
    changes: [
      {
        file: ORDERS,
        find: "t.tell(() => ({ kind: 'groups', groups }));\n",
        put: "t.tell(() => ({ kind: 'groups', groups }), clock.turn === 4 && groups[0]?.group === 2 ? [book.sides[0]!.id] : undefined);\n",
      },
      {
        file: ORDERS,
        find: 'function settleGroups({ book, open }: FaState,',
        put: 'function settleGroups({ book, open, clock }: FaState,',
      },
    ],
  },
  {
    name: 'elint-levels-told-as-they-are-sealed',
    kind: 'sealing',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(s.clock.turn === 2 && order.elint?.[0] ? { elint: order.elint[0].ship } : {})",
      },
    ],
  },
  {
    name: 'so-many-elint-levels-lie-sealed',
    kind: 'count',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(s.clock.turn > 1 && order.elint ? { levels: order.elint.length } : {})",
      },
    ],
  },
  {
    name: 'elint-levels-judged-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: ORDERS,
        find: 'const JUMPS_ONE_IN = 24;\n',
        put: "const JUMPS_ONE_IN = 24;\nconst draft = { side: '', levels: 0 };\n",
      },
      {
        file: ORDERS,
        find: '    ...missing(v, order.squadrons),\n',
        put: '    ...(Object.assign(draft, { side: v.side, levels: order.elint?.length ?? 0 }) ? [] : []),\n    ...missing(v, order.squadrons),\n',
      },
      {
        file: ORDERS,
        find: '      const idle = idleOrder(v).squadrons;\n',
        put: '      const idle = idleOrder(v).squadrons;\n      if (draft.side !== v.side && draft.levels > 0) yield { squadrons: idle };\n',
      },
    ],
  },
  {
    name: 'mines-told-as-they-are-sealed',
    kind: 'sealing',
    changes: [
      {
        file: LAUNCH,
        find: "({ kind: 'mines-sealed', side",
        put: "({ kind: 'mines-sealed', side, ...(order.launches.length > 1 ? { hex: order.launches[0]?.hex } : {})",
      },
    ],
  },
  {
    name: 'arrival-of-mines-to-the-question-of-fire',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: 'asked.push({ side: id, kind: step, about: {',
        put: 'asked.push({ side: id, kind: step, about: { ...((shown as FaState).sealed?.[id]?.mines?.some(({ due }) => due === 3) ? { due: 3 } : {}),',
      },
    ],
  },
  {
    name: 'hex-of-mines-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/mines/guess.ts',
        find: '  return shut.length > 0 ?',
        put: '  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.mines;\n  if (known) return { mines: known };\n  return shut.length > 0 ?',
      },
    ],
  },
  {
    name: 'turn-of-reinforcements-told-as-it-is-sealed',
    kind: 'sealing',
    changes: [
      {
        file: 'rules/reinforcements/schedule.ts',
        find: "({ kind: 'relief-scheduled', side",
        put: "({ kind: 'relief-scheduled', side, ...(order.turn > 5 ? { turn: order.turn } : {})",
      },
    ],
  },
  {
    name: 'edge-of-reinforcements-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/reinforcements/guess.ts',
        find: '  const soonest =',
        put: '  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.relief;\n  if (known?.edge) return { relief: { turn: relief.turn ?? 4, edge: known.edge } };\n  const soonest =',
      },
    ],
  },
  {
    name: 'jump-points-of-reinforcements-told-as-they-are-sealed',
    kind: 'sealing',
    changes: [
      {
        file: 'rules/reinforcements/schedule.ts',
        find: "({ kind: 'relief-scheduled', side",
        put: "({ kind: 'relief-scheduled', side, ...(order.jump ? { hex: order.jump.hex } : {})",
      },
    ],
  },
  {
    name: 'jump-points-of-reinforcements-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/reinforcements/guess.ts',
        find: '  const soonest =',
        put: '  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.relief;\n  if (known?.jump) return { relief: { turn: relief.turn ?? 4, jump: known.jump } };\n  const soonest =',
      },
    ],
  },
  {
    name: 'openers-of-reinforcements-to-the-question-of-fire',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: 'asked.push({ side: id, kind: step, about: {',
        put: 'asked.push({ side: id, kind: step, about: { ...((shown as FaState).sealed?.[id]?.relief?.jump?.openers.length ? { opens: 1 } : {}),',
      },
    ],
  },
  {
    name: 'turn-of-reinforcements-to-the-question-of-fire',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: 'asked.push({ side: id, kind: step, about: {',
        put: 'asked.push({ side: id, kind: step, about: { ...((shown as FaState).sealed?.[id]?.relief?.turn === 5 ? { soon: 5 } : {}),',
      },
    ],
  },
  {
    name: 'hex-of-a-jump-told-as-it-is-sealed',
    kind: 'sealing',
    changes: [
      {
        file: 'rules/arrival/plan.ts',
        find: "({ kind: 'jump-sealed', side",
        put: "({ kind: 'jump-sealed', side, ...(order.openers.length > 1 ? { hex: order.hex } : {})",
      },
    ],
  },
  {
    name: 'turn-of-a-second-group-to-the-question-of-fire',
    kind: 'asks',
    changes: [
      {
        file: FIRE,
        find: 'asked.push({ side: id, kind: step, about: {',
        put: 'asked.push({ side: id, kind: step, about: { ...((shown as FaState).sealed?.[id]?.plans?.some(({ turn }) => turn === 3) ? { soon: 3 } : {}),',
      },
    ],
  },
  {
    name: 'turn-of-a-second-group-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/arrival/imagine.ts',
        find: '  const apart = later',
        put: '  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.plans;\n  if (known && clock.turn > 0) return { plans: known };\n  const apart = later',
      },
    ],
  },
  {
    name: 'missions-by-a-cast-to-a-guess',
    kind: 'imagine',
    changes: [
      {
        file: 'rules/fighters/imagine.ts',
        find: '  if (!v.book.flights) return {};\n',
        put: '  if (!v.book.flights) return {};\n  const known = (v as unknown as { sealed?: Record<string, Sealed> }).sealed?.[side]?.missions;\n  if (known) return { missions: known };\n',
      },
    ],
  },
  {
    name: 'strikes-to-the-question-of-attacks',
    kind: 'asks',
    changes: [
      {
        file: 'rules/fighters/attack.ts',
        find: "kind: 'attack' as const, about: { pulse } }",
        put: "kind: 'attack' as const, about: { pulse, ...((shown as FaState).sealed?.[id]?.missions?.some(({ kind }) => kind === 'strike') ? { strikes: 1 } : {}) } }",
      },
    ],
  },
  {
    name: 'launches-judged-to-candidates',
    kind: 'candidates',
    changes: [
      {
        file: 'rules/fighters/launch.ts',
        find: 'export const launchQuestion: ',
        put: "const draft = { side: '', launches: 0 };\n\nexport const launchQuestion: ",
      },
      {
        file: 'rules/fighters/launch.ts',
        find: '  judge: (v, _about, { launches }) =>\n',
        put: '  judge: (v, _about, { launches }) =>\n    Object.assign(draft, { side: v.side, launches: launches.length }) &&\n',
      },
      {
        file: 'rules/fighters/launch.ts',
        find: '    yield { launches: [] };\n',
        put: '    yield { launches: [] };\n    if (draft.side !== v.side && draft.launches > 1) yield { launches: [] };\n',
      },
    ],
  },
  {
    name: 'standing-orders-with-the-seal',
    kind: 'sealing',
    changes: [
      {
        file: ORDERS,
        find: "({ kind: 'sealed', side",
        put: "({ kind: 'sealed', side, ...(doctrine?.moves ? { moves: true } : {})",
      },
    ],
  },
];
