import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import type { ApiDispatch } from '../../../../api/empty-api';
import type {
  CarpetaDetalleDto,
  CarpetasTableroFindApiArg,
  ColumnaDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppDispatch } from '../../../../store/hooks';
import { putCarpeta } from '../carpetas';
import { at, conflictText, isConflict, useReloadCarpeta } from '../detail/use-carpeta-writes';
import { resultOf } from '../detail/use-mover';
import { type EstadoCarpeta, useNombreDeEstado } from '../public/estados';
import { seFirmaAlNumerar } from '../public/firma-al-numerar';
import { obstaculoDe, type QuienMueve } from './destinos';
import { focusCarpeta } from './focus-carpeta';
import { type Movida, type Tarjeta, tableros, withCarpeta, withMoved } from './tableros';

/** A move that waits for the fields of its dialog. */
interface Pregunta {
  /** The card in its new state, as it shows meanwhile. */
  carpeta: Tarjeta;
  /** The carpeta for the dialog, once it is fetched. */
  detalle?: CarpetaDetalleDto;
}

/** Moves carpetas between the columns of a board. A carpeta shows in its new column at once. */
export function useMoverEnTablero(columnas: ColumnaDeCarpetasDto[], query: CarpetasTableroFindApiArg) {
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const dispatch: ApiDispatch = useAppDispatch();
  const reload = useReloadCarpeta();
  const toast = useToast();
  const nombreDeEstado = useNombreDeEstado();
  const quien: QuienMueve = { nombreDeEstado, firma: usePermiso('carpetas.firmar') };
  const navigate = useNavigate();
  const shown = useMemo(() => (pregunta ? withCarpeta(columnas, pregunta.carpeta) : columnas), [columnas, pregunta]);

  const send = (carpeta: Tarjeta, estado: EstadoCarpeta) => {
    const movida: Movida = { ...at(carpeta), moverCarpetaDto: { estado }, carpeta: { ...carpeta, estado }, query };
    return dispatch(tableros.send('carpetasMove', movida));
  };

  const ask = async (carpeta: Tarjeta) => {
    setPregunta({ carpeta });
    setPregunta({ carpeta, detalle: await reload(carpeta.id) });
  };

  const mover = async (carpeta: Tarjeta, estado: EstadoCarpeta) => {
    const obstaculo = obstaculoDe(carpeta, estado, quien);
    if (obstaculo) return toast(obstaculo, { severity: 'error' });
    const move = carpeta.movimientos.find((one) => one.estado === estado);
    // The number, the folios and the signature are given in one step, in the tab of the protocolo.
    if (move && seFirmaAlNumerar(move)) return navigate(`/carpetas/${carpeta.id}/protocolo/numerar`);
    try {
      if (estado === 'firmada' || move?.requiereMotivo) return await ask({ ...carpeta, estado, isMoving: true });
      const moved = await send(carpeta, estado);
      dispatch(putCarpeta(moved));
      toast(resultOf(carpeta, moved, nombreDeEstado));
    } catch (error) {
      setPregunta((now) => (now?.carpeta.id === carpeta.id ? null : now));
      // The board is fetched again, so it shows the other person's change.
      if (isConflict(error)) toast(`${conflictText}: se muestra donde está ahora`, { severity: 'warning' });
      else toast(apiMessage(error), { severity: 'error' });
    }
  };

  return {
    /** The columns, with the card of the pending move in its new place. */
    shown,
    pregunta,
    mover,
    quien,
    /** The callbacks for the dialog of the pending move. */
    dialog: {
      onMoved: (moved: CarpetaDetalleDto) => void dispatch(tableros.change(withMoved(moved, query))),
      onClose: () => {
        if (!pregunta) return;
        setPregunta(null);
        focusCarpeta(pregunta.carpeta.id, pregunta.carpeta.estado);
      },
    },
  };
}
