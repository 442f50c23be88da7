import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { named } from '../../../../lib/named';
import { type CorreoArchivado, devolverACarpeta, quitarDeCarpeta } from './correos-de-carpeta-api';

/** Takes a mail off the carpeta, and offers to undo it. */
export function useQuitar({ id }: Pick<CarpetaDetalleDto, 'id'>) {
  const { eliminar } = useEscribir();
  return ({ id: correoId, asunto }: CorreoArchivado): Promise<boolean> =>
    eliminar(quitarDeCarpeta({ id, correoId }), {
      said: `${named('Correo', asunto)} quitado de la carpeta`,
      restore: devolverACarpeta({ id, correoId }),
    });
}
