// A source file as the checks see it: its text, and its code as the TypeScript parser reads it.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withSlashes, workspaces } from '../workspace.ts';

export interface Source {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The code; of a Svelte component that of its script blocks, on the lines it stands on. */
  readonly code: ts.SourceFile;
}

/** Frozen players of the bench (bench/players) are as they were made. */
const LEFT_OUT = /(^|\/)(node_modules|dist|bench\/players|test|e2e|test-results|playwright-report|[.][^/]+)(\/|$)/;

/** All source files below a folder: those of its workspaces and of its tools, and no tests. */
export function sourcesIn(folder: string): Source[] {
  const roots = [...workspaces(folder), 'tools'];
  const found = globSync(`{${roots.join(',')}}/**/*.{ts,mjs,js,svelte}`, {
    cwd: folder,
    exclude: path => LEFT_OUT.test(withSlashes(path)),
  });
  const paths = found.map(withSlashes).filter(path => !LEFT_OUT.test(path));
  return [...new Set(paths)].sort().map(path => sourceOf(path, readFileSync(join(folder, path), 'utf8')));
}

export function sourceOf(path: string, text: string): Source {
  const script = path.endsWith('.svelte') ? scriptsOf(text) : text;
  const kind = /[.]m?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return { path, text, code: ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true, kind) };
}

/** A component with all but its scripts left blank, so that lines keep their numbers. */
function scriptsOf(text: string): string {
  let script = '';
  let at = 0;
  for (const block of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const from = block.index + block[0].indexOf('>') + 1;
    const to = from + (block[1] ?? '').length;
    script += blank(text.slice(at, from)) + text.slice(from, to);
    at = to;
  }
  return script + blank(text.slice(at));
}

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** Calls `visit` for every node of a file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
}

/** The line a node begins on, from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
