import { useState } from 'react';
import { apiMessage, apiStatus } from '../../api/api-message';
import { useToast } from '../toast-actions';

/**
 * Handles that somebody else changes or deletes the thing of a form during the editing. The person then chooses which
 * values stay, by a `ChoiceNotice`.
 *
 * @param thing the thing that filled the form; undefined for a new one
 * @param isGone whether a list that follows other people's changes has lost the thing
 */
export function useOvertaken<Thing>(thing: Thing | undefined, isGone: (seen: Thing) => boolean = () => false) {
  const toast = useToast();
  const [seen, setSeen] = useState(thing);
  const [refused, setRefused] = useState<'changed' | 'deleted' | null>(null);
  const problem = seen && isGone(seen) ? 'deleted' : refused;

  return {
    /** The version on which the next write is based. */
    seen,
    setSeen,
    /** `changed` or `deleted`, when somebody else did that to the thing; else null. */
    problem,
    /** Forgets the problem, after a save. */
    solve: () => setRefused(null),

    /** Tells whether a write was refused because somebody else changed or deleted the thing. `problem` then says so. */
    explains(error: unknown): boolean {
      const status = apiStatus(error);
      const found = status === 412 ? 'changed' : status === 404 && seen ? 'deleted' : null;
      if (found) setRefused(found);
      return found !== null;
    },

    /** Gets the present thing, and continues with it. */
    async withCurrent(get: () => Promise<Thing | null>, goOn: (fresh: Thing) => unknown): Promise<void> {
      try {
        const fresh = await get();
        setRefused(fresh ? null : 'deleted');
        if (fresh) await goOn(fresh);
      } catch (error) {
        if (apiStatus(error) === 404 && problem !== 'deleted') setRefused('deleted');
        else toast(apiMessage(error), { severity: 'error' });
      }
    },
  };
}
