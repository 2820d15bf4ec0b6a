// The fleet fight for boardgame.io, driven through its reducer: its quickest way, which its own bots take. The Client adds a store,
// subscribers and a log that grows. Undo is off; dice come from the stream all versions share, not from the plugin, which keeps its generator
// in the state and is slower.

import { createRequire } from 'node:module';
import { seeded } from '@flagplot/kernel';
import type { Game, State } from 'boardgame.io';
import type { Fight, Sea, Ship, Shot } from './fleets.ts';
import { atSea, NEEDS, stands, strike } from './fleets.ts';

// The package has no entry for ES modules outside its front door.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;

interface Internal {
  InitializeGame(terms: { game: Game; numPlayers: number; setupData: unknown }): State;
  CreateGameReducer(terms: { game: Game }): (state: State, action: object) => State;
}

type Battle = Sea & { seed: string };

const game: Game<Battle> = {
  name: 'fleet-fight',
  disableUndo: true,
  setup: (_, seed) => ({ ...atSea(), seed: seed as string }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    fire({ G, ctx }, shot: Shot) {
      if (!stands(G, shot)) return 'INVALID_MOVE';
      const face = seeded(G.seed, ctx.turn);
      const { guns } = G.ships[shot.firer] as Ship;
      let hits = 0;
      for (let i = 0; i < guns; i += 1) if (face(6) >= NEEDS) hits += 1;
      strike(G, G.ships[shot.target] as Ship, hits);
    },
  },
  endIf: ({ G }) => G.winner ?? undefined,
};

const reduce = CreateGameReducer({ game: game as Game });

/** Plays a fight to its end. */
export function playFight({ seed, shots }: Fight): Sea {
  let state = InitializeGame({ game: game as Game, numPlayers: 2, setupData: seed });
  for (const shot of shots)
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'fire', args: [shot], playerID: state.ctx.currentPlayer } });
  return state.G as Sea;
}
