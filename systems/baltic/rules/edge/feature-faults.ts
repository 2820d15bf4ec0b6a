// Every fault of terrain and zones that a schema cannot see.

import type { Refusal } from '@flagplot/kernel';
import type { Outline } from '@flagplot/plane';
import { polygonFaults } from '@flagplot/plane';
import type { Feature, Scenario, ScenarioSide } from '../scenario-file.ts';
import { fault, faultsAmong, repeatFaults } from './faults.ts';

type Table = Scenario['table'];

/** Faults of all terrain. */
export function featureFaults({ features, table }: Pick<Scenario, 'features' | 'table'>): Refusal[] {
  return [
    ...repeatFaults(features, '/features', 'BB-7.0.1'),
    ...features.flatMap((feature, i) => [
      ...outlineFaults(feature.polygon, table, `/features/${i}/polygon`),
      ...heightFaults(feature, `/features/${i}`),
    ]),
  ];
}

/** BB-1.3.4 Solid things reach some height, a reef not above the water, and water none; BB-7.1.3 a structure alone is a target. */
function heightFaults({ id, kind, heights = [], target }: Feature, at: string): Refusal[] {
  const isWater = kind === 'coastal' || kind === 'shallow';
  return faultsAmong(at, [
    [isWater && heights.length > 0, 'BB-1.3.4', 'heights', `${id} is water, and water reaches no height.`],
    [!isWater && heights.length === 0, 'BB-1.3.4', 'heights', `${id} is solid, and nothing says how high it reaches.`],
    [
      kind === 'reef' && heights.some(one => one !== 'below'),
      'BB-1.3.4',
      'heights',
      `${id} is a reef, which lies below the water.`,
    ],
    [
      target !== undefined && kind !== 'structure',
      'BB-7.1.3',
      'target',
      `${id} is no structure, and only such a thing is shot at.`,
    ],
  ]);
}

/** Faults of the zones of a side: BB-1.5.5 each is for a navy that it fields, or for all of them. */
export function zoneFaults({ name, navies, zones }: ScenarioSide, table: Table, at: string): Refusal[] {
  return zones.flatMap(({ navy, polygon }, i) => [
    ...outlineFaults(polygon, table, `${at}/zones/${i}/polygon`),
    ...(navy === undefined || navies.includes(navy)
      ? []
      : [fault('BB-1.5.5', `${at}/zones/${i}/navy`, `${name} fields no ships of ${navy}.`)]),
  ]);
}

/** BB-6.2.8 A polygon that does not cross itself, BB-7.0.2 on the table. */
function outlineFaults(polygon: Outline, { width, height }: Table, at: string): Refusal[] {
  const off = polygon.flatMap((n, i) => {
    const most = i % 2 === 0 ? width : height;
    return n < 0 || n > most ? [fault('BB-7.0.2', `${at}/${i}`, `${n} is off the table, which ends at ${most}.`)] : [];
  });
  const crossed = polygonFaults(polygon).map(({ corner, say }) =>
    fault('BB-6.2.8', `${at}/${2 * corner}`, `Corner ${corner}: ${say}.`),
  );
  return [...off, ...crossed];
}
