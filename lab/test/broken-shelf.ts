// A shelf with one system that is broken in its seventh scenario, and one that is sound.

import { lightLine } from './light.ts';

export const systems = { broken: lightLine('broken', 6, true), sound: lightLine('sound', 2) };
