// What a unit does in a window, as it is typed: `b1: phaser-1 phaser-2 at r1, photon-a at r1 as overload, tractor r1 3, het C`.

import type { Fields, Node, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { nodeOf, singulars, withEntry } from '@flagplot/manifest/orders';
import type { Act, Shot, Window } from '../rules/orders.ts';
import { WINDOW } from '../rules/schemas.ts';
import type { TpView } from '../rules/state.ts';
import { readRecord, recordText, valueText } from './fields.ts';
import { fireOf } from './fire.ts';
import { type Asked, subjectOf, thingsOf, weaponThings } from './units.ts';

type Windowed = 'answer' | 'zero' | 'screen' | 'point-blank' | 'initial';

const PARTS = nodeOf(WINDOW).properties ?? {};
const SHOT = PARTS.fire?.items as Node;
/** The acts there are, each by its name. */
const ACTS: ReadonlyMap<string, Node> = new Map(
  (PARTS.acts?.items?.anyOf ?? []).flatMap(node => {
    const { act } = node.properties ?? {};
    return [...(act?.enum ?? [act?.const])].map(name => [String(name), node] as const);
  }),
);

/** What is said of one unit so far. */
export interface Doing {
  acts: Act[];
  fire: Shot[];
}

/** An order in the making: a window a unit, and guards where they are set. */
interface Making {
  windows: Window[];
  guards: { unit: string; box: string }[];
}

/** Reads the windows of a side: whoever is not named does what was laid for it. */
export function windowReader(v: TpView, asked: Asked<Windowed>): OrderReader {
  const { about, laid, best } = asked;
  const making: Making = { windows: laid?.windows ?? [], guards: [] };
  return {
    phrase: it => readPhrase(it, { v, units: about.units, making, best }),
    order: () => ({ order: { windows: making.windows } }),
  };
}

/** TP-1.3.4 The same for step 3, where guards are set as well. */
export function initialReader(v: TpView, { about, laid, best }: Asked<'initial'>): OrderReader {
  const making: Making = { windows: laid?.windows ?? [], guards: laid?.guards ?? [] };
  const guards = (unit: string, box: string): void => {
    making.guards = [...making.guards, { unit, box }];
  };
  return {
    phrase: it => readPhrase(it, { v, units: about.units, making, best, guards }),
    order: () => ({ order: { ...making } }),
  };
}

interface Reading {
  v: TpView;
  units: readonly string[];
  making: Making;
  best: Asked<Windowed>['best'];
  guards?(unit: string, box: string): void;
}

function readPhrase(it: Phrase, { v, units, making, best, guards }: Reading): void {
  it.offer('pass');
  if (it.mayBest(best)) {
    Object.assign(making, { windows: best?.windows ?? [], ...(best && 'guards' in best ? { guards: best.guards } : {}) });
    return;
  }
  if (it.says('pass', 'hold', 'nothing', 'wait')) {
    it.says('fire');
    making.windows = [];
    return;
  }
  const unit = subjectOf(it, v, units);
  if (unit === undefined) {
    it.unread();
    return;
  }
  const doing: Doing = { acts: [], fire: [] };
  readDoing(it, { v, unit }, { doing, ...(guards && { guards: box => guards(unit, box) }) });
  making.windows = withEntry(making.windows, one => one.unit === unit, isIdle(doing) ? undefined : { unit, ...doing });
}

function isIdle({ acts, fire }: Doing): boolean {
  return acts.length + fire.length === 0;
}

/** Whose clauses are read, as the table will be when it does them. */
export interface Doer {
  v: TpView;
  unit: string;
}

/** Where clauses go: into what a unit does, and, where guards are set, what it guards. */
export interface Into {
  doing: Doing;
  guards?(box: string): void;
}

/** Clause after clause, with commas between. */
export function readDoing(it: Phrase, { v, unit }: Doer, into: Into): void {
  do {
    if (it.says('pass', 'hold', 'nothing')) it.says('fire');
    else if (it.isDone) it.offer(...ACTS.keys(), ...(into.guards ? ['guard'] : []), ...weaponThings(v, unit).map(({ id }) => id));
    else readClause(it, { v, unit }, into);
  } while (it.mark(',') || it.says('and'));
}

function readClause(it: Phrase, { v, unit }: Doer, { doing, guards }: Into): void {
  const act = [...ACTS].find(([name]) => it.may(name));
  if (act) {
    const [name, node] = act;
    const said = readRecord(it, { node, things: thingsOf(v, unit), skip: 'act' });
    if (said) doing.acts.push({ act: name, ...said } as unknown as Act);
    return;
  }
  if (guards && it.may('guard')) {
    const said = readRecord(it, { node: GUARD, things: thingsOf(v, unit) });
    if (said) guards(said.box as string);
    return;
  }
  doing.fire.push(...readShots(it, { v, unit }, doing));
}

const GUARD: Node = { type: 'object', properties: { box: { type: 'string' } }, required: ['box'] };
/** A shot but for its weapon: `at r1 as overload reserve 2`. */
const AT: Node = { ...SHOT, required: ['on'] };

/** `phaser-1 phaser-2 at r1`; `all at r1`, `phasers at r1`: of these whatever is ready and bears. */
function readShots(it: Phrase, { v, unit }: Doer, doing: Doing): Shot[] {
  const weapons = weaponThings(v, unit);
  it.offer(...weapons.map(({ id }) => id), 'all at');
  const first = it.next;
  const named: string[] = [];
  while (it.next && it.next.kind !== 'mark' && !['at', 'on'].includes(it.next.text)) named.push(it.take()?.text ?? '');
  it.offer('at', ...weapons.map(({ id }) => id));
  if (named.length === 0 || !it.says('at', 'on')) {
    it.giveUp();
    return [];
  }
  const at = readRecord(it, { node: AT, things: thingsOf(v, unit), skip: 'weapon' });
  if (!at) return [];
  const ids = named.map(word => weapons.find(({ id }) => id === word.toLowerCase())?.id);
  if (ids.every(id => id !== undefined)) return ids.map(weapon => ({ weapon, ...at }) as unknown as Shot);
  const group = groupIn(named.join(' '), weapons);
  if (group === undefined) it.fault(`${named.join(' ')} is no weapon of ${unit}`, first);
  else return fireOf(v, { unit, on: String(at.on), group, already: doing.fire });
  return [];
}

/** Whether a word calls a kind of weapon: `phasers`, `photon A`; every one of `all`. */
function groupIn(words: string, weapons: readonly { id: string; name: string }[]): readonly string[] | undefined {
  if (['all', 'everything'].includes(words)) return weapons.map(({ id }) => id);
  const asked = singulars(words);
  const meant = weapons.filter(({ id, name }) =>
    [name, name.replace(/ [^ ]*$/, ''), id].some(one => singulars(one).some(word => asked.includes(word))),
  );
  return meant.length > 0 ? meant.map(({ id }) => id) : undefined;
}

/** The clauses of what a unit does. */
export function doingText({ acts, fire }: Doing): string[] {
  return [
    ...acts.map(act => `${act.act} ${recordText(act as unknown as Fields, ACTS.get(act.act) as Node, 'act')}`.trim()),
    ...fire.map(shot => valueText('fire', shot as unknown as Fields, SHOT)),
  ];
}

/** Windows as they are typed, a phrase a unit. */
export function windowText({ windows, guards = [] }: { windows: readonly Window[]; guards?: Making['guards'] }): string {
  const units = [...new Set([...windows, ...guards].map(({ unit }) => unit))];
  const phrases = units.map(unit => {
    const window = windows.find(one => one.unit === unit);
    const own = guards.filter(one => one.unit === unit).map(({ box }) => `guard ${box}`);
    return `${unit}: ${[...(window ? doingText(window) : []), ...own].join(', ')}`;
  });
  return phrases.length > 0 ? phrases.join('; ') : 'pass';
}
