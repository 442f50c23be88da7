import { resetAnimationFrameScheduler } from '@base-ui/utils/useAnimationFrame';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { endApps } from './testing/open-apps';

// A page's chunk can take a while on a machine that is busy with the other tests.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries. None matches here: a wide screen, a mouse, and motion as it is.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does jsdom scroll, which it says at each navigation.
window.scrollTo = () => undefined;

// The files of a worker share their modules and this window: whatever a test changes of either is as before.
afterEach(() => {
  // What jsdom waits for by a clock that is not the real one would never come, nor any animation frame after it.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  cleanup();
  // Base UI has one queue of frames: one that is lost with its window would block those of the next file.
  resetAnimationFrameScheduler();
  endApps();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.className = '';
});
