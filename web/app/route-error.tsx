import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailurePage } from '../features/plataforma/errores/failure-page';
import { reportError } from '../lib/log';

/** Shown in place of a page that failed. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError('A page failed', error), [error]);
  return <FailurePage />;
}
