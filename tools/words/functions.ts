// The functions of a source file: their names, parameters and lines.

import ts from 'typescript';
import type { Source } from './source.ts';
import { lineOf, walk } from './source.ts';

/** A function, or the signature of one in an interface. */
export interface FunctionFound {
  /** One without a name is called by what stands around it: `(in plotOf)`. */
  readonly name: string;
  /** The line it begins on, from 1. */
  readonly line: number;
  /** How many lines it takes, its comment left out; 1 for a signature. */
  readonly lines: number;
  readonly parameters: number;
  /** Whether it is called by its name: not a constructor, and no getter, which is read as a value is. */
  readonly called: boolean;
}

/** All functions of a file, in order. */
export function functionsOf({ code }: Source): FunctionFound[] {
  const found: FunctionFound[] = [];
  walk(code, node => {
    if (!ts.isFunctionLike(node)) return;
    const name = nameOf(node);
    if (name !== undefined || hasBody(node)) found.push(functionOf(node, name));
  });
  return found;
}

function functionOf(node: ts.SignatureDeclaration, name: string | undefined): FunctionFound {
  const line = lineOf(node);
  const last = node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd()).line + 1;
  return {
    name: name ?? `(in ${placeOf(node)})`,
    line,
    lines: hasBody(node) ? last - line + 1 : 1,
    parameters: node.parameters.filter(({ name }) => name.getText() !== 'this').length,
    called: name !== undefined && !ts.isAccessor(node) && !ts.isConstructorDeclaration(node) && !isEntry(node),
  };
}

/** Whether it is an entry of a table whose keys its type gives: `{ [K in Kind]: ... }`, a `Record`. Such keys name something else. */
function isEntry(node: ts.Node): boolean {
  const entry = ts.isMethodDeclaration(node) ? node : node.parent;
  const table = entry.parent;
  if (!table || !ts.isObjectLiteralExpression(table)) return false;
  const type = ts.isVariableDeclaration(table.parent) || ts.isSatisfiesExpression(table.parent) ? table.parent.type : undefined;
  return type !== undefined && /^(Readonly<)?(Partial<)?(Record<|\{\s*(readonly )?\[\w+ in )/.test(type.getText());
}

const hasBody = (node: ts.SignatureDeclaration): boolean => 'body' in node && node.body !== undefined;

/** Its own name, or that of the variable, property or type it is the value of. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  return (node.name ?? holderOf(node))?.getText();
}

function holderOf(node: ts.Node): ts.Identifier | ts.PropertyName | undefined {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return holderOf(parent);
  if (ts.isPropertySignature(parent) || ts.isTypeAliasDeclaration(parent)) return parent.name;
  if (ts.isVariableDeclaration(parent))
    return parent.initializer === node && ts.isIdentifier(parent.name) ? parent.name : undefined;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent))
    return parent.initializer === node ? parent.name : undefined;
  return undefined;
}

/** The nearest named thing around a function that has no name. */
function placeOf(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    const name = ts.isFunctionLike(at) ? nameOf(at) : undefined;
    if (name !== undefined) return name;
    if ((ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) && ts.isIdentifier(at.name)) return at.name.text;
  }
  return 'the file';
}
