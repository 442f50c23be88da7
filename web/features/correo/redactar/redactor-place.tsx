import { latePanel } from '../../../components/late-panel';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { redaccionClosed, selectRedaccion } from './redaccion-abierta';

const { Panel: RedactorHost } = latePanel(async () => (await import('./redactor-host')).RedactorHost);

/** Where the composer is, over whatever page. Its code comes when it is first opened. */
export function RedactorPlace() {
  const dispatch = useAppDispatch();
  return useAppSelector(selectRedaccion) && <RedactorHost onClose={() => dispatch(redaccionClosed())} />;
}
