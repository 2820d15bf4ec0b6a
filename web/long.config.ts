import { defineConfig } from '@playwright/test';
import { projects, usual } from './playwright.config.ts';

/** `npm run long`: what is too long for every run. */
export default defineConfig({ ...usual, testDir: 'e2e/long', timeout: 30 * 60_000, projects: projects() });
