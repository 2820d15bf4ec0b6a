// Whether planted sources pass the check of types.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../child.mjs';
import type { Overlay } from './leak.ts';

/** The types of the house, checked file by file; what has been read once is kept. */
export class Types {
  #texts: Overlay = {};
  #version = 0;
  readonly #files = new Set<string>();
  readonly #service: ts.LanguageService;

  constructor(folder: string = root) {
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.tests.json'), path => readFileSync(path, 'utf8')) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder);
    const textOf = (path: string): string | undefined => this.#texts[path.slice(folder.length + 1)] ?? ts.sys.readFile(path);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...this.#files],
      getScriptVersion: path => (path.slice(folder.length + 1) in this.#texts ? `${this.#version}` : ''),
      getScriptSnapshot: path => {
        const text = textOf(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: ts.sys.fileExists,
      readFile: textOf,
      directoryExists: ts.sys.directoryExists,
    });
  }

  /** What the check of types says of these texts in place of the files. */
  faults(texts: Overlay, folder: string = root): string[] {
    this.#texts = texts;
    this.#version += 1;
    const paths = Object.keys(texts).map(path => join(folder, path));
    for (const path of paths) this.#files.add(path);
    return paths.flatMap(path =>
      [...this.#service.getSyntacticDiagnostics(path), ...this.#service.getSemanticDiagnostics(path)].map(
        ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    );
  }
}
