import { beginning } from '@flagplot/pagekit/board/cursor.ts';
import { groundOf } from '@flagplot/pagekit/board/grounds.ts';
import { keepView } from '@flagplot/pagekit/board/keep-view.svelte.ts';
import type { Desk } from '@flagplot/pagekit/desk/desk.svelte.ts';
import type { Layers } from '@flagplot/pagekit/desk/layers.svelte.ts';
import { translate } from '@flagplot/pagekit/desk/letters.svelte.ts';
import { ofKind, type Place } from '@flagplot/scene';
import type { Battle } from '../session/battle.svelte.ts';
import type { Player } from './player.svelte.ts';
import { ends, phase, step } from './stepping.ts';

/** What the keys of a battle reach. */
export interface Reached {
  battle: Battle;
  desk: Desk;
  layers: Layers;
  player: Player;
  board(): { skip(): void; next(): void } | undefined;
  dialog(which: 'keys' | 'find'): void;
  /** Answers with the order as it stands. */
  commit(): void;
  /** Forks where one looks. */
  fork(): void;
  /** Whether a dialog lies over the battle. */
  open(): boolean;
}

/** Whether somebody is writing: then single letters are letters. */
function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

/** Whether a key belongs to nobody else: Home and End to no list and no page of text that scrolls, Space to no button. */
function free({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const places = `[role="application"], [role="slider"]${key === ' ' ? '' : ', button, select'}`;
  // A press beside everything leaves the focus on the region it falls in.
  const beside = key === ' ' && target.matches('[data-region]:not(.sheet, .aside)');
  const isAsk = target.matches('.ask h1');
  return beside || isAsk || target === document.body || target.closest(places) !== null;
}

/** Listens while a battle is on the screen; the returned function stops. */
export function battleKeys(of: Reached): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || of.open()) return;
    if (of.battle.playback.showing || (of.player.playing && event.key === ' ' && !writing(event.target))) {
      if (watchKey(event, of)) event.preventDefault();
      return;
    }
    if (runCommand(event, of) || (!writing(event.target) && runLetter(event, of))) event.preventDefault();
  };
  const hear = (event: KeyboardEvent): void => {
    if (!of.open() && !writing(event.target)) translate(event);
  };
  // Before board and panels, which know keys as they are delivered.
  document.addEventListener('keydown', hear, true);
  document.addEventListener('keydown', listen);
  return () => {
    document.removeEventListener('keydown', hear, true);
    document.removeEventListener('keydown', listen);
  };
}

/**
 * While something is played Space goes on to the next beat, but on a button, which it presses; Escape ends it. A button of the log is
 * where whoever wanted it shown has the focus from: there too it goes on.
 */
function watchKey({ key, target }: KeyboardEvent, of: Reached): boolean {
  const onButton = target instanceof HTMLElement && target.closest('button, select, a') !== null && !target.closest('.log');
  if (key === ' ' && !onButton) goOn(of);
  else if (key === 'Escape') of.board()?.skip();
  else return false;
  return true;
}

/** On to the next beat; of what is played again, from a moment without any to the next moment. */
function goOn({ battle, player, board }: Reached): void {
  if (battle.playback.showing || player.film) board()?.next();
  else player.goOn();
}

function runCommand(event: KeyboardEvent, { battle, desk, player, commit }: Reached): boolean {
  const held = event.ctrlKey || event.metaKey;
  if (held && event.key === 'Enter') {
    if (!event.repeat) commit();
    return true;
  }
  if (held && event.key.toLowerCase() === 'z' && !writing(event.target))
    return event.shiftKey ? battle.draft.redo() : battle.draft.undo();
  if (event.key === 'F6') {
    region(event.shiftKey ? -1 : 1);
    return true;
  }
  // What pops up is what was opened last, and the browser closes it.
  if (event.key === 'Escape' && !document.querySelector(':popover-open'))
    return (!battle.playback.then && desk.key(event)) || leave(battle, desk, player);
  return false;
}

function leave(battle: Battle, desk: Desk, player: Player): boolean {
  if (player.playing) player.stop();
  else if (desk.ruler) desk.ruler = undefined;
  else if (desk.float) desk.float = undefined;
  else if (desk.sheet) desk.sheet = undefined;
  else if (desk.sheetOf !== undefined) desk.sheetOf = undefined;
  else if (battle.playback.then) {
    player.stop();
    battle.playback.goTo(undefined);
  } else if (desk.cursor) desk.cursor = undefined;
  else if (desk.inHand !== undefined) desk.inHand = undefined;
  else return false;
  return true;
}

/** To the next of the regions: top bar, board or list, time, dock. */
function region(by: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('.top, [data-region]')];
  const at = regions.findIndex(one => one.contains(document.activeElement));
  const next = regions[(at + by + regions.length) % regions.length];
  const inside = next?.querySelector<HTMLElement>(
    '[role="application"], [role="tab"][aria-selected="true"], a, button, [tabindex="0"]',
  );
  (inside ?? next)?.focus();
}

/** The unit under the pointer or the cursor, else the one in hand; pressed again on the same, the sheet is put away. */
function sheetWanted({ battle, desk }: Reached): string | undefined {
  const units = ofKind(battle.scene.items, 'unit');
  const { cursor } = desk;
  const under = cursor && units.find(unit => groundOf(battle.scene.sheet).covers(unit, cursor))?.id;
  const held = units.find(unit => unit.id === desk.inHand || unit.squadron === desk.inHand)?.id;
  const wanted = desk.pointed ?? under ?? held;
  return wanted === desk.sheetOf ? undefined : wanted;
}

/** Where the ruler is laid: at the cursor, else at the unit in hand, else at the first of one's own. */
function rulerAt({ battle, desk }: Reached): Place {
  return desk.cursor ?? beginning({ scene: battle.scene, ground: groundOf(battle.scene.sheet) }, desk.inHand);
}

/** The board is left where somebody has put it from here on, or led again. */
function keep(desk: Desk): void {
  keepView.on = !keepView.on;
  desk.say(
    keepView.on
      ? 'Your view is kept: the board moves by your hand alone.'
      : 'The board shows what is asked, and follows what happens.',
  );
}

/** What keys do, each by its name. */
type KeyActs = Readonly<Record<string, () => void>>;

/** Keys for what is looked at. */
function deskActs(of: Reached): KeyActs {
  const { desk } = of;
  return {
    b: () => (desk.view = desk.view === 'board' ? 'list' : 'board'),
    a: () => (desk.tab = 'orders'),
    f: () => (desk.tab = 'fleets'),
    l: () => (desk.tab = 'log'),
    i: () => (desk.sheetOf = sheetWanted(of)),
    m: () => desk.rule(rulerAt(of)),
    C: () => keep(desk),
    u: () => of.fork(),
    '?': () => of.dialog('keys'),
    '/': () => of.dialog('find'),
  };
}

/** Keys for when it is looked at; those that may belong to what has the focus only where it leaves them `free`. */
function timeActs({ battle, player }: Reached, isFree: boolean): KeyActs {
  const going = (go: () => void) => () => {
    player.stop();
    go();
  };
  return {
    ',': going(() => step(battle, -1)),
    '.': going(() => step(battle, 1)),
    '<': going(() => phase(battle, -1)),
    '>': going(() => phase(battle, 1)),
    p: () => void player.slowly(),
    ...(isFree && {
      Home: going(() => ends(battle, false)),
      End: going(() => ends(battle, true)),
      ' ': () => player.play(),
    }),
  };
}

function runLetter(event: KeyboardEvent, of: Reached): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  if (!of.battle.playback.then && of.desk.key(event)) return true;
  if (event.altKey) return false;
  const layer = of.layers.offered.find(one => one.key === event.key);
  const acts: KeyActs = { ...deskActs(of), ...timeActs(of, free(event)) };
  const act = acts[event.key] ?? (layer && (() => of.layers.toggle(layer.name)));
  act?.();
  return act !== undefined;
}
