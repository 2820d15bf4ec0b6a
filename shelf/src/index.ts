// The shelf: rule systems by their manifests. Nothing is loaded before it is asked for. Which there are is said by `@flagplot/shelf/systems`.

export { type Lines, type Loaded, lessonOf, openShelf, type Part, partOf, type Shelf, type System } from './shelf.ts';
