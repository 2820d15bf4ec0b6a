/** Back in time and on again, for the keys and the time bar alike. */
import type { Battle } from '../session/battle.svelte.ts';
import type { Moment } from '../session/history.svelte.ts';

/** The step of the battle that is looked at. */
function here(battle: Battle): Moment['step'] {
  return battle.playback.then?.step ?? battle.seat.clock.step;
}

/** So many decisions back or on. */
export function step(battle: Battle, by: number): void {
  battle.playback.touch(() => {
    const moments = battle.playback.history;
    const at = moments.findIndex(moment => moment.step === here(battle));
    battle.playback.goTo(moments[Math.max(0, (at < 0 ? moments.length - 1 : at) + by)]);
  });
}

/** To the next line of the turn before or after, as `<` and `>` do. */
export function phase(battle: Battle, by: number): void {
  battle.playback.touch(() => {
    const moments = battle.playback.history;
    const now = battle.playback.then ?? battle.seat.clock;
    const other = (moment: Moment): boolean => moment.turn !== now.turn || moment.line !== now.line;
    if (by < 0) battle.playback.goTo(moments.findLast(moment => moment.step < now.step && other(moment)) ?? moments[0]);
    else battle.playback.goTo(moments.find(moment => moment.step > now.step && other(moment)));
  });
}

/** To the beginning, or to now. */
export function ends(battle: Battle, last: boolean): void {
  if (last) battle.playback.goTo(undefined);
  else battle.playback.touch(() => battle.playback.goTo(battle.playback.history[0]));
}
