// A battle that computers play, moment by moment, for whoever has played none.
import { botCalled } from '@flagplot/bots';
import { check } from '@flagplot/check';
import { beginMatch, type GameTypes, GENERATOR, type HostMatch, seeded } from '@flagplot/kernel';
import type { Ground } from '@flagplot/pagekit/board/ground.ts';
import { fetchGround, groundOf } from '@flagplot/pagekit/board/grounds.ts';
import { pictureOf } from '@flagplot/pagekit/board/pictured.ts';
import { sideNumber } from '@flagplot/pagekit/symbols/sides.ts';
import { type Beat, type Layer, layOver, ofKind, type Picture, type Scene, type Volley } from '@flagplot/scene';
import type { System } from '@flagplot/shelf';
import { drawingOf } from '../src/pages/illustration.ts';

/** The words its dice are thrown from: a battle with something to see in it. */
const SEED = 'a demonstration';
/** So many moments are shown: those in which fleets fight close by. Each is looked at so many milliseconds, and moved from in the last part. */
const MOMENTS = 28;
const MOMENT = 2200;
const STAYS = 0.55;
/** So many of them at least are fire. */
const SHOTS = 8;
/** Paper left about all that happens. */
const ROOM = 50;

/** Where a unit stands at a moment, the way it points in degrees, and whether it is lost. */
type Stand = readonly [x: number, y: number, turned: number, lost: boolean];

/** One moment as it is shown: the units in the order of the first picture. */
interface Frame {
  readonly says: string;
  readonly at: readonly Stand[];
  readonly fire: readonly { readonly side: number; readonly path: string }[];
}

/** The part of a system's page that is of use without a page. */
interface Beats {
  beats?(): Promise<{ beats(told: readonly object[], seen: object): readonly Beat[] }>;
}

/** A moment as it was played. */
interface Moment {
  readonly when: string;
  readonly picture: Picture;
  readonly ground: Ground;
  readonly volley?: Volley;
}

/** The first scenario of a system, played by its ordinary computers; nothing where it cannot be drawn. */
export async function demoOf(system: System): Promise<string | undefined> {
  const [entry] = system.entries;
  const scene = await system.manifest.scene?.();
  const maker = await ((await system.manifest.page?.()) as Beats | undefined)?.beats?.();
  if (!entry || !scene || !maker) return undefined;
  await fetchGround(system.manifest.ground);
  const begun = beginMatch(system.rules, entry.scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: SEED }, check });
  if ('faults' in begun) return undefined;
  const { match } = begun;
  const sides = Object.keys(match.state().sealed);
  const moments: Moment[] = [];
  for (let from = 0; answerAll(system, match); from = match.everything().length) {
    const [shown, told] = [match.shown(), match.everything()];
    const drawn = unitsOf(scene(shown, told));
    const moment = {
      when: `${system.words.turn} ${shown.clock.turn}`,
      picture: pictureOf(drawn, sides),
      ground: groundOf(drawn.sheet),
    };
    const volleys = maker.beats(told.slice(from), shown).flatMap(beat => (beat.kind === 'fire' ? [beat.volley] : []));
    const stands = JSON.stringify(moment.picture.units) === JSON.stringify(moments.at(-1)?.picture.units);
    if (shown.clock.turn > 0) moments.push(...(stands ? [] : [moment]), ...volleys.map(volley => ({ ...moment, volley })));
  }
  return demoFrom(entry.title, moments, sides);
}

/** Answers every ask as an ordinary computer does; false once nobody is asked. */
function answerAll(system: System, match: HostMatch<GameTypes>): boolean {
  const bot = botCalled(system, 'ordinary');
  const asks = match.asks();
  for (const ask of asks) {
    const view = match.view(ask.side);
    const roll = seeded(`${SEED} ${ask.side}`, view.clock.step);
    match.answer(ask.side, view.clock.step, bot.answer(view, ask, { roll }).order as never);
  }
  return asks.length > 0;
}

function unitsOf(scene: Scene): Scene {
  return layOver({ ...scene, items: [] }, ofKind(scene.items, 'unit') as Layer);
}

/** The demonstration as markup: a drawing, its sentences, and the style by which both go on. */
function demoFrom(title: string, all: readonly Moment[], sides: readonly string[]): string | undefined {
  const moments = closest(all);
  const [begins] = moments;
  if (!begins) return undefined;
  const { units } = begins.picture;
  const frames = framesOf(moments, sides);
  const fire = frames.map(({ fire: shots }, i) =>
    group(i, shots.map(({ side, path }) => `<path class="s${side}" d="${path}"/>`).join('')),
  );
  const drawing = drawingOf({ ...begins.picture, wakes: [], box: boxOf(frames) }, fire.join(''));
  const says = frames.map(
    ({ says: words }, i) => `<li style="${delay(i)}"><b>${plain(title)}, played by computers.</b> ${plain(words)}</li>`,
  );
  const moves = units.map((unit, i) =>
    movesOf(
      i,
      unit.id,
      frames.map(({ at }) => at[i] as Stand),
    ),
  );
  const style = `.demo{--whole:${frames.length * MOMENT}ms}@keyframes shown{0%{visibility:visible}${percent(1, frames.length)}{visibility:hidden}}`;
  return `<style>${style}${moves.join('')}</style>${drawing}<ol aria-hidden="true">${says.join('')}</ol>`;
}

/** Words without what markup is made of. */
function plain(words: string): string {
  return words.replace(/[<>&]/g, '');
}

function group(i: number, paths: string): string {
  return paths && `<g class="fire" style="${delay(i)}">${paths}</g>`;
}

function delay(i: number): string {
  return `animation-delay:${i * MOMENT}ms`;
}

function percent(i: number, of: number): string {
  return `${Math.round((i / of) * 10_000) / 100}%`;
}

/** The places of a unit as steps of an animation: it stays for most of a moment, then goes on. */
function movesOf(n: number, id: string, at: readonly Stand[]): string {
  const steps = at.map(([x, y, turned, lost], i) => {
    const where = `transform:translate(${x}px,${y}px) rotate(${turned}deg) scale(var(--size));opacity:${lost ? 0.25 : 1}`;
    return `${percent(i, at.length)},${percent(i + STAYS, at.length)}{${where}}`;
  });
  return `.demo [data-unit="${id}"]{animation-name:u${n}}@keyframes u${n}{${steps.join('')}}`;
}

/** The run of moments in which the fight is closest, with fire enough in it; it begins with fire, and with all ships. */
function closest(all: readonly Moment[]): readonly Moment[] {
  const runs = all.flatMap((moment, i) => {
    const run = all.slice(i, i + MOMENTS);
    const shots = run.filter(({ volley }) => volley).length;
    const lost = moment.picture.units.filter(unit => unit.lost).length;
    return moment.volley && run.length === MOMENTS && shots >= SHOTS && lost === 0 ? [run] : [];
  });
  return runs.toSorted((a, b) => spanOf(a) - spanOf(b))[0] ?? all.slice(-MOMENTS);
}

/** What of the sheet they take: home's board is wider than high. */
function spanOf(moments: readonly Moment[]): number {
  const units = moments.flatMap(({ picture }) => picture.units.filter(({ lost }) => !lost));
  const [xs, ys] = [units.map(({ x }) => x), units.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), 2 * (Math.max(...ys) - Math.min(...ys)));
}

function framesOf(moments: readonly Moment[], sides: readonly string[]): Frame[] {
  const units = moments[0]?.picture.units ?? [];
  const turned = new Map(units.map(unit => [unit.id, unit.turned]));
  return moments.map(moment => {
    const at = units.map((unit): Stand => {
      const now = moment.picture.units.find(({ id }) => id === unit.id);
      const way = nearestTurn(turned.get(unit.id) ?? 0, (now ?? unit).turned);
      turned.set(unit.id, way);
      return [(now ?? unit).x, (now ?? unit).y, way, !now || now.lost === true];
    });
    return { says: `${moment.when}. ${wordsOf(moment)}`, at, fire: fireOf(moment, sides) };
  });
}

/** The same way to face, as few degrees from the last as may be: nothing turns about itself. */
function nearestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

function wordsOf({ volley }: Moment): string {
  const [shot] = volley?.shots ?? [];
  return shot ? `${shot.says}: ${shot.came}` : 'Everybody moves as it was ordered in secret.';
}

/** The lines of a volley on paper. */
function fireOf({ volley, ground }: Moment, sides: readonly string[]): Frame['fire'] {
  return (volley?.shots ?? []).flatMap(({ side, lines }) =>
    lines.map(({ from, to }) => ({ side: sideNumber(sides, side), path: ground.path([from, to]) })),
  );
}

/** Paper about every place at which somebody stands at some moment. */
function boxOf(frames: readonly Frame[]): Picture['box'] {
  const at = frames.flatMap(frame => frame.at.filter(([, , , lost]) => !lost));
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [x, y, Math.max(...xs) + ROOM - x, Math.max(...ys) + ROOM - y];
}
