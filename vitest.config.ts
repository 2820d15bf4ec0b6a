import { defineConfig } from 'vitest/config';
import { unitTests } from './tools/unit-tests.ts';

// Left to itself vitest leaves one core alone, and of two that is half of them.
export default defineConfig({ test: { projects: [unitTests, 'web'], maxWorkers: '100%' } });
