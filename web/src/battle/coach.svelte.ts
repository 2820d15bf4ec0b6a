import type { Catalogue, GameTypes, Phase, Rule, Ruleset } from '@flagplot/kernel';
import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';
import { isLesson } from '../session/ids.ts';
import { battles } from '../session/keep.ts';

/** What a mark stands beside. */
export const PLACES = ['ask', 'order', 'commit', 'odds'] as const;
export type Place = (typeof PLACES)[number];

/** A sentence of the book for somebody who plays for the first time. */
export interface Mark {
  at: Place;
  rule: Rule;
  says: string;
}

/** What the marks of a system are taken from. */
interface Book {
  rules: Pick<Ruleset<GameTypes>, 'questions' | 'forecasts'>;
  catalogue: Catalogue;
}

const chapterOf = (rule: Rule): string => rule.split('.')[0] ?? '';
const sectionOf = (rule: Rule): string => rule.replace(/\.[^.]*$/, '');

/**
 * What the book says of a question where it is asked: beside the ask the rule of the line of the turn, beside the order that of the
 * question, beside the bar that commits the row that follows the line's own, and beside the odds how what is feared or hoped for is
 * thrown. No row twice.
 */
export function marksOf({ rules, catalogue }: Book, phase: Phase<GameTypes> | undefined, kind: string): Mark[] {
  const { questions, forecasts } = rules;
  const asked = questions[kind]?.rule;
  if (!phase || asked === undefined) return [];
  const ids = Object.keys(catalogue);
  const following = ids.slice(ids.indexOf(phase.rule) + 1);
  const next = following.find(id => id !== asked && sectionOf(id) === sectionOf(phase.rule));
  const thrown = Object.values(forecasts).find(one => chapterOf(one.rule) === chapterOf(asked))?.rule;
  const wanted: readonly (readonly [Place, Rule | undefined])[] = [
    ['ask', phase.rule],
    ['order', asked],
    ['commit', next],
    ['odds', thrown],
  ];
  const used = new Set<Rule>();
  return wanted.flatMap(([at, rule]) => {
    const says = rule === undefined ? undefined : catalogue[rule];
    if (rule === undefined || says === undefined || used.has(rule)) return [];
    used.add(rule);
    return [{ at, rule, says }];
  });
}

const STORED = 'coach';

interface Stored {
  /** Off for good; on, whatever is behind one; unsaid: on for whoever has no battle behind him. */
  on?: boolean;
  dismiss: Rule[];
}

function readStored(): Stored {
  try {
    const found: unknown = JSON.parse(readSetting(STORED) ?? '{}');
    const { on, dismiss: seen } = found as Partial<Stored>;
    return { dismiss: Array.isArray(seen) ? seen.map(String) : [], ...(typeof on === 'boolean' && { on }) };
  } catch {
    return { dismiss: [] };
  }
}

/** Which marks somebody has seen, and whether he wants any. Remembered on this device. */
export class Coach {
  #kept: Stored = $state.raw(readStored());
  /** Nothing is explained before it is known what is behind one. */
  #first: boolean = $state(false);

  /** @param battle the one on the screen; another that is over is a battle behind one, but for a lesson */
  constructor(battle: string) {
    void battles
      .heads()
      .then(heads => (this.#first = heads.every(one => one.id === battle || isLesson(one.id) || !one.summary.over)));
  }

  get on(): boolean {
    return this.#kept.on ?? this.#first;
  }

  /** The first mark that has not been seen: one at a time. The odds' waits until there are odds. */
  next(marks: readonly Mark[], odds: boolean): Mark | undefined {
    if (!this.on) return undefined;
    return marks.find(mark => !this.#kept.dismiss.includes(mark.rule) && (mark.at !== 'odds' || odds));
  }

  dismiss(mark: Mark): void {
    this.#keep({ ...this.#kept, dismiss: [...this.#kept.dismiss, mark.rule] });
  }

  /** Turned on anew, all are shown again. */
  turn(on: boolean): void {
    this.#keep({ on, dismiss: on ? [] : this.#kept.dismiss });
  }

  #keep(kept: Stored): void {
    this.#kept = kept;
    keepSetting(STORED, JSON.stringify(kept));
  }
}
