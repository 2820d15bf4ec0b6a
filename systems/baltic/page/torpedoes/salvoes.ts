/** What a salvo of torpedoes meets on its next run, in words. */

import { listWords } from '@flagplot/manifest';
import { inches } from '@flagplot/plane/words';
import { modelName } from '../../rules/names.ts';
import type { BbView } from '../../rules/state.ts';
import { runOf } from '../../rules/strips/salvo.ts';
import { cameOf, damageWords } from '../odds/came.ts';
import { oddsNow } from '../odds/reckon.ts';

/** `firepower 6, from Sund 2; first meets Lohengrin, 2.1 boxes on average; behind her Falke 2`. */
export function salvoWords(view: BbView, id: string): string {
  const salvo = view.open.salvoes.find(one => one.id === id);
  if (!salvo) return '';
  const by = `firepower ${salvo.fp}, from ${modelName(view.book, salvo.by)}`;
  const [first, ...others] = runOf(view, salvo).met.map(({ vessel }) => vessel.id);
  if (first === undefined) return `${by}; nobody lies within its next ${inches(view.book.charts.torpedo.run)} inches`;
  const found = oddsNow(view, 'salvo', { salvo: id });
  const does = found ? `, ${damageWords(cameOf(found))}` : '';
  const behind = others.length > 0 ? `; behind her ${listWords(others.map(one => modelName(view.book, one)))}` : '';
  return `${by}; first meets ${modelName(view.book, first)}${does}${behind}`;
}
