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

/** What a hand does to a drawing: it comes to rest unless a glide is under way. */
function zooming({ move, rest, take }: Follower, glides: () => boolean): ZoomBehavior<SVGSVGElement, unknown> {
  return zoom<SVGSVGElement, unknown>()
    .filter(pans)
    .clickDistance(5)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (sourceEvent) take();
      move(transform);
    })
    .on('end', () => glides() || rest());
}

export function panning(svg: SVGSVGElement, follower: Follower): Panning {
  let glides = false;
  const behaviour = zooming(follower, () => glides);
  const selection = select(svg).call(behaviour).on('dblclick.zoom', null);
  const set = ({ x, y, k }: Camera): void => {
    selection.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  };
  let gliding = 0;
  return {
    to: (view, over = 0) => {
      cancelAnimationFrame(gliding);
      glides = over > 0;
      if (glides)
        glide({ from: zoomTransform(svg), to: view, over }, { set, frame: id => (gliding = id), last: () => (glides = false) });
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

/** From one view to another, in milliseconds. */
interface Way {
  from: Camera;
  to: Camera;
  over: number;
}

interface Gliding {
  set(view: Camera): void;
  frame(id: number): void;
  /** Before the last view is set. */
  last(): void;
}

function glide({ from, to, over }: Way, each: Gliding): void {
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
