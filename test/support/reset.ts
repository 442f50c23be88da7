import { afterAll, expect, vi } from 'vitest';

const KEPT = Symbol.for('carpetas.warnings');
const worker = globalThis as { [KEPT]?: string[] };

/** Keeps Node's warnings, once per worker. Each warning is a defect that nobody would read. */
function keepWarnings(): string[] {
  const kept: string[] = [];
  process.on('warning', (warning) => kept.push(String(warning.stack)));
  return kept;
}

worker[KEPT] ??= keepWarnings();
const warnings = worker[KEPT];

// The files of a worker share their modules, so each file must undo its replacements.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(warnings.splice(0), 'Node warned of something').toEqual([]);
});
