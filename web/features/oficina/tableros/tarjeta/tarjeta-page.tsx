import { SquareX } from 'lucide-react';
import { useId } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { LostDraft } from '../../../../autosave/lost-draft';
import { BareDialog } from '../../../../components/dialog-frame';
import { Box } from '../../../../components/layout/layout';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { findTarjeta } from '../cambios';
import type { Tablero } from '../tableros-api';
import { TarjetaEditor } from './tarjeta-editor';

/** The card of the address, over its tablero. */
export function TarjetaPage() {
  const tablero = useOutletContext<Tablero>();
  const { cardId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const tarjeta = findTarjeta(tablero, cardId);
  const close = () => navigate(`/apps/scrumboard/${tablero.id}${search}`, { replace: true, preventScrollReset: true });

  return (
    <BareDialog titleId={titleId} onClose={() => void close()}>
      <h2 id={titleId} className="visually-hidden">
        {tarjeta ? `Tarjeta ${tarjeta.title}` : 'Tarjeta'}
      </h2>
      {tarjeta ? (
        <TarjetaEditor key={tarjeta.id} tarjeta={tarjeta} tablero={tablero} onClose={close} />
      ) : (
        <Box pad={6}>
          <NoEncontrado
            id={cardId}
            que="la tarjeta"
            Icon={SquareX}
            back={{ label: 'Volver al tablero', onClick: () => void close() }}
          >
            <LostDraft kind="tarjeta" id={cardId} onDiscarded={() => void close()} />
          </NoEncontrado>
        </Box>
      )}
    </BareDialog>
  );
}
