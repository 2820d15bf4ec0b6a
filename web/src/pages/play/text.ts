/** A page of plain text for players (docs/play.md) as blocks: of Markdown what that page uses, and nothing else. */

export type Span =
  | { readonly kind: 'text' | 'strong' | 'key'; readonly says: string }
  | { readonly kind: 'link'; readonly says: string; readonly to: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly says: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Span[])[] }
  /** `from`: the file beside the text. `says`: what is seen on it. */
  | { readonly kind: 'picture'; readonly from: string; readonly says: string };

/** The blocks of a text: headings, paragraphs, lists and pictures, apart by an empty line. */
export function readText(text: string): Block[] {
  const parts = text.replaceAll('\r', '').split(/\n{2,}/);
  return parts
    .map(part => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

const HEADING = /^(#{1,3}) (.+)$/;
const PICTURE = /^!\[([^\]]+)\]\(([^)]+)\)$/;
const ITEM = /^(?:-|\d+\.) /;

function blockOf(part: string): Block {
  const [, marks, head] = HEADING.exec(part) ?? [];
  if (marks && head) return { kind: 'heading', level: marks.length, id: idOf(head), says: head };
  const [, seen, from] = PICTURE.exec(part) ?? [];
  if (seen && from) return { kind: 'picture', from, says: seen };
  if (ITEM.test(part)) return { kind: 'list', isNumbered: /^\d/.test(part), items: itemsOf(part) };
  return { kind: 'paragraph', spans: spansOf(part) };
}

/** What a heading is found by in an address: `Fleet Action` by `fleet-action`. */
function idOf(head: string): string {
  return head
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/** A line that begins with no mark goes on with the item before it. */
function itemsOf(part: string): Span[][] {
  const items: string[] = [];
  for (const line of part.split('\n')) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items.map(spansOf);
}

const SPAN = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

function spansOf(part: string): Span[] {
  const line = part.replaceAll(/\s*\n\s*/g, ' ');
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > from) spans.push({ kind: 'text', says: line.slice(from, found.index) });
    const [whole, strong, key, says, to] = found;
    if (strong) spans.push({ kind: 'strong', says: strong });
    else if (key) spans.push({ kind: 'key', says: key });
    else if (says && to) spans.push({ kind: 'link', says, to });
    from = found.index + whole.length;
  }
  if (from < line.length) spans.push({ kind: 'text', says: line.slice(from) });
  return spans;
}
