import type { Reply } from '@flagplot/bots';
import { type BotName, needsMind } from '@flagplot/bots/names';
import type { Ask, GameTypes, Offer, RollDie, Ruleset, View } from '@flagplot/kernel';
import { allRules } from './modules.ts';
import { loadPart, manifestOf } from './systems.ts';

/** A decision the computer owes. It is given a view, so that it cannot look into other folders. */
export interface Owed {
  rules: Ruleset<GameTypes>;
  bot: BotName;
  /** The battle it plays in: whoever errs there errs alike when it is asked again. */
  battle: string;
  view: View<GameTypes>;
  ask: Ask<GameTypes>;
}

/** Who thinks for the computer. */
export type Think = (owed: Owed) => Promise<Reply>;

/** Faces for whoever thinks or guesses: they decide no throw of the battle, so that they need no seed. */
export const roll: RollDie = sides => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (number % sides) + 1;
};

/** Thinks on this device, after the page has been drawn. */
export const think: Think = async ({ rules, bot, battle, view, ask }) => {
  await new Promise(resolve => setTimeout(resolve, 30));
  const { botCalled } = await import('@flagplot/bots');
  const manifest = manifestOf(rules.name);
  const mind = manifest && needsMind(bot) ? await loadPart(manifest, 'mind') : undefined;
  // Who draws by chance needs what a battle's own rules may leave out.
  const known = bot === 'random' ? await allRules({ rules }) : rules;
  const player = botCalled({ rules: known, ...(mind && { mind }) }, bot);
  if (!player) throw new Error(`nobody plays ${rules.name} as ${bot}`);
  return player.answer(view, ask, { roll, seed: battle });
};

/** What a computer says to an offer. It may need to look at the table: that takes its time. */
export async function computerAgrees(rules: Ruleset<GameTypes>, view: View<GameTypes>, offer: Offer): Promise<boolean> {
  const { agreesTo } = await import('@flagplot/bots');
  const manifest = manifestOf(rules.name);
  const mind = manifest && offer.what === 'draw' ? await loadPart(manifest, 'mind') : undefined;
  return agreesTo({ rules, mind, think: { roll } }, view, offer);
}
