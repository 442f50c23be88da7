import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../components/error-state';
import { reportError } from '../lib/log';

const problem = { message: 'La página no se pudo mostrar. Revise su conexión y vuelva a intentar.' };

/** Where a page of the office would be, had it not failed: the shell around it stays. Tries again by itself once online. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => reportError('A page failed', error), [error]);
  useEffect(() => {
    const back = new AbortController();
    addEventListener('online', () => void retry(), { signal: back.signal });
    return () => back.abort();
  }, []);
  return <ErrorState error={problem} title="Algo falló" onRetry={() => void retry()} />;
}

/** Loads the page anew, which the browser does not do with code that it once failed to fetch; not into the void. */
async function retry(): Promise<void> {
  const isBack = await fetch('/api/health/live').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) location.reload();
}
