import type { CarpetaDetalleDto, VinculoDto } from '../../../../api/generated/carpetas';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { newId } from '../../../../lib/new-id';
import { carpetas } from '../carpetas';

/** Takes vínculos away, which shows at once and can be undone. */
export function useQuitarVinculo({ id }: Pick<CarpetaDetalleDto, 'id'>) {
  const { eliminar } = useEscribir();
  return ({ id: vinculoId, tipo, carpeta }: VinculoDto) =>
    eliminar(carpetas.send('vinculosRemove', { id, vinculoId }), {
      said: `Vínculo con ${nombreDe(carpeta)} quitado`,
      // With an id of its own: what was answered to the first one is not answered again.
      restore: (dispatch, getState) =>
        carpetas.send('vinculosAdd', { id, vincularDto: { id: newId(), tipo, otraId: carpeta.id } })(
          dispatch,
          getState,
        ),
    });
}

/** What the other carpeta of a vínculo is called by in a message. */
export const nombreDe = ({ codigo, caratula }: VinculoDto['carpeta']): string => codigo ?? `«${caratula}»`;
