import { defineConfig } from '@playwright/test';
import pages from './playwright.config.ts';

/** For `npm run pictures`: it takes pictures of the page, in the browser and of the battles that its tests use, and tests nothing. */
export default defineConfig({ ...pages, testMatch: '**/*.pictures.ts', reporter: [['line']] });
