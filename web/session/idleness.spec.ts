import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIdleness } from './idleness';

const minute = 60_000;

/** Synchronous BroadcastChannels of one browser, because fake timers do not wait for real messages. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

let stops: (() => void)[];
function watch() {
  const onIdle = vi.fn();
  stops.push(watchIdleness({ limit: 5 * minute, onIdle }));
  return onIdle;
}
const use = () => window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  stops = [];
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  for (const stop of stops) stop();
  FakeChannel.all.clear();
});

describe('the idleness of a person', () => {
  it('begins after the set time without input, and once', () => {
    const onIdle = watch();
    vi.advanceTimersByTime(5 * minute - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10 * minute);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('is not delayed by a page that moves by itself, as when a message arrives', () => {
    const onIdle = watch();
    vi.advanceTimersByTime(4 * minute);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(2 * minute);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('is delayed by any input', () => {
    const onIdle = watch();
    for (let n = 0; n < 4; n += 1) {
      vi.advanceTimersByTime(4 * minute);
      use();
    }
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5 * minute + 500);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('is not ended by the first movement after a sleep in which no timer ran', () => {
    const onIdle = watch();
    vi.setSystemTime(Date.now() + 60 * minute);
    use();
    vi.advanceTimersByTime(500);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('does not begin while another tab is in use, even if that tab reported nothing in time', () => {
    const onIdle = watch();
    const other = new FakeChannel();
    other.addEventListener('message', ({ data }: MessageEventInit & Event) => {
      if ((data as { type: string }).type === 'asked') other.postMessage({ type: 'active', at: Date.now() - minute });
    });
    vi.advanceTimersByTime(5 * minute + 500);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('is not reported after the watch has ended', () => {
    const onIdle = watch();
    stops[0]?.();
    vi.advanceTimersByTime(60 * minute);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
