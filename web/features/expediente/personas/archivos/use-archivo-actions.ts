import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useDescargarArchivo } from '../../../../components/use-descargar';
import { named } from '../../../../lib/named';
import { usePersonaArchivosRemoveMutation, usePersonaArchivosRestoreMutation } from '../public/personas-api';

/** The address of the content of a persona's document. */
export const archivoUrl = (id: string) => `/api/personas/archivos/${id}/contenido`;

/** Downloads a document of a persona, or deletes it with an offer to undo that. */
export function useArchivoActions({ id, nombre }: PersonaArchivoDto) {
  const toast = useToast();
  const attempt = useAttempt();
  const descargar = useDescargarArchivo();
  const [send] = usePersonaArchivosRemoveMutation();
  const [restore] = usePersonaArchivosRestoreMutation();

  return {
    download: () => descargar({ url: archivoUrl(id), nombre }),
    remove: () =>
      attempt(async () => {
        await send({ id }).unwrap();
        offerUndo(toast, `${named('Documento', nombre)} eliminado`, () => restore({ id }).unwrap());
      }),
  };
}
