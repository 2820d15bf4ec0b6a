// Positions whose odds the kernel's suite takes, each forecast at least once.

import type { Position } from '@flagplot/kernel/conformance';
import { newMarker } from '../rules/aeroplanes/markers.ts';
import type { Baltic, BbState } from '../rules/state.ts';
import { battle } from './battle.ts';

/** A beam of New Finland along a line of cruisers, guns and marines beside it, and torpedoes of the firer under way. */
function line(): BbState {
  const { s } = battle(
    'nf tuoni nf-bb 20,10^0 Stop\nnf ilmari nf-ca 24,12^0 Stop\nto first to-ca 20,16^90 Half\nto second to-dd 19,20^90 Half\nto near to-ca 26.5,12^0 Stop',
  );
  s.open.laid = 1;
  s.open.salvoes.push({ id: 'salvo-1', side: 'nf', by: 'tuoni', x: 20_000, y: 13_250, heading: 0, fp: 4, runs: 0, ran: 0 });
  return s;
}

/** Fighters, bombers and torpedo bombers of New Finland about the fleet. */
function above(): BbState {
  const s = line();
  for (const [i, side, type, planes] of [
    [1, 'nf', 'fighter', 4],
    [2, 'nf', 'bomber', 6],
    [3, 'nf', 'bomber', 3],
    [4, 'to', 'fighter', 2],
    [5, 'to', 'bomber', 1],
  ] as const)
    s.open.markers.push({ ...newMarker(s.book, { id: `${side}-${type}-${i}`, side, type, home: null }), planes });
  return s;
}

const act = { act: 'beam', weapon: 'bow-beam-projector', by: 'tuoni', bearing: 0, altitude: 'surface' };

export const positions: readonly Position<Baltic>[] = [
  {
    ...{ name: 'a battery at a destroyer', forecast: 'throw', state: line },
    of: { act: 'fire', weapon: 'port-battery', by: ['tuoni'], target: 'second-1' },
  },
  {
    ...{ name: 'marines', forecast: 'throw', state: line },
    of: { act: 'board', by: 'ilmari', target: 'near', boxes: 1 },
  },
  {
    ...{ name: 'two projectors', forecast: 'volley', state: line },
    of: {
      target: 'first',
      fire: [
        { weapon: 'dorsal-arc-turret-fore', by: ['tuoni'] },
        { weapon: 'dorsal-arc-turret-aft', by: ['tuoni'] },
      ],
    },
  },
  { name: 'the first', forecast: 'beam', state: line, of: act },
  { name: 'the destroyer behind it', forecast: 'beam', state: line, of: { ...act, on: 'second-1' } },
  { name: 'a destroyer behind a cruiser', forecast: 'salvo', state: line, of: { salvo: 'salvo-1', on: 'second-1' } },
  {
    ...{ name: 'fighters and a bomber', forecast: 'dogfight', state: above },
    of: { by: ['nf-fighter-1'], on: ['to-fighter-4', 'to-bomber-5'] },
  },
  {
    ...{ name: 'two squadrons at a cruiser', forecast: 'bombing', state: above },
    of: { markers: ['nf-bomber-2', 'nf-bomber-3'], target: 'near' },
  },
  {
    ...{ name: 'a whole payload at a destroyer', forecast: 'bombing', state: above },
    of: { markers: ['nf-bomber-2'], target: 'second-1', whole: true },
  },
];
