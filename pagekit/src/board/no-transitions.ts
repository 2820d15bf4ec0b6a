/**
 * What d3-zoom asks of d3-transition and d3-interpolate, where nothing is ever moved by a transition: there is none to be broken off, and no way
 * between two views to be worked out. Both libraries together are twice as large as what moves the board.
 */
import { selection } from 'd3-selection';

Object.assign(selection.prototype, {
  interrupt<T>(this: T): T {
    return this;
  },
});

export const interrupt = (): void => undefined;
export const interpolateZoom = (): void => undefined;
