// A position in words, as `battle` of the tests takes it.

import { hexes } from '@flagplot/hexes';
import type { SquadronOfBook } from '../../rules/book.ts';
import { FACINGS, LAYOUT } from '../../rules/map.ts';
import type { Craft, Squadron } from '../../rules/open.ts';
import type { SqState } from '../../rules/state.ts';

/** A line for each squadron, and one for map, options, goal and order of play. */
export function inWords({ book, open }: SqState): string {
  const { map, options, goal, sides } = book;
  const on = Object.entries(options).flatMap(([name, is]) => (is ? [name] : []));
  const terms = { map, options: on, order: open.order, mover: open.mover, ...(goal ? { goal } : {}) };
  const edges = sides.map(({ id, edge, enemies }) => `side ${id}: edge=${edge} (enemies ${enemies.join(', ')})`);
  const lines = open.squadrons.map((squadron, i) => squadronInWords(squadron, book.squadrons[i] as SquadronOfBook));
  return [JSON.stringify(terms), ...edges, ...lines].join('\n');
}

function squadronInWords({ craft, leader, level, speed, moved, jams }: Squadron, of: SquadronOfBook): string {
  const hot = of.hotShots.flatMap((is, place) => (is ? [place + 1] : []));
  const words = [
    `leader=${leader + 1}`,
    `level=${level}`,
    `speed=${speed}`,
    ...(hot.length > 0 ? [`hot=${hot.join(',')}`] : []),
    ...(moved ? ['moved'] : []),
    ...(jams ? ['jams'] : []),
    ...(of.immobile ? ['immobile'] : []),
  ];
  return `${of.side}/${of.id} ${of.card.id} ${of.quality}: ${craft.map(one => craftInWords(one, of)).join(', ')} | ${words.join(' ')}`;
}

function craftInWords(craft: Craft, { weapons }: SquadronOfBook): string {
  if (craft.status === 'destroyed') return 'dead';
  if (craft.status === 'left') return `gone-${craft.edge}`;
  const marks = [`d${craft.damage}`, `i${craft.ion}`, `f${craft.fresh}`].filter(mark => !mark.endsWith('0'));
  const rounds = weapons.flatMap(({ card }, mount) => (card.rounds === null ? [] : [`${card.id}=${craft.rounds[mount]}`]));
  return [`${hexes.nameOf(craft, LAYOUT)}^${FACINGS[craft.heading]}`, ...marks, `m${craft.moved}`, ...rounds].join(' ');
}
