import { afterAll, vi } from 'vitest';

// The files of a worker share their modules: what one of them replaces is as before for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
