/** What the page says of a rule system before its rules are loaded. */
export interface SystemTitle {
  name: string;
  title: string;
  about: string;
}

export const SYSTEMS: readonly SystemTitle[] = [
  {
    name: 'fleet-action',
    title: 'Fleet Action',
    about: 'Squadrons of capital ships. Plot three pulses in secret, then meet what comes.',
  },
];

export function systemTitle(name: string): string {
  return SYSTEMS.find(system => system.name === name)?.title ?? name;
}
