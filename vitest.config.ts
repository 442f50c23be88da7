import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { temporaryFolder } from './test/support/memory-folder.ts';

// The processes of a run get it from here.
process.env.TMPDIR = temporaryFolder();

/** At least three, since tests spend part of their time waiting. Vitest's default would use one core of two. */
const WORKERS = Math.max(3, availableParallelism() - 1);

/**
 * A test of a page may fail because the machine stalled, so it runs again. scripts/test-totals.ts counts these tests.
 */
const PAGE_RETRIES = 1;

/**
 * The slowest files, which run first. If one started last, it would run alone while the other workers wait. The journeys
 * come after calls, since their products take a minute to start.
 */
const LONGEST = [
  'e2e/operador',
  'e2e/reserva',
  'e2e/textos',
  'e2e/correos-cuenta-externa-fallas',
  'e2e/correos-entrada',
  'e2e/correos-entrada-rechazos',
  'faults/start',
  'e2e/jobs',
  'ataque/odd-input',
  'ataque/cuerpos',
  'browser/pages',
  'browser/correo',
  'browser/tableros',
];
const lost = LONGEST.filter((name) => !existsSync(`test/${name}.spec.ts`));
if (lost.length > 0) throw new Error(`LONGEST names files that do not exist: ${lost.join(', ')}`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = LONGEST.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(`${name}.spec.ts`)));
    return [...long, ...sorted.filter((file) => !long.includes(file))];
  }
}

/** Of calls on a real PostgreSQL. */
const E2E = {
  environment: 'node',
  globalSetup: ['test/support/postgres.setup.ts'],
  setupFiles: ['test/support/planned-once.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

/** Of journeys in a real Chromium. */
const BROWSER = {
  environment: 'node',
  globalSetup: ['test/support/application.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  retry: PAGE_RETRIES,
} as const;

/**
 * Four projects: rules alone, parts of the web in jsdom, calls on a real PostgreSQL, and journeys in a real Chromium.
 * What is slow and seldom breaks has two of its own, for releases (CONTRIBUTING.md, «Tests»).
 * The files of a worker share their modules, so the setup files undo what a test changed.
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
      { extends: true, test: { ...E2E, name: 'e2e', include: ['test/{e2e,ataque,faults}/*.spec.ts'] } },
      {
        extends: true,
        test: {
          ...E2E,
          name: 'e2e-slow',
          include: ['test/{e2e,faults}/slow/*.spec.ts'],
          globalSetup: [...E2E.globalSetup, 'test/support/build.setup.ts'],
        },
      },
      { extends: true, test: { ...BROWSER, name: 'browser', include: ['test/browser/*.spec.ts'] } },
      { extends: true, test: { ...BROWSER, name: 'browser-slow', include: ['test/browser/slow/*.spec.ts'] } },
    ],
  },
});
