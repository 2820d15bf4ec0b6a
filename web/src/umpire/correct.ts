/** What an umpire corrects: the table as a text in the book's own words, in which any unit, box, hex or clock may be changed. */
import { type GameTypes, plain, type Refusal, type State } from '@flagplot/kernel';
import { faultsInText } from '@flagplot/manifest/text';
import type { Battle } from '../session/battle.svelte.ts';
import { tableNow } from '../session/battle-position.ts';

/** Letters of what is told of a correction, at most. */
const LONGEST = 2000;

/** The table with every folder as a text; nothing where the system has none. */
export async function tableText(battle: Battle): Promise<string | undefined> {
  const notation = await battle.gear.notation?.();
  const state = tableNow(battle);
  return state && notation?.formatPosition(state);
}

/** Puts the table of a text in place of the one there is, for this reason; or says every fault in it, by line and column where it has one. */
export async function correct(battle: Battle, text: string, why: string): Promise<readonly Refusal[]> {
  const notation = await battle.gear.notation?.();
  const was = tableNow(battle);
  if (!was || !notation) return [{ rule: 'table', say: 'This game has no notation.' }];
  const read = notation.parsePosition(text, was.book);
  if ('faults' in read) return read.faults;
  const put = { ...read.state, book: was.book } as State<GameTypes>;
  const what = changesIn(notation.formatPosition(was), notation.formatPosition(put));
  if (what === '') return [{ rule: 'table', say: 'Nothing is changed.' }];
  const { open, sealed, clock } = put;
  const change = { open: plain(open), sealed: plain(sealed), clock, what };
  try {
    const reply = await battle.host?.chair(undefined).amend(why, change);
    return reply && 'refusals' in reply ? faultsInText(reply.refusals, read.places) : [];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ rule: 'table', say: `The rules cannot go on from this table, and it stays as it was: ${what}` }];
  }
}

/** `narn-a tal-kesh: 3062 N (was 3063 N)`: what is otherwise in the lines of a text, in words. */
export function changesIn(before: string, after: string): string {
  const [old, made] = [linesOf(before), linesOf(after)];
  const gone = old.filter(({ text, of }) => !made.some(one => one.text === text && one.of === of));
  const come = made.filter(({ text, of }) => !old.some(one => one.text === text && one.of === of));
  const said = come.map(({ of, text }) => {
    const at = gone.findIndex(one => one.of === of);
    const [was] = at < 0 ? [] : gone.splice(at, 1);
    return was ? `${of}: ${text} (was ${was.text})` : `added: ${of}: ${text}`;
  });
  const all = [...said, ...gone.map(({ of, text }) => `taken off: ${of}: ${text}`)].join('; ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST - 1)}…` : all;
}

/** A line of a position: of whom it speaks, his squadron before him, and what it says. */
interface Line {
  readonly of: string;
  readonly text: string;
}

function linesOf(position: string): Line[] {
  let head = '';
  return position.split('\n').flatMap(line => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const [, name = '', text = ''] = /^\s*([^\s:]+):?\s*(.*)$/.exec(line) ?? [];
    if (/^\s/.test(line)) return [{ of: `${head} ${name}`, text }];
    head = name;
    return [{ of: name, text }];
  });
}
