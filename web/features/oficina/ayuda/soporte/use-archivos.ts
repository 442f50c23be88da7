import { useCallback, useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { SolicitudAdjuntoDto } from '../../../../api/generated/ayuda';
import { mayUploadAgain } from '../../../../api/upload-again';
import type { AdjuntoNuevo } from '../../../../components/adjuntos/adjuntos-nuevos';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { sendFile } from '../../../../subidas/send-file';
import { sendThroughCuts } from '../../../../subidas/send-through-cuts';

interface Archivo extends AdjuntoNuevo {
  file: File;
  /** The file's id in the server; undefined until it is uploaded. */
  subido?: string;
}

/** The most bytes that the files of a request have together: its mail carries no more. */
const maxBytes = 15 * 1024 * 1024;

/**
 * The files of the request that is being written. Each is uploaded as soon as it is added; the request then names their
 * ids.
 */
export function useArchivos() {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [archivos, setArchivos] = useState<Archivo[]>([]);
  const requests = useRef(new Map<string, AbortController>());

  const stop = useCallback(() => {
    for (const leaving of requests.current.values()) leaving.abort();
    requests.current.clear();
  }, []);
  // The uploads stop when the person leaves the page.
  useEffect(() => stop, [stop]);

  const change = (id: string, changes: Partial<Archivo>) =>
    setArchivos((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const upload = async (id: string, file: File) => {
    const leaving = new AbortController();
    requests.current.set(id, leaving);
    change(id, { progreso: 0, problema: null });
    const { signal } = leaving;
    const requestOf = (sent: File) => {
      const form = new FormData();
      form.append('archivos', sent, sent.name);
      return { url: '/api/apps/help-center/requests/files', form };
    };
    const onUploadProgress = (progreso: number) => change(id, { progreso });
    const send = () => sendFile<SolicitudAdjuntoDto[]>(http, file, requestOf, { signal, onUploadProgress });
    const onWaiting = (isCortada: boolean) => change(id, { progreso: 0, isCortada });
    try {
      const [subido] = await dispatch(sendThroughCuts(file, send, { signal, onWaiting }));
      change(id, { subido: subido?.id, mime: subido?.mime });
    } catch (error) {
      if (!signal.aborted) change(id, { problema: apiMessage(error), puedeReintentar: mayUploadAgain(error) });
    }
  };

  return {
    archivos,
    isUploading: archivos.some(({ subido, problema }) => !subido && !problema),
    fallidos: archivos.filter(({ problema }) => problema !== null).length,
    ids: archivos.flatMap(({ subido }) => subido ?? []),
    add(files: readonly File[]) {
      // A file that can never be sent takes no room from the others.
      const going = archivos.filter(({ problema, puedeReintentar }) => problema === null || puedeReintentar);
      let room = going.reduce((left, { bytes }) => left - bytes, maxBytes);
      for (const file of files) {
        const id = newId();
        const archivo = { id, file, nombre: file.name, bytes: file.size, progreso: 0, problema: null };
        if (file.size > room) {
          const problema = 'Los archivos superan los 15 MB juntos. Quite alguno.';
          setArchivos((all) => [...all, { ...archivo, problema, puedeReintentar: false }]);
          continue;
        }
        room -= file.size;
        setArchivos((all) => [...all, archivo]);
        void upload(id, file);
      }
    },
    retry(id: string) {
      const archivo = archivos.find((one) => one.id === id);
      if (archivo) void upload(id, archivo.file);
    },
    remove(id: string) {
      requests.current.get(id)?.abort();
      setArchivos((all) => all.filter((one) => one.id !== id));
    },
    clear() {
      stop();
      setArchivos([]);
    },
  };
}
