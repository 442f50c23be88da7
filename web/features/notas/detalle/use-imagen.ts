import { type ClipboardEvent, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import { problemOfFoto } from '../../../components/pictures/recorte';
import { useAppDispatch, useServices } from '../../../store/hooks';
import { notas } from '../notas';
import { lista, type Nota } from '../notas-api';
import type { NotaEditor } from './use-nota-editor';

/** Uploads the picture of a nota, with its progress, and removes it. */
export function useImagen({ id, nota, create }: NotaEditor) {
  const { http } = useServices();
  const dispatch: ApiDispatch = useAppDispatch();
  /** From 0 to 1 during an upload; null otherwise. */
  const [progreso, setProgreso] = useState<number | null>(null);
  const [problema, setProblema] = useState<string | null>(null);

  const put = async (file: File) => {
    const refused = problemOfFoto(file);
    setProblema(refused);
    if (refused) return;
    setProgreso(0);
    try {
      const body = new FormData();
      body.append('image', file);
      await create();
      const url = `/api/apps/notes/${encodeURIComponent(id)}/image`;
      const options = { skipErrorNotification: true, refreshFirst: true };
      const { data } = await http.request<Nota>({ url, method: 'POST', body, options, onUploadProgress: setProgreso });
      dispatch(notas.change((all, which) => lista.replace(all, data, null, which)));
    } catch (error) {
      setProblema(apiMessage(error));
    } finally {
      setProgreso(null);
    }
  };

  return {
    image: nota?.image ?? null,
    progreso,
    problema,
    put,
    remove: async () => {
      setProblema(null);
      await dispatch(notas.send('notaImagenRemove', { id })).catch((error) => setProblema(apiMessage(error)));
    },
    paste: (event: ClipboardEvent) => {
      const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      void put(file);
    },
  };
}

export type Imagen = ReturnType<typeof useImagen>;
