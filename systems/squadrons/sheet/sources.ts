// How the numbers of a sheet came about: what each is made of, the rule that makes it, and how sure each part is.

import { originOf } from '@flagplot/manifest';
import type { Made, SheetSource } from '@flagplot/sheets';
import type { Book, SquadronOfBook, WeaponOfBook } from '../rules/book.ts';
import type { Origins, Provenance, WeaponCard } from '../rules/cards.ts';
import { BANDS } from '../rules/cards.ts';
import { SPEED_NAMES } from '../words/names.ts';

/** A number by what it is called and what it comes to. */
interface Named {
  readonly name: string;
  readonly value: string;
}

/** What a sheet says of how sure a number is. */
const FROM: Readonly<Record<Provenance, string>> = {
  seed: 'the combat chapter says so',
  found: 'read in a public source of the game',
  derived: 'follows from numbers in the chapter',
  reconstructed: 'restored by us',
};

/** A part of a number, from a place on a card or in the charts; what nobody speaks for is restored. */
function sourceOf(origins: Origins, place: string, { name, value }: Named): SheetSource {
  return { name, value, from: FROM[originOf(origins, place) ?? 'reconstructed'] };
}

function ofCard({ of }: Of, field: 'space' | 'maneuverability' | 'hull' | 'shields', name: string): SheetSource {
  return sourceOf(of.card.provenance, field, { name, value: String(of.card[field]) });
}

function ofSkill(
  { book, of }: Of,
  field: 'piloting' | 'command' | 'gunnery' | 'missiles' | 'sensors',
  name: string,
): SheetSource {
  const value = String(book.charts.skills[of.quality][field]);
  return sourceOf(book.charts.provenance, `skills/${of.quality}/${field}`, { name, value });
}

function ofChart({ book }: Of, place: string, named: Named): SheetSource {
  return sourceOf(book.charts.provenance, place, named);
}

/** Whose numbers. */
export interface Of {
  readonly book: Book;
  readonly of: SquadronOfBook;
}

const withNumber = (name: string, n: number): Named => ({ name, value: String(n) });

/** SQ-3.3.1, SQ-3.3.2 */
export function speedsMade(it: Of): { attack: Made; full: Made } {
  const [space, piloting] = [ofCard(it, 'space', 'Space'), ofSkill(it, 'piloting', 'piloting')];
  const half = ofChart(it, 'attackDivisor', withNumber('Space is divided by', it.book.charts.attackDivisor));
  return {
    attack: { what: SPEED_NAMES.attack, rule: 'SQ-3.3.1', parts: [space, half, piloting] },
    full: { what: SPEED_NAMES.full, rule: 'SQ-3.3.2', parts: [space, piloting] },
  };
}

/** SQ-3.4.2, SQ-3.4.3 */
export function turningMade(it: Of): { turns: Made; distance: Made } {
  const { turns, turnDistance } = it.book.charts;
  const nimble = ofCard(it, 'maneuverability', 'Maneuverability');
  const byTurns = (name: string, n: number) => ofChart(it, 'turns', withNumber(name, n));
  const byDistance = (name: string, n: number) => ofChart(it, 'turnDistance', withNumber(name, n));
  return {
    turns: {
      what: '# of Turns',
      rule: 'SQ-3.4.2',
      parts: [
        nimble,
        ofSkill(it, 'piloting', 'piloting'),
        byTurns('their sum is divided by', turns.divisor),
        byTurns('at least', turns.least),
      ],
    },
    distance: {
      what: 'Turn Distance',
      rule: 'SQ-3.4.3',
      parts: [
        byDistance('from', turnDistance.from),
        { ...nimble, name: 'less Maneuverability' },
        byDistance('at least', turnDistance.least),
      ],
    },
  };
}

/** SQ-1.5.1 */
export function resistanceMade(it: Of): { shielded: Made; unshielded: Made } {
  const [hull, shields] = [ofCard(it, 'hull', 'hull'), ofCard(it, 'shields', 'shields')];
  return {
    shielded: { what: 'Resistance, shields up', rule: 'SQ-1.5.1', parts: [hull, shields] },
    unshielded: { what: 'Resistance, hull alone', rule: 'SQ-1.5.1', parts: [hull] },
  };
}

/** SQ-1.4.1, SQ-1.4.3 The command of whoever leads after so many leaders were lost. */
export function commandMade(it: Of, lost: number): Made {
  const { command } = it.of;
  const bought = lost === 0 && command > 0 ? [ofChart(it, 'upgrades', { name: 'bought', value: `+${command}` })] : [];
  const less = lost > 0 ? [ofChart(it, 'skills', { name: 'leaders lost', value: `−${lost}` })] : [];
  return {
    what: 'Command',
    rule: lost > 0 ? 'SQ-1.4.3' : 'SQ-1.4.1',
    parts: [ofSkill(it, 'command', 'command of the quality'), ...bought, ...less],
  };
}

/** SQ-1.5.5, SQ-1.6.4 What is recorded for the advanced game alone. */
export function advancedMade(it: Of): { dodge: Made; sensors: Made } {
  const { sensors, provenance } = it.of.card;
  const own = sensors ? [sourceOf(provenance, 'sensors', { name: 'of the craft', value: `+${sensors}` })] : [];
  return {
    dodge: {
      what: 'Dodge',
      rule: 'SQ-1.5.5',
      parts: [ofSkill(it, 'piloting', 'piloting'), ofCard(it, 'maneuverability', 'Maneuverability')],
    },
    sensors: { what: 'Sensors', rule: 'SQ-1.6.4', parts: [ofSkill(it, 'sensors', 'sensors'), ...own] },
  };
}

/** SQ-1.5.2 The Fire Code of a weapon, SQ-1.3.2 with a Hot Shot's gain where one serves it. */
export function codeMade(it: Of, { card, hotShot }: WeaponOfBook, mount: number): Made {
  const missiles = card.kind === 'missile';
  const skill = ofSkill(it, missiles ? 'missiles' : 'gunnery', missiles ? 'missile weapons' : 'starship gunnery');
  const control = sourceOf(it.of.card.provenance, `weapons/${mount}/control`, withNumber('fire control', card.control));
  const ace = it.of.hotShots.some(Boolean) && hotShot > 0;
  const gain = ofChart(it, 'hotShot/gunnery', { name: "a Hot Shot's", value: `+${hotShot}` });
  return { what: `Fire Code of ${card.name}`, rule: 'SQ-1.5.2', parts: [skill, control, ...(ace ? [gain] : [])] };
}

/** SQ-4.3.1 The range bands of a weapon of a card. */
export function rangeMade(origins: Origins, { name, range }: WeaponCard, mount: number): Made {
  const band = (of: string, i: number) =>
    sourceOf(origins, `weapons/${mount}/range`, withNumber(`last hex of ${of} range`, range[i] ?? 0));
  return { what: `Range of ${name}`, rule: 'SQ-4.3.1', parts: BANDS.map(band) };
}

/** SQ-4.7.1 What a hit of a weapon adds to its die. */
export function damageMade(origins: Origins, { name, damage }: WeaponCard, mount: number): Made {
  const part = sourceOf(origins, `weapons/${mount}/damage`, withNumber('added to the attack die', damage));
  return { what: `Damage of ${name}`, rule: 'SQ-4.7.1', parts: [part] };
}
