import type { Readable } from 'node:stream';
import { FileMissing, FilesUnavailable } from './file-driver.js';

/**
 * The bytes of a file that the storage is opening. The waits for the storage take `ms` in all. The time in which the
 * caller does not take the bytes is not counted.
 * @param signal ends a wait with its reason
 * @throws FileMissing; FilesUnavailable when the storage fails, or does not answer in time
 */
export async function* patientRead(
  opening: Promise<Readable>,
  { ms, signal }: { ms: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  const storage = new Patience(ms, signal);
  try {
    const chunks = (await storage.answer(opening))[Symbol.asyncIterator]();
    for (let next = await storage.answer(chunks.next()); !next.done; next = await storage.answer(chunks.next())) {
      yield next.value;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof FileMissing ? error : new FilesUnavailable(error);
  } finally {
    // The storage may still open the file, after the caller has given it up.
    opening.then(
      (source) => source.destroy(),
      () => undefined,
    );
  }
}

/** Waits for answers of the storage, for `left` milliseconds in all. */
class Patience {
  constructor(
    private left: number,
    private readonly signal: AbortSignal,
  ) {}

  async answer<T>(answer: Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    const { promise, reject } = Promise.withResolvers<never>();
    const begun = performance.now();
    const late = () => reject(new Error('The storage did not answer in time.'));
    // An answer of a busy process is taken after its time, so nothing may be left.
    const timer = setTimeout(late, Math.max(0, this.left));
    const end = () => reject(this.signal.reason);
    this.signal.addEventListener('abort', end);
    try {
      return await Promise.race([answer, promise]);
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener('abort', end);
      this.left -= performance.now() - begun;
    }
  }
}
