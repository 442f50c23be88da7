import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { useMedia } from '../../../lib/use-media';
import { findTarjeta } from '../cambios';
import type { Tablero } from '../tableros-api';
import styles from './tarjeta.module.css';
import { TarjetaAusente } from './tarjeta-ausente';
import { TarjetaEditor } from './tarjeta-editor';

/** The card of the address, over its tablero. */
export function TarjetaPage() {
  const tablero = useOutletContext<Tablero>();
  const { cardId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isNarrow = useMedia('(max-width: 599.98px)');
  const titleId = useId();
  const tarjeta = findTarjeta(tablero, cardId);
  const close = () => navigate(`/apps/scrumboard/${tablero.id}${search}`, { replace: true, preventScrollReset: true });

  return (
    <Dialog
      open
      onClose={(event) => !isInPanel(event) && void close()}
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {tarjeta ? `Tarjeta ${tarjeta.title}` : 'Tarjeta'}
      </h2>
      {tarjeta ? (
        <TarjetaEditor key={tarjeta.id} tarjeta={tarjeta} tablero={tablero} onClose={close} />
      ) : (
        <TarjetaAusente id={cardId} onClose={() => void close()} />
      )}
    </Dialog>
  );
}

/** Escape closes the panel over the card (a label's, a date's), and only then the card. */
const isInPanel = (event: object) =>
  'target' in event && event.target instanceof Element && event.target.closest('dialog') !== null;
