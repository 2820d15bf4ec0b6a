/** Pan, zoom and pinch, by d3-zoom: the board hears of every new view. Loaded once a hand may move the board. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { Camera, Follower, Panning } from './camera.ts';

/** Whether a press may pan: not on what can be dragged by itself, not with the second button. */
function pans(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true;
  const held = event.target instanceof Element && event.target.closest('[data-grab]');
  return !held && !('button' in event && event.button !== 0);
}

export function panning(svg: SVGSVGElement, { move: moved, rest: rested }: Follower): Panning {
  let glides = false;
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .filter(pans)
    .clickDistance(5)
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => moved(event.transform))
    .on('end', () => glides || rested());
  const selection = select(svg).call(behaviour).on('dblclick.zoom', null);
  const set = ({ x, y, k }: Camera): void => {
    selection.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  };
  let gliding = 0;
  return {
    to: (view, over = 0) => {
      cancelAnimationFrame(gliding);
      glides = over > 0;
      if (glides) glide(zoomTransform(svg), view, over, { set, frame: id => (gliding = id), last: () => (glides = false) });
      else set(view);
    },
    by: factor => selection.call(behaviour.scaleBy, factor),
    shift: (dx, dy) => selection.call(behaviour.translateBy, dx / zoomTransform(svg).k, dy / zoomTransform(svg).k),
    reach: (least, most) => {
      behaviour.scaleExtent([least, most]);
    },
    end: () => {
      cancelAnimationFrame(gliding);
      selection.on('.zoom', null);
    },
  };
}

interface Gliding {
  set(view: Camera): void;
  frame(id: number): void;
  /** Before the last view is set. */
  last(): void;
}

function glide(from: Camera, to: Camera, over: number, each: Gliding): void {
  const began = performance.now();
  const draw = (now: number): void => {
    const t = Math.min(1, (now - began) / over);
    const eased = 1 - (1 - t) ** 3;
    const between = (a: number, b: number): number => a + (b - a) * eased;
    if (t >= 1) each.last();
    each.set({ x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) });
    if (t < 1) each.frame(requestAnimationFrame(draw));
  };
  each.frame(requestAnimationFrame(draw));
}
