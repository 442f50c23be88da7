import { useState } from 'react';
import { apiMessage, apiStatus } from '../../api/api-message';
import { useToast } from '../toast-actions';

/**
 * For a form whose thing somebody else may change or delete during the editing. The person then chooses what stays, by
 * a `ChoiceNotice`.
 *
 * @param thing what the form was filled from; undefined for a new one
 * @param isGone whether a list that follows others no longer has it
 */
export function useOvertaken<Thing>(thing: Thing | undefined, isGone: (seen: Thing) => boolean = () => false) {
  const toast = useToast();
  const [seen, setSeen] = useState(thing);
  const [refused, setRefused] = useState<'changed' | 'deleted' | null>(null);
  const problem = seen && isGone(seen) ? 'deleted' : refused;

  return {
    /** What the next write is based on. */
    seen,
    setSeen,
    /** What somebody else did to it. */
    problem,
    /** Forgets the problem, after a save. */
    solve: () => setRefused(null),

    /** Tells whether a write was refused for what somebody else did, which is the problem from now on. */
    explains(error: unknown): boolean {
      const status = apiStatus(error);
      const found = status === 412 ? 'changed' : status === 404 && seen ? 'deleted' : null;
      if (found) setRefused(found);
      return found !== null;
    },

    /** Gets the thing as it is now, and continues with it. */
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
