import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../api/http-error';
import { connectionBack, connectionLost, connectionSlice } from '../live/connection-slice';
import { buildSession, createTestApp } from '../testing/test-app';
import { sendThroughCuts } from './send-through-cuts';

const cut = new HttpError({ status: 0, code: 'NETWORK', message: 'Sin conexión' });
const file = new File(['minuta'], 'minuta.txt');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** Sends a file that arrives after some cuts of the connection. */
function start(cuts: number, { error = cut, isAway = false } = {}) {
  const { app, store, open } = createTestApp();
  open(buildSession());
  app.inject(connectionSlice);
  if (isAway) store.dispatch(connectionLost('server'));
  const leaving = new AbortController();
  const waits: boolean[] = [];
  let tries = 0;
  const send = async () => {
    tries += 1;
    if (tries <= cuts) throw error;
    return 'guardado';
  };
  const options = { signal: leaving.signal, onWaiting: (isWaiting: boolean) => waits.push(isWaiting) };
  const sending = store.dispatch(sendThroughCuts(file, send, options));
  // The test checks the result later, so this avoids an unhandled rejection.
  sending.catch(() => undefined);
  return { sending, store, open, leaving, waits, tries: () => tries };
}

describe('a file whose connection breaks', () => {
  it('is sent again by itself, later each time, and at last left to the person', async () => {
    const { sending, waits, tries } = start(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await sending).toBe('guardado');
    expect(waits).toEqual([false, true, false, true, false]);

    const lost = start(9);
    await vi.runAllTimersAsync();
    await expect(lost.sending).rejects.toBe(cut);
    expect(lost.tries()).toBe(6);
  });

  it('waits while the server is away, and is sent at once when it is back', async () => {
    const { sending, store, waits, tries } = start(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tries()).toBe(4);
    store.dispatch(connectionLost('network'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries()).toBe(4);
    store.dispatch(connectionBack());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tries()).toBe(5);

    store.dispatch(connectionLost('server'));
    await vi.advanceTimersByTimeAsync(1_000);
    store.dispatch(connectionBack());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sending).toBe('guardado');
    expect(waits.at(-1)).toBe(false);
  });

  it('is sent again also when a proxy answers for a server that is away', async () => {
    const { sending, tries } = start(1, { error: new HttpError({ status: 502, code: 'HTTP_502', message: 'No' }) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await sending, tries()]).toEqual(['guardado', 2]);
  });

  it('is not begun while the server is away', async () => {
    const { sending, store, waits, tries } = start(0, { isAway: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tries(), waits]).toEqual([0, [true]]);
    store.dispatch(connectionBack());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sending).toBe('guardado');
    expect(waits).toEqual([true, false]);
  });

  it('is not sent again once it was removed, or in another cuenta', async () => {
    const removed = start(1);
    await vi.advanceTimersByTimeAsync(0);
    removed.leaving.abort();
    await expect(removed.sending).rejects.toMatchObject({ name: 'AbortError' });

    const left = start(1);
    await vi.advanceTimersByTimeAsync(0);
    left.open(buildSession({ cuentaId: 'cuenta-b', n: 2 }));
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(left.sending).rejects.toMatchObject({ code: 'SCOPE_CHANGED' });
    expect([removed.tries(), left.tries()]).toEqual([1, 1]);
  });

  it('is not sent again when it was refused, or is no longer on the computer', async () => {
    const refused = start(1, { error: new HttpError({ status: 503, code: 'OCUPADO', message: 'Ocupado' }) });
    await expect(refused.sending).rejects.toMatchObject({ code: 'OCUPADO' });

    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'));
    const gone = start(1);
    await expect(gone.sending).rejects.toMatchObject({ message: expect.stringContaining('ya no está') });
    expect([refused.tries(), gone.tries()]).toEqual([1, 1]);
  });
});
