// The borders of packages: a file takes from other workspaces by their names alone, and what its own package.json declares.

import ts from 'typescript';
import type { Offence } from './offence.ts';
import type { Source } from './source.ts';
import { lineOf, walk } from './source.ts';

/** A workspace as its card shows it. */
export interface Workspace {
  /** From the root, with slashes. */
  readonly folder: string;
  readonly name: string;
  /** The packages it declares, for its sources or for its tests. */
  readonly needs: ReadonlySet<string>;
}

/** Every import of a file that goes round a border. */
export function bordersCrossed({ path, code }: Source, workspaces: readonly Workspace[]): Offence[] {
  const own = workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!own) return [];
  const names = new Set(workspaces.map(({ name }) => name));
  return importsOf(code).flatMap(({ text, node }) => {
    const say = crossing(text, { path, own, names });
    return say === undefined ? [] : [{ path, line: lineOf(node), name: text, say }];
  });
}

/** The file that imports, its workspace, and the names of all. */
interface From {
  readonly path: string;
  readonly own: Workspace;
  readonly names: ReadonlySet<string>;
}

/** What is set up by `tools` takes it from there: it is no package, and the walls say who may. */
function crossing(to: string, { path, own, names }: From): string | undefined {
  if (to.startsWith('.')) {
    const file = new URL(to, `file:///${path}`).pathname.slice(1);
    return file.startsWith(`${own.folder}/`) || file.startsWith('tools/')
      ? undefined
      : `${to} lies in another workspace: take it by the name of its package`;
  }
  const name = to.split('/').slice(0, 2).join('/');
  const foreign = names.has(name) && name !== own.name && !own.needs.has(name);
  return foreign ? `${own.folder}/package.json declares no ${name}` : undefined;
}

function importsOf(code: ts.SourceFile): { text: string; node: ts.Node }[] {
  const found: { text: string; node: ts.Node }[] = [];
  walk(code, node => {
    const from = moduleOf(node);
    if (from && ts.isStringLiteralLike(from)) found.push({ text: from.text, node });
  });
  return found;
}

function moduleOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
}
