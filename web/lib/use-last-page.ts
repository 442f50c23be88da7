import { useEffect } from 'react';

/**
 * Leads to the last page of a list when the address asks for a page that does not exist, or no longer exists.
 * @param last undefined while it is not known
 * @returns whether the address is past the end
 */
export function useLastPage(
  pagina: number,
  last: number | undefined,
  change: (changes: { pagina: number }, options: { replace: boolean }) => void,
): boolean {
  const isPast = last !== undefined && pagina > last;
  useEffect(() => {
    if (isPast) change({ pagina: last }, { replace: true });
  }, [isPast, last, change]);
  return isPast;
}
