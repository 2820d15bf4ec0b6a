/** What the page says of a rule system before its rules are loaded. */
export interface SystemTitle {
  name: string;
  title: string;
  about: string;
  /** What there is to play with. */
  holds: string;
}

export const SYSTEMS: readonly SystemTitle[] = [
  {
    name: 'fleet-action',
    title: 'Fleet Action',
    about: 'Squadrons of capital ships. Plot three pulses in secret, then meet what comes.',
    holds: '22 ships of 4 navies, on hexes',
  },
  {
    name: 'squadrons',
    title: 'Squadrons',
    about: 'Starfighters, up to twelve in a squadron. Fly each one, choose whom to fire at, hold your pilots together.',
    holds: 'Fighters, bombers and what they escort, two or three sides, on hexes',
  },
];

export function systemTitle(name: string): string {
  return SYSTEMS.find(system => system.name === name)?.title ?? name;
}

/** The titles of rule systems by their names, in the order of this list; one that is not in it is called by its name. */
export function titlesOf(names: readonly string[]): SystemTitle[] {
  const known = SYSTEMS.filter(system => names.includes(system.name));
  const others = names.filter(name => !known.some(system => system.name === name));
  return [...known, ...others.map(name => ({ name, title: name, about: '', holds: '' }))];
}
