import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../components/error-state';
import { reportError } from '../lib/log';
import { reloadWhenReached } from '../lib/reload-when-reached';

const problem = { message: 'La página no se pudo mostrar. Revise su conexión y vuelva a intentar.' };

/**
 * Shown in place of a failed office page; the shell around it stays. It reloads when the browser is online again,
 * because a browser does not fetch a failed module a second time.
 */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => reportError('A page failed', error), [error]);
  useEffect(() => {
    const back = new AbortController();
    addEventListener('online', () => void reloadWhenReached(), { signal: back.signal });
    return () => back.abort();
  }, []);
  return <ErrorState error={problem} title="Algo falló" onRetry={() => void reloadWhenReached()} />;
}
