/** What the page says of a rule system before its rules are loaded. */
import { manifestOf, shelf } from './systems.ts';

export interface SystemTitle {
  name: string;
  title: string;
  about: string;
  /** What there is to play with. */
  holds: string;
}

export const SYSTEMS: readonly SystemTitle[] = shelf.manifests;

export function systemTitle(name: string): string {
  return manifestOf(name)?.title ?? name;
}

/** The titles of rule systems by their names, in the order of the shelf; one that is not on it is called by its name. */
export function titlesOf(names: readonly string[]): SystemTitle[] {
  const known = SYSTEMS.filter(system => names.includes(system.name));
  const others = names.filter(name => !known.some(system => system.name === name));
  return [...known, ...others.map(name => ({ name, title: name, about: '', holds: '' }))];
}
