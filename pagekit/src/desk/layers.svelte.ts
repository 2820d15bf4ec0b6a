/** What the board shows besides the ships, and what somebody has chosen not to see. A choice is remembered on this device. */

import { type Item, type Layer, layOver, type Place, type Scene } from '@flagplot/scene';
import { SvelteSet } from 'svelte/reactivity';

export const LAYERS = [
  { name: 'tracks', word: 'Tracks', key: 't' },
  { name: 'drift', word: 'Drift, if courses are held', key: undefined },
  { name: 'bands', word: 'Bands and areas', key: 'r' },
  { name: 'radius', word: 'Command radius', key: 'q' },
  { name: 'threats', word: 'Threats, next pulse', key: 'x' },
  { name: 'arcs', word: 'Arcs', key: 'e' },
  { name: 'names', word: 'Names', key: 'y' },
  { name: 'numbers', word: 'Numbers of hexes', key: undefined },
] as const;

export type LayerName = (typeof LAYERS)[number]['name'];

/** Layers that only some rule systems have. */
const OWN: readonly LayerName[] = ['radius', 'threats'];

const STORED = 'flagplot.hidden';
/** What is hidden until somebody asks for it. */
const HIDDEN = '["radius","threats","numbers"]';

function readHidden(): LayerName[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(STORED) ?? HIDDEN);
    return LAYERS.flatMap(({ name }) => (Array.isArray(names) && names.includes(name) ? [name] : []));
  } catch {
    return [];
  }
}

export class Layers {
  readonly #hidden: SvelteSet<LayerName> = new SvelteSet(readHidden());
  #threats: (() => Layer<Place>) | undefined = $state.raw();

  /** What threatens from the table as it is; asked for only while somebody wants to see it. */
  lays(threats: () => Layer<Place>): void {
    this.#threats = threats;
  }

  /** The layers there are for this rule system. */
  get offered(): readonly (typeof LAYERS)[number][] {
    return this.#threats ? LAYERS : LAYERS.filter(({ name }) => !OWN.includes(name));
  }

  /** The scene with the threats in it, whatever is hidden: for the list, which says everything. */
  whole(scene: Scene<Place>): Scene<Place> {
    return this.#threats ? layOver(scene, this.#threats()) : scene;
  }

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
  visibleScene(scene: Scene<Place>): Scene<Place> {
    const all = this.shows('threats') ? this.whole(scene) : scene;
    return this.#hidden.size === 0 ? all : { ...all, items: all.items.filter(item => this.#keeps(item)) };
  }

  #keeps(item: Item<Place>): boolean {
    if (item.kind === 'path' && item.line === 'wake') return this.shows('tracks');
    if (item.kind === 'path' && item.line === 'drift') return this.shows('drift');
    if (item.kind === 'area' && item.of === 'mouth') return true;
    if (item.kind === 'area' && item.of === 'radius') return this.shows('radius');
    if (item.kind === 'area' && item.of === 'threat') return this.shows('threats');
    if (item.kind === 'area' && item.role !== 'intent' && item.role !== 'secret') return this.shows('bands');
    return item.kind !== 'arc' || this.shows('arcs');
  }
}
