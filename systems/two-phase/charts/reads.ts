// What each throw of the book is read from: cells of the charts, by the rule it bears and the names of its reasons.

import type { ChartRead, ThrowReads } from '@flagplot/manifest';
import type { Charts, DieChart, HitChart } from '../rules/charts.ts';

/** Reasons whose numbers stand on a card, on the table, or are worked out: on no chart. */
const elsewhere = (...names: readonly string[]): ChartRead[] => names.map(reason => ({ reason, at: [] }));

/** What EW adds is worked out from points; a drone is harder for two kinds of weapon. */
const SHIFTED = elsewhere('EW');
const AT_A_DRONE: ChartRead = { reason: 'a drone', at: ['againstDrones'] };

/** Read by die: the damage of its row, at every range; the range tells the column. */
function byDie(...parts: readonly (readonly [at: string, chart: DieChart])[]): ChartRead[] {
  const rows = [0, 1, 2, 3, 4, 5].map(die =>
    parts.flatMap(([at, { ranges }]) => ranges.map((_, i) => `${at}/damage/${die}/${i}`)),
  );
  return [{ die: 'face', at: rows }, ...elsewhere('column'), ...SHIFTED];
}

/** Read by range: what the die must show, this or less. */
function byRange(at: string, { hit }: Pick<HitChart, 'hit'>): ChartRead[] {
  return [{ reason: 'range *', at: hit.map((_, i) => `${at}/hit/${i}`) }, ...SHIFTED, AT_A_DRONE];
}

/** What throws are read from, by the rule they bear. */
export function readsOf(charts: Charts): ThrowReads {
  return { ...PLAIN, ...fireReads(charts), ...seekerReads(charts), ...crewReads(charts) };
}

/** Throws that no chart has part in, or none but a card. */
const PLAIN: ThrowReads = {
  'TP-3.2.2': [],
  'TP-4.4.6': elsewhere('breakdown', 'manoeuvre bonus', 'erratic manoeuvres'),
  'TP-8.3.1': elsewhere('sensors'),
  'TP-10.1.2': [],
  'TP-11.4.2': [],
  'TP-13.3.2': elsewhere('speed *'),
  // Two dice make the sum that picks the row.
  'TP-10.2.1': [],
};

function fireReads({ phasers, photon, disruptor, fusion, hellbore, trb }: Charts): ThrowReads {
  const phaser = (type: keyof typeof phasers): ChartRead[] => byDie([`phasers/${type}`, phasers[type]]);
  return {
    'TP-9.2.1': phaser('ph-1'),
    'TP-9.2.2': phaser('ph-2'),
    'TP-9.2.3': phaser('ph-3'),
    'TP-9.2.4': phaser('ph-4'),
    'TP-9.2.6': phaser('ph-3'),
    'TP-9.3.2': byRange('photon/standard', photon.standard),
    'TP-9.3.3': byRange('photon/proximity', photon.proximity),
    'TP-9.3.4': byRange('photon/overload', photon.overload),
    'TP-9.4.2': byRange('disruptor/standard', disruptor.standard),
    'TP-9.4.3': byRange('disruptor/improved', disruptor.improved),
    'TP-9.4.4': byRange('disruptor/overload', disruptor.overload),
    'TP-9.4.5': byDie(['fusion/standard', fusion.standard], ['fusion/overload', fusion.overload]),
    'TP-9.4.6': [...byRange('hellbore/standard', hellbore.standard), ...byRange('hellbore/overload', hellbore.overload)],
    'TP-9.4.8': byDie(['trb/heavy', trb.heavy], ['trb/light', trb.light]),
  };
}

function seekerReads(charts: Charts): ThrowReads {
  const { bolt, add, seekerFades, labs } = charts;
  return {
    'TP-9.5.3': byRange('bolt', bolt),
    'TP-9.4.10': byRange('add', add),
    'TP-13.4.6': [{ reason: 'range *', at: labs.hit.map((_, i) => `labs/hit/${i}`) }],
    'TP-6.3.6': [...SHIFTED, { die: 'face', at: [seekerFades.map((_, i) => `seekerFades/${i}`)] }],
    'TP-4.6.4': elsewhere('half damage'),
    'TP-8.2.7': [{ reason: 'beams', at: ['systemFails'] }, ...SHIFTED],
    ...cloakReads(charts),
    'TP-11.3.8': byRange('webFist', charts.webFist),
    'TP-11.4.1': [...byRange('displacementChart', charts.displacementChart), { reason: 'itself', at: ['displacement/itself'] }],
  };
}

/** TP-11.1 */
function cloakReads({ rangeFactor, speedFactor, cloakedHits }: Charts): ThrowReads {
  const factors = (at: string, { factor }: Charts['rangeFactor']): string[] => factor.map((_, i) => `${at}/factor/${i}`);
  return {
    'TP-11.1.7': [
      { reason: 'range *', at: factors('rangeFactor', rangeFactor) },
      { reason: 'speed *', at: factors('speedFactor', speedFactor) },
      { reason: 'to keep it', at: ['keepLock/keep'] },
      { reason: 'to regain it', at: ['keepLock/regain'] },
      ...elsewhere('sensors', 'EW'),
    ],
    'TP-11.1.10': [...SHIFTED, { die: 'face', at: [cloakedHits.map((_, i) => `cloakedHits/${i}`)] }],
    'TP-11.1.11': [{ reason: 'lost', at: ['cloakedSeekers'] }],
  };
}

/** Parties that fight: the die tells the row, their number the column. */
function crewReads({ casualties, raid, guard }: Charts): ThrowReads {
  const rows = casualties.map((row, die) => row.map((_, i) => `casualties/${die}/${i}`));
  return {
    'TP-13.4.1': [{ die: 'face', at: raid.map((_, die) => [`raid/${die}`]) }],
    'TP-13.4.2': [{ die: 'face', at: guard.map((_, die) => [`guard/${die}`]) }],
    'TP-13.4.4': [{ die: 'face', at: rows }, ...elsewhere('parties')],
    'TP-14.2.1': elsewhere('security lost'),
    'TP-14.2.2': [{ die: 'face', at: rows }, ...elsewhere('parties')],
  };
}
