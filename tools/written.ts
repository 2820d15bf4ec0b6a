/** A file as a page of docs has it in a block. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** The files that stand in the blocks of a page: those whose fence names a path, as in "```ts rules/fire.ts". */
export function writtenFiles(page: string): WrittenFile[] {
  return [...page.matchAll(/^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({ path, text }));
}
