import { useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import type { ApiDispatch } from '../../../api/empty-api';
import { problemOfFoto } from '../../../components/pictures/recorte';
import { useAppDispatch, useServices } from '../../../store/hooks';
import type { Paso } from '../academia-api';
import { keepPaso } from '../cambios';
import { cursos } from '../cursos';

/** Uploads the picture of a step, with its progress, and removes it. */
export function useImagen(pasoId: string) {
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
      const url = `/api/apps/academy/steps/${encodeURIComponent(pasoId)}/image`;
      const options = { skipErrorNotification: true, refreshFirst: true };
      const { data } = await http.request<Paso>({ url, method: 'POST', body, options, onUploadProgress: setProgreso });
      dispatch(cursos.change((curso) => keepPaso(curso, data)));
    } catch (error) {
      setProblema(apiMessage(error));
    } finally {
      setProgreso(null);
    }
  };

  return {
    progreso,
    problema,
    put,
    remove: async () => {
      setProblema(null);
      await dispatch(cursos.send('pasosRemoveImage', { id: pasoId })).catch((error) => setProblema(apiMessage(error)));
    },
  };
}
