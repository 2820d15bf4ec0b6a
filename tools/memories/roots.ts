// What an expression stands on: the declarations it is read off, followed through the names it goes by on the way.

import ts from 'typescript';

/** Methods that give out parts of what they are called on, and no copies. */
const PARTS = new Set(['at', 'find', 'findLast', 'get', 'values', 'entries']);

/** Follows names to where they come from. */
export class Roots {
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Every declaration that a value may be part of: of a module, of a parameter, or of the function it is made in. None where it is made on the spot. */
  of(node: ts.Node, seen: Set<ts.Node> = new Set()): ts.Declaration[] {
    if (seen.has(node)) return [];
    seen.add(node);
    if (ts.isIdentifier(node)) return this.#ofName(node, seen);
    if (ts.isCallExpression(node)) return this.#ofCall(node, seen);
    if (ts.isParameter(node)) return [node, ...[givenTo(node)].flatMap(list => (list ? this.of(list, seen) : []))];
    return partsThrough(node).flatMap(part => this.of(part, seen));
  }

  /** Where a name is declared, in whatever module. */
  declarationOf(name: ts.Node): ts.Declaration | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name);
    const own = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return own?.valueDeclaration ?? own?.declarations?.[0];
  }

  /** The function that is called, where it can be seen. */
  calleeOf({ expression }: ts.CallExpression): ts.SignatureDeclaration | undefined {
    const callee = unwrap(expression);
    if (ts.isFunctionExpression(callee) || ts.isArrowFunction(callee)) return callee;
    const declared = this.declarationOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee);
    if (!declared) return undefined;
    if (ts.isFunctionLike(declared)) return declared;
    const value = 'initializer' in declared ? (declared.initializer as ts.Expression | undefined) : undefined;
    const made = value && unwrap(value);
    return made && (ts.isFunctionExpression(made) || ts.isArrowFunction(made)) ? made : undefined;
  }

  /** Whether a name stands for what `memoise` gave. */
  isMemory(name: ts.Node): boolean {
    const declared = this.declarationOf(name);
    return !!declared && ts.isVariableDeclaration(declared) && !!declared.initializer && this.isMemoise(declared.initializer);
  }

  isMemoise(node: ts.Node): boolean {
    if (!ts.isCallExpression(node)) return false;
    const callee = this.calleeOf(node);
    return callee?.name?.getText() === 'memoise' && callee.getSourceFile().fileName.endsWith('/kernel/src/memory.ts');
  }

  #ofName(name: ts.Identifier, seen: Set<ts.Node>): ts.Declaration[] {
    const declared = this.declarationOf(name);
    // A name that is declared nowhere is the machine's own: globalThis.
    if (!declared) return [name.getSourceFile()];
    if (isOutside(declared)) return [declared];
    const from = originOf(declared);
    const followed = from ? this.of(from, seen) : [];
    return followed.length > 0 ? followed : [declared];
  }

  #ofCall({ expression, arguments: given }: ts.CallExpression, seen: Set<ts.Node>): ts.Declaration[] {
    const callee = unwrap(expression);
    if (this.isMemory(callee)) return this.of(callee, seen);
    if (!ts.isPropertyAccessExpression(callee) || !PARTS.has(callee.name.text)) return [];
    const whole = callee.expression.getText() === 'Object' ? given.slice(0, 1) : [callee.expression];
    return whole.flatMap(one => this.of(one, seen));
  }
}

type Wrapping = ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression | ts.TypeAssertion;

/** What says something about an expression, and is the same value: brackets, a cast. */
function isWrapping(node: ts.Node): node is Wrapping {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node)
  );
}

/** The expression within brackets and casts. */
export function unwrap(node: ts.Expression): ts.Expression {
  return isWrapping(node) ? unwrap(node.expression) : node;
}

/** The expressions whose value, or a part of it, is the value of this one. */
function partsThrough(node: ts.Node): ts.Node[] {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return CHOICES.has(node.operatorToken.kind) ? [node.left, node.right] : [];
  return isWrapping(node) ? [node.expression] : [];
}

const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.EqualsToken,
]);

/** What the value of a local name is taken from: an expression, or the parameter it is a part of. */
function originOf(declared: ts.Declaration): ts.Node | undefined {
  if (ts.isParameter(declared)) return declared;
  if (ts.isBindingElement(declared)) return originOf(declared.parent.parent);
  if (!ts.isVariableDeclaration(declared)) return undefined;
  const loop = declared.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : declared.initializer;
}

/** The list that a function goes through, where the parameter is that of a function handed to it: `list.map(one => ...)`. */
function givenTo({ parent: made }: ts.ParameterDeclaration): ts.Node | undefined {
  const call = made.parent;
  if (!ts.isCallExpression(call) || !call.arguments.includes(made as ts.Expression)) return undefined;
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : undefined;
}

/** Whether a declaration stands in no function: what it declares outlives every call. */
export function isOutside(declared: ts.Node): boolean {
  return functionAround(declared) === undefined;
}

/** The function a node stands in; of a function, the one around it. */
export function functionAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return at;
  return undefined;
}
