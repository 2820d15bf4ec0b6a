/** Units found by name: compared as it is said, not as it is written. */
import { type Item, ofKind, type Place, type UnitItem } from '@flagplot/scene';

/** A unit that was found, with what it is one of. */
export interface Found {
  unit: UnitItem<Place>;
  /** `Red`, where it sails in a squadron with a name of its own. */
  group: string | undefined;
}

/** Small letters and digits alone, without accents: `talkesh` of `Tal'Kesh`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '');
}

/**
 * The units in whose name, tag, squadron, class or side every word that was typed is found; all of them where nothing was. First those whose
 * name begins so, of these one's own.
 */
export function findUnits(items: readonly Item<Place>[], typed: string, sideName: (side: string) => string): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const groups = new Map(ofKind(items, 'group').map(({ id, name }) => [id, name]));
  const found = ofKind(items, 'unit').flatMap(unit => {
    const group = unit.squadron === undefined ? undefined : groups.get(unit.squadron);
    const said = [unit.name, group, unit.tag, unit.number, unit.facts?.what, sideName(unit.side)];
    const hay = said.map(one => plain(one ?? '')).join(' ');
    return words.every(word => hay.includes(word)) ? [{ unit, group, hay }] : [];
  });
  const rank = ({ unit, hay }: { unit: UnitItem<Place>; hay: string }): number => {
    const begins = hay.startsWith(words[0] ?? '') ? 0 : ` ${hay}`.includes(` ${words[0]}`) ? 2 : 4;
    return (unit.lost ? 10 : 0) + begins + (unit.role === 'mine' ? 0 : 1);
  };
  return found.toSorted((a, b) => rank(a) - rank(b)).map(({ unit, group }) => ({ unit, group }));
}
