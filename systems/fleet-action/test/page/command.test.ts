import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { spiritOf, spiritWords } from '../../page/sheet/circles.ts';
import { radiusOf } from '../../rules/command/radius.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Plot } from '../../rules/orders.ts';
import { chainOf, commandOf, radii } from '../../scene/command.ts';
import { MARKS } from '../../scene/marks.ts';
import { scene } from '../../scene/scene.ts';
import { narn } from './table.ts';

/** The skirmish with one ship of A out of command, sailing for itself some hexes off. */
function strayed(off: number): ReturnType<typeof narn> {
  const view = narn();
  const ship = view.open.ships[view.book.shipAt['var-noth'] ?? -1];
  const squadron = view.open.squadrons[0] as Squadron;
  if (!ship) throw new Error('there is no such ship');
  Object.assign(ship, { q: squadron.q + off, r: squadron.r, out: 'far' });
  const { q, r, heading } = ship;
  view.open.strays.push({ ...squadron, id: ship.id, commander: ship.id, q, r, heading, formation: [{ q: 0, r: 0 }] });
  return view;
}

const plotsOf = (view: ReturnType<typeof narn>): Plot[] =>
  [...view.open.squadrons.slice(0, 2), ...view.open.strays].map(one => holdingPlot(plotting(view, one)));

test('FA-4.1.2 ships are told with their distance, and whether their commander reaches them', () => {
  const view = narn();
  const command = commandOf(view, 'narn-a', plotsOf(view));
  expect(command?.radius).toBe(radiusOf(view.book, { id: 'tal-kesh' }));
  expect(command?.ships.map(({ leads, now, range, then }) => [leads, now, range, then?.is])).toEqual([
    [true, 'in', 0, 'in'],
    [false, 'in', 2, 'in'],
  ]);
});

test('FA-4.6.1 who would fall out of command by a plot is told while it is written', () => {
  const view = narn();
  const [plot] = plotsOf(view);
  const far: Plot[] = [{ ...(plot as Plot), shift: { ship: 'var-noth', to: '1460' } }];
  expect(commandOf(view, 'narn-a', far)?.ships[1]?.then).toEqual({ range: 40, is: 'falls out' });
});

test('FA-4.1.3 a ship out of command comes back where the plots end near enough, and stays out where they do not', () => {
  const near = strayed(2);
  expect(commandOf(near, 'narn-a', plotsOf(near))?.ships[1]).toMatchObject({ now: 'far', then: { is: 'comes back' } });
  const far = strayed(14);
  expect(commandOf(far, 'narn-a', plotsOf(far))?.ships[1]).toMatchObject({ now: 'far', then: { is: 'stays out' } });
});

test('FA-4.6.2 a ship out of command is marked so, and its squadron says who is outside the radius', () => {
  const view = strayed(14);
  const unit = ofKind(scene(view, []).items, 'unit').find(one => one.id === 'var-noth');
  expect(unit?.marks).toContain(MARKS.adrift);
  expect(unit?.facts?.what).toContain('out of command');
  const [own, ...more] = radii(view);
  expect(more).toEqual([]);
  expect(own?.says).toContain("outside it: Var'Noth");
});

test('FA-4.8.12 the chain of command tells the flagship and the squadrons it has no room for', () => {
  const view = narn();
  const fleet = view.open.fleets.find(one => one.side === 'narn');
  if (fleet) fleet.outside = ['narn-b'];
  const chain = chainOf(view, { side: 'narn' });
  expect(chain.flagship?.id).toBe('tal-kesh');
  expect(chain.squadrons.map(one => one.outside)).toEqual([false, true]);
});

test('FA-11.2.3 the circles of a squadron, and how far it is to the next', () => {
  const view = narn();
  const spirit = spiritOf(view, 'narn-a');
  expect(spirit?.start).toBe(4);
  expect(spirit?.circles[0]).toMatchObject({ level: 2, tested: false, reached: false });
  expect(spirit?.next).toEqual({ level: 2, off: 2 });
  expect(spirit && spiritWords(spirit)).toBe('morale 4 of 4, the next circle at 2');
});
