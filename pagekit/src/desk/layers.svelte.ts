/** What the board shows besides the units, and what somebody has chosen to see or not. A choice is remembered on this device. */

import { type Item, type Layer, layOver, type Place, type Scene } from '@flagplot/scene';
import { SvelteMap } from 'svelte/reactivity';
import { keepSetting, readSetting } from '../ui/settings.ts';

/** A line of the menu of layers. */
export interface LayerChoice {
  readonly name: string;
  /** `Command radius`. */
  readonly word: string;
  readonly key?: string;
  /** Not shown until somebody asks for it. */
  readonly hidden?: true;
}

/** A layer of one rule system: the areas that bear its name as their `of`, and what is laid over the scene for it alone. */
export interface OwnLayer extends LayerChoice {
  /** Worked out only while it is looked at. */
  lays?(): Layer<Place>;
}

/** Layers that any system may have something for. A system's own stand in the middle of them. */
const BEFORE: readonly LayerChoice[] = [
  { name: 'tracks', word: 'Tracks', key: 't' },
  { name: 'drift', word: 'Drift, if courses are held' },
  { name: 'bands', word: 'Bands and areas', key: 'r' },
];
const AFTER: readonly LayerChoice[] = [
  { name: 'arcs', word: 'Arcs', key: 'e' },
  { name: 'names', word: 'Names', key: 'y' },
  { name: 'numbers', word: 'Numbers of hexes', hidden: true },
];

const STORED = 'layers';
/** Where the names of all hidden layers were kept before: eight there were, and each was shown or hidden by choice. */
const STORED_BEFORE = {
  name: 'hidden',
  all: ['tracks', 'drift', 'bands', 'radius', 'threats', 'arcs', 'names', 'numbers'],
};

function readChoices(): [string, boolean][] {
  try {
    const kept: unknown = JSON.parse(readSetting(STORED) ?? 'null');
    if (typeof kept === 'object' && kept !== null)
      return Object.entries(kept).filter((one): one is [string, boolean] => typeof one[1] === 'boolean');
    const hidden: unknown = JSON.parse(readSetting(STORED_BEFORE.name) ?? 'null');
    return Array.isArray(hidden) ? STORED_BEFORE.all.map(name => [name, !hidden.includes(name)]) : [];
  } catch {
    return [];
  }
}

export class Layers {
  /** The layers there are, in the order of the menu. */
  readonly offered: readonly LayerChoice[];
  readonly #own: readonly OwnLayer[];
  /** What somebody has chosen to see, or not to. */
  readonly #chosen: SvelteMap<string, boolean> = new SvelteMap(readChoices());

  /** @param own the layers of the rule system that is played. */
  constructor(own: readonly OwnLayer[] = []) {
    this.#own = own;
    this.offered = [...BEFORE, ...own, ...AFTER];
  }

  /** The scene with all that a layer lays over it, whatever is hidden: for the list, which says everything. */
  whole(scene: Scene<Place>): Scene<Place> {
    return layOver(scene, ...this.#own.flatMap(layer => (layer.lays ? [layer.lays()] : [])));
  }

  shows(name: string): boolean {
    return this.#chosen.get(name) ?? !this.offered.find(layer => layer.name === name)?.hidden;
  }

  toggle(name: string): void {
    this.#chosen.set(name, !this.shows(name));
    keepSetting(STORED, JSON.stringify(Object.fromEntries(this.#chosen)));
  }

  /** The scene without what is hidden. What one is about to order is never hidden. */
  visibleScene(scene: Scene<Place>): Scene<Place> {
    const laid = this.#own.flatMap(layer => (layer.lays && this.shows(layer.name) ? [layer.lays()] : []));
    const all = laid.length > 0 ? layOver(scene, ...laid) : scene;
    return { ...all, items: all.items.filter(item => this.#keeps(item)) };
  }

  #keeps(item: Item<Place>): boolean {
    if (item.kind === 'path' && item.line === 'wake') return this.shows('tracks');
    if (item.kind === 'path' && item.line === 'drift') return this.shows('drift');
    if (item.kind === 'area' && item.of !== undefined) return this.shows(item.of);
    if (item.kind === 'area' && item.role !== 'intent' && item.role !== 'secret') return this.shows('bands');
    return item.kind !== 'arc' || this.shows('arcs');
  }
}
