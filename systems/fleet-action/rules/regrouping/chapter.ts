// FA-4.3.10 to FA-4.3.13 Command Reorganization: a line of its own before orders, in battles in which somebody has bought it.

import type { Chapter } from '../chapter.ts';
import { regrouping, regroupQuestion } from './regroup.ts';

export const regroupingChapter: Chapter = {
  name: 'regrouping',
  lines: Object.fromEntries([['begun', () => [regrouping]]]),
  questions: { regroup: regroupQuestion },
};
