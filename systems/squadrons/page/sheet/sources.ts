/** Where the numbers of a squadron's sheet come from: what each is made of, the rule that makes it, and how sure each part is. */

import { originOf as originKnown } from '@flagplot/manifest';
import type { Book, SquadronOfBook, WeaponOfBook } from '../../rules/book.ts';
import type { Origins, Provenance } from '../../rules/cards.ts';
import type { Squadron } from '../../rules/open.ts';
import { commandOf } from '../../rules/roster.ts';

export interface Part {
  name: string;
  value: string;
  from: Provenance;
}

/** A number as the sheet shows it, and how it came about. */
export interface Sourced {
  figure: string;
  what: string;
  rule: string;
  parts: readonly Part[];
}

export const FROM: Readonly<Record<Provenance, string>> = {
  seed: 'the combat chapter says so',
  found: 'read in a public source of the game',
  derived: 'follows from numbers in the chapter',
  reconstructed: 'restored by us',
};

/** Provenance of a field; what nobody speaks for is restored. */
export function originOf(origins: Origins, field: string): Provenance {
  return originKnown(origins, field) ?? 'reconstructed';
}

interface Of {
  book: Book;
  of: SquadronOfBook;
}

function card({ of }: Of, field: 'space' | 'maneuverability' | 'hull' | 'shields', name: string): Part {
  return { name, value: String(of.card[field]), from: originOf(of.card.provenance, field) };
}

function skill({ book, of }: Of, field: 'piloting' | 'command' | 'gunnery' | 'missiles' | 'sensors', name: string): Part {
  const value = String(book.charts.skills[of.quality][field]);
  return { name, value, from: originOf(book.charts.provenance, `skills/${of.quality}/${field}`) };
}

function chart({ book }: Of, field: string, { name, value }: { name: string; value: string }): Part {
  return { name, value, from: originOf(book.charts.provenance, field) };
}

/** Rates, turns, turn distance, both Damage Resistances. */
export function statsOf(it: Of): Sourced[] {
  const { charts } = it.book;
  const piloting = skill(it, 'piloting', 'piloting');
  const half = { name: 'Space is divided by', value: String(charts.attackDivisor) };
  const manoeuvre = card(it, 'maneuverability', 'Maneuverability');
  const least = (n: number) => ({ name: 'at least', value: String(n) });
  return [
    {
      figure: String(it.of.rates.attack),
      what: 'Attack Speed',
      rule: 'SQ-3.3.1',
      parts: [card(it, 'space', 'Space'), chart(it, 'attackDivisor', half), piloting],
    },
    { figure: String(it.of.rates.full), what: 'Full Throttle', rule: 'SQ-3.3.2', parts: [card(it, 'space', 'Space'), piloting] },
    {
      figure: String(it.of.turns),
      what: '# of Turns',
      rule: 'SQ-3.4.2',
      parts: [
        manoeuvre,
        piloting,
        chart(it, 'turns', { name: 'their sum is divided by', value: String(charts.turns.divisor) }),
        chart(it, 'turns', least(charts.turns.least)),
      ],
    },
    {
      figure: String(it.of.turnDistance),
      what: 'Turn Distance',
      rule: 'SQ-3.4.3',
      parts: [
        chart(it, 'turnDistance', { name: 'from', value: String(charts.turnDistance.from) }),
        { ...manoeuvre, name: 'less Maneuverability' },
        chart(it, 'turnDistance', least(charts.turnDistance.least)),
      ],
    },
    {
      figure: String(it.of.shielded),
      what: 'Resistance, shields up',
      rule: 'SQ-1.5.1',
      parts: [card(it, 'hull', 'hull'), card(it, 'shields', 'shields')],
    },
    { figure: String(it.of.unshielded), what: 'Resistance, hull alone', rule: 'SQ-1.5.1', parts: [card(it, 'hull', 'hull')] },
  ];
}

/** The leader's command as it is now. */
export function commandNow(it: Of, squadron: Squadron): Sourced {
  const lost = squadron.leadersLost;
  const bought = lost === 0 && it.of.command > 0 ? [chart(it, 'upgrades', { name: 'bought', value: `+${it.of.command}` })] : [];
  const less = lost > 0 ? [chart(it, 'skills', { name: 'leaders lost', value: `−${lost}` })] : [];
  const figure = String(commandOf(it.book, it.of, squadron));
  return {
    figure,
    what: 'Command',
    rule: lost > 0 ? 'SQ-1.4.3' : 'SQ-1.4.1',
    parts: [skill(it, 'command', 'command of the quality'), ...bought, ...less],
  };
}

/** SQ-1.6.4 What is recorded and plays no part: Dodge, sensors. */
export function advancedSources(it: Of): Sourced[] {
  const { skills } = it.book.charts;
  const { piloting, sensors } = skills[it.of.quality];
  const { maneuverability } = it.of.card;
  const own = it.of.card.sensors
    ? [{ name: 'of the craft', value: `+${it.of.card.sensors}`, from: originOf(it.of.card.provenance, 'sensors') }]
    : [];
  return [
    {
      figure: String(piloting + maneuverability),
      what: 'Dodge',
      rule: 'SQ-1.5.5',
      parts: [skill(it, 'piloting', 'piloting'), card(it, 'maneuverability', 'Maneuverability')],
    },
    {
      figure: String(sensors + (it.of.card.sensors ?? 0)),
      what: 'Sensors',
      rule: 'SQ-1.6.4',
      parts: [skill(it, 'sensors', 'sensors'), ...own],
    },
  ];
}

/** Fire Code, a Hot Shot's where there is one, and damage of a weapon. */
export function weaponSources(
  it: Of,
  { card: weapon, skill: served, hotShot }: WeaponOfBook,
  mount: number,
): { code: Sourced; hotShot: Sourced | undefined; range: Sourced; damage: Sourced } {
  const origin = (field: string) => originOf(it.of.card.provenance, `weapons/${mount}/${field}`);
  const pilot = skill(
    it,
    weapon.kind === 'missile' ? 'missiles' : 'gunnery',
    weapon.kind === 'missile' ? 'missile weapons' : 'starship gunnery',
  );
  const control: Part = { name: 'fire control', value: String(weapon.control), from: origin('control') };
  const ace = chart(it, 'hotShot/gunnery', { name: 'Hot Shot', value: `+${hotShot}` });
  const code = {
    figure: String(served + weapon.control),
    what: `Fire Code of ${weapon.name}`,
    rule: 'SQ-1.5.2',
    parts: [pilot, control],
  };
  const has = it.of.hotShots.some(Boolean) && hotShot > 0;
  const [short, medium, long] = weapon.range;
  return {
    code,
    hotShot: has
      ? {
          figure: String(served + weapon.control + hotShot),
          what: 'Fire Code of a Hot Shot',
          rule: 'SQ-1.3.2',
          parts: [...code.parts, ace],
        }
      : undefined,
    range: {
      figure: `${short} ${medium} ${long}`,
      what: `Range of ${weapon.name}`,
      rule: 'SQ-4.3.1',
      parts: (['short', 'medium', 'long'] as const).map((band, i) => ({
        name: `last hex of ${band} range`,
        value: String(weapon.range[i] ?? 0),
        from: origin('range'),
      })),
    },
    damage: {
      figure: String(weapon.damage),
      what: `Damage of ${weapon.name}`,
      rule: 'SQ-4.7.1',
      parts: [{ name: 'added to the attack die', value: String(weapon.damage), from: origin('damage') }],
    },
  };
}
