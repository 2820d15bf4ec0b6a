// Cards and charts kept as JSON: broken by one number.

import ts from 'typescript';
import type { Mutation } from './mutations.ts';
import { mutationsIn } from './mutations.ts';

/** Every way to break a number of the cards that bear a name; of all cards, where none does. */
export function cardMutations(text: string, name: string): Mutation[] {
  const code = ts.createSourceFile('cards.json', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSON);
  const cards = name === '' ? [] : cardsNamed(code, name);
  return (cards.length > 0 ? cards : [code]).flatMap(mutationsIn).filter(({ kind }) => kind === 'number');
}

function cardsNamed(node: ts.Node, name: string): ts.Node[] {
  if (ts.isObjectLiteralExpression(node) && node.properties.some(one => isNamed(one, name))) return [node];
  const found: ts.Node[] = [];
  ts.forEachChild(node, child => void found.push(...cardsNamed(child, name)));
  return found;
}

function isNamed(one: ts.ObjectLiteralElementLike, name: string): boolean {
  if (!ts.isPropertyAssignment(one) || !ts.isStringLiteral(one.name) || one.name.text !== 'name') return false;
  return ts.isStringLiteral(one.initializer) && one.initializer.text === name;
}
