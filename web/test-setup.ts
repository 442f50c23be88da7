import { resetAnimationFrameScheduler } from '@base-ui/utils/useAnimationFrame';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
import { unstable_NormalPriority as NormalPriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterEach, vi } from 'vitest';
import { endApps } from './testing/open-apps';
import { endPrints, notePrints } from './testing/printed';

const PRINTED = Number(process.env.DEBUG_PRINT_LIMIT ?? 0);

const { asyncWrapper } = getConfig();

/** Resolves after React has run the effects that it has scheduled. */
const effectsRun = () => new Promise<void>((resolve) => schedule(NormalPriority, () => resolve()));

configure({
  // An element may be found before the effects of its page run. Then the page would miss what a test does next.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      await effectsRun();
      return result;
    }),
  // Loading a page's chunk can be slow while the machine runs the other tests.
  asyncUtilTimeout: 15_000,
  // Without this, each attempt to find an element would write the whole document into an error that nobody reads.
  getElementError: (message, container) =>
    new Error(PRINTED > 0 ? `${message}\n\n${prettyDOM(container as Element, PRINTED)}` : (message ?? '')),
});

// React's development build records a stack for each element, unless it has recorded too many. No test reads these
// stacks. The counter is private, so test-setup.spec.ts names the version.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// jsdom has no media queries. Here no query matches, as with a wide screen, a mouse and normal motion.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom cannot scroll, and logs an error at each navigation.
window.scrollTo = () => undefined;

// The library's advice for developers needs a page with a layout, which jsdom lacks.
Object.assign(window, { '__@hello-pangea/dnd-disable-dev-warnings': true });

notePrints();

let firstFrame = 1;

/**
 * Cancels all animation frames. jsdom waits for the frames of a fake clock for ever, and then no later frame comes
 * either.
 */
function cancelFrames(): void {
  const last = requestAnimationFrame(() => undefined);
  for (let frame = firstFrame; frame <= last; frame += 1) cancelAnimationFrame(frame);
  firstFrame = last + 1;
}

// The files of a worker share their modules and this window, so each test must leave both as they were.
afterEach(() => {
  if (vi.isFakeTimers()) {
    vi.runOnlyPendingTimers();
    cleanup();
    // After an element with the focus is removed, jsdom checks the focus on the clock of that moment.
    vi.runOnlyPendingTimers();
  }
  vi.useRealTimers();
  cleanup();
  cancelFrames();
  // Base UI has one queue of animation frames. A frame that never runs would block the frames of the next file.
  resetAnimationFrameScheduler();
  endApps();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.className = '';
  endPrints();
});
