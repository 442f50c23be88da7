import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import type { CarpetaDeTableroDto, CarpetaDetalleDto, ColumnaDeCarpetasDto } from '../../../../api/generated/carpetas';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import { conflictText, isConflict, useCarpetaWrites, useReloadCarpeta } from '../detail/use-carpeta-writes';
import { resultOf } from '../detail/use-mover';
import { type EstadoCarpeta, useNombreDeEstado } from '../public/estados';
import { seFirmaAlNumerar } from '../public/firma-al-numerar';
import { focusCarpeta } from './focus-carpeta';
import { type Movida, obstaculoDe, type QuienMueve, stillMovidas } from './movidas';

interface Movidas {
  movidas: readonly Movida[];
  /** The query under which the carpetas were moved. */
  shownFor: string;
}

/** A move that waits for the fields of its dialog. */
interface Pregunta {
  carpeta: CarpetaDetalleDto;
  estado: EstadoCarpeta;
}

/**
 * Moves carpetas between the columns. A carpeta shows in its new column at once, and goes back if the move is refused.
 * @param query the query of the board; carpetas moved under another query may not match this one
 */
export function useMoverEnTablero(columnas: readonly ColumnaDeCarpetasDto[], query: string) {
  const [{ movidas, shownFor }, setState] = useState<Movidas>({ movidas: [], shownFor: query });
  if (shownFor !== query) setState({ movidas: [], shownFor: query });
  const setMovidas = (change: (now: readonly Movida[]) => readonly Movida[]) =>
    setState((now) => (now.shownFor === query ? { ...now, movidas: change(now.movidas) } : now));
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const { move: send } = useCarpetaWrites();
  const reload = useReloadCarpeta();
  const toast = useToast();
  const nombreDeEstado = useNombreDeEstado();
  const quien: QuienMueve = { nombreDeEstado, firma: usePermiso('carpetas.firmar') };
  const navigate = useNavigate();

  /** Puts a carpeta back whose move was not made. */
  const putBack = (id: string) => setMovidas((now) => now.filter(({ carpeta, isDone }) => carpeta.id !== id || isDone));
  const show = (movida: Movida) =>
    setMovidas((now) => [movida, ...now.filter(({ carpeta }) => carpeta.id !== movida.carpeta.id)]);
  const onMoved = (moved: CarpetaDetalleDto) => show({ carpeta: moved, isDone: true });

  const mover = async (carpeta: CarpetaDeTableroDto, estado: EstadoCarpeta) => {
    const obstaculo = obstaculoDe(carpeta, estado, quien);
    if (obstaculo) return toast(obstaculo, { severity: 'error' });
    const move = carpeta.movimientos.find((one) => one.estado === estado);
    // The number, the folios and the signature are given in one step, in the tab of the protocolo.
    if (move && seFirmaAlNumerar(move)) return navigate(`/carpetas/${carpeta.id}/protocolo/numerar`);
    const asks = estado === 'firmada' || move?.requiereMotivo;
    show({ carpeta: { ...carpeta, estado }, isDone: false });
    try {
      if (asks) return setPregunta({ carpeta: await reload(carpeta.id), estado });
      const moved = await send(carpeta, { estado });
      onMoved(moved);
      toast(resultOf(carpeta, moved, nombreDeEstado));
    } catch (error) {
      putBack(carpeta.id);
      // The board is fetched again, so it shows the other person's change.
      if (isConflict(error)) toast(`${conflictText}: se muestra donde está ahora`, { severity: 'warning' });
      else toast(apiMessage(error), { severity: 'error' });
    }
  };

  return {
    movidas: stillMovidas(movidas, columnas),
    pregunta,
    mover,
    quien,
    /** The callbacks for the dialog of the pending move. */
    dialog: {
      onMoved,
      onClose: () => {
        if (!pregunta) return;
        putBack(pregunta.carpeta.id);
        setPregunta(null);
        focusCarpeta(pregunta.carpeta.id, pregunta.estado);
      },
    },
  };
}
