import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingRequests } from '../api/pending-requests';
import { whenQuiet } from './when-quiet';

describe('waiting until all requests have ended', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('includes requests that follow from others', async () => {
    const pending = createPendingRequests();
    const isQuiet = vi.fn();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    void whenQuiet(pending, { forMs: 1_000 }).then(isQuiet);

    void pending.track(() => first.promise);
    await vi.advanceTimersByTimeAsync(5_000);
    first.resolve();
    await vi.advanceTimersByTimeAsync(900);
    void pending.track(() => second.promise);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isQuiet).not.toHaveBeenCalled();

    second.resolve();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(isQuiet).toHaveBeenCalledOnce();
  });

  it('leaves no timer when it is aborted', async () => {
    const pending = createPendingRequests();
    const waiting = new AbortController();
    const quiet = whenQuiet(pending, { forMs: 1_000, signal: waiting.signal });

    waiting.abort();

    await expect(quiet).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails at once when it was aborted before it began', async () => {
    const quiet = whenQuiet(createPendingRequests(), { signal: AbortSignal.abort() });

    await expect(quiet).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });
});
