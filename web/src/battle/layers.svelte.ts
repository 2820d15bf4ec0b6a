/** What the board shows besides the ships, and what somebody has chosen not to see. A choice is remembered on this device. */
import { SvelteSet } from 'svelte/reactivity';
import type { Item, Scene } from '../scene.ts';

export const LAYERS = [
  { name: 'tracks', word: 'Tracks of this turn', key: 't' },
  { name: 'drift', word: 'Drift, if courses are held', key: undefined },
  { name: 'bands', word: 'Bands and areas', key: 'r' },
  { name: 'arcs', word: 'Arcs', key: 'e' },
  { name: 'names', word: 'Names', key: 'y' },
  { name: 'numbers', word: 'Numbers of hexes', key: undefined },
] as const;

export type LayerName = (typeof LAYERS)[number]['name'];

const STORED = 'flagplot.hidden';
/** What is hidden until somebody asks for it. */
const HIDDEN = '["numbers"]';

function stored(): LayerName[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(STORED) ?? HIDDEN);
    return LAYERS.flatMap(({ name }) => (Array.isArray(names) && names.includes(name) ? [name] : []));
  } catch {
    return [];
  }
}

export class Layers {
  readonly #hidden: SvelteSet<LayerName> = new SvelteSet(stored());

  shows(name: LayerName): boolean {
    return !this.#hidden.has(name);
  }

  toggle(name: LayerName): void {
    if (!this.#hidden.delete(name)) this.#hidden.add(name);
    try {
      localStorage.setItem(STORED, JSON.stringify([...this.#hidden]));
    } catch {
      // For this visit only, then.
    }
  }

  /** The scene without what is hidden. What one is about to order is never hidden. */
  seen(scene: Scene): Scene {
    return this.#hidden.size === 0 ? scene : { ...scene, items: scene.items.filter(item => this.#keeps(item)) };
  }

  #keeps(item: Item): boolean {
    if (item.kind === 'path' && item.line === 'wake') return this.shows('tracks');
    if (item.kind === 'path' && item.line === 'drift') return this.shows('drift');
    if (item.kind === 'area' && item.role !== 'intent' && item.role !== 'secret') return this.shows('bands');
    return item.kind !== 'arc' || this.shows('arcs');
  }
}
