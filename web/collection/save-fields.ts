import { apiStatus } from '../api/api-message';
import type { ApiError } from '../api/empty-api';

interface Saving<Thing> {
  /** Resolves when the earlier writes to the thing are answered. Missing for a write whose turn has come. */
  settled?: () => Promise<unknown>;
  /** The thing as it is known here. Undefined when it is unknown. Its version is 0 while it is being created. */
  read: () => Thing | undefined;
  /** Whether others have written the same fields. */
  isOvertaken: (stored: Thing) => boolean;
  send: (ifMatch: string | undefined) => Promise<Thing>;
  /** Fetches the thing again. */
  refetch: () => Promise<unknown>;
}

/**
 * Saves some fields of a thing, and keeps the changes of others to its other fields. If others wrote the same fields,
 * it rejects like the server, with 412.
 */
export async function saveFields<Thing extends { version: number }>(saving: Saving<Thing>): Promise<Thing> {
  const { settled, read, isOvertaken, send, refetch } = saving;
  await settled?.();
  for (let attempt = 1; ; attempt++) {
    const stored = read();
    if (stored && isOvertaken(stored)) throw overtaken;
    try {
      return await send(stored?.version ? `"${stored.version}"` : undefined);
    } catch (error) {
      if (apiStatus(error) !== 412 || attempt === tries) throw error;
      await refetch();
    }
  }
}

const tries = 4;

const overtaken: ApiError = {
  status: 412,
  code: 'VERSION_ANTERIOR',
  message: 'Cambió mientras tanto en otra pestaña o en otro dispositivo.',
};
