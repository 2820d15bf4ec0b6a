import type { Thrown } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { bandAt, commanded, controlDie, factor, isSecondary } from '../../src/combat/shot.ts';
import { ships, weapons } from '../../src/data/index.ts';
import { battle, d, type Happened } from '../battle.ts';
import { GUNNER, hull } from '../hulls.ts';
