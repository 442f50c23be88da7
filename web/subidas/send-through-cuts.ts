import { createAction } from '@reduxjs/toolkit';
import { apiCode } from '../api/api-message';
import type { ApiDispatch } from '../api/empty-api';
import { HttpError } from '../api/http-error';
import { selectUnreached } from '../live/connection-slice';
import { selectScope } from '../session/session-selectors';
import { isReadable } from './files';

/** The most repeats of an upload when the connection breaks although the server can be reached. */
const mostCuts = 5;

/** Milliseconds before the next repeat. They grow with the number of cuts. */
const pauseAfter = (cuts: number) => Math.min(1_000 * 2 ** cuts, 30_000);

/** Milliseconds between two checks whether the server is away or back. */
const step = 1_000;

/** The codes of a broken connection, and of answers in place of the server: from a proxy, or from its migration. */
const cutCodes = ['NETWORK', 'HTTP_502', 'HTTP_503', 'HTTP_504', 'EN_MANTENIMIENTO'];

/** The code of this action makes the page ask whether the server can be reached. */
const cutNoticed = createAction<{ code: 'NETWORK' }>('subidas/cutNoticed');

interface Options {
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called when the file begins to wait for the connection, and each time that it is sent. */
  onWaiting: (isWaiting: boolean) => void;
}

type State = Parameters<typeof selectScope>[0] & Parameters<typeof selectUnreached>[0];

/**
 * Sends a file, and continues by itself when the connection breaks. Nothing is sent while the server is known to be
 * away. Every upload that continues after a cut uses this function.
 * @param send sends the file once, with the requests that it needs first
 * @throws the error of `send`; HttpError when the file can no longer be read, or the person left the cuenta; the reason
 * of the signal when it aborts
 */
export const sendThroughCuts =
  <Answer>(file: File, send: () => Promise<Answer>, { signal, onWaiting }: Options) =>
  async (dispatch: ApiDispatch, getState: () => object): Promise<Answer> => {
    const scopeOf = () => selectScope(getState() as State);
    const scope = scopeOf();
    const isAway = () => selectUnreached(getState() as State) !== null;
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    /** Waits for some time. The wait ends sooner when the server comes back. */
    const wait = async (milliseconds: number) => {
      let wasAway = false;
      for (let left = milliseconds; isAway() || (left > 0 && !wasAway); left -= step) {
        wasAway ||= isAway();
        await Promise.race([new Promise((resolve) => setTimeout(resolve, step)), ended]);
        signal.throwIfAborted();
        if (scopeOf() !== scope) throw new HttpError({ status: 0, code: 'SCOPE_CHANGED', message: 'Cambió la cuenta' });
      }
    };
    signal.throwIfAborted();
    if (isAway()) onWaiting(true);
    await wait(0);
    for (let cuts = 1; ; cuts++) {
      onWaiting(false);
      try {
        return await send();
      } catch (error) {
        if (signal.aborted || !cutCodes.includes(apiCode(error) ?? '')) throw error;
        if (!(await isReadable(file))) throw new HttpError(unreadable);
        if (cuts > mostCuts) throw error;
      }
      signal.throwIfAborted();
      onWaiting(true);
      dispatch(cutNoticed({ code: 'NETWORK' }));
      await wait(pauseAfter(cuts));
    }
  };

const unreadable = {
  status: 422,
  code: 'ARCHIVO_ILEGIBLE',
  message: 'El archivo cambió en el equipo, o ya no está. Elíjalo de nuevo.',
};
