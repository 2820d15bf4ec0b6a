// The sheet of a craft card nobody flies yet.

import type { Sheet, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import type { Charts, CraftCard, Quality } from '../rules/cards.ts';
import { QUALITIES } from '../rules/cards.ts';
import { priceOfCraft, ratesOf, turnDistanceOf, turnsOf } from '../rules/pilots.ts';
import { QUALITY_NAMES, SPEED_NAMES } from '../words/names.ts';
import { from, originNotes } from './origins.ts';
import { bearing, codesOf, effect, jammerLine } from './weapons.ts';
import { figure, text } from './words.ts';

/** SQ-1.1.2 Objective craft stand alone and are not bought. */
export function cardSheet(card: CraftCard, charts: Charts): Sheet {
  const sold = card.objective ? 'objective craft, not for sale' : `sold to ${card.faction === 'any' ? 'all' : card.faction}`;
  return {
    of: card.id,
    kind: 'card',
    card: { flag: card.faction, kind: card.silhouette, silhouette: card.silhouette },
    title: card.name,
    under: [`${card.silhouette}, ${sold}`],
    parts: [numbers(card), qualities(card, charts), weapons(card, charts)],
    notes: [originNotes(card)],
  };
}

const NUMBERS = [
  ['Maneuverability', 'maneuverability'],
  ['Space', 'space'],
  ['Hull', 'hull'],
  ['Shields', 'shields'],
] as const;

function numbers(card: CraftCard): SheetPart {
  const cells = NUMBERS.map(
    ([name, field]): SheetCell => ({ name, item: figure(card[field], card[field], from([card.provenance, field])) }),
  );
  return { kind: 'strip', cells };
}

/** SQ-1.1.4 What pilots of each quality make of it. */
function qualities(card: CraftCard, charts: Charts): SheetPart {
  return {
    kind: 'table',
    title: 'Qualities',
    heads: ['', SPEED_NAMES.attack, SPEED_NAMES.full, '# of Turns', 'Turn Distance', 'Command', 'Morale', 'Points a craft'],
    wide: [],
    rows: QUALITIES.map(quality => qualityLine(card, charts, quality)),
  };
}

function qualityLine(card: CraftCard, charts: Charts, quality: Quality): SheetItem[] {
  const { attack, full } = ratesOf(card, quality, charts);
  const { command, morale } = charts.skills[quality];
  const spirit = card.objective ? '–' : String(morale);
  const points = card.price ? String(priceOfCraft(card, quality)) : '–';
  const moves = [attack, full, turnsOf(card, quality, charts), turnDistanceOf(card, charts), command].map(String);
  return [QUALITY_NAMES[quality], ...moves, spirit, points].map(says => text(says));
}

function weapons(card: CraftCard, charts: Charts): SheetPart {
  return {
    kind: 'table',
    title: 'Weapons',
    note: 'Fire Codes of Average, Veteran and Elite pilots',
    heads: ['Weapon', 'Bears', 'Range', 'Fire Code', 'Damage', 'Dice', 'Rounds'],
    wide: [0],
    rows: card.weapons.map((weapon, mount) =>
      weapon.kind === 'jammer'
        ? jammerLine(card, mount).slice(0, -1)
        : [...bearing(card, mount), text(codesOf(charts, weapon, QUALITIES)), ...effect(card, mount)],
    ),
  };
}
