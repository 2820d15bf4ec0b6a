// TP-2.1.7 Energy forms as they are typed, a line a ship: `b1: speed 12, capacitor 3, photon-a 2, ecm 2`. What is left out is as on a form
// with housekeeping alone.

import type { Fields, Node, Phrase, Value } from '@flagplot/manifest/orders';
import { nodeOf, singulars } from '@flagplot/manifest/orders';
import type { Arming } from '../rules/energy/arming.ts';
import { armingsOf, EMPTY } from '../rules/energy/arming.ts';
import { emptyForm } from '../rules/energy/cut.ts';
import { capacitorFree } from '../rules/energy/power.ts';
import { LOST } from '../rules/open.ts';
import type { Form } from '../rules/orders.ts';
import { mountOf } from '../rules/roster.ts';
import { FORM } from '../rules/schemas.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { readRecord, readValue, valueText } from './fields.ts';
import { thingsOf, weaponThings } from './units.ts';

const LINES = nodeOf(FORM).properties ?? {};
const TRACTORS = LINES.tractors?.properties ?? {};
/** Lines that are said in words of their own. */
const OWN: readonly string[] = ['ship', 'arms', 'tractors'];
const LINE_NAMES: readonly string[] = [
  ...Object.keys(LINES).filter(name => !OWN.includes(name)),
  'phasers',
  'guns',
  'hold',
  'fresh',
  'resist',
];

/** Clauses of a form, with commas between. */
export function readForm(it: Phrase, v: TpView, form: Form): void {
  do {
    if (it.isDone) it.offer(...LINE_NAMES, ...weaponThings(v, form.ship).map(({ id }) => id));
    else readLine(it, v, form);
  } while (it.mark(',') || it.says('and'));
}

function readLine(it: Phrase, v: TpView, form: Form): void {
  if (readArms(it, v, form) || readTractors(it, v, form)) return;
  const line = Object.entries(LINES).find(([name]) => !OWN.includes(name) && it.may(name));
  if (!line) {
    it.unread();
    it.passTo(',');
    return;
  }
  const [name, node] = line;
  const value = lineValue(it, { v, form, name, node });
  if (value === undefined) return;
  const into = form as unknown as Fields;
  if (isList(node)) into[name] = [...((into[name] as Value[] | undefined) ?? []), value];
  else into[name] = value;
}

/** Whether entries of a line are objects, each said in a clause of its own. */
function isList({ type, items }: Node): boolean {
  return type === 'array' && items?.type === 'object';
}

interface Line {
  v: TpView;
  form: Form;
  name: string;
  node: Node;
}

function lineValue(it: Phrase, { v, form, name, node }: Line): Value | undefined {
  const things = thingsOf(v, form.ship);
  if (node.type === 'boolean') it.offer('yes', 'no');
  // `erratic`, `cloak`, `destruct` alone mean yes.
  if (node.const === true || (node.type === 'boolean' && (it.isDone || it.next?.kind === 'mark'))) return true;
  if (isList(node)) return readRecord(it, { node: node.items as Node, things });
  if (name === 'capacitor' && it.says('full')) return capacitorFree(shipOf(v, form.ship));
  return readValue(it, name, { node, things });
}

/** `photon-a 2`; `photons 2`; `guns`: each mount as far as it is usually armed; `phasers`: the capacitor is filled. */
function readArms(it: Phrase, v: TpView, form: Form): boolean {
  const weapons = weaponThings(v, form.ship);
  it.offer(...weapons.map(({ id }) => id));
  if (it.may('phasers')) {
    form.capacitor = capacitorFree(shipOf(v, form.ship));
    return true;
  }
  if (it.may('guns')) {
    form.arms = usualArms(v, form);
    return true;
  }
  if (it.next?.kind !== 'word') return false;
  const word = it.next.text.toLowerCase();
  const isKind = it.reads(/./, /^\d+$/);
  const alike = weapons.filter(({ id, name }) => id === word || (works(v, form.ship, id) && isOfKind(word, name)));
  const single = isKind ? undefined : it.saysName(weapons);
  const named = single ? [single] : alike;
  if (named.length === 0 || (!single && !isKind)) return false;
  if (!single) it.take();
  const energy = it.number();
  if (energy === undefined) it.fault('expected the energy it takes');
  else for (const { id } of named) form.arms = [...form.arms.filter(one => one.weapon !== id), { weapon: id, energy }];
  return true;
}

/** Whether a word means every weapon of this kind: `photons`, `photon`. */
function isOfKind(word: string, name: string): boolean {
  const kinds = singulars(name.replace(/ [^ ]*$/, ''));
  return singulars(word).some(one => kinds.includes(one));
}

function works(v: TpView, ship: string, weapon: string): boolean {
  const { card, unit } = shipOf(v, ship);
  return unit.weapons[mountOf(card, weapon)] !== LOST;
}

function usualArms(v: TpView, { ship }: Form): Form['arms'] {
  const { card, unit, hold } = shipOf(v, ship);
  return card.weapons.flatMap((weapon, mount) => {
    const ways = unit.weapons[mount] === LOST ? [] : armingsOf(weapon, hold.arms[mount] ?? EMPTY);
    const way: Arming | undefined = ways.find(({ keeps }) => keeps);
    return way && way.energy > 0 ? [{ weapon: weapon.id, energy: way.energy }] : [];
  });
}

/** TP-13.2.4 `hold r1 3`, `fresh 2`, `resist 1`. */
function readTractors(it: Phrase, v: TpView, form: Form): boolean {
  const { tractors } = form;
  if (it.may('hold')) {
    const said = readRecord(it, { node: TRACTORS.hold?.items as Node, things: thingsOf(v, form.ship) });
    if (said) form.tractors = { ...tractors, hold: [...tractors.hold, said as never] };
    return true;
  }
  for (const line of ['fresh', 'resist'] as const) {
    if (!it.may(line)) continue;
    const energy = readValue(it, line, { node: TRACTORS[line] as Node, things: thingsOf(v, form.ship) });
    if (typeof energy === 'number') form.tractors = { ...tractors, [line]: energy };
    return true;
  }
  return false;
}

/** Speed first, as one speaks of it. */
const IN_ORDER = Object.entries(LINES).sort(([a], [b]) => Number(b === 'speed') - Number(a === 'speed'));

/** A form as it is typed: what is otherwise than on one with housekeeping alone. */
export function formText(form: Form): string {
  const plain = emptyForm({ unit: { id: form.ship } as never }) as unknown as Fields;
  const said = form as unknown as Fields;
  const lines = IN_ORDER.flatMap(([name, node]) => {
    if (name === 'arms') return form.arms.map(({ weapon, energy }) => `${weapon} ${energy}`);
    if (name === 'tractors') return tractorText(form.tractors);
    const value = said[name];
    if (OWN.includes(name) || value === undefined || JSON.stringify(value) === JSON.stringify(plain[name])) return [];
    if (isList(node)) return (value as Value[]).map(one => `${name} ${valueText(name, one, node.items as Node)}`);
    return [node.const === true ? name : `${name} ${valueText(name, value, node)}`.trim()];
  });
  return `${form.ship}: ${lines.join(', ')}`.trim();
}

function tractorText({ hold, fresh, resist }: Form['tractors']): string[] {
  return [
    ...hold.map(({ unit, energy }) => `hold ${unit} ${energy}`),
    ...(fresh > 0 ? [`fresh ${fresh}`] : []),
    ...(resist > 0 ? [`resist ${resist}`] : []),
  ];
}
