import { afterAll, expect, vi } from 'vitest';

const KEPT = Symbol.for('carpetas.warnings');
const worker = globalThis as { [KEPT]?: string[] };

/** Has Node's warnings kept, once per worker: each is a defect that nobody would read. */
function keepWarnings(): string[] {
  const kept: string[] = [];
  process.on('warning', (warning) => kept.push(String(warning.stack)));
  return kept;
}

worker[KEPT] ??= keepWarnings();
const warnings = worker[KEPT];

// The files of a worker share their modules, so each must undo what it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(warnings.splice(0), 'Node warned of something').toEqual([]);
});
