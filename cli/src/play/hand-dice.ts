// Real dice at the table: what is to be thrown, what came of what fell, and how that is put right until other dice fall.

import type { Wanted } from '@flagplot/kernel';
import { lines } from '../refused.ts';
import { type Done, LEAVES } from './asked.ts';
import { type AtTable, screenAt } from './at.ts';
import { facesPutRight, facesTyped, type Handful, handfulLines } from './dice.ts';
import { diceHelp } from './help.ts';
import { saveAt } from './keep.ts';
import { lookUp } from './look.ts';
import { wrap } from './screen.ts';

/** The faces of one throw as they were entered, and the number of that entry. */
interface Fallen {
  readonly number: number;
  readonly wanted: Wanted;
  readonly faces: readonly number[];
}

/** Lines that something else needs where throws are asked for. */
const BESIDE = 8;

export class HandDice {
  readonly #at: AtTable;
  /** What was typed last, throw by throw; of dice thrown again too. */
  #last: readonly Fallen[] = [];
  /** Faces that were typed with others, and are entered as their dice are wanted. */
  #due: readonly number[] = [];
  /** What has been told of a step that waits for dice. */
  #told: readonly string[] = [];

  constructor(at: AtTable) {
    this.#at = at;
  }

  /** Asks for dice, where those that are wanted were not typed already. */
  async fall(wanted: Wanted, next: (prompt: string) => Promise<string | undefined>): Promise<Done> {
    if (this.#due.length > 0 && !wanted.again) return this.#enterDue(wanted);
    const handful = this.#due.length > 0 ? [wanted] : [wanted, ...this.#at.ahead()];
    this.#ask(handful);
    for (;;) {
      const line = (await next('dice> '))?.trim();
      if (line === undefined || LEAVES.includes(line)) return 'left';
      const came = await this.#type(line, handful);
      if (came !== 'open') return came;
    }
  }

  /** Puts right what was typed last. @returns whether the battle has changed. */
  async putRight(line: string): Promise<boolean> {
    const faces = this.#last.flatMap(one => one.faces);
    if (faces.length === 0) return this.#refuse(['no dice were typed since you were asked last']);
    const found = facesPutRight(line, {
      faces,
      handful: this.#last.map(({ wanted, faces: { length } }) => ({ ...wanted, dice: length })),
    });
    return 'faults' in found ? this.#refuse(found.faults) : this.#enterAnew(found.faces);
  }

  /** An ask has come: what fell is told as all else, and faces that were typed too many are said to be so. */
  settle(): void {
    this.#told = [];
    if (this.#due.length > 0) this.#out(`Not wanted any more: ${this.#due.join(' ')}`);
    this.#due = [];
  }

  #ask(handful: Handful): void {
    const { columns, lines: high } = screenAt(this.#at);
    this.#tellFallen(columns);
    this.#out(
      '',
      ...handfulLines(handful, Math.max(2, Math.floor((high - BESIDE) / 2))).flatMap(line => wrap(line, columns, '    ')),
    );
  }

  async #type(line: string, handful: Handful): Promise<Done> {
    const [word = '', ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    if (line === '') return 'open';
    if (word === 'right') return (await this.putRight(about)) ? 'answered' : 'open';
    if (word === 'save') this.#out(...saveAt(this.#at, about));
    else if (line === '?' || line === 'help') this.#out(...diceHelp(this.#at));
    else if (/^\d/.test(line)) return this.#takeFaces(line, handful);
    else
      this.#out(
        ...(lookUp(this.#at, { word, about, since: 0, laid: [] }) ?? [`  refused: ${line} is no face of a die; ? for help`]),
      );
    return 'open';
  }

  async #takeFaces(line: string, handful: Handful): Promise<Done> {
    const typed = facesTyped(line, handful);
    const [wanted] = handful;
    if ('faults' in typed || !wanted) {
      this.#refuse('faults' in typed ? typed.faults : []);
      return 'open';
    }
    if (!wanted.again) this.#last = [];
    this.#due = [...typed.faces, ...this.#due];
    return this.#enterDue(wanted);
  }

  /** Enters as many of the faces that wait as are wanted. */
  async #enterDue(wanted: Wanted): Promise<Done> {
    const faces = this.#due.slice(0, wanted.dice);
    const step = this.#at.seat.now().seen.clock.step;
    const reply = await this.#at.seat.act({ act: 'faces', step, faces });
    if ('refusals' in reply) {
      this.#due = [];
      this.#refuse(lines('', reply.refusals));
      return 'answered';
    }
    this.#due = this.#due.slice(faces.length);
    this.#last = [...this.#last, { number: reply.number, wanted, faces }];
    return 'answered';
  }

  /** Enters other faces in place of the first throw that was typed wrong; what was typed after it follows, but for what was thrown again. */
  #enterAnew(faces: readonly number[]): boolean {
    const places = this.#last.map((_, i) => this.#last.slice(0, i).reduce((sum, one) => sum + one.faces.length, 0));
    const anew = this.#last.map((one, i) => ({ ...one, faces: faces.slice(places[i], (places[i] ?? 0) + one.faces.length) }));
    const wrong = anew.findIndex((one, i) => one.faces.join() !== this.#last[i]?.faces.join());
    const first = anew[wrong];
    if (!first) return this.#refuse([`that is what was typed: ${faces.join(' ')}`]);
    const isLast = wrong === anew.length - 1;
    const reply = this.#at.putRight({ instead: first.number, faces: first.faces, agreed: !isLast });
    if ('refusals' in reply) return this.#refuse(lines('', reply.refusals));
    this.#last = [...anew.slice(0, wrong), { ...first, number: reply.number }];
    this.#due = anew.slice(wrong + 1).flatMap(one => (one.wanted.again ? [] : one.faces));
    return true;
  }

  /** Tells what has come of the dice that fell in this step: nobody waits for the last of them to learn it. */
  #tellFallen(columns: number): void {
    const { system, seat } = this.#at;
    const told = this.#at.soFar().map(one => system.words.narrate(one, seat.battle.book));
    const from = told.findIndex((text, i) => text !== this.#told[i]);
    this.#told = told;
    for (const text of from < 0 ? [] : told.slice(from)) this.#out(...wrap(`  ${text}`, columns, '    '));
  }

  #refuse(faults: readonly string[]): false {
    for (const say of faults) this.#out(...wrap(`  refused: ${say}`, screenAt(this.#at).columns, '    '));
    return false;
  }

  #out(...all: readonly string[]): void {
    for (const line of all) this.#at.terminal.out(line);
  }
}
