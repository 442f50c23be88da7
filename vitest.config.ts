import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** At least three, since tests spend part of their time waiting. Vitest's default would use one core of two. */
const WORKERS = Math.max(3, availableParallelism() - 1);

/**
 * A test of a page may fail because the machine stalled, so it runs again. scripts/test-totals.ts counts these tests.
 */
const PAGE_RETRIES = 1;

/** The slowest files, which run first. If one started last, it would run alone while the other workers wait. */
const LONGEST = /(dockerfile|faults\/start|odd-input|disposiciones|paginas)\.spec\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Four projects: rules alone, parts of the web in jsdom, calls on a real PostgreSQL, and journeys in a real Chromium.
 * The files of a worker share their modules, so the setup files undo what a test changed (CONTRIBUTING.md, «Tests»).
 */
export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/reset.ts'],
    // Before they end, the product finishes its requests and PostgreSQL writes its data.
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
          // Drawing whole pages is slow while the machine runs the other tests.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          retry: PAGE_RETRIES,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.spec.ts', 'test/ataque/**/*.spec.ts', 'test/faults/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['test/support/postgres.setup.ts'],
          setupFiles: ['test/support/planned-once.ts'],
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
