// Abilities and styles of commanders in a position: `style narn-a offensive`, `used tal-kesh stubborn 3`.

import { idText, type Names, type Reader } from '@flagplot/manifest/text';
import type { Commanders } from '../rules/abilities/commanders.ts';
import { ABILITIES } from '../rules/abilities/commanders.ts';

/** Whom a line may call. */
interface Terms {
  readonly ships: Names;
  readonly squadronNames: Names;
}

const MOST_TURN = 1000;

/** FA-4.5.1 The style of a squadron. */
export function readStyle(reader: Reader, { squadronNames }: Terms): Commanders['styles'][number] | undefined {
  const squadron = reader.name('squadron', squadronNames);
  const style = reader.oneOf('a style', ['defensive', 'offensive']);
  return squadron === undefined || style === undefined ? undefined : { squadron, style };
}

/** FA-4.2.2 What was used, and when. */
export function readUsed(reader: Reader, { ships }: Terms): Commanders['used'][number] | undefined {
  const ship = reader.name('ship', ships);
  const ability = reader.oneOf('an ability', ABILITIES);
  const turn = reader.whole('turn', 0, MOST_TURN);
  return ship === undefined || ability === undefined || turn === undefined ? undefined : { ship, ability, turn };
}

/** The lines of both. */
export function commanderLines(commanders: Commanders | undefined): string[] {
  if (!commanders) return [];
  return [
    ...commanders.styles.map(({ squadron, style }) => `style ${idText(squadron, [])} ${style}`),
    ...commanders.used.map(({ ship, ability, turn }) => `used ${idText(ship, [])} ${ability} ${turn}`),
  ];
}
