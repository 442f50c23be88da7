import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingSkeleton } from '../components/loading-skeleton';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';

/**
 * The page of the address. Between a change of cuenta and the arrival at the start page, the page that is still there
 * belongs to the cuenta that was left: it is taken away, or it would ask for its rows in the new one.
 */
export function CurrentPage() {
  const scope = useAppSelector(selectScope);
  const { key } = useLocation();
  const arrival = useRef({ key, scope });
  if (arrival.current.key !== key) arrival.current = { key, scope };
  return arrival.current.scope === scope ? <Outlet /> : <LoadingSkeleton />;
}
