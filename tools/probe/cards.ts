// Cards and charts kept as JSON: broken by one number.

import ts from 'typescript';
import type { Mutation } from './mutations.ts';
import { mutationsIn } from './mutations.ts';

/**
 * Every way to break a number, or a yes or no, of the cards that bear a name, of what every card has under a key of that name, or of the chart
 * that stands at a path of keys; of all, where there is none.
 */
export function cardMutations(text: string, name: string): Mutation[] {
  const code = ts.createSourceFile('cards.json', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSON);
  const chart = chartAt(code, name.split('/'));
  const cards = name === '' ? [] : chart ? [chart] : [...cardsNamed(code, name), ...valuesUnder(code, name)];
  return (cards.length > 0 ? cards : [code]).flatMap(mutationsIn).filter(({ kind }) => kind === 'number' || kind === 'branch');
}

/** What stands at `skills/elite` in a file of charts. */
function chartAt(code: ts.SourceFile, path: readonly string[]): ts.Node | undefined {
  const [whole] = code.statements;
  let node: ts.Node | undefined = whole && ts.isExpressionStatement(whole) ? whole.expression : undefined;
  for (const key of path) {
    const entries: readonly ts.ObjectLiteralElementLike[] = node && ts.isObjectLiteralExpression(node) ? node.properties : [];
    node = entries.filter(ts.isPropertyAssignment).find(({ name }) => ts.isStringLiteral(name) && name.text === key)?.initializer;
  }
  return node;
}

function cardsNamed(node: ts.Node, name: string): ts.Node[] {
  if (ts.isObjectLiteralExpression(node) && node.properties.some(one => isNamed(one, name))) return [node];
  const found: ts.Node[] = [];
  ts.forEachChild(node, child => void found.push(...cardsNamed(child, name)));
  return found;
}

function valuesUnder(node: ts.Node, key: string): ts.Node[] {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === key) return [node.initializer];
  const found: ts.Node[] = [];
  ts.forEachChild(node, child => void found.push(...valuesUnder(child, key)));
  return found;
}

function isNamed(one: ts.ObjectLiteralElementLike, name: string): boolean {
  if (!ts.isPropertyAssignment(one) || !ts.isStringLiteral(one.name) || one.name.text !== 'name') return false;
  return ts.isStringLiteral(one.initializer) && one.initializer.text.toLowerCase() === name.toLowerCase();
}
