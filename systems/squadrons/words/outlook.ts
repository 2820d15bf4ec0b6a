// What an order would lead to: where a squadron flies and what it could fire at from there, who could fire at it, what fire may come to.

import { hexes } from '@flagplot/hexes';
import type { Answer, Forecasted, Json, View } from '@flagplot/kernel';
import { type Lead, listWords, percent } from '@flagplot/manifest';
import { volleyOptions, whySilent } from '../rules/combat/declare.ts';
import { aims } from '../rules/combat/gunnery.ts';
import { sightingOf } from '../rules/combat/sight.ts';
import { drifts, fly } from '../rules/movement/fly.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Move, Volley } from '../rules/orders.ts';
import { enemiesOf, isFlying, numberOf, type Seen, squadronCalled, squadronOf, weaponName } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { compass, count, craftName, hexName, measure, SPEED_NAMES, squadronName } from './names.ts';

export function outlook(answer: Answer<Squadrons>, view: View<Squadrons>): Lead[] {
  switch (answer.kind) {
    case 'move':
      return moveLeads(view, answer.order);
    case 'fire':
      return fireLeads(view, answer.order.volleys);
    default:
      return [];
  }
}

/** Where the leader comes to, what bears from there, and who leaves the map. */
function moveLeads(v: SqView, move: Move): Lead[] {
  const squadron = squadronCalled(v, move.squadron);
  const of = squadronOf(v.book, move.squadron);
  const after = flyTo(v, squadron, move);
  const lead = leadOf(after);
  const gone = after.craft.flatMap((craft, place) =>
    craft.status === 'left' && squadron.craft[place]?.status === 'flying' ? [craftName(of, numberOf(place))] : [],
  );
  const lost: Lead[] =
    gone.length > 0
      ? [{ who: of.name, grave: 'lost', says: `${listWords(gone)} ${gone.length === 1 ? 'leaves' : 'leave'} the map` }]
      : [];
  if (!lead) return lost;
  const most = Math.max(0, ...move.craft.map(({ path }) => measure(path).hexes));
  const to = `${of.name} ${count(most, 'hex', 'hexes')} to ${hexName(lead)} heading ${compass(lead.heading)}`;
  const speed = move.speed === 'full' ? ` at ${SPEED_NAMES.full}` : '';
  const then = tableWith(v, after);
  return [{ who: of.name, says: `${to}${speed}: ${bears(then, after)}${threats(v, then, after)}` }, ...lost];
}

/** The squadron as it stands when it has flown. */
function flyTo({ book }: SqView, squadron: Squadron, move: Move): Squadron {
  const after = { ...squadron, craft: squadron.craft.map(one => ({ ...one })) };
  for (const { craft, path } of [...move.craft, ...drifts(book, squadron)]) {
    const one = after.craft[craft - 1];
    if (one) fly(book, one, path);
  }
  return { ...after, moved: true, ...(move.speed && { speed: move.speed }) };
}

function leadOf({ craft, leader }: Squadron): Craft | undefined {
  const first = craft[leader];
  return first && isFlying(first) ? first : craft.find(isFlying);
}

function tableWith({ book, open }: Seen, after: Squadron): Seen {
  return { book, open: { ...open, squadrons: open.squadrons.map(one => (one.id === after.id ? after : one)) } };
}

/** `6 bear on Alpha at 4, short`, the nearest first; or why it fires nothing. */
function bears(seen: Seen, after: Squadron): string {
  const silent = whySilent(seen, after);
  if (silent) return silent.say.replace(/[.]$/, '').replace(/^./, first => first.toLowerCase());
  const sightings = volleyOptions(seen, after.id).map(volley => sightingOf(seen, volley));
  const nearest = [...Map.groupBy(sightings, ({ to }) => to.id).values()].flatMap(all => {
    const [best] = all.toSorted((a, b) => b.shooters.length - a.shooters.length || a.range - b.range);
    return best ? [best] : [];
  });
  if (nearest.length === 0) return `nobody bears on anybody${nearestEnemy(seen, after)}`;
  return nearest
    .toSorted((a, b) => a.range - b.range)
    .map(
      one =>
        `${one.shooters.length} ${one.shooters.length === 1 ? 'bears' : 'bear'} on ${one.toOf.name} at ${one.range}, ${one.band}`,
    )
    .join(', ');
}

function nearestEnemy(seen: Seen, after: Squadron): string {
  const { side } = squadronOf(seen.book, after.id);
  const own = after.craft.filter(isFlying);
  const ranges = enemiesOf(seen, side).flatMap(enemy => {
    const all = enemy.craft.filter(isFlying).flatMap(one => own.map(craft => hexes.range(craft, one)));
    return all.length > 0 ? [{ range: Math.min(...all), name: squadronName(seen.book, enemy.id) }] : [];
  });
  const [first] = ranges.sort((a, b) => a.range - b.range);
  return first ? `, ${first.name} is ${first.range} off` : '';
}

/** Enemies that could fire at it there, where they stand now; those that have still to move are said to. */
function threats(v: SqView, then: Seen, after: Squadron): string {
  const { side } = squadronOf(v.book, after.id);
  const names = enemiesOf(then, side).flatMap(enemy =>
    volleyOptions(then, enemy.id).some(({ target }) => target === after.id)
      ? [`${squadronName(v.book, enemy.id)}${enemy.moved ? '' : ' (still to move)'}`]
      : [],
  );
  return names.length > 0 ? `; in the sights of ${listWords(names)}` : "; in nobody's sights";
}

/** Volley by volley, then the squadrons that could fire and do not. */
function fireLeads(v: SqView, volleys: readonly Volley[]): Lead[] {
  const own = v.open.squadrons.filter(({ id }) => squadronOf(v.book, id).side === v.side);
  const idle = own.filter(({ id }) => !volleys.some(one => one.squadron === id) && volleyOptions(v, id).length > 0);
  return [
    ...volleys.map(volley => volleyLead(v, volley)),
    ...idle.map(({ id }): Lead => {
      const who = squadronName(v.book, id);
      return { who, grave: 'idle', says: `${who} holds its fire` };
    }),
  ];
}

function volleyLead(v: SqView, volley: Volley): Lead {
  const sighting = sightingOf(v, volley);
  const each = aims(v, sighting);
  const shots = each.reduce((sum, one) => sum + one.shots, 0);
  const needs = [...new Set(each.map(one => one.needs))].sort((a, b) => a - b);
  const who = sighting.of.name;
  const craft = count(sighting.shooters.length, 'craft', 'craft');
  const at = `${who}, ${craft} with ${weaponName(sighting.weapon.card)} at ${sighting.toOf.name}`;
  const { squadron, weapon, target, turrets } = volley;
  const of = { squadron, weapon, target, ...(turrets && { turrets: turrets.map(one => ({ ...one })) }) };
  return {
    who,
    says: `${at}: range ${sighting.range}, ${sighting.band}, ${count(shots, 'shot', 'shots')}, ${needs.map(one => `${one}+`).join(', ')} to hit`,
    odds: { name: 'volley', of: of as Json, says: oddsSaid },
  };
}

/** What a volley comes to: hits, and craft hurt and gone; of ion cannons those ionized and frozen. */
type Toll = Partial<Record<'hits' | 'damaged' | 'destroyed' | 'ionized' | 'frozen', number>>;

/** `3.2 hits, 1.1 damaged and 0.8 destroyed on average; one or more destroyed 58 %`. */
function oddsSaid({ outcomes }: Forecasted): string {
  const all = outcomes.map(({ value, chance }) => ({ toll: (value ?? {}) as Toll, chance }));
  const isIon = all.some(({ toll }) => toll.ionized !== undefined);
  const [hurt, gone] = isIon ? (['ionized', 'frozen'] as const) : (['damaged', 'destroyed'] as const);
  const mean = (of: keyof Toll): string => all.reduce((sum, { toll, chance }) => sum + chance * (toll[of] ?? 0), 0).toFixed(1);
  const any = all.reduce((sum, { toll, chance }) => ((toll[gone] ?? 0) > 0 ? sum + chance : sum), 0);
  return `${mean('hits')} hits, ${mean(hurt)} ${hurt} and ${mean(gone)} ${gone} on average; any ${gone} ${percent(any)}`;
}
