// All chapters of gear that few ships carry.

import { bringRare } from '../rare.ts';
import { cloaks } from './cloak.ts';
import { fields } from './contact.ts';
import { craft } from './craft.ts';
import { displacement } from './displacement.ts';
import { panelMines } from './panel-mines.ts';
import { webs } from './webbed.ts';

/** Rules, or whatever else asks for all chapters, once these are there. */
export function withRare<R>(rules: R): R {
  bringRare(cloaks, fields, webs, displacement, panelMines, craft);
  return rules;
}
