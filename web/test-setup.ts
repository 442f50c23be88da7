import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A page's chunk can take a while on a machine that is busy with the other tests.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no media queries. None matches here: a wide screen, a mouse, and motion as it is.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
