// Pages of docs that are held by a test: their files are written to a folder, their commands run there, what these print compared.

/** A file as a page of docs has it in a block. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** Commands of a page as a reader types them, and what it says they print: nothing where no block follows that says so. */
export interface WrittenCommands {
  readonly commands: string;
  readonly prints: string | undefined;
}

/** A block of a page between its fences: behind the language the path of a file, if it is one. */
interface Block {
  readonly language: string;
  readonly path: string | undefined;
  readonly text: string;
}

const FENCED = /^```([a-z]+)(?: (\S+))?\n([\s\S]*?)^```$/gm;
/** A line that stands for any number of lines. */
const LEFT_OUT = '…';

function blocksOf(page: string): Block[] {
  return [...page.matchAll(FENCED)].map(([, language = '', path, text = '']) => ({ language, path, text }));
}

/** The files that stand in the blocks of a page: those whose fence names a path, as in "```ts rules/fire.ts". */
export function writtenFiles(page: string): WrittenFile[] {
  return blocksOf(page).flatMap(({ path, text }) => (path === undefined ? [] : [{ path, text }]));
}

/** The commands of a page, in their order: blocks of `sh`, each with the block of `text` behind it. */
export function writtenCommands(page: string): WrittenCommands[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ language, path, text }, i) => {
    if (language !== 'sh' || path !== undefined) return [];
    const next = blocks[i + 1];
    const prints = next?.language === 'text' && next.path === undefined ? next.text : undefined;
    return [{ commands: text, prints }];
  });
}

/** The first line of what a page says is printed that is not so, and the text around which it should be; nothing where all is. */
export function misprint(said: string, printed: string): { line: string; rest: string } | undefined {
  const wanted = said.trimEnd().split('\n');
  let lines = printed.trimEnd().split('\n');
  let mayLeaveOut = false;
  for (const line of wanted) {
    if (line.trim() === LEFT_OUT) {
      mayLeaveOut = true;
      continue;
    }
    const at = mayLeaveOut ? lines.indexOf(line) : 0;
    if (lines[at] !== line) return { line, rest: lines.join('\n') };
    lines = lines.slice(at + 1);
    mayLeaveOut = false;
  }
  return mayLeaveOut || lines.length === 0 ? undefined : { line: '', rest: lines.join('\n') };
}
