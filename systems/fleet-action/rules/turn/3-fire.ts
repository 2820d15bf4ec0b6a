// Chapters 6 and 7: the fire of one pulse, chosen by both sides at once.

import type { Ask, Phase, Refusal, RollDie } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import type { Book } from '../book.ts';
import type { Chapter, FirePart } from '../chapter.ts';
import { launch } from '../combat/ballistics.ts';
import { countsIn } from '../combat/refire.ts';
import type { Aim, FireContext, LineOfFire } from '../combat/shot.ts';
import { aim, aimAlong, lineFrom } from '../combat/shot.ts';
import { mountNamed } from '../combat/systems.ts';
import type { FireStep } from '../combat/targets.ts';
import { eachTarget, firesIn, hasTarget, mountsFiring, sideBears, targets, targetsIn } from '../combat/targets.ts';
import { exchange } from '../combat/volley.ts';
import { inOrder } from '../movement/groups.ts';
import type { Ship } from '../open.ts';
import type { Shot } from '../orders.ts';
import type { Member } from '../roster.ts';
import { isActive, ownSquadron, shipOf, squadronOfShip } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';

/** FA-6.6.3, FA-6.6.5 Both sides declare before a die is thrown, and their fire is simultaneous. */
export function fire(pulse: number, chapters: readonly Chapter[] = []): Phase<FleetAction, FireStep> {
  return firing(pulse, { name: 'fire', rule: 'FA-6.6.3', step: 'fire', parts: partsOf(chapters) });
}

/** FA-4.6.2, FA-4.6.4 Ships out of command fire for themselves, when all other fire of the pulse is rolled and its damage marked. */
export function fireOutOfCommand(pulse: number, chapters: readonly Chapter[] = []): Phase<FleetAction, FireStep> {
  return firing(pulse, { name: 'fire of ships out of command', rule: 'FA-4.6.2', step: 'stray', parts: partsOf(chapters) });
}

function partsOf(chapters: readonly Chapter[]): FirePart[] {
  return chapters.flatMap(({ fire: part }) => part ?? []);
}

interface Firing {
  name: string;
  rule: string;
  step: FireStep;
  parts: readonly FirePart[];
}

function firing(pulse: number, { name, rule, step, parts }: Firing): Phase<FleetAction, FireStep> {
  return {
    name: `Pulse ${pulse}: ${name}`,
    rule,
    asks(shown) {
      const asked: Ask<FleetAction, FireStep>[] = [];
      if (shown.clock.round > 0 || (step === 'stray' && !anyStray(shown.open))) return asked;
      const sight = sightOf(shown);
      for (const { id } of shown.book.sides)
        if (sideBears(sight, id, step) || parts.some(part => part.bears(sight, id, step)))
          asked.push({ side: id, kind: step, about: { pulse } });
      return asked;
    },
    carry(s, t, answers) {
      const sight = sightOf(s);
      const declared: Aim[] = [];
      for (const side of inOrder(s.book, s.clock.turn))
        for (const one of answers) if (one.side === side) declare(sight, one.order.shots, declared);
      const others = parts.map(part => part.declare(s, answers));
      openFire(s, t, declared);
      for (const other of others) other(t);
    },
  };
}

/** FA-4.6.2 Whether there may be ships that fire out of command; FA-13.4.1 some of them because their links are jammed. */
function anyStray({ strays, elint }: FaView['open']): boolean {
  return strays.length > 0 || elint?.networks.some(({ of }) => of === 'ship') === true;
}

/** The table as shots see it. */
export function sightOf({ book, open, clock }: Pick<FaView, 'book' | 'open' | 'clock'>): FireContext {
  return { book, open, turn: clock.turn };
}

/** The ships of a side that could fire at something in this step: what its question is asked for. */
export function firers(sight: FireContext, side: string, step: FireStep = 'fire'): Ship[] {
  return shipsFiring(sight, side, step).filter(ship => hasTarget(sight, ship));
}

/** The ships of a side that fire in this step, if they have anything to fire at. */
function shipsFiring({ book, open }: FireContext, side: string, step: FireStep): Ship[] {
  return open.ships.filter((ship, i) => book.ships[i]?.side === side && firesIn(open, ship, step));
}

/** Whether any ship of a side could. */
function canFire(sight: FireContext, side: string, step: FireStep): boolean {
  return sight.open.ships.some(
    (ship, i) => sight.book.ships[i]?.side === side && firesIn(sight.open, ship, step) && hasTarget(sight, ship),
  );
}

/** FA-6.6.6 Every shot is aimed with the ratings there are before the step. */
function declare(sight: FireContext, shots: readonly Shot[], declared: Aim[]): void {
  for (const shot of shots) aimShot(sight, shot, declared);
}

/** FA-2.3 The weapons that were declared have fired. FA-9.1.3 Ballistic shots are under way, FA-9.1.4 and are rolled for as they arrive. */
function openFire(s: FaState, t: FaTable, declared: readonly Aim[]): void {
  const direct: Aim[] = [];
  for (const one of declared) {
    one.firer.fired[one.mount] = countsIn(one.weapon, s.clock.turn, s.open.pulse);
    if (one.weapon.delivery === 'ballistic') launch(s, one, t);
    else direct.push(one);
  }
  exchange(sightOf(s), direct, t);
}

/** The weapons of a shot in the order they are named, each at its target; added to those found before. */
export function aimShot(sight: FireContext, shot: Shot, found: Aim[] = []): Aim[] {
  const from = memberNamed(sight, shot.ship);
  const to = memberNamed(sight, shot.target);
  if (!from || !to) return found;
  const line = lineFrom({ firer: from.ship, of: from.of }, to);
  for (const weapon of shot.weapons) {
    const one = aimAlong(sight, line, mountNamed(line.of, weapon));
    if (one) found.push(one);
  }
  return found;
}

/** A ship by the name an order gives it, with its card; none where there is no such ship: what `shipAt` inherits is no place in the list. */
function memberNamed({ book, open }: FireContext, id: string): Member | undefined {
  const at = book.shipAt[id] as number;
  const ship = open.ships[at];
  const of = book.ships[at];
  return ship && of ? { ship, of } : undefined;
}

const SHOTS = shape({
  shots: { ...list(shape({ ship: ID, target: ID, weapons: list(ID, 20, 1) }), 240), title: 'Shots' },
});

/** FA-6.4 Which ships fire which weapons at what. */
export const fireQuestion: FaQuestion<'fire'> = {
  rule: 'FA-6.4.1',
  ...questionOf('fire'),
  schema: { ...SHOTS, title: 'Choose your fire' },
};

/** FA-4.6.2 The same for ships out of command, each at a target of its own. */
export const strayQuestion: FaQuestion<'stray'> = {
  rule: 'FA-4.6.2',
  ...questionOf('stray'),
  schema: { ...SHOTS, title: 'Choose the fire of ships out of command' },
};

function questionOf(step: FireStep): Omit<FaQuestion<'fire'>, 'rule' | 'schema'> {
  return {
    parts: [{ list: 'shots', by: 'ship' }],
    judge(v, _about, { shots }) {
      const judged: Judged = { sight: sightOf(v), side: v.side, shots, step };
      return [...shots.flatMap((_, i) => shotFaults(judged, i)), ...(step === 'fire' ? squadronFaults(v, shots) : [])];
    },
    idle: () => ({ shots: [] }),
    standing: v => (canFire(sightOf(v), v.side, step) ? undefined : { shots: [] }),
    *candidates(v) {
      const sight = sightOf(v);
      for (const firer of shipsFiring(sight, v.side, step)) {
        for (const target of eachTarget(sight, firer)) yield { shots: [allAt(sight, firer, target)] };
      }
      yield { shots: [] };
    },
    random(v, _about, face) {
      const sight = sightOf(v);
      const chosen = new Map<string, string>();
      return { shots: shipsFiring(sight, v.side, step).flatMap(firer => randomShot(sight, { firer, chosen }, face)) };
    },
  };
}

/** Every weapon a ship can fire at a target. */
export function allAt(sight: FireContext, firer: Ship, target: Ship): Shot {
  const { mounts } = shipOf(sight.book, firer).card;
  const weapons = mountsFiring(sight, firer, target).map(mount => mounts[mount]?.weapon as string);
  return { ship: firer.id, target: target.id, weapons };
}

/** A ship that is to fire, and the squadrons fired into so far by the squadron that fires, or FA-4.6.4 by the ship out of command. */
interface Chooser {
  firer: Ship;
  chosen: Map<string, string>;
}

/** FA-6.4.1 Any target in the squadron its own squadron has chosen so far, any of its weapons; or none. FA-4.6.4 Out of command at anything. */
function randomShot(sight: FireContext, { firer, chosen }: Chooser, face: RollDie): Shot[] {
  const own = firesIn(sight.open, firer, 'fire') ? ownSquadron(sight.open, shipOf(sight.book, firer)) : firer.id;
  const into = chosen.get(own);
  const open = into ? targetsIn(sight, firer, into) : targets(sight, firer);
  // Who has nothing to fire at draws no chance; who has nothing there does.
  if (open.length === 0 && !(into && hasTarget(sight, firer))) return [];
  const target = open[face(open.length + 1) - 2 + (open.length === 0 ? 1 : 0)];
  if (!target) return [];
  chosen.set(own, ownSquadron(sight.open, shipOf(sight.book, target)));
  const { weapons, ...shot } = allAt(sight, firer, target);
  const some = weapons.filter(() => face(4) > 1);
  return [{ ...shot, weapons: some.length > 0 ? some : weapons }];
}

/** The shots of a side in one step, as each of them is judged. */
interface Judged {
  sight: FireContext;
  side: string;
  shots: readonly Shot[];
  step: FireStep;
}

/** Every reason the shot in this place cannot stand. */
function shotFaults({ sight, side, shots, step }: Judged, i: number): Refusal[] {
  const shot = shots[i] as Shot;
  const at = `/shots/${i}`;
  const [from, to] = [memberNamed(sight, shot.ship), memberNamed(sight, shot.target)];
  const found: Refusal[] = [];
  if (sideOf(from) !== side)
    found.push({ rule: 'FA-6.4.1', at: `${at}/ship`, say: `You have no ship ${shot.ship} to fire with.` });
  if ((sideOf(to) ?? side) === side)
    found.push({ rule: 'FA-6.4.1', at: `${at}/target`, say: `${shot.target} is no enemy ship on the map.` });
  if (from) found.push(...stepFaults(sight.open, from, step).map(fault => ({ ...fault, at: `${at}/ship` })));
  if (!from || !to || found.length > 0) return found;
  if (shots.findIndex(other => other.ship === shot.ship) < i)
    found.push({
      rule: 'FA-6.4.2',
      at: `${at}/ship`,
      say: `${from.of.name} fires at one ship a pulse, and has a target already.`,
    });
  const fired = { sight, line: lineFrom({ firer: from.ship, of: from.of }, to), weapons: shot.weapons };
  for (let n = 0; n < shot.weapons.length; n += 1)
    found.push(...weaponFaults(fired, n).map(fault => ({ ...fault, at: `${at}/weapons/${n}` })));
  return found;
}

/** FA-6.4.1 The side of a ship, if it still fights. */
function sideOf(member: Member | undefined): string | undefined {
  return member && isActive(member.ship) ? member.of.side : undefined;
}

/** FA-4.6.2 Ships out of command fire after the others, and not with them. */
function stepFaults(open: FaView['open'], { ship, of: { name } }: Member, step: FireStep): Refusal[] {
  if (!isActive(ship) || firesIn(open, ship, step)) return [];
  const say = step === 'fire' ? `${name} is out of command and fires after all others.` : `${name} fires with its squadron.`;
  return [{ rule: 'FA-4.6.2', say }];
}

/** The weapons of one ship, and the line along which they are fired. */
interface WeaponsFired {
  sight: FireContext;
  line: LineOfFire;
  weapons: readonly string[];
}

/** Why the weapon in this place of the list cannot be fired. */
function weaponFaults({ sight, line, weapons }: WeaponsFired, n: number): Refusal[] {
  const { of } = line;
  const weapon = weapons[n] as string;
  const mount = mountNamed(of, weapon);
  if (mount < 0) return [{ rule: 'FA-6.5.1', say: `${of.name} carries no ${weapon}.` }];
  if (weapons.indexOf(weapon) < n)
    return [{ rule: 'FA-6.4.13', say: `${of.weapons[mount]?.name} of ${of.name} fires once a pulse.` }];
  const one = aim(sight, line, mount);
  return 'dice' in one ? [] : [{ rule: one.rule, say: `${of.name}: ${one.say}` }];
}

/** Squadrons of both sides may bear the same letter: `Narn A`. */
function squadronName(book: Book, id: string): string {
  const squadron = book.squadrons[book.squadronAt[id] as number] as Book['squadrons'][number];
  return `${book.sides.find(side => side.id === squadron.side)?.name} ${squadron.name}`;
}

/** FA-6.4.1 All ships of a squadron fire into one squadron. */
function squadronFaults(v: FaView, shots: readonly Shot[]): Refusal[] {
  const into = new Map<string, string>();
  return shots.flatMap((shot, i) => {
    const [from, to] = [shot.ship, shot.target].map(id => squadronOfShip(v, id));
    if (!from || !to) return [];
    const first = into.get(from) ?? to;
    into.set(from, first);
    if (first === to) return [];
    const name = (id: string) => squadronName(v.book, id);
    return [
      {
        rule: 'FA-6.4.1',
        at: `/shots/${i}/target`,
        say: `All of ${name(from)} fires into one squadron: ${name(first)}, not ${name(to)} as well.`,
      },
    ];
  });
}
