// All shapes of Fleet Action together, as the kernel knows them.

import type { Ask, Question, Ruleset, State, Table, View } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { Event } from './events.ts';
import type { Sealed } from './folder.ts';
import type { Open, WeaponHit } from './open.ts';
import type { Deployment, ElintList, Jump, Launch, Named, Naming, Plot, Shot } from './orders.ts';
import type { Scenario } from './scenario-file.ts';

export interface FleetAction {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    deploy: { about: { rows: readonly [number, number] }; order: { speed: number; squadrons: Deployment[] } };
    name: { about: { namings: Naming[] }; order: { names: Named[] } };
    orders: { about: { turn: number }; order: { squadrons: Plot[]; pulse?: number; jumps?: Jump[]; elint?: ElintList[] } };
    mines: { about: { ships: string[] }; order: { launches: Launch[] } };
    fire: { about: { pulse: number }; order: { shots: Shot[] } };
    stray: { about: { pulse: number }; order: { shots: Shot[] } };
    allot: { about: { hits: ({ ship: string } & WeaponHit)[] }; order: { weapons: string[] } };
  };
  event: Event;
}

export type FaState = State<FleetAction>;
export type FaView = View<FleetAction>;
export type FaTable = Table<FleetAction>;
export type FaAsk = Ask<FleetAction>;
export type FaRules = Ruleset<FleetAction>;
export type FaQuestion<K extends keyof FleetAction['asks']> = Question<FleetAction, K>;
