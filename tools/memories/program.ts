// The modules of rules, read with their types, and everything that they import.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../child.mjs';
import { withSlashes } from '../workspace.ts';

/** What is held to keep nothing: rules, the words beside them and their data, and the grounds they stand on. */
const RULES = '{systems/*/{rules,words,data},grounds/*/src}/**/*.ts';

/** Texts of modules by their paths from the root; such as are no files stand there for a test. */
export type Texts = Readonly<Record<string, string>>;

/** The modules of the house that `texts` names, read with their types. */
export interface Modules {
  readonly checker: ts.TypeChecker;
  /** All modules of the house that were read, those they import among them. */
  readonly all: readonly ts.SourceFile[];
  /** Those that were asked for. */
  readonly asked: readonly ts.SourceFile[];
  /** From the root, with slashes. */
  pathOf(file: ts.SourceFile): string;
}

/** The modules of all rules, as they lie in the folder. */
export function rulesIn(folder: string = root): Texts {
  const paths = globSync(RULES, { cwd: folder }).map(withSlashes).sort();
  return Object.fromEntries(paths.map(path => [path, readFileSync(join(folder, path), 'utf8')]));
}

export function readModules(texts: Texts, folder: string = root): Modules {
  const host = ts.createCompilerHost(optionsIn(folder));
  const pathOf = (name: string): string => withSlashes(name).slice(withSlashes(folder).length + 1);
  const { readFile, fileExists } = host;
  host.readFile = name => texts[pathOf(name)] ?? readFile.call(host, name);
  host.fileExists = name => pathOf(name) in texts || fileExists.call(host, name);
  const paths = Object.keys(texts);
  const program = ts.createProgram({ rootNames: paths.map(path => join(folder, path)), options: optionsIn(folder), host });
  const all = program.getSourceFiles().filter(file => !file.isDeclarationFile);
  return {
    checker: program.getTypeChecker(),
    all,
    asked: all.filter(({ fileName }) => pathOf(fileName) in texts),
    pathOf: ({ fileName }) => pathOf(fileName),
  };
}

/** The options of the house, without whatever has to do with writing files. */
function optionsIn(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.base.json'), path => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder);
  return { ...options, composite: false, noEmit: true };
}
