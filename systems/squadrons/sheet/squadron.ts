// The record sheet of a squadron.

import { thousands } from '@flagplot/kernel/points';
import type { Made, Sheet, SheetBox, SheetCell, SheetItem, SheetPart } from '@flagplot/sheets';
import type { Book, SquadronOfBook } from '../rules/book.ts';
import { hasMorale, levelOf, startingLevel, stateOf } from '../rules/morale/levels.ts';
import type { Squadron } from '../rules/open.ts';
import { commandOf, isPresent, sideOf, strength } from '../rules/roster.ts';
import { QUALITY_NAMES, SPEED_NAMES, STATE_NAMES } from '../words/names.ts';
import { from, originNotes } from './origins.ts';
import { advancedMade, commandMade, resistanceMade, speedsMade, turningMade } from './sources.ts';
import { statusOf } from './status.ts';
import type { Subject } from './subject.ts';
import { weaponsOf } from './weapons.ts';
import { figure, text } from './words.ts';

/** SQ-1.6.1, SQ-1.6.2 What a player keeps of a squadron, as it stands. */
export function squadronSheet(subject: Subject): Sheet {
  const { book, of, squadron } = subject;
  const fate = fateOf(squadron);
  return {
    of: of.id,
    kind: 'squadron',
    side: of.side,
    squadron: of.id,
    title: of.name,
    under: [whose(book, of), ...(subject.round > 0 ? [standing(subject)] : [])],
    ...(fate && { fate }),
    parts: [numbers(subject), statusOf(subject), ...spirit(subject), weaponsOf(book, of), advancedPart(subject)],
    notes: [`${HOW} ${originNotes(of.card)} ${advancedNote(book, of)}`],
  };
}

/** What has become of a squadron of which nothing flies. */
function fateOf(squadron: Squadron): string | undefined {
  if (isPresent(squadron)) return undefined;
  return squadron.craft.every(({ status }) => status === 'destroyed') ? 'destroyed' : 'off the map';
}

/** `Alliance · 4 X-wing T-65B, Average · 510 points`; objective craft are not bought. */
function whose(book: Book, { side, size, card, quality, values }: SquadronOfBook): string {
  const points = values.reduce((sum, value) => sum + value, 0);
  const price = points > 0 ? ` · ${thousands(points)} points` : '';
  return `${sideOf(book, side).name} · ${size > 1 ? `${size} ` : ''}${card.name}, ${QUALITY_NAMES[quality]}${price}`;
}

/** `Round 3: 3 of 4 craft fly, Shaken, moved at Attack Speed`. */
function standing({ book, of, squadron, round }: Subject): string {
  const flies = `${strength(squadron)} of ${of.size} craft ${of.size === 1 ? 'flies' : 'fly'}`;
  const state = hasMorale(squadron) ? [STATE_NAMES[stateOf(book.charts, squadron)]] : [];
  const moved = squadron.moved ? [`moved at ${SPEED_NAMES[squadron.speed]}`] : [];
  const did = squadron.jams ? ['jams'] : squadron.fired ? ['fired'] : [];
  return `Round ${round}: ${[flies, ...state, ...moved, ...did].join(', ')}`;
}

/** SQ-3.3.1, SQ-3.3.2, SQ-3.4.2, SQ-3.4.3, SQ-1.5.1 Rates, turns and Damage Resistance of an unhurt craft. */
function numbers({ book, of }: Subject): SheetPart {
  const { provenance } = of.card;
  const chart = (place: string) => [book.charts.provenance, place] as const;
  const card = (place: string) => [provenance, place] as const;
  const piloting = chart(`skills/${of.quality}/piloting`);
  const { attack, full } = speedsMade({ book, of });
  const { turns, distance } = turningMade({ book, of });
  const { shielded, unshielded } = resistanceMade({ book, of });
  const cell = (made: Made, n: number, ...sources: (typeof piloting)[]): SheetCell => ({
    name: made.what,
    item: { ...figure(n, n, from(...sources)), made },
  });
  return {
    kind: 'strip',
    cells: [
      cell(attack, of.rates.attack, card('space'), piloting, chart('attackDivisor')),
      cell(full, of.rates.full, card('space'), piloting),
      cell(turns, of.turns, card('maneuverability'), piloting, chart('turns')),
      cell(distance, of.turnDistance, card('maneuverability'), chart('turnDistance')),
      cell(shielded, of.shielded, card('hull'), card('shields')),
      cell(unshielded, of.unshielded, card('hull')),
    ],
  };
}

/** SQ-1.6.4 What is recorded for the advanced game, for a screen: paper has it among its small print. */
function advancedPart({ book, of }: Subject): SheetPart {
  const { dodge, sensors } = advancedMade({ book, of });
  const { piloting, sensors: skill } = book.charts.skills[of.quality];
  const cell = (made: Made, n: number): SheetCell => ({ name: made.what, item: { ...figure(n, n), made } });
  return {
    kind: 'rows',
    only: 'screen',
    title: 'For the advanced game',
    note: 'recorded, without effect here',
    rows: [cell(dodge, piloting + of.card.maneuverability), cell(sensors, skill + (of.card.sensors ?? 0))],
  };
}

/** SQ-5.1.4 Morale and command; nothing where there is no morale. */
function spirit(subject: Subject): SheetPart[] {
  if (!hasMorale(subject.squadron)) return [];
  return [{ kind: 'beside', parts: [moraleOf(subject), commandsOf(subject)] }];
}

/** SQ-1.6.2 The row of levels: those above the first are blocked, those that are lost crossed. */
function moraleOf({ book, of, squadron }: Subject): SheetPart {
  const { charts } = book;
  const start = startingLevel(book, of);
  const level = (n: number): SheetBox =>
    n > start ? { says: '', marked: false, blocked: true } : { says: String(n), marked: n > squadron.level };
  const boxes = charts.morale.map((_, i) => level(i + 1));
  const origin = from([charts.provenance, `skills/${of.quality}/morale`]);
  return {
    kind: 'rows',
    key: 'morale',
    title: 'Morale',
    note: 'cross levels from the right',
    rows: [
      { name: 'Level', item: { kind: 'boxes', boxes, ...origin } },
      { name: '', item: text(statesOf({ book, of }, start)) },
    ],
  };
}

/** `1 Broken, flees west · 2 Demoralized +2 · 3 Shaken +1 · 4+ Steady`. */
function statesOf({ book, of }: Pick<Subject, 'book' | 'of'>, start: number): string {
  const { charts } = book;
  const first = charts.morale.findIndex(({ state }) => state === 'steady') + 1;
  const worse = charts.morale.slice(0, Math.min(start, first - 1)).map((_, i) => {
    const { state, difficulty } = levelOf(charts, i + 1);
    const flees = state === 'broken' && !of.immobile ? `, flees ${sideOf(book, of.side).edge}` : '';
    return `${i + 1} ${STATE_NAMES[state]}${difficulty > 0 ? ` +${difficulty}` : ''}${flees}`;
  });
  return [...worse, `${first}+ ${STATE_NAMES.steady}`].join(' · ');
}

/** SQ-1.4.3 The command of the leader and of those who follow, crossed as they are lost; what it is tested against. */
function commandsOf({ book, of, squadron }: Subject): SheetPart {
  const { checks, provenance } = book.charts;
  const led = Array.from({ length: Math.min(LEADERS, of.size) }, (_, lost) =>
    commandOf(book, of, { ...squadron, leadersLost: lost }),
  );
  const boxes = led.map((says, lost) => ({ says: String(says), marked: lost < squadron.leadersLost }));
  const row = (name: string, item: SheetItem): SheetCell => ({ name, item });
  return {
    kind: 'rows',
    title: 'Command',
    note: 'of the leader and of each who follows',
    rows: [
      row('Leaders', {
        kind: 'boxes',
        fromLeft: true,
        boxes,
        made: commandMade({ book, of }, squadron.leadersLost),
        ...from([provenance, `skills/${of.quality}/command`]),
      }),
      row('Check', text(`against ${checks.base}, +${checks.damaged} a craft damaged, +${checks.destroyed} a craft destroyed`)),
      row('Rally', text(`against ${checks.rally}, if it neither fired nor was hurt`)),
    ],
  };
}

/** Leaders whose command is printed: more are seldom lost. */
const LEADERS = 6;

const HOW =
  'A Damaged marker takes 1 from # of Turns (never the last) and from every Fire Code and adds 1 to Turn Distance; the craft keeps to Attack ' +
  'Speed. An ion counter does the same, takes the last turn too and 1 from the Resistance of the shields, and is gone after the next round.';

/** SQ-1.6.4 What is recorded for the advanced game alone. */
function advancedNote({ charts }: Book, { card, quality }: SquadronOfBook): string {
  const { sensors } = charts.skills[quality];
  return `For the advanced game alone: Dodge, and sensors ${sensors + (card.sensors ?? 0)}.`;
}
