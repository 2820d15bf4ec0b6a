// Chapter 13: what ELINT does in a turn, as it lies open.

/** FA-13.2, FA-13.3 What a ship lends a squadron: levels of sensor or of defence. */
export interface Support {
  ship: string;
  squadron: string;
  use: 'offence' | 'defence';
  levels: number;
}

/** FA-13.4 A command network that is jammed: whose it is, at which ship, and the levels of each ship that jams it. */
export interface NetworkJam {
  target: string;
  of: NetworkOf;
  /** The ship, squadron or side that is out of command. */
  whose: string;
  by: { ship: string; levels: number }[];
}

/** Who is out of command while the network of a ship is jammed: an ordinary ship itself, a command ship's squadron, a flagship's fleet. */
export type NetworkOf = 'ship' | 'squadron' | 'fleet';

/** FA-13.6 A ship whose targeting is jammed, and by whom. */
export interface TargetingJam {
  ship: string;
  target: string;
}

/** What ELINT does in this turn: laid open when the orders are in, over when morale is tested. */
export interface Elint {
  supports: Support[];
  networks: NetworkJam[];
  targeting: TargetingJam[];
}
