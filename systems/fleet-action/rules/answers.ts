// What else a side may be asked to say: where it sets up, who commands, what fires at what.

/** What can be said of who leads: a flagship, the guide of a squadron without a commander, its next commander. */
export type Office = 'flagship' | 'guide' | 'commander';

/** FA-4.7, FA-4.8 A ship to be named, and which qualify; how many of a list, the one named left out, go beyond its rating. */
export interface Naming {
  office: Office;
  /** The squadron, or the side whose flagship it is. */
  of: string;
  ships: string[];
  outside: { of: string[]; count: number };
}

/** The answer to one naming: ships (of a commander) or squadrons (of a flagship) left outside. */
export interface Named {
  of: string;
  ship: string;
  outside: string[];
}

/** Where a squadron is set up. */
export interface Deployment {
  squadron: string;
  hex: string;
  heading: number;
  /** Hex of each further ship, by id; those left out keep their place in the scenario's formation. */
  ships: { ship: string; hex: string }[];
}

/** FA-6.4 The fire of one ship in a pulse: weapons by id of their card, all at one target. */
export interface Shot {
  ship: string;
  target: string;
  weapons: string[];
}
