import { defineConfig } from 'vitest/config';

/** How often a page that a busy machine held up is looked at again. The run names each: «(retry x1)». */
const PAGE_RETRIES = 1;

/** Four tiers: rules alone, the web's parts in jsdom, calls on a real PostgreSQL, journeys in a real Chromium. */
export default defineConfig({
  test: {
    // The product drains before it ends, and PostgreSQL writes what it holds.
    teardownTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: ['server/**/*.spec.ts', 'scripts/**/*.spec.ts'], environment: 'node' } },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test-setup.ts'],
          // Whole pages take their time to be drawn on a machine that is busy with the other tests.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          retry: PAGE_RETRIES,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.spec.ts', 'test/faults/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['test/support/application.setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          retry: PAGE_RETRIES,
        },
      },
    ],
  },
});
