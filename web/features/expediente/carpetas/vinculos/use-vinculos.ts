import type { CarpetaDetalleDto, VinculoDto } from '../../../../api/generated/carpetas';
import { useEscribir } from '../../../../collection/use-escribir';
import { newId } from '../../../../lib/new-id';
import { carpetas } from '../carpetas';

/** Removes vínculos, which shows at once and can be undone. */
export function useQuitarVinculo({ id }: Pick<CarpetaDetalleDto, 'id'>) {
  const { eliminar } = useEscribir();
  return ({ id: vinculoId, tipo, carpeta }: VinculoDto) =>
    eliminar(carpetas.send('vinculosRemove', { id, vinculoId }), {
      said: `Vínculo con ${nombreDe(carpeta)} quitado`,
      // The restored vínculo has a new id, because the server answers the old id only once.
      restore: (dispatch, getState) =>
        carpetas.send('vinculosAdd', { id, vincularDto: { id: newId(), tipo, otraId: carpeta.id } })(
          dispatch,
          getState,
        ),
    });
}

/** The name of the other carpeta of a vínculo in a message. */
export const nombreDe = ({ codigo, caratula }: VinculoDto['carpeta']): string => codigo ?? `«${caratula}»`;
