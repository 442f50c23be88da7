import { useEffect, useState } from 'react';
import type { SolicitudAdjuntoDto } from '../../../../api/generated/ayuda';
import type { AdjuntoNuevo } from '../../../../components/adjuntos/adjuntos-nuevos';
import { useAppDispatch } from '../../../../store/hooks';
import { AttachmentUploads } from '../../../../subidas/attachment-uploads';

interface Archivo extends AdjuntoNuevo {
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
  const dispatch = useAppDispatch();
  const [archivos, setArchivos] = useState<Archivo[]>([]);
  const [uploads] = useState(() => new AttachmentUploads());
  // The uploads stop when the person leaves the page.
  useEffect(() => () => uploads.removeAll(), [uploads]);

  const upload = (id: string) => {
    const change = (changes: Partial<Archivo>) =>
      setArchivos((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
    const urlOf = () => '/api/apps/help-center/requests/files';
    const onSent = ([subido]: SolicitudAdjuntoDto[]) => change({ subido: subido?.id, mime: subido?.mime });
    void dispatch(uploads.send(id, { urlOf, change, onSent }));
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
        const archivo = uploads.add(file);
        if (file.size > room) {
          const problema = 'Los archivos superan los 15 MB juntos. Quite alguno.';
          setArchivos((all) => [...all, { ...archivo, problema, puedeReintentar: false }]);
          continue;
        }
        room -= file.size;
        setArchivos((all) => [...all, archivo]);
        upload(archivo.id);
      }
    },
    retry: upload,
    remove(id: string) {
      uploads.remove(id);
      setArchivos((all) => all.filter((one) => one.id !== id));
    },
    clear() {
      uploads.removeAll();
      setArchivos([]);
    },
  };
}
