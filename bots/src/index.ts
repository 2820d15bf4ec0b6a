// What every opponent is, and those that any rule system has.

export { agreesTo } from './agreement.ts';
export type { Because, Bot, Reply, Think, Tried } from './bot.ts';
export { leastOf, unlike } from './choice.ts';
export { type Standing, standingByScore } from './evaluate.ts';
export type { Lapse, Lapses, Mind, Player, Search } from './mind.ts';
export type { PlayerOfModule } from './module.ts';
export { botOfModule, isModule, labelOf } from './module.ts';
export { BOTS, type BotName, type Learner, needsMind } from './names.ts';
export { botCalled, botsOf } from './opponents.ts';
