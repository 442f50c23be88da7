import { useEffect } from 'react';
import { useTypedHere } from './typed-here';

/** Makes the browser ask before the window closes. */
export function useLeaveGuard(isNeeded: boolean): void {
  useTypedHere(isNeeded);
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
