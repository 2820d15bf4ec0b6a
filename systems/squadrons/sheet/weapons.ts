// The weapons of a sheet.

import type { SheetItem, SheetPart } from '@flagplot/sheets';
import type { Book, SquadronOfBook, WeaponOfBook } from '../rules/book.ts';
import type { Charts, CraftCard, Provenance, Quality, WeaponCard } from '../rules/cards.ts';
import { BANDS } from '../rules/cards.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { from } from './origins.ts';
import { codeMade, damageMade, type Of, rangeMade } from './sources.ts';
import { ARC_NAMES, text } from './words.ts';

/** SQ-1.5.2 Where the Fire Code of a weapon comes from. */
export function codeOrigin({ charts }: Pick<Book, 'charts'>, of: SquadronOfBook, mount: number): { origin?: Provenance } {
  return from([of.card.provenance, `weapons/${mount}/control`], [charts.provenance, `skills/${of.quality}`]);
}

/** The weapons of a squadron: where they bear, their range, what they need to hit, what their hits do. */
export function weaponsOf(book: Book, of: SquadronOfBook): SheetPart {
  const { charts } = book;
  const { attackSpeed, separated } = charts.modifiers;
  return {
    kind: 'table',
    key: 'weapons',
    title: 'Weapons',
    note: `needs at Attack Speed, unhurt and steady, on an open-ended d6 · difficulty ${BANDS.map(band => charts.difficulty[band]).join(', ')}, +${attackSpeed} at Attack Speed, +${separated} separated`,
    heads: ['', 'Weapon', 'Bears', 'Range', 'Fire Code', 'Needs', 'Damage', 'Dice', 'Rounds'],
    wide: [1],
    rows: of.weapons.map((weapon, mount) => [text(String(mount + 1)), ...line({ book, of }, weapon, mount)]),
  };
}

function line(it: Of, weapon: WeaponOfBook, mount: number): SheetItem[] {
  const { of } = it;
  const { card, skill, hotShot } = weapon;
  if (card.kind === 'jammer') return jammerLine(of.card, mount);
  const code = skill + card.control;
  const best = of.hotShots.some(Boolean) && hotShot > 0 ? [`${code + hotShot} Hot Shot`] : [];
  return [
    ...bearing(of.card, mount),
    { ...text(String(code), ...best), made: codeMade(it, weapon, mount), ...codeOrigin(it.book, of, mount) },
    needs(it.book.charts, of, weapon),
    ...effect(of.card, mount),
  ];
}

/** Name, arc and range of a weapon. */
export function bearing({ weapons, provenance }: CraftCard, mount: number): SheetItem[] {
  const { name, arc, crew, range } = weapons[mount] as WeaponCard;
  return [
    text(name),
    { ...text(crew === 'gunner' ? `${ARC_NAMES[arc]}, gunner` : ARC_NAMES[arc]), ...from([provenance, `weapons/${mount}/arc`]) },
    {
      ...text(range.join(' / ')),
      made: rangeMade(provenance, weapons[mount] as WeaponCard, mount),
      ...from([provenance, `weapons/${mount}/range`]),
    },
  ];
}

/** Damage, dice and rounds of a weapon. */
export function effect({ weapons, provenance }: CraftCard, mount: number): SheetItem[] {
  const { kind, damage, shots, rounds } = weapons[mount] as WeaponCard;
  const origin = (field: string) => from([provenance, `weapons/${mount}/${field}`]);
  return [
    {
      ...text(kind === 'ion' ? `${damage} ion` : String(damage)),
      made: damageMade(provenance, weapons[mount] as WeaponCard, mount),
      ...origin('damage'),
    },
    { ...text(String(shots)), ...origin('shots') },
    { ...text(rounds === null ? '–' : String(rounds)), ...origin('rounds') },
  ];
}

/** SQ-4.11.2, SQ-4.11.3 A jammer is not fired. */
export function jammerLine({ weapons, provenance }: CraftCard, mount: number): SheetItem[] {
  const { name, range, damage } = weapons[mount] as WeaponCard;
  return [
    text(name),
    text('all round'),
    { ...text(String(range[2])), ...from([provenance, `weapons/${mount}/range`]) },
    { ...text(`takes ${damage}`, 'from fire control'), ...from([provenance, `weapons/${mount}/damage`]) },
    ...Array.from({ length: 4 }, () => text('–')),
  ];
}

/** SQ-4.5.2, SQ-4.5.3 The least a die must come to by range; a natural 1 never hits. SQ-4.10.5 Missiles need the target's speed besides. */
function needs({ difficulty, modifiers }: Charts, { immobile }: SquadronOfBook, { card, skill }: WeaponOfBook): SheetItem {
  const harder = (immobile ? 0 : modifiers.attackSpeed) - skill - card.control;
  if (isLaunched(card.kind))
    return text(BANDS.map(band => withSign(difficulty[band] + harder)).join(' / '), "to the target's speed");
  return text(BANDS.map(band => `${Math.max(2, difficulty[band] + harder)}+`).join(' / '));
}

function withSign(n: number): string {
  return n < 0 ? `–${-n}` : `+${n}`;
}

/** SQ-1.5.2 Fire Codes by quality. */
export function codesOf({ skills }: Charts, { kind, control }: WeaponCard, qualities: readonly Quality[]): string {
  return qualities.map(quality => skills[quality][kind === 'missile' ? 'missiles' : 'gunnery'] + control).join(' / ');
}
