// Pokémon Showdown's first generation between its own random players: two teams of six, from lead to last.
// Its players are asked and its battle is told their choices directly, which is its quickest way; driven through its streams, as its
// manual does, it makes about two thirds as many decisions a second. It keeps its log in either.

import { sha256 } from '@flagplot/kernel';
import type { PokemonSet } from '@pkmn/sim';
import { Battle, RandomPlayerAI, toID } from '@pkmn/sim';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

const BATTLES: readonly number[] = Array.from({ length: 20 }, (_, n) => n + 1);
const HIGHEST = 255;
const BEST = 30;

type Team = readonly (readonly [species: string, ...moves: string[]])[];

const FIRST: Team = [
  ['Jynx', 'Blizzard', 'Lovely Kiss', 'Psychic', 'Rest'],
  ['Starmie', 'Blizzard', 'Thunderbolt', 'Thunder Wave', 'Recover'],
  ['Snorlax', 'Body Slam', 'Reflect', 'Rest', 'Ice Beam'],
  ['Tauros', 'Body Slam', 'Hyper Beam', 'Blizzard', 'Earthquake'],
  ['Exeggutor', 'Sleep Powder', 'Stun Spore', 'Psychic', 'Explosion'],
  ['Chansey', 'Ice Beam', 'Thunderbolt', 'Thunder Wave', 'Soft-Boiled'],
];
const SECOND: Team = [
  ['Gengar', 'Hypnosis', 'Thunderbolt', 'Night Shade', 'Explosion'],
  ['Zapdos', 'Thunderbolt', 'Drill Peck', 'Thunder Wave', 'Agility'],
  ['Rhydon', 'Earthquake', 'Rock Slide', 'Body Slam', 'Substitute'],
  ['Lapras', 'Blizzard', 'Thunderbolt', 'Sing', 'Body Slam'],
  ['Alakazam', 'Psychic', 'Seismic Toss', 'Thunder Wave', 'Recover'],
  ['Cloyster', 'Clamp', 'Blizzard', 'Explosion', 'Surf'],
];

const all = (value: number) => ({ hp: value, atk: value, def: value, spa: value, spd: value, spe: value });
const setsOf = (team: Team): PokemonSet[] =>
  team.map(([species, ...moves]) => ({
    name: species,
    species,
    moves,
    ability: 'No Ability',
    item: '',
    nature: 'Serious',
    gender: 'N',
    evs: all(HIGHEST),
    ivs: all(BEST),
    level: 100,
  }));

/** Its random player, whose choice is taken from it at once. */
class Player extends RandomPlayerAI {
  choice = '';
  override choose(choice: string): void {
    this.choice = choice;
  }
}

const nobody = { write() {} } as unknown as ConstructorParameters<typeof RandomPlayerAI>[0];

export function showdown(terms: Terms): Promise<Reading> {
  const decisions = BATTLES.reduce((sum, number) => sum + playBattle(number).decisions, 0);
  return measure(
    {
      pass: () => BATTLES.map(playBattle),
      figures: took => ({ showdownDecisionsPerSecond: perSecond(decisions, took) }),
      checksum: () => sha256(BATTLES.map(number => playBattle(number).end).join('\n')),
    },
    terms,
  );
}

function playBattle(number: number): { decisions: number; end: string } {
  const battle = new Battle({ formatid: toID('gen1customgame'), seed: `${number},1,2,3` });
  battle.setPlayer('p1', { name: 'First', team: setsOf(FIRST) });
  battle.setPlayer('p2', { name: 'Second', team: setsOf(SECOND) });
  const players = battle.sides.map((_, i) => new Player(nobody, { seed: `${number},4,5,${i}` }));
  let decisions = 0;
  while (!battle.ended) for (const i of battle.sides.keys()) decisions += choose(battle, i, players[i] as Player);
  return { decisions, end: battle.sides.map(side => side.pokemon.map(({ hp }) => hp).join(' ')).join('/') };
}

/** Asks a player where his side is asked. Returns how many choices he made. */
function choose(battle: Battle, i: number, player: Player): number {
  const side = battle.sides[i];
  const request = side?.activeRequest;
  if (battle.ended || !side || !request || request.wait || side.isChoiceDone()) return 0;
  player.receiveRequest(request);
  if (!battle.choose(side.id, player.choice)) throw new Error(side.choice.error);
  return 1;
}
