import { afterAll, vi } from 'vitest';

// The files of a worker share their modules, so each must undo what it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
