// The ways to break a piece of code: each changes one place, and what is left can still be read as a program.

import ts from 'typescript';

/** In the order in which they are tried: what decides first, then what counts, then what is done. */
export const KINDS = ['comparison', 'branch', 'number', 'sign', 'line', 'result', 'word'] as const;
export type MutationKind = (typeof KINDS)[number];

/** One change of a text: what stands from `from` up to `to` gives way to `put`. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** Every way to break what stands in a node. Sentences for people are left alone, and so are types. */
export function mutationsIn(node: ts.Node): Mutation[] {
  const found: Mutation[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isTypeNode(one) || ts.isTemplateExpression(one) || ts.isImportDeclaration(one) || isForMachines(one)) return;
    found.push(...mutationsOf(one));
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** Orders offered to opponents that think, and orders by chance: what a question allows is said elsewhere. */
function isForMachines(node: ts.Node): boolean {
  return ts.isMethodDeclaration(node) && ['candidates', 'random'].includes(node.name.getText());
}

/** The text with a mutation in it. */
export function mutate(text: string, { from, to, put }: Mutation): string {
  return text.slice(0, from) + put + text.slice(to);
}

/** A mutation in words, on one line: `now > last -> now <= last`. */
export function inWords(text: string, { kind, from, to, put }: Mutation): string {
  const was = short(text.slice(from, to));
  return kind === 'line' || kind === 'result' ? `left out: ${was}` : `${was} -> ${short(put)}`;
}

const LONGEST = 90;

/** Without the comments at the ends of its lines. */
function short(text: string): string {
  const line = text
    .replaceAll(/(?:^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

function mutationsOf(node: ts.Node): Mutation[] {
  if (ts.isBinaryExpression(node)) return operatorMutations(node);
  if (ts.isNumericLiteral(node)) return [replacement('number', node, String(Number(node.text) + 1))];
  if (ts.isPrefixUnaryExpression(node)) return signMutations(node);
  if (ts.isIfStatement(node)) return conditionMutations(node);
  if (ts.isConditionalExpression(node)) return branchMutations(node);
  if (ts.isPropertyAccessExpression(node)) return callMutations(node);
  if (ts.isArrayLiteralExpression(node)) return elementMutations(node);
  if (ts.isExpressionStatement(node)) return [leftOut(node)];
  if (ts.isReturnStatement(node)) return resultMutations(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return resultMutations(node.body);
  return ts.isStringLiteral(node) ? wordMutations(node) : booleanMutations(node);
}

function replacement(kind: MutationKind, node: ts.Node, put: string): Mutation {
  return { kind, from: node.getStart(), to: node.getEnd(), put };
}

/** A statement left out; where one has to stand, an empty block takes its place. */
function leftOut(node: ts.Statement): Mutation {
  const isFree = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseOrDefaultClause(node.parent);
  return replacement('line', node, isFree ? '' : '{}');
}

type Operators = Readonly<Record<string, readonly [kind: MutationKind, put: string]>>;

const OPERATORS: Operators = {
  '<': ['comparison', '>='],
  '<=': ['comparison', '>'],
  '>': ['comparison', '<='],
  '>=': ['comparison', '<'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['branch', '||'],
  '||': ['branch', '&&'],
  '+': ['sign', '-'],
  '-': ['sign', '+'],
  '*': ['sign', '/'],
  '/': ['sign', '*'],
  '+=': ['sign', '-='],
  '-=': ['sign', '+='],
};

/** The whole expression is written anew, so that what is told of it says what was compared with what. */
function operatorMutations(node: ts.BinaryExpression): Mutation[] {
  const [kind, put] = OPERATORS[node.operatorToken.getText()] ?? [];
  if (!kind || !put || isText(node.left) || isText(node.right) || countsALoop(node)) return [];
  // `a ?? b` may not stand beside the other two without brackets.
  const side = (one: ts.Expression) => (put === '||' || put === '&&' ? `(${one.getText()})` : one.getText());
  return [replacement(kind, node, `${side(node.left)} ${put} ${side(node.right)}`)];
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
/** A loop that counts the wrong way never ends, and shows nothing of a rule. */
const countsALoop = (node: ts.Node): boolean => ts.isForStatement(node.parent) && node.parent.incrementor === node;

function signMutations(node: ts.PrefixUnaryExpression): Mutation[] {
  if (node.operator === ts.SyntaxKind.MinusToken) return [replacement('sign', node, node.operand.getText())];
  if (node.operator === ts.SyntaxKind.ExclamationToken) return [replacement('branch', node, node.operand.getText())];
  return [];
}

/** A condition is turned round, and one without an `else` is left out with all it does. */
function conditionMutations(node: ts.IfStatement): Mutation[] {
  const turned = replacement('branch', node.expression, `!(${node.expression.getText()})`);
  return node.elseStatement ? [turned] : [turned, leftOut(node)];
}

function branchMutations({ whenTrue, whenFalse }: ts.ConditionalExpression): Mutation[] {
  const put = `${whenFalse.getText()} : ${whenTrue.getText()}`;
  return [{ kind: 'branch', from: whenTrue.getStart(), to: whenFalse.getEnd(), put }];
}

const CALLS: Operators = {
  some: ['branch', 'every'],
  every: ['branch', 'some'],
  min: ['comparison', 'max'],
  max: ['comparison', 'min'],
  floor: ['number', 'ceil'],
  ceil: ['number', 'floor'],
};

/** `some` for `every`, and the like; written with what it is called on. */
function callMutations(node: ts.PropertyAccessExpression): Mutation[] {
  const [kind, put] = (Object.hasOwn(CALLS, node.name.text) && CALLS[node.name.text]) || [];
  if (!kind || !put || !ts.isCallExpression(node.parent) || node.parent.expression !== node) return [];
  return [replacement(kind, node.name, put)];
}

/** One element of a list at a time is left out; what is a number is changed and stays. */
function elementMutations({ elements }: ts.ArrayLiteralExpression): Mutation[] {
  return elements.flatMap((element, i) => {
    if (elements.length === 1 || ts.isNumericLiteral(element)) return [];
    const next = elements[i + 1];
    const before = elements[i - 1];
    const [from, to] = next ? [element.getStart(), next.getStart()] : [before?.getEnd() ?? element.getStart(), element.getEnd()];
    return [{ kind: 'line' as const, from, to, put: '' }];
  });
}

function resultMutations(result: ts.Expression | undefined): Mutation[] {
  const isPlain = !result || result.kind === ts.SyntaxKind.TrueKeyword || result.kind === ts.SyntaxKind.FalseKeyword;
  return isPlain ? [] : [replacement('result', result, 'undefined')];
}

/** A word that a constant or a field is, and that is no mere name of a rule, is another. */
function wordMutations(node: ts.StringLiteral): Mutation[] {
  const of = ts.isAsExpression(node.parent) ? node.parent.parent : node.parent;
  const isValue =
    (ts.isVariableDeclaration(of) || ts.isPropertyAssignment(of)) && of.initializer !== undefined && of.name !== node;
  return isValue && !/[-\s.]/.test(node.text) && of.name.getText() !== 'kind' ? [replacement('word', node, "'?'")] : [];
}

function booleanMutations(node: ts.Node): Mutation[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replacement('branch', node, 'false')];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [replacement('branch', node, 'true')] : [];
}
