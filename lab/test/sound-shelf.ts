// A shelf with two systems that are sound.

import { lightLine } from './light.ts';

export const systems = { one: lightLine('one', 2), other: lightLine('other', 1) };
