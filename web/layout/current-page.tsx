import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingSkeleton } from '../components/loading-skeleton';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';

/**
 * The page of the address. After a change of cuenta the old page is removed until the start page shows, because the old
 * page would ask for its rows in the new cuenta.
 */
export function CurrentPage() {
  const scope = useAppSelector(selectScope);
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ key, scope });
  if (arrival.key !== key) setArrival({ key, scope });
  return arrival.scope === scope ? <Outlet /> : <LoadingSkeleton />;
}
