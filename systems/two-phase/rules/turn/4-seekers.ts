// Chapters 5.4 and 6.2: Drone and Plasma Movement.

import type { Phase } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { touchFields } from '../fields/contact.ts';
import { isSnared } from '../fields/snare.ts';
import { stopInWeb } from '../fields/webbed.ts';
import type { Hold, Truth } from '../folder.ts';
import type { Place } from '../map.ts';
import { isOnMap, placeOf } from '../map.ts';
import { endOldMines, layers, meetPanelMines } from '../mines/panel-mines.ts';
import { tripBySeekers, tripByUnits } from '../mines/trip.ts';
import type { Seeker, Snare, Unit } from '../open.ts';
import type { Shot, Window } from '../orders.ts';
import { cardOf, holdIn, isHere, unitCalled, unitNamed } from '../roster.ts';
import { ANSWERS } from '../schemas.ts';
import { dropUnguided, vanish } from '../seekers/guidance.ts';
import { placeNext } from '../seekers/homing.ts';
import { strikeAll } from '../seekers/impact.ts';
import { groupsNear, isBeforeFlight, screenGroups, seekersAskedOf } from '../seekers/screen.ts';
import { hasArrived, seekerNamed, speedOfSeeker, truthOf } from '../seekers/truth.ts';
import type { Put, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { isHeld } from '../tractors/beams.ts';
import { prospects } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { openWindows, playWindows, windowFaults } from '../window/window.ts';

/** TP-6.2.1, TP-5.4.7 Seekers move hex by hex; after each hex step who is in reach may fire at them. */
export const seekers = (half: 1 | 2): Phase<TwoPhase, 'screen'> => ({
  name: half === 1 ? 'First Phase: drones and plasma' : 'Second Phase: drones and plasma',
  rule: 'TP-6.2.1',
  begin: (s, t) => beginFlight(s, t, half),
  run(s, t) {
    const { now } = s.open;
    for (;;) {
      playWindows(s, t);
      if (now.playing === null && now.n > 0) now.groups = groupsNear(s, now.groups);
      if (now.playing !== null || now.groups.length > 0) return;
      // TP-11.4.2 Who was displaced has entered a hex.
      for (const meet of [touchFields, tripByUnits, stopInWeb]) meet(s, t);
      if (!flyStep(s, t)) return;
      now.groups = screenGroups(s);
    }
  },
  asks({ book, open }) {
    const [group] = open.now.groups;
    if (!group) return [];
    const { side } = unitCalled(open, group[0] as string);
    return [{ side, kind: 'screen', about: { units: group, seekers: seekersAskedOf({ book, open }, group, false) } }];
  },
  carry(s, t, [answer]) {
    s.open.now.groups = s.open.now.groups.slice(1);
    if (!answer) return;
    t.tell(() => ({ kind: 'answered', side: answer.side, units: [...answer.about.units], at: 'flight' }));
    openWindows(s, t, { side: answer.side, windows: answer.order.windows });
  },
});

/** TP-6.2.1, TP-6.1.5 How far each seeker flies in this movement. */
function beginFlight(s: TpState, t: TpTable, half: 1 | 2): void {
  s.open.now = { half, stage: 'flight', mover: null, n: 0, of: null, groups: [], shooters: [], playing: null, caught: null };
  dropUnguided(s, t);
  if (s.open.seekers.length === 0) return;
  t.tell(() => ({ kind: 'homing', half, seekers: s.open.seekers.map(({ id }) => id) }));
  for (const seeker of s.open.seekers) {
    truthOf(s, seeker).left = allowanceOf(s, seeker, half);
    seeker.moves += 1;
  }
  // Ruling R102: what its target has run into strikes as seekers begin to move.
  strikeAll(
    s,
    t,
    s.open.seekers.filter(seeker => hasArrived(s, seeker) && !isHeld(s.open, seeker.id)),
  );
  s.open.now.groups = layers(s);
}

/** TP-6.2.1 Half of its speed, the lower half of an odd one first; TP-6.1.5 half of that where it was launched on its owner's own movement and the launcher is still there. */
export function allowanceOf(s: TpState, seeker: Seeker, half: 1 | 2): number {
  const speed = speedOfSeeker(s.book, truthOf(s, seeker));
  const lower = Math.floor(speed / 2);
  const full = half === 1 ? lower : speed - lower;
  return isReduced(s, seeker) ? Math.floor((full + 1) / 2) : full;
}

/** Only in its first movement, TP-6.4.1 and never where it was aimed inside its hex. */
function isReduced({ open }: TpState, { by, response, atOnce, moves, q, r }: Seeker): boolean {
  // TP-6.1.4
  if (response) return false;
  if (atOnce || moves > 0) return false;
  const launcher = unitNamed(open, by);
  // TP-6.1.6
  return launcher !== undefined && isHere(launcher) && launcher.q === q && launcher.r === r;
}

/** TP-6.2.2 One hex of the fastest seekers that have any left, all together; then their impacts. Whether any flew. */
function flyStep(s: TpState, t: TpTable): boolean {
  const flying = fastest(s);
  if (flying.length === 0) return false;
  s.open.now.n += 1;
  for (const { id } of s.book.sides) if (flying.some(({ side }) => side === id)) t.reveal(id);
  // TP-6.2.2 All at once: who flies at another that flies too homes on where that was.
  const places = flying.map(seeker => placeOfNext(s, seeker));
  const flown = flying.map((seeker, i) => flyHex(s, seeker, places[i] as Place));
  t.tell(() => ({ kind: 'flight', flown }));
  for (const seeker of flying) if (!isOnMap(s.book, seeker)) vanish(s, t, seeker);
  meetPanelMines(s, t, flying);
  strikeAll(
    s,
    t,
    flying.filter(seeker => seekerNamed(s.open, seeker.id) && hasArrived(s, seeker)),
  );
  dropUnguided(s, t);
  touchFields(s, t);
  tripBySeekers(s, t, flying);
  stopInWeb(s, t);
  endOldMines(s, t);
  return true;
}

/** TP-3.2.10 Whatever the order of the units, the fastest that have a hex left. */
function fastest(s: TpState): Seeker[] {
  const speed = (truth: Truth): number => speedOfSeeker(s.book, truth);
  // TP-13.2.5
  const moving = s.open.seekers.filter(seeker => truthOf(s, seeker).left > 0 && !isHeld(s.open, seeker.id));
  const most = Math.max(0, ...moving.map(seeker => speed(truthOf(s, seeker))));
  return moving.filter(seeker => speed(truthOf(s, seeker)) === most);
}

/** TP-6.2.3, TP-6.2.4 Towards the hex where its target now is. */
function placeOfNext({ open }: TpState, seeker: Seeker): Place {
  const unit = unitNamed(open, seeker.on);
  return placeNext(seeker, unit && isHere(unit) ? unit : seekerNamed(open, seeker.on));
}

/** TP-6.2.2 A hex step of its own. */
function flyHex(s: TpState, seeker: Seeker, place: Place): { seeker: string; from: Place; to: Place } {
  const from = placeOf(seeker);
  truthOf(s, seeker).left -= 1;
  // TP-11.3.5 A hex step spent in web.
  if (isSnared(seeker)) {
    (seeker.snare as Snare).left -= 1;
    return { seeker: seeker.id, from, to: from };
  }
  delete seeker.snare;
  s.open.arrivals += 1;
  Object.assign(seeker, place, { came: { q: from.q, r: from.r }, arrived: s.open.arrivals });
  seeker.flown += 1;
  return { seeker: seeker.id, from, to: placeOf(seeker) };
}

function occasion(v: TpView): Occasion {
  return { v, segment: 'screen', mover: undefined };
}

/** TP-1.3.11, TP-5.4.1 Fire at seekers after a hex step. */
export const screenQuestion: Put<'screen'> = {
  rule: 'TP-1.3.11',
  schema: ANSWERS,
  parts: [{ list: 'windows', by: 'unit' }],
  judge: (v, { units }, { windows }) => windowFaults(occasion(v), units, windows),
  idle: () => ({ windows: [] }),
  standing(v, { units }) {
    const windows: Window[] = [];
    for (const id of units) {
      const fire = watchedFire(v, unitCalled(v.open, id));
      if (fire === undefined) return undefined;
      if (fire.length > 0) windows.push({ unit: id, acts: [], fire });
    }
    return { windows };
  },
};

/** Weapons that a watch fires at seekers where it names none. */
const LIGHT: readonly string[] = ['ph-3', 'add'];

/** TP-1.3.13 What a watch fires at seekers that have come near enough; nothing where its owner wants to be asked. */
function watchedFire(v: TpView, unit: Unit): Shot[] | undefined {
  const hold = holdIn(v.own, unit.id) as Hold;
  const screen = hold.watch?.screen ?? 'ask';
  if (screen === 'ask') return undefined;
  if (screen === 'pass') return [];
  const { weapons } = cardOf(v.book, unit);
  const serves = (id: string): boolean => {
    const { type } = weapons.find(one => one.id === id) as WeaponCard;
    return screen.with.length > 0 ? screen.with.includes(id) : LIGHT.includes(type);
  };
  const target = v.open.seekers.find(({ on }) => on === unit.id);
  if (!target || isBeforeFlight(v.open)) return [];
  const ready = prospects({ seen: v, unit, hold }, target).filter(
    ({ range, shot }) => range <= screen.from && serves(shot.weapon),
  );
  return ready.slice(0, 1).map(({ shot }) => shot);
}
