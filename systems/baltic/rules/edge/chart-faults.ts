// Every fault of the charts that a schema cannot see. `at` points into them: `/profiles/bat/Crawl`.

import type { Refusal } from '@flagplot/kernel';
import type { Charts, Profile, Setting } from '../charts.ts';
import { fault, faultsAmong } from './faults.ts';

/** Everything wrong with a set of charts. */
export function chartFaults(charts: Charts): Refusal[] {
  const { settings, firepower, bands, corvette, templates } = charts;
  return [
    ...faultsAmong('', [
      [
        new Set(settings).size < settings.length,
        'BB-2.1.1',
        'settings',
        'A setting stands twice among the rungs of the telegraph.',
      ],
      [bands.short >= bands.medium, 'BB-3.2.47', 'bands', 'The short band ends beyond the medium one.'],
      [corvette.reference < corvette.least, 'BB-3.1.21', 'corvette', 'A leg of reference is shorter than a corvette may fly.'],
      [
        templates.S < templates.M || templates.M < templates.L,
        'BB-3.1.6',
        'templates',
        'A bigger template turns more sharply than a smaller one.',
      ],
    ]),
    ...Object.entries(charts.profiles).flatMap(([id, profile]) => profileFaults(id, profile, settings)),
    ...columnFaults(firepower),
  ];
}

/** BB-1.2.6 A profile has Stop, where nobody moves, and every other span the right way round; BB-2.1.7 a crippled ship has Reverse and Crawl. */
function profileFaults(id: string, profile: Profile, settings: readonly Setting[]): Refusal[] {
  return settings.flatMap(setting => {
    const span = profile[setting];
    const say = (why: string): string => `The telegraph ${id} ${why} ${setting}.`;
    const [least, most] = span ?? [0, 0];
    return faultsAmong(`/profiles/${id}`, [
      [span === null && NEEDED.includes(setting), 'BB-2.1.7', setting, say('has no')],
      [least > most, 'BB-1.2.6', setting, say('has more for the least than for the greatest path at')],
      [setting === 'Stop' && most > 0, 'BB-3.1.2', setting, say('moves at')],
    ]);
  });
}

/** What is left to every ship, however crippled. */
const NEEDED: readonly Setting[] = ['Reverse', 'Stop', 'Crawl'];

/** BB-3.2.34 More firepower never throws fewer dice, and a column further right never more. */
function columnFaults(firepower: Charts['firepower']): Refusal[] {
  return firepower.flatMap((row, i) =>
    row.flatMap((dice, j) => {
      const above = firepower[i - 1]?.[j] ?? 0;
      const left = row[j - 1] ?? dice;
      const isOdd = dice < above || dice > left;
      return isOdd
        ? [fault('BB-3.2.34', `/firepower/${i}/${j}`, `${dice} dice, after ${above} above and ${left} to the left.`)]
        : [];
    }),
  );
}
