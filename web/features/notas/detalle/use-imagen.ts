import { type ClipboardEvent, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useAppDispatch, useServices } from '../../../app/hooks';
import type { Nota } from '../notas-api';
import { imagenUrl, keepNota, removeImagen } from '../notas-writes';
import type { NotaEditor } from './use-nota-editor';

/** What a picture may be, for the file dialog. */
export const tiposDeImagen = 'image/jpeg,image/png,image/webp,image/gif';
const maxBytes = 5 * 1024 * 1024;

/** The picture of a nota: sent with its progress, and taken away. */
export function useImagen(editor: NotaEditor, image: string | null) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  /** 0 to 1 while one is on its way. */
  const [progreso, setProgreso] = useState<number | null>(null);
  const [problema, setProblema] = useState<string | null>(null);

  const put = async (file: File) => {
    const refused = refusalOf(file);
    setProblema(refused);
    if (refused) return;
    setProgreso(0);
    try {
      const body = new FormData();
      body.append('image', file);
      const url = imagenUrl(await editor.ensureId());
      const options = { skipErrorNotification: true, refreshFirst: true };
      const { data } = await http.request<Nota>({ url, method: 'POST', body, options, onUploadProgress: setProgreso });
      dispatch(keepNota(data));
    } catch (error) {
      setProblema(apiMessage(error));
    } finally {
      setProgreso(null);
    }
  };

  return {
    image,
    progreso,
    problema,
    put,
    remove: async () => {
      const id = editor.idOf();
      if (!id) return;
      setProblema(null);
      await dispatch(removeImagen(id)).catch((error) => setProblema(apiMessage(error)));
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

function refusalOf({ type, size }: File): string | null {
  if (!tiposDeImagen.split(',').includes(type)) return 'La imagen debe ser JPEG, PNG, WebP o GIF.';
  return size > maxBytes ? 'La imagen supera los 5 MB.' : null;
}
