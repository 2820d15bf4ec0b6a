// What is written to in modules, and through which parameters of which functions.

import ts from 'typescript';
import { walk } from '../words/source.ts';
import type { Modules } from './program.ts';
import { functionAround, isOutside, Roots, unwrap } from './roots.ts';

/** Methods of lists, maps and sets that change them. */
const CHANGES = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear next'.split(' '));
/** Functions of `Object` and `Reflect` that change what they are given first. */
const CHANGES_FIRST = new Set('assign defineProperty defineProperties setPrototypeOf set deleteProperty'.split(' '));

/** A place that writes, and the thing it writes to, or to a part of. */
interface Write {
  readonly at: ts.Node;
  readonly to: ts.Node;
}

/** A write to something that outlives the call it happens in. */
export interface Lasting {
  readonly at: ts.Node;
  /** The name of what is written to. */
  readonly name: string;
}

export class Writes {
  readonly roots: Roots;
  readonly #modules: Modules;
  readonly #calls: ts.CallExpression[] = [];
  /** Parameters that are written through. */
  readonly #written = new Set<ts.Declaration>();
  /** Functions in which something is made, and written to by a function within them. */
  readonly #holders = new Set<ts.SignatureDeclaration>();
  readonly #lasting: Lasting[] = [];

  constructor(modules: Modules) {
    this.#modules = modules;
    this.roots = new Roots(modules.checker);
    for (const file of modules.all) walk(file, node => this.#visit(node));
    while (this.#passOn());
    for (const call of this.#calls) for (const { at, to } of this.#through(call)) this.#note(at, to);
  }

  /** Writes to what stands in a module, and not in a function. */
  get lasting(): readonly Lasting[] {
    return this.#lasting;
  }

  /** Whether what a function gives may hold something that it writes to later. */
  isHolder(made: ts.SignatureDeclaration): boolean {
    return this.#holders.has(made);
  }

  #visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) this.#calls.push(node);
    for (const { at, to } of writesAt(node, this.#isOfTheLanguage)) this.#note(at, to);
    const target = targetAt(node);
    if (target && ts.isIdentifier(target)) this.#hold(target, this.roots.declarationOf(target));
  }

  #note(at: ts.Node, to: ts.Node): void {
    for (const root of this.roots.of(to)) {
      if (isOutside(root)) this.#lasting.push({ at, name: nameOf(root) });
      else {
        if (ts.isParameter(root)) this.#written.add(root);
        this.#hold(at, root);
      }
    }
  }

  /** Notes a function whose own thing is written to by a function within it. */
  #hold(at: ts.Node, declared: ts.Declaration | undefined): void {
    const home = declared && functionAround(declared);
    if (home && functionAround(at) !== home) this.#holders.add(home);
  }

  /** Marks parameters that are handed on to where they are written through; whether there were any. */
  #passOn(): boolean {
    const before = this.#written.size;
    for (const call of this.#calls)
      for (const { to } of this.#through(call))
        for (const root of this.roots.of(to)) if (ts.isParameter(root)) this.#written.add(root);
    return this.#written.size > before;
  }

  /** What a call hands to parameters that are written through. */
  #through(call: ts.CallExpression): Write[] {
    const parameters = this.roots.calleeOf(call)?.parameters ?? [];
    return call.arguments.flatMap((to, i) => (parameters[i] && this.#written.has(parameters[i]) ? [{ at: call, to }] : []));
  }

  /** Whether a method is one of the language's own, and not one of ours by the same name. */
  readonly #isOfTheLanguage = (name: ts.Node): boolean => {
    const declared = this.#modules.checker.getSymbolAtLocation(name)?.declarations?.[0];
    return declared === undefined || declared.getSourceFile().isDeclarationFile;
  };
}

/** What is written to at a node itself, not within it. */
function writesAt(node: ts.Node, isOfTheLanguage: (name: ts.Node) => boolean): Write[] {
  const target = targetAt(node);
  if (target) return placesIn(target).map(to => ({ at: node, to }));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: whole, name } = node.expression;
  if (/^(Object|Reflect)$/.test(whole.getText()))
    return CHANGES_FIRST.has(name.text) ? node.arguments.slice(0, 1).map(to => ({ at: node, to })) : [];
  return CHANGES.has(name.text) && isOfTheLanguage(name) ? [{ at: node, to: whole }] : [];
}

/** What a node gives another value, counts up or down, or takes away. */
function targetAt(node: ts.Node): ts.Expression | undefined {
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isBinaryExpression(node)) return isAssignment(node.operatorToken.kind) ? node.left : undefined;
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return undefined;
  const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
  return counts ? node.operand : undefined;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** The things whose parts are assigned to: of `a.b` and of `[a.b]` it is `a`. A name alone is no part of anything. */
function placesIn(left: ts.Expression): ts.Node[] {
  const target = unwrap(left);
  if (ts.isPropertyAccessExpression(target) || ts.isElementAccessExpression(target)) return [target.expression];
  if (ts.isArrayLiteralExpression(target)) return target.elements.flatMap(placesIn);
  if (!ts.isObjectLiteralExpression(target)) return [];
  return target.properties.flatMap(one => (ts.isPropertyAssignment(one) ? placesIn(one.initializer) : []));
}

function nameOf(declared: ts.Declaration): string {
  return ts.getNameOfDeclaration(declared)?.getText() ?? 'globalThis';
}
