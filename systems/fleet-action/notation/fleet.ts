// A side in a position: who leads it, and the pulse it has named for a stricken enemy.

import {
  type Clauses,
  idText,
  isFirst,
  type Names,
  type Place,
  type ReadClause,
  type Reader,
  readClauses,
} from '@flagplot/manifest/text';
import type { Fleet } from '../rules/open.ts';
import { fleetId } from '../rules/roster.ts';

/** What a text says of a fleet. */
interface FleetSaid {
  readonly ships: Names;
  readonly squadrons: Names;
  readonly fleet: Partial<Fleet>;
}

/** FA-12.2.9 The word for the reinforcements of a side. */
const RELIEF = 'reinforcements';

const MOST = { turn: 1000, outside: 20 };

const readStricken: ReadClause<FleetSaid> = (reader, { fleet }) => {
  fleet.stricken = reader.whole('turn', 0, MOST.turn) ?? 0;
};

/** FA-4.1.1 The flagship; FA-A15 the turn in which it is missed; FA-4.8.11 none named; FA-4.8.12 squadrons beyond its rating. */
const FLEET: Clauses<FleetSaid> = {
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

/** Whom a line may call, and what was said of fleets so far. */
interface Terms {
  readonly ships: Names;
  readonly squadronNames: Names;
  readonly sides: Names;
  readonly fleets: Map<string, Partial<Fleet>>;
  readonly lines: Map<string, Place>;
}

/** `fleet narn: ...`; FA-12.2.9 `fleet narn reinforcements: ...` says it of these. */
export function readFleet(reader: Reader, { ships, squadronNames: squadrons, sides, fleets, lines }: Terms): void {
  const side = reader.name('side', sides);
  if (side === undefined) return;
  const id = fleetId({ side, ...(reader.accept(RELIEF) && { relief: true }) });
  if (!isFirst(reader, lines, `fleet ${id}`)) return;
  const fleet: Partial<Fleet> = {};
  fleets.set(id, fleet);
  readClauses(reader, FLEET, { ships, squadrons, fleet });
}

/** The line of a fleet; none where all is as the battle began. */
export function fleetLine(fleet: Fleet, first: Fleet): string[] {
  const { side, flagship, stricken, vacant, outside, relief } = fleet;
  const clauses = [
    flagship !== first.flagship && `flagship ${idText(flagship, [])}`,
    stricken > 0 && `stricken ${stricken}`,
    vacant && 'vacant',
    outside.length > 0 && `outside ${outside.map(id => idText(id, [])).join(' ')}`,
  ].filter(clause => clause !== false);
  return clauses.length > 0 ? [`fleet ${idText(side, [])}${relief ? ` ${RELIEF}` : ''}: ${clauses.join(', ')}`] : [];
}
