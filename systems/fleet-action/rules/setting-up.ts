// How squadrons are set up: as ever, or as a chapter has it where somebody comes later.

import type { Chapter, SettingUp } from './chapter.ts';
import type { Strip } from './orders.ts';
import type { FaQuestion, FaView } from './state.ts';
import { deployQuestion } from './turn/0-deploy.ts';

/** The question of the set-up with these chapters: each answers where it applies, by its own schema. */
export function deployQuestionWith(chapters: readonly Chapter[]): FaQuestion<'deploy'> {
  const ways = chapters.flatMap(({ settingUp }) => settingUp ?? []);
  const wayOf = (v: FaView, about: Strip) => ways.find(way => way.applies(v.book, about))?.question ?? deployQuestion;
  if (ways.length === 0) return deployQuestion;
  return {
    ...deployQuestion,
    schema: schemaOf(ways),
    judge: (v, about, order) => wayOf(v, about).judge(v, about, order),
    idle: (v, about) => wayOf(v, about).idle(v, about),
    candidates: (v, about) => wayOf(v, about).candidates(v, about),
    random: (v, about, face) => wayOf(v, about).random(v, about, face),
  };
}

/** The schema with all fields that any way knows. */
function schemaOf(ways: readonly SettingUp[]): object {
  return ways.map(({ question: { schema } }) => schema).find(schema => schema !== deployQuestion.schema) ?? deployQuestion.schema;
}
