/** jsdom has no layout: what asks for its size is told none. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function fakeSizes(): void {
  globalThis.ResizeObserver ??= NoSizes;
}
