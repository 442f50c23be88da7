import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectRedaccion } from './redaccion-abierta';
import { redaccionResized } from './redactar-slice';
import { Redactor } from './redactor';

/** The open composer. A draft that is open on its own page is shown only there. */
export function RedactorHost({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const redaccion = useAppSelector(selectRedaccion);
  const { pathname } = useLocation();
  if (!redaccion || pathname.startsWith('/apps/mailbox/redactar/')) return null;
  return (
    <Redactor
      key={redaccion.id}
      redaccion={redaccion}
      onClose={onClose}
      onResize={(tamano) => dispatch(redaccionResized(tamano))}
    />
  );
}
