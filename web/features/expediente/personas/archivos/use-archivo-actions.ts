import { apiMessage } from '../../../../api/api-message';
import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';
import { usePersonaArchivosRemoveMutation, usePersonaArchivosRestoreMutation } from '../public/personas-api';

/** The address of the content of a persona's document. */
export const archivoUrl = (id: string) => `/api/personas/archivos/${id}/contenido`;

/** Downloads a document of a persona, or deletes it with an offer to undo that. */
export function useArchivoActions({ id, nombre }: PersonaArchivoDto) {
  const { http } = useServices();
  const toast = useToast();
  const [send] = usePersonaArchivosRemoveMutation();
  const [restore] = usePersonaArchivosRestoreMutation();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return {
    download: () =>
      attempt(async () => {
        const { data } = await http.request<Blob>({
          url: archivoUrl(id),
          params: { descargar: true },
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        saveFile(data, nombre);
      }),
    remove: () =>
      attempt(async () => {
        await send({ id }).unwrap();
        offerUndo(toast, `${named('Documento', nombre)} eliminado`, () => restore({ id }).unwrap());
      }),
  };
}
