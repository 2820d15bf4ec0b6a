import type { Phase, Side, State, Table, Why } from '../../src/contract.ts';
import { atLeast, face } from '../../src/dice/readings.ts';
import { copy } from '../../src/json.ts';
import { openEnded } from './dice.ts';
import type { Cutter, Cutters, Meeting } from './shapes.ts';
import { afloat, BEATS, cutterOf } from './shapes.ts';

type Battle = State<Cutters>;
type Board = Table<Cutters>;

const MOST_DICE = 4;
/** What each die must show, with nothing to make it harder. */
const need = (n: number): Pick<Why, 'test' | 'mods'> => ({
  test: { of: 'each', is: 'atLeast', n },
  mods: [{ by: n, for: 'the book' }],
});

const STATIONS = { on: 1, stay: 0, back: -1, run: 2 };

/** CU-1 */
const stow: Phase<Cutters, 'stow'> = {
  name: 'stow',
  rule: 'CU-1',
  begin(s) {
    s.open.beat = -1;
  },
  asks: ({ book, open }) => (open.beat < 0 ? book.sides.map(side => ({ side, kind: 'stow', about: {} })) : []),
  carry(s, t, answers) {
    for (const answer of answers) {
      s.sealed[answer.side]!.reserve = answer.order.reserve;
      t.tell(() => ({ kind: 'stowed', side: answer.side }));
    }
    s.open.beat = BEATS;
  },
};

/** CU-2 */
const plot: Phase<Cutters, 'plot'> = {
  name: 'plot',
  rule: 'CU-2',
  begin(s, t) {
    s.open.beat = -1;
    t.tell(() => ({ kind: 'turn', turn: s.clock.turn }));
    for (const { side } of afloat(s.open)) {
      const wind = t.throw(1, face(6), () => ({ rule: 'CU-2.2', what: 'the wind', by: side, ...need(5) }), [side]);
      s.sealed[side]!.fair = wind >= 5;
    }
  },
  asks: ({ open, clock }) =>
    open.beat < 0 ? afloat(open).map(({ side }) => ({ side, kind: 'plot', about: { turn: clock.turn } })) : [],
  carry(s, t, answers) {
    for (const answer of answers) {
      const { beats, boards } = answer.order;
      const folder = s.sealed[answer.side]!;
      folder.beats = [...beats];
      folder.boards = boards;
    }
    s.open.beat = 0;
    t.tell(() => ({ kind: 'beat', beat: 0 }));
  },
};

/** CU-3, CU-4 */
const sail: Phase<Cutters, 'hail' | 'repel'> = {
  name: 'sail',
  rule: 'CU-3',
  run(s, t) {
    while (!s.open.meeting) {
      if (meets(s, t)) return;
      if (s.open.beat >= BEATS) return;
      beat(s, t);
    }
  },
  asks({ open: { meeting } }) {
    if (!meeting) return [];
    const { by, of } = meeting;
    return meeting.boarded ? [{ side: of, kind: 'repel', about: { by } }] : [{ side: by, kind: 'hail', about: { of } }];
  },
  carry(s, t, [answer]) {
    const meeting = s.open.meeting!;
    if (answer?.kind === 'hail') hailed(s, t, answer.order.board);
    else if (answer) repelled(s, t, meeting, answer.order.hands);
  },
};

function beat(s: Battle, t: Board): void {
  s.open.beat += 1;
  s.open.met = [];
  t.tell(() => ({ kind: 'beat', beat: s.open.beat }));
  for (const cutter of afloat(s.open)) {
    const from = cutter.at;
    cutter.at = (from + STATIONS[s.sealed[cutter.side]!.beats.shift()!] + s.book.stations) % s.book.stations;
    t.reveal(cutter.side);
    t.tell(() => ({ kind: 'moved', side: cutter.side, from, to: cutter.at }));
  }
}

function meets(s: Battle, t: Board): boolean {
  const cutters = afloat(s.open);
  for (const [i, a] of cutters.entries()) {
    for (const b of cutters.slice(i + 1)) {
      if (a.at !== b.at || s.open.met.includes(`${a.side} ${b.side}`)) continue;
      const [by, of] = a.crew >= b.crew ? [a.side, b.side] : [b.side, a.side];
      s.open.met.push(`${a.side} ${b.side}`);
      s.open.meeting = { by, of, boarded: false };
      t.tell(() => ({ kind: 'met', by, of }));
      return true;
    }
  }
  return false;
}

function hailed(s: Battle, t: Board, board: boolean): void {
  const { by, of } = s.open.meeting!;
  t.reveal(by);
  t.tell(() => ({ kind: board ? 'boarded' : 'passed', by, of }));
  s.open.meeting = board ? { by, of, boarded: true } : null;
}

function repelled(s: Battle, t: Board, { by, of }: Meeting, hands: number): void {
  s.sealed[of]!.reserve -= hands;
  cutterOf(s.open, of).shown += hands;
  t.reveal(of);
  t.tell(() => ({ kind: 'repelled', side: of, hands }));
  board(s, t, { by, of, hands });
  s.open.meeting = null;
}

/** CU-4.3, CU-4.4: boards, and says how many are lost. */
export function board(s: Battle, t: Board, { by, of, hands }: { by: Side; of: Side; hands: number }): number {
  const boarders = Math.min(cutterOf(s.open, by).crew, MOST_DICE);
  const why = { rule: 'CU-4.3', what: `${by} boards ${of}`, by, ...need(4) };
  const hits = t.inTurn(
    boarders,
    6,
    0,
    (soFar: number, fallen, table) => soFar + hitsOf(fallen, table),
    () => why,
  );
  const through = Array.from({ length: Math.max(0, hits - hands) }, (_, i) => i);
  const boarded = cutterOf(s.open, of);
  const lost = t.each(
    through,
    0,
    (soFar, _, table) => Math.min(boarded.crew, soFar + table.part(wound)),
    soFar => soFar === boarded.crew,
  );
  lose(t, boarded, lost);
  return lost;
}

function hitsOf(fallen: number, t: Board): number {
  const again = fallen === 6 ? t.throw(1, atLeast(6, 4), () => ({ rule: 'CU-4.3', what: 'a 6 thrown again', ...need(4) })) : 0;
  return Number(fallen >= 4) + again;
}

function wound(t: Board): number {
  const total = t.chain(openEnded(6), () => ({ rule: 'CU-4.4', what: 'a hit' }));
  return Number(total >= 3) + Number(total >= 9);
}

function lose(t: Board, cutter: Cutter, crew: number): void {
  cutter.crew -= crew;
  t.tell(() => ({ kind: 'lost', side: cutter.side, crew, left: cutter.crew }));
}

/** CU-5 */
const tally: Phase<Cutters> = {
  name: 'tally',
  rule: 'CU-5',
  begin(s, t) {
    if (s.clock.turn < s.book.turns && afloat(s.open).length > 1) return;
    const points = Object.fromEntries(s.open.cutters.map(cutter => [cutter.side, cutter.crew]));
    const most = Math.max(...Object.values(points));
    const winners = s.book.sides.filter(side => points[side] === most);
    const outcome = { winners, points, why: `${most} hands are left` };
    s.open.over = outcome;
    t.tell(() => ({ kind: 'over', outcome: copy(outcome) }));
  },
};

export const sequence = { opening: [stow], turn: [plot, sail, tally] };
