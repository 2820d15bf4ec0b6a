/** Pan, zoom and pinch, by d3-zoom: the board hears of every new view. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Panning {
  /** Moves to a view; over some milliseconds where asked for. */
  to(view: Camera, over?: number): void;
  /** Closer or wider about the middle. */
  by(factor: number): void;
  shift(dx: number, dy: number): void;
  /** The scales there are: from the whole sheet to a few hexes. */
  reach(least: number, most: number): void;
  end(): void;
}

/** Whether a press may pan: not on what can be dragged by itself, not with the second button. */
function pans(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true;
  const held = event.target instanceof Element && event.target.closest('[data-grab]');
  return !held && !('button' in event && event.button !== 0);
}

/** Hears of every new view, and of when it has come to rest: the hand let go, the wheel stands still, a glide is over. */
export interface Follower {
  move(view: Camera): void;
  rest(): void;
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

/** The view that shows a rectangle of the sheet whole, at most at a given scale. */
export function fitting(
  box: { x: number; y: number; width: number; height: number },
  room: { width: number; height: number },
  most: number,
): Camera {
  const k = Math.min(most, room.width / box.width, room.height / box.height);
  return { k, x: room.width / 2 - k * (box.x + box.width / 2), y: room.height / 2 - k * (box.y + box.height / 2) };
}
