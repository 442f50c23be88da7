/** A ResizeObserver that never reports a size, because jsdom has no layout. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function fakeSizes(): void {
  globalThis.ResizeObserver ??= NoSizes;
}
