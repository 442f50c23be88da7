import { useEffect } from 'react';
import { latePanel } from '../../../../components/late-panel';
import { dropTyped } from '../../../../lib/typed-ahead';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { redaccionClosed, selectRedaccion } from './redaccion-abierta';

const { Panel: RedactorHost, preload } = latePanel(async () => (await import('./redactor-host')).RedactorHost);

/** Fetches the composer before it is opened. */
export const preloadRedactor = preload;

/** The place of the composer on every page. Its code is loaded when it is first opened. */
export function RedactorPlace() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectRedaccion) !== null;
  useEffect(() => {
    if (!isOpen) dropTyped();
  }, [isOpen]);
  return isOpen && <RedactorHost onClose={() => dispatch(redaccionClosed())} />;
}
