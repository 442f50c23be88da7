import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest leaves a core free, half of a small machine; and each test waits now and then: for a timer, an answer, a page. */
const WORKERS = Math.max(3, availableParallelism() - 1);

/** How often a page that a stalled machine held up is looked at again: scripts/test-totals.ts counts them. */
const PAGE_RETRIES = 1;

/** The files that take longest: begun last, one worker would wait for the other. */
const LONGEST = /(dockerfile|faults\/start|odd-input|disposiciones|paginas)\.spec\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Four tiers: rules alone, the web's parts in jsdom, calls on a real PostgreSQL, journeys in a real Chromium. The files
 * that a worker runs share their modules: what a module keeps is reset after each test (CONTRIBUTING.md, «Tests»).
 */
export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/reset.ts'],
    // The product drains before it ends, and PostgreSQL writes what it holds.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['server/**/*.spec.ts', 'scripts/**/*.spec.ts'], environment: 'node' },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['web/**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          maxWorkers: WORKERS,
          setupFiles: ['web/test-setup.ts'],
          // Whole pages take their time to be drawn on a machine that is busy with the other tests.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          retry: PAGE_RETRIES,
        },
      },
      {
        extends: true,
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
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['test/support/application.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          retry: PAGE_RETRIES,
        },
      },
    ],
  },
});
