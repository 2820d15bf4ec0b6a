// What the lines of the turn are called on the strip: those of a pulse stand under it, those that end the turn under `End`.

/** A line as the strip of the turn shows it: lines with the same `head` share a place, `part` stands below it. */
interface PhaseWords {
  head: string;
  part?: string;
}

/** FA-2.1.3 The lines of a pulse, as they are named after its number. */
const OF_PULSE = [
  'extra turn',
  'coming through',
  'ballistics',
  'hits of ballistics',
  'movement',
  'mines',
  'fire',
  'hits',
  'fire of ships out of command',
  'hits of ships out of command',
];

const ENDS = ['Formations closed up', 'Vortices', 'Commanders', 'Command radius', 'Morale', 'Victory'];

const PHASES: ReadonlyMap<string, PhaseWords> = new Map([
  ['Coming through', { head: 'Orders', part: 'coming through' }],
  ['Jump point', { head: 'Vortices', part: 'jump point' }],
  ['Vortices form', { head: 'Vortices', part: 'form' }],
  ['Extra turn over', { head: 'Extra turn', part: 'over' }],
  ['Orders', { head: 'Orders', part: 'seal before moving' }],
  ['Energy mines', { head: 'Orders', part: 'energy mines' }],
  ['Launch', { head: 'Orders', part: 'launch' }],
  ...[1, 2, 3].flatMap(n => OF_PULSE.map((part): [string, PhaseWords] => [`Pulse ${n}: ${part}`, { head: `Pulse ${n}`, part }])),
  ...ENDS.map((name): [string, PhaseWords] => [name, { head: 'End', part: name.toLowerCase() }]),
]);

/** `Pulse 2: fire` stands under `Pulse 2`; what ends the turn under `End`; a line of its own under its name. */
export function phaseName(name: string): PhaseWords {
  return PHASES.get(name) ?? { head: name };
}
