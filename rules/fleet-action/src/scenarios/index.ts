import { whole } from '../scenario.ts';
import type { Scenario } from '../scenario-file.ts';
import duelFile from './duel.json' with { type: 'json' };

/** The scenarios that come with the system, each with all its cards (casts: the compiler reads JSON more loosely). */
export const scenarios: Readonly<Record<string, Scenario>> = { duel: whole(duelFile as unknown as Scenario) };
