/** What is on the table besides ships: ballistic shots on their way, vortices that stand open, gates. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { AreaItem, Item, Layer } from '@flagplot/scene';
import { countOf, radiusOf, rowFor } from '../rules/mines/pattern.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Salvo, Squadron } from '../rules/open.ts';
import { hexName, ofBook, quantity, shipName, sideName, squadronName } from '../words/names.ts';
import { arrivals } from './arrival.ts';
import type { FaSeen } from './seen.ts';
import { sideOfSquadron } from './seen.ts';

export function underWay(seen: FaSeen): Layer {
  return [...salvos(seen), ...mines(seen), ...vortices(seen), ...gates(seen), ...arrivals(seen)];
}

/** `turn 3, pulse 1`: a pulse counted through the battle, as one reads it. */
function pulseNamed(due: number): string {
  return `turn ${Math.ceil(due / PULSES.length)}, pulse ${((due - 1) % PULSES.length) + 1}`;
}

/** A line from ship to target for all of one weapon that arrives together. */
function salvos({ book, open }: FaSeen): Item[] {
  const together = Map.groupBy(open.salvos, one => `${one.ship}/${one.target}/${one.weapon}/${one.due}`);
  return [...together].map(([id, all]) => {
    const salvo = all[0] as Salvo;
    const of = ofBook(book, salvo.ship);
    const name = of?.weapons.find(one => one.id === salvo.weapon)?.name ?? salvo.weapon;
    const dice = all.reduce((sum, one) => sum + one.dice, 0);
    return {
      kind: 'ray',
      id: `salvo/${id}`,
      role: 'told',
      ...(of ? { side: of.side } : {}),
      from: { unit: salvo.ship },
      to: { unit: salvo.target },
      inFlight: `${name} of ${shipName(book, salvo.ship)}`,
      tag: `${name}, ${quantity(dice, 'die', 'dice')}, ${pulseNamed(salvo.due)}`,
    } as const;
  });
}

/** FA-2.2.2, FA-2.2.3 Mines under way: where they go off and the area, once it is open; of one's own before that. */
function mines({ book, open, own }: FaSeen): AreaItem[] {
  return (open.mines ?? []).flatMap(pattern => {
    const { squadron, turn, aim = own?.mines?.find(one => one.squadron === squadron) } = pattern;
    if (!aim) return [];
    const side = sideOfSquadron(book, squadron);
    const count = countOf(pattern);
    const label = `${quantity(count, 'mine', 'mines')}, ${pulseNamed(aim.due)}`;
    const says = `${quantity(count, 'energy mine', 'energy mines')} of ${squadronName(book, squadron)} at ${hexName(aim)}, due in ${pulseNamed(aim.due)}`;
    const places = hexes.within(aim, radiusOf(rowFor(book.charts, count)));
    const owner = side === undefined ? {} : { side };
    return [
      {
        kind: 'area',
        id: `mines/${squadron}/${turn}`,
        role: 'told',
        places,
        look: 'dashes',
        label,
        says,
        terrain: true,
        ...owner,
      },
    ];
  });
}

function vortices({ book, open }: FaSeen): AreaItem[] {
  return open.vortices.map(({ ship, squadron, q, r }) => {
    const side = ofBook(book, ship)?.side;
    const label = `vortex of ${shipName(book, ship)}`;
    const says = `for ${squadronName(book, squadron as Squadron['id'])}, until the end of the turn`;
    return mouth({ id: `vortex/${ship}`, at: { q, r }, label, says, side });
  });
}

function gates({ book }: FaSeen): AreaItem[] {
  return book.gates.map(({ q, r, side }) => {
    const label = side === undefined ? 'jump gate' : `jump gate of ${sideName(side, book)}`;
    return mouth({
      id: `gate/${q},${r}`,
      at: { q, r },
      label,
      says: book.jump === undefined ? 'for squadrons that withdraw' : 'for squadrons that come or withdraw',
      side,
    });
  });
}

interface Mouth {
  id: string;
  at: Hex;
  label: string;
  says: string;
  side: string | undefined;
}

/** One hex by which ships leave. */
function mouth({ id, at, label, says, side }: Mouth): AreaItem {
  const owner = side === undefined ? {} : { side };
  return { kind: 'area', id, role: 'told', places: [at], look: 'solid', of: 'mouth', label, says, terrain: true, ...owner };
}
