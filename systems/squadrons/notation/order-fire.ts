// Chapter 4: fire as it is typed: `green fires lasers at alpha`, `all at alpha`, `gold: ions at freighter, turrets 1 NE, 2 own`.

import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { bare, strangerSay, subjects, withEntry } from '@flagplot/manifest/orders';
import type { SquadronOfBook } from '../rules/book.ts';
import { volleyOptions } from '../rules/combat/declare.ts';
import { isLaunched } from '../rules/combat/gunnery.ts';
import { BEARINGS, sightingOf } from '../rules/combat/sight.ts';
import type { Bearing, Volley } from '../rules/orders.ts';
import { squadronOf } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { type Leaving, leavingText, readLeaving } from './order-standing.ts';
import { type Asked, enemySquadrons, ownSquadrons, squadronText, weaponNamed, weaponsOf } from './order-units.ts';

type Fire = Squadrons['asks']['fire'];

interface Making extends Leaving {
  volleys: Volley[];
}

interface Reading {
  v: SqView;
  about: Fire['about'];
  making: Making;
  best: Fire['order'] | undefined;
}

/** Reads the fire of a side: whoever is not named keeps what was laid for it. */
export function fireReader(v: SqView, { about, laid, best }: Asked<'fire'>): OrderReader {
  const making: Making = { volleys: laid?.volleys ?? [], standing: laid?.standing };
  return {
    phrase: it => readPhrase(it, { v, about, making, best }),
    order: () => ({ order: { volleys: making.volleys, ...(making.standing ? { standing: making.standing } : {}) } }),
  };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, about, making } = reading;
  const able = about.squadrons.map(id => squadronOf(v.book, id));
  const own = [...able, ...ownSquadrons(v).filter(of => !able.includes(of))];
  const named = subjects(it, own);
  if (named.length === 0 && readLeaving(it, v, making)) return;
  const firing = named.length === own.length && named.length > 1 ? able : named;
  if (named.length > 0) it.offer('at');
  if (it.mayBest(reading.best)) takeBest(reading, firing);
  else if (it.may('hold', 'holds')) holdFire(it, making, firing);
  else if (firing.length === 0 && able.length !== 1) it.unread();
  else
    for (const volley of readVolleys(it, v, firing.length > 0 ? firing : able))
      making.volleys = withEntry(making.volleys, one => one.squadron === volley.squadron, volley);
}

/** These squadrons hold their fire; nobody named: all of them. */
function holdFire(it: Phrase, making: Making, named: readonly SquadronOfBook[]): void {
  it.may('fire');
  making.volleys = making.volleys.filter(one => named.length > 0 && !named.some(({ id }) => id === one.squadron));
}

/** What the best order has for these squadrons; without any, all of it. */
function takeBest({ making, best }: Reading, named: readonly SquadronOfBook[]): void {
  if (best && named.length === 0)
    Object.assign(making, { volleys: [...best.volleys], standing: best.standing ?? making.standing });
  for (const { id } of best ? named : []) {
    const is = (one: Volley) => one.squadron === id;
    making.volleys = withEntry(making.volleys, is, best?.volleys.find(is));
  }
}

/** A weapon, a target and where turrets bear, for each of these squadrons; what is left out of the two is what bears best. */
function readVolleys(it: Phrase, v: SqView, firing: readonly SquadronOfBook[]): Volley[] {
  it.mark(':');
  const fires = it.says('fire', 'fires', 'shoot', 'shoots');
  it.skip('with', 'its', 'their');
  const isDone = it.isDone;
  const words = weaponWords(it, firing);
  if (!fires && isDone) it.offer('fires');
  const target = readTarget(it, v, firing);
  if (!target) return [];
  const turrets = readTurrets(it, firing);
  const bearing = firing.filter(of => bears(v, of, { target, words }));
  return (bearing.length > 0 ? bearing : firing).flatMap(of => {
    const weapon = words === '' ? usualWeapon(v, of, target) : weaponNamed(words, weaponsOf(of))?.id;
    if (!weapon) return [];
    return [{ squadron: of.id, weapon, target: target.id, ...(turrets ? { turrets } : {}) }];
  });
}

/** Whether a squadron bears on a target with a weapon named so, or with any. */
function bears(v: SqView, of: SquadronOfBook, { target, words }: { target: SquadronOfBook; words: string }): boolean {
  const weapon = words === '' ? undefined : weaponNamed(words, weaponsOf(of))?.id;
  const options = volleyOptions(v, of.id).filter(one => one.target === target.id);
  return options.some(one => words === '' || one.weapon === weapon);
}

/** The words before `at`, which name a weapon of each of these squadrons; none: any. */
function weaponWords(it: Phrase, firing: readonly SquadronOfBook[]): string {
  it.offer('at', ...new Set(firing.flatMap(of => weaponsOf(of).map(({ name }) => name))));
  const first = it.next;
  let words = '';
  while (it.next && it.next.kind !== 'mark' && !['at', 'on'].includes(bare(it.next.text))) words += ` ${it.take()?.text}`;
  const [lacking] = firing.some(of => bare(words) === '' || weaponNamed(words, weaponsOf(of))) ? [] : firing;
  if (lacking)
    it.fault(
      strangerSay(
        lacking.name,
        words,
        weaponsOf(lacking).map(({ name }) => name),
      ),
      first,
    );
  return words.trim();
}

/** SQ-4.1.5 Whom they fire at; left out where there is one alone that they bear on. */
function readTarget(it: Phrase, v: SqView, firing: readonly SquadronOfBook[]): SquadronOfBook | undefined {
  const near = new Set(firing.flatMap(of => volleyOptions(v, of.id).map(({ target }) => target)));
  const targets = enemySquadrons(v).sort((a, b) => Number(near.has(b.id)) - Number(near.has(a.id)));
  const [only, ...more] = targets.filter(({ id }) => near.has(id));
  if (!it.may('at', 'on') && it.isDone && more.length === 0 && only) return only;
  const named = it.mayName(targets);
  if (named) return named;
  const friend = it.saysName(v.book.squadrons);
  if (!friend) {
    it.name(targets);
    it.passAll();
  }
  return friend;
}

/** SQ-4.10.1 The weapon that most of its craft bear with; what is launched only where nothing else bears, and the first of its card where nothing does. */
function usualWeapon(v: SqView, of: SquadronOfBook, target: SquadronOfBook): string | undefined {
  const rank = (volley: Volley) => {
    const { weapon, shooters } = sightingOf(v, volley);
    return (isLaunched(weapon.card.kind) ? 100 : 0) - shooters.length;
  };
  const [best] = volleyOptions(v, of.id)
    .filter(one => one.target === target.id)
    .sort((a, b) => rank(a) - rank(b));
  return best?.weapon ?? weaponsOf(of)[0]?.id;
}

const IN_WORDS: readonly Nameable[] = BEARINGS.map(id => ({ id, name: id }));

/** SQ-4.2.5 `turrets 1 NE, 2 own`: where those craft bear; none where nothing is said of turrets. */
function readTurrets(it: Phrase, firing: readonly SquadronOfBook[]): Volley['turrets'] {
  it.mark(',');
  it.skip('with');
  if (firing.some(({ card }) => card.weapons.some(({ arc }) => arc === 'turret'))) it.offer('turrets');
  if (!it.says('turrets', 'turret')) return undefined;
  const turrets: NonNullable<Volley['turrets']> = [];
  while (!it.isDone) {
    const craft = it.number();
    if (craft === undefined) {
      it.offer('a number of a craft');
      it.giveUp();
      break;
    }
    it.skip('bears', 'to');
    const bears = it.name(IN_WORDS);
    it.skip('hex');
    if (bears) turrets.push({ craft, bears: bears.id as Bearing });
    it.also();
  }
  return turrets;
}

/** Fire as it is typed, volley by volley. */
export function fireText(order: Fire['order'], v: SqView): string {
  const volleys = order.volleys.map(one => volleyText(one, v));
  return [...(volleys.length > 0 ? volleys : ['hold fire']), ...leavingText(order, v)].join('; ');
}

function volleyText({ squadron, weapon, target, turrets }: Volley, v: SqView): string {
  const weapons = weaponsOf(squadronOf(v.book, squadron));
  const name = weapons.find(one => one.id === weapon)?.name ?? weapon;
  const isPlain = weaponNamed(name, weapons)?.id === weapon;
  const bearing = turrets?.map(({ craft, bears }) => `${craft} ${bears}`).join(', ');
  const trained = bearing === undefined ? '' : `, turrets${bearing === '' ? '' : ` ${bearing}`}`;
  return `${squadronText(v, squadron)} fires ${isPlain ? name : weapon} at ${squadronText(v, target)}${trained}`;
}
