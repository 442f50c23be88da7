import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../components/error-state';
import { reportError } from '../lib/log';

const problem = { message: 'La página no se pudo mostrar. Revise su conexión y vuelva a intentar.' };

/**
 * Shown in place of an office page that failed; the shell around it stays. Retries when the browser is online again.
 */
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

/** Reloads the page, since a browser does not fetch a failed module again. First checks that the server answers. */
async function retry(): Promise<void> {
  const isBack = await fetch('/api/health/live').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) location.reload();
}
