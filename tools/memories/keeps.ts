// What a module of rules keeps between two calls, and must not.

import ts from 'typescript';
import type { Offence } from '../words/offence.ts';
import { lineOf, walk } from '../words/source.ts';
import type { Modules } from './program.ts';
import { isOutside } from './roots.ts';
import { Writes } from './writes.ts';

/** Things of the language that are there to be changed, or that change as they are read. */
const MUTABLE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Generator', 'Iterator', 'IteratorObject', 'Promise']);
/** Numbers in a row: a list like any other. */
const ROWS = /^(Int|Uint|Float|BigInt|BigUint)(8|16|32|64)(Clamped)?Array$/;

const INSTEAD = 'memoise of the kernel keeps what is worked out from cards, charts and numbers';

/** Everything that the modules asked for keep between two calls, but for what goes through `memoise`. */
export function keptIn(modules: Modules): Offence[] {
  const keeper = new Keeper(modules);
  return modules.asked.flatMap(file => keeper.offencesIn(file));
}

class Keeper {
  readonly #modules: Modules;
  readonly #writes: Writes;

  constructor(modules: Modules) {
    this.#modules = modules;
    this.#writes = new Writes(modules);
  }

  offencesIn(file: ts.SourceFile): Offence[] {
    const found: Offence[] = [];
    const refuse = (node: ts.Node, name: string, say: string): void =>
      void found.push({ path: this.#modules.pathOf(file), line: lineOf(node), name, say: `${name}: ${say}` });
    for (const { at, name } of this.#writes.lasting)
      if (at.getSourceFile() === file) refuse(at, name, `it outlives this call, and is written to; ${INSTEAD}`);
    walk(file, node => {
      const say = this.#whyKept(node);
      if (say !== undefined) refuse(node, nameAround(node), say);
    });
    return found;
  }

  /** Why a node keeps something between two calls, but for writes. */
  #whyKept(node: ts.Node): string | undefined {
    if (ts.isPropertyDeclaration(node) && hasStatic(node)) return 'a class keeps it between two calls';
    if (this.#writes.roots.isMemoise(node) && !isWholeValue(node))
      return 'a memory is made as its module is loaded, and stands there under a name';
    if (!isOutside(node)) return undefined;
    if (ts.isVariableDeclarationList(node))
      return (node.flags & ts.NodeFlags.Const) === 0 ? 'let and var outlive a call: const' : undefined;
    if (ts.isVariableDeclaration(node)) return this.#whyMutable(node);
    if (ts.isRegularExpressionLiteral(node))
      return /\/[a-z]*[gy][a-z]*$/.test(node.text) ? 'with g or y an expression remembers where it was' : undefined;
    if (ts.isNewExpression(node)) return this.#whyMade(node);
    return ts.isCallExpression(node) ? this.#whyHeld(node) : undefined;
  }

  /** A name of the module whose value is there to be changed. */
  #whyMutable(node: ts.VariableDeclaration): string | undefined {
    const kind = this.#modules.checker.getTypeAtLocation(node.name).getSymbol()?.name ?? '';
    return MUTABLE.has(kind) ? `a ${kind} can be written to: Readonly${kind} where it is a chart; ${INSTEAD}` : undefined;
  }

  /** An object that a module makes as it is loaded, but for one that goes into another value at once. */
  #whyMade(node: ts.NewExpression): string | undefined {
    const kind = node.expression.getText();
    if (ROWS.test(kind)) return undefined;
    const plain = kind === 'Map' || kind === 'Set';
    if (plain && (ts.isVariableDeclaration(node.parent) || isGivenAway(node))) return undefined;
    return `a ${kind} made as the module is loaded can change between two calls`;
  }

  /** A call, as the module is loaded, of something that gives a function with things of its own. */
  #whyHeld(call: ts.CallExpression, seen = new Set<ts.Node>()): string | undefined {
    const callee = this.#writes.roots.calleeOf(call);
    if (!callee || seen.has(callee) || this.#writes.roots.isMemoise(call)) return undefined;
    seen.add(callee);
    if (this.#writes.isHolder(callee))
      return 'what is called here as the module is loaded gives something that changes between two calls';
    return ts.forEachChild(callee, part => this.#whyAtOnce(part, seen));
  }

  /** The same of what a function does at once, and not of the functions it makes. */
  #whyAtOnce(node: ts.Node, seen: Set<ts.Node>): string | undefined {
    if (ts.isFunctionLike(node)) return undefined;
    if (ts.isNewExpression(node) && this.#isOurs(node)) return `a ${node.expression.getText()} made as the module is loaded`;
    const held = ts.isCallExpression(node) ? this.#whyHeld(node, seen) : undefined;
    return held ?? ts.forEachChild(node, part => this.#whyAtOnce(part, seen));
  }

  #isOurs({ expression }: ts.NewExpression): boolean {
    const declared = this.#writes.roots.declarationOf(expression);
    return declared !== undefined && !declared.getSourceFile().isDeclarationFile;
  }
}

const hasStatic = (node: ts.PropertyDeclaration): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true;

/** Whether a value stands for itself under a name of the module. */
const isWholeValue = (node: ts.Node): boolean => ts.isVariableDeclaration(node.parent) && isOutside(node);

/** Whether a value is read once and gone: spread, or handed to a function. */
function isGivenAway({ parent }: ts.Node): boolean {
  return ts.isSpreadElement(parent) || ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent);
}

/** The name of the module that a node stands under. */
function nameAround(node: ts.Node): string {
  for (let at = node; at; at = at.parent) {
    if (ts.isVariableDeclarationList(at)) return at.declarations.map(({ name }) => name.getText()).join(', ');
    if ((ts.isVariableDeclaration(at) || ts.isPropertyDeclaration(at)) && at.name) return at.name.getText();
  }
  return 'the module';
}
