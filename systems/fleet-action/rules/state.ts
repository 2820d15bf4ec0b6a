// All shapes of Fleet Action together, as the kernel knows them.

import type { Ask, Question, Ruleset, State, Table, View } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { Event } from './events.ts';
import type { Sealed } from './folder.ts';
import type { Open, WeaponHit } from './open.ts';
import type {
  AsideShot,
  Deployment,
  Doctrine,
  ElintList,
  Entry,
  FlightMove,
  Heading,
  HexShot,
  Jump,
  JumpOrder,
  Launch,
  Mission,
  Named,
  Naming,
  Patrol,
  Plot,
  Regrouping,
  Schedule,
  Shifting,
  Shot,
  Sortie,
  Steering,
  Strafing,
  Strip,
} from './orders.ts';
import type { Scenario } from './scenario-file.ts';

export interface FleetAction {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    plan: { about: object; order: JumpOrder };
    schedule: { about: { turns: number }; order: Schedule };
    deploy: { about: Strip; order: { speed: number; squadrons: Deployment[]; patrols?: Patrol[] } };
    redeploy: { about: { hexes: number }; order: { squadrons: Shifting[] } };
    regroup: { about: { squadrons: string[] }; order: { squadrons: Regrouping[] } };
    direction: { about: object; order: { heading: Heading } };
    vortices: { about: object; order: { vortices: { ship: string; hex: string }[] } };
    steer: { about: { pulse: number }; order: { squadrons: Steering[] } };
    enter: { about: { squadrons: string[]; gate: string[] }; order: { entries: Entry[] } };
    name: { about: { namings: Naming[] }; order: { names: Named[] } };
    orders: {
      about: { turn: number };
      order: { squadrons: Plot[]; pulse?: number; jumps?: Jump[]; elint?: ElintList[]; doctrine?: Doctrine } & FlightOrders;
    };
    mines: { about: { ships: string[] }; order: { launches: Launch[] } };
    fire: { about: { pulse: number }; order: FireOrder };
    stray: { about: { pulse: number }; order: FireOrder };
    allot: { about: { hits: ({ ship: string } & WeaponHit)[] }; order: { weapons: string[] } };
    launch: { about: { pulse: number }; order: { launches: Sortie[] } };
    flights: { about: { pulse: number; round: number }; order: { flights: FlightMove[] } };
    attack: { about: { pulse: number }; order: { attacks: Strafing[] } };
    dogfight: { about: { pulse: number; what: 'divide' | 'share' | 'part' | 'join'; flights: string[] }; order: DogfightOrder };
    aim: { about: { pulse: number }; order: { aims: { ship: string; weapon: string; flights: string[] }[] } };
  };
  event: Event;
}

/** FA-6.4 The fire of a side in one step; FA-6.4.8 the target of a shot may be a flight. */
interface FireOrder {
  shots: Shot[];
  aside?: AsideShot[];
  longRange?: HexShot[];
}

/**
 * FA-10.10 What a side says of its dogfights, one of these as it is asked: FA-10.10.11 the type that each flight attacks, FA-10.10.10 the fighters lost,
 * FA-10.10.20 the hexes of those that are called off, FA-10.10.16 the flights that join.
 */
interface DogfightOrder {
  against?: { flight: string; type: string }[];
  lost?: { flight: string; fighters: number }[];
  part?: string[];
  join?: string[];
}

/** What the chapter of fighters adds to the orders of a turn. */
interface FlightOrders {
  missions?: Mission[];
  guard?: { ship: string; weapons: string[] }[];
  force?: string[];
  shields?: boolean;
}

export type FaState = State<FleetAction>;
export type FaView = View<FleetAction>;
export type FaTable = Table<FleetAction>;
export type FaAsk = Ask<FleetAction>;
export type FaRules = Ruleset<FleetAction>;
export type FaQuestion<K extends keyof FleetAction['asks']> = Question<FleetAction, K>;
