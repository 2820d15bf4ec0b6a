// A side in a position: who leads it, and the pulse it has named for a stricken enemy.

import { type Clauses, idText, type Names, type ReadClause } from '@flagplot/manifest/text';
import type { Fleet } from '../rules/open.ts';

/** What a text says of a fleet. */
export interface FleetSaid {
  readonly ships: Names;
  readonly squadrons: Names;
  readonly fleet: Partial<Fleet>;
}

const MOST = { turn: 1000, outside: 20 };

const readStricken: ReadClause<FleetSaid> = (reader, { fleet }) => {
  fleet.stricken = reader.whole('turn', 0, MOST.turn) ?? 0;
};

/** FA-4.1.1 The flagship; FA-A15 the turn in which it is missed; FA-4.8.11 none named; FA-4.8.12 squadrons beyond its rating. */
export const FLEET: Clauses<FleetSaid> = {
  words: {
    flagship: (reader, { ships, fleet }) => {
      const flagship = reader.name('ship', ships);
      if (flagship !== undefined) fleet.flagship = flagship;
    },
    stricken: readStricken,
    vacant: (_, { fleet }) => {
      fleet.vacant = true;
    },
    outside: (reader, { squadrons, fleet }) => {
      const outside: string[] = [];
      while (reader.peek() && reader.peek()?.kind !== 'mark') {
        const squadron = reader.name('squadron', squadrons);
        if (squadron === undefined) return;
        outside.push(squadron);
      }
      if (outside.length > MOST.outside) reader.fault(`at most ${MOST.outside} squadrons are outside`);
      fleet.outside = outside;
    },
  },
};

/** The line of a fleet; none where all is as the battle began. */
export function fleetLine(fleet: Fleet, first: Fleet): string[] {
  const { side, flagship, stricken, vacant, outside } = fleet;
  const clauses = [
    flagship !== first.flagship && `flagship ${idText(flagship, [])}`,
    stricken > 0 && `stricken ${stricken}`,
    vacant && 'vacant',
    outside.length > 0 && `outside ${outside.map(id => idText(id, [])).join(' ')}`,
  ].filter(clause => clause !== false);
  return clauses.length > 0 ? [`fleet ${idText(side, [])}: ${clauses.join(', ')}`] : [];
}
