// What steps, modes, stages and things are called in what is told.

import type { Mine, Seeker } from '../rules/open.ts';
import type { FireMode } from '../rules/orders.ts';

/** How a unit is told to be somewhere else. */
export const STEPS: Readonly<Record<string, string>> = {
  ahead: 'moves ahead',
  left: 'turns left and moves',
  right: 'turns right and moves',
  'slip-left': 'slips to the left',
  'slip-right': 'slips to the right',
  het: 'turns hard and moves',
  stays: 'stays',
};

/** How a weapon is fired where it is not fired plainly. */
export const MODES: Readonly<Record<FireMode, string>> = {
  overload: ' overloaded',
  proximity: ' with proximity fuses',
  bolt: ' as a bolt',
  enveloping: ' enveloping',
  'ph-3': ' as a phaser-3',
  fist: ' as a fist of web',
};

/** What a seeker is seen as when it is launched. */
export const SEEKERS: Readonly<Record<Seeker['shown'], string>> = { drone: 'a drone', plasma: 'a plasma torpedo' };

/** Where a side has answered. */
export const ANSWERS: Readonly<Record<string, string>> = {
  answer: 'answers',
  zero: 'acts at impulse zero',
  impact: 'meets what is aimed at it',
  flight: 'screens itself',
};

/** TP-11.1.1 The ends of a fade. */
export const FADES: Readonly<Record<number, string>> = { 0: 'is in plain sight', 4: 'is fully cloaked' };

/** TP-11.2.2 What becomes of a field. */
export const STAGES: Readonly<Record<string, string>> = { coming: 'is announced', due: 'is due', up: 'is up', down: 'is down' };

/** TP-11.3.3 What becomes of web. */
export const WEBS: Readonly<Record<string, string>> = {
  laid: 'is laid',
  cast: 'is cast',
  set: 'has set',
  faded: 'weakens',
  gone: 'is gone',
};
/** TP-13.3 Mines as they are shown. */
export const MINES: Readonly<Record<Mine['shown'], string>> = {
  't-bomb': 'T-bomb',
  space: 'space mine',
  pa: 'mine against plasma',
};

/** TP-14.2.4 What docked ships hand over. */
export const ITEMS: Readonly<Record<string, { one: string; more: string }>> = {
  party: { one: 'boarding party', more: 'boarding parties' },
  't-bomb': { one: 'T-bomb', more: 'T-bombs' },
  dummy: { one: 'dummy T-bomb', more: 'dummy T-bombs' },
  drone: { one: 'drone', more: 'drones' },
};

/** TP-13.4.6 What something is found to be; all else is the load of a drone. */
export const FOUND: Readonly<Record<string, string>> = {
  plasma: 'a plasma torpedo',
  pseudo: 'a pseudo-plasma',
  ...{ plain: 'a plain shuttle', suicide: 'a suicide shuttle', weasel: 'a weasel', 'scatter-pack': 'a scatter-pack' },
  ...{ 't-bomb': 'a T-bomb', space: 'a space mine', pa: 'a mine against plasma', dummy: 'a dummy' },
};
