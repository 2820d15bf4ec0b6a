// What bears the id of a rule: the function, constant, statement or line of a list that an id in a comment or a text speaks of.

import ts from 'typescript';

/**
 * The nodes that bear an id, from the nearest outwards: what its comment stands before, or on whose line it stands, then what that lies in,
 * up to the declaration of the file. None where the id stands in a type, of which nothing is left when the program runs.
 *
 * @param line counted from 1
 */
export function bearersOf(code: ts.SourceFile, line: number, id: string): ts.Node[] {
  const at = placeOf(code, line, id);
  if (at === undefined) return [];
  const nearest = isTrailing(code, at) ? onLineOf(code, at) : beginningAt(nodeAt(code, at));
  if (ts.isImportDeclaration(nearest)) return [code];
  return outwards(nearest).filter(node => !ts.isTypeNode(node));
}

/** Where in the text an id stands on a line; `XX-6.4.3` does not stand in `XX-6.4.31`. */
function placeOf(code: ts.SourceFile, line: number, id: string): number | undefined {
  const from = code.getLineStarts()[line - 1];
  if (from === undefined) return undefined;
  const text = code.text.slice(from).split('\n', 1)[0] ?? '';
  const found = idPattern(id).exec(text);
  return found ? from + found.index : undefined;
}

/** An id in a text, and not as the beginning or end of another. */
export function idPattern(id: string): RegExp {
  return new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`);
}

/** The innermost node in whose text, or before which, a place lies. */
function nodeAt(code: ts.SourceFile, at: number): ts.Node {
  let node: ts.Node = code;
  for (let child: ts.Node | undefined = code; child; ) {
    node = child;
    child = ts.forEachChild(node, one => (one.pos <= at && at < one.end ? one : undefined));
  }
  return node;
}

/** The outermost node that begins where this one does: before an assignment stands the comment of its statement. */
function beginningAt(node: ts.Node): ts.Node {
  let outer = node;
  while (outer.parent && !ts.isSourceFile(outer.parent) && outer.parent.pos === node.pos) outer = outer.parent;
  return outer;
}

/** Whether a place lies in a comment at the end of a line of code. */
function isTrailing(code: ts.SourceFile, at: number): boolean {
  const before = code.text.slice(code.text.lastIndexOf('\n', at - 1) + 1, at);
  const comment = before.indexOf('//');
  return comment >= 0 && before.slice(0, comment).trim() !== '' && !isText(nodeAt(code, at));
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/** What a comment at the end of a line speaks of: the outermost node that begins on the line. */
function onLineOf(code: ts.SourceFile, at: number): ts.Node {
  const from = code.text.lastIndexOf('\n', at - 1) + 1;
  const words = code.text.slice(from, code.text.indexOf('//', from)).replace(/[\s,;({[]+$/, '');
  let node = nodeAt(code, from + words.length - 1);
  while (node.parent && !ts.isSourceFile(node.parent) && node.parent.getStart() >= from) node = node.parent;
  return node;
}

function outwards(node: ts.Node): ts.Node[] {
  const chain: ts.Node[] = [];
  for (let one = node; !ts.isSourceFile(one); one = one.parent) {
    if (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) return [];
    chain.push(one);
  }
  return chain;
}
