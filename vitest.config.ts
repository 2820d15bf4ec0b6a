import { defineConfig } from 'vitest/config';
import { unitTests } from './tools/unit-tests.ts';

export default defineConfig({ test: { projects: [unitTests, 'web'] } });
