import { openShelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { expect, test } from 'vitest';
import { type Block, readText, type Span } from '../src/pages/play/text.ts';

const written = import.meta.glob<string>('../../docs/play.md', { eager: true, query: '?raw', import: 'default' });
const referee = import.meta.glob<string>('../../docs/referee.md', { eager: true, query: '?raw', import: 'default' });
const blocks = readText(Object.values(written).join(''));
const pictures = Object.keys(import.meta.glob('../../docs/play-*.png')).map(path => path.replace('../../docs/', ''));

/** What the page is made of, as it is written: its markup, and the texts of its modules. */
const sources = import.meta.glob<string>(
  [
    '../src/**/*.{svelte,ts}',
    '../../pagekit/src/**/*.{svelte,ts}',
    '../../systems/*/{page,scene,words}/**/*.{svelte,ts}',
    '../../systems/*/manifest.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const words = Object.values(sources).join('\n');

/** Every span of a text, in its lists too. */
const spansIn = (all: readonly Block[]): Span[] =>
  all.flatMap(block => (block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : []));

test('a text is read as headings, paragraphs, lists and pictures', () => {
  expect(readText('# One\n\nTwo **three**\nand [four](/new).\n\n- five `6`\n  seven\n- eight\n\n![nine](ten.png)\n')).toEqual([
    { kind: 'heading', level: 1, id: 'one', says: 'One' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', says: 'Two ' },
        { kind: 'strong', says: 'three' },
        { kind: 'text', says: ' and ' },
        { kind: 'link', says: 'four', to: '/new' },
        { kind: 'text', says: '.' },
      ],
    },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        [
          { kind: 'text', says: 'five ' },
          { kind: 'key', says: '6' },
          { kind: 'text', says: ' seven' },
        ],
        [{ kind: 'text', says: 'eight' }],
      ],
    },
    { kind: 'picture', from: 'ten.png', says: 'nine' },
  ]);
});

test('learnt: play: every link of docs/play.md leads somewhere, and every picture is there', async () => {
  const { names, manifests } = await openShelf(systems, 'shelf');
  const heads = blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : []));
  const links = spansIn(blocks).flatMap(span => (span.kind === 'link' ? [span.to] : []));
  expect(links.length).toBeGreaterThan(5);
  const pages = [
    '/new',
    '/yard',
    '/study',
    ...['rules', 'charts', 'cards', 'learn'].flatMap(of => [`/${of}`, ...names.map(name => `/${of}/${name}`)]),
    ...manifests.flatMap(({ name, lessons = [] }) => lessons.map(one => `/learn/${name}/${one.name}`)),
  ];
  for (const to of links) expect(to.startsWith('#') ? heads : pages, to).toContain(to.replace('#', ''));
  // Home leads to each book's part of the text by its name.
  for (const name of names) expect(heads).toContain(name);
  const shown = blocks.flatMap(block => (block.kind === 'picture' ? [block.from] : []));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.toSorted()).toEqual(pictures.toSorted());
});

/** Whether a name stands on the page as a text of its own in a module, between tags, or at the end of a button that has an icon. */
function standsOnPage(name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['"\`>]|/>|> )${escaped}(['"\`<{: ]|$)`, 'm').test(words);
}

test('learnt: play: every name and key that docs/play.md has stands on the page', () => {
  const missing = spansIn(blocks).filter(({ kind, says }) => {
    if (kind === 'key') return !words.includes(`'${says}`);
    return kind === 'strong' && !standsOnPage(says);
  });
  expect(missing.map(({ says }) => says)).toEqual([]);
});

test('3 real table: every name that docs/referee.md has stands on the page', () => {
  const text = Object.values(referee)
    .join('')
    .replaceAll(/^```[\s\S]*?^```$/gm, '');
  const names = spansIn(readText(text)).flatMap(({ kind, says }) => (kind === 'strong' ? [says] : []));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter(name => !standsOnPage(name))).toEqual([]);
});
