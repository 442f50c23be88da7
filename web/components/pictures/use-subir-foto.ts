import { useState } from 'react';
import { apiMessage } from '../../api/api-message';
import { sendForm } from '../../api/send-form';
import { useServices } from '../../store/hooks';
import { problemOfFoto } from './recorte';

interface Foto<Dueno> {
  /** The address to which the picture is sent, as the field `image` of a form. */
  url: string;
  /** Runs before the upload, for example to create the owner of the picture. */
  before?: () => Promise<unknown>;
  /** Receives the owner of the picture, as the server answered it. */
  onSaved: (dueno: Dueno) => void;
  onRemove: () => Promise<unknown>;
}

/** Uploads the only picture of a thing, with its progress, and removes the picture. */
export function useSubirFoto<Dueno>({ url, before, onSaved, onRemove }: Foto<Dueno>) {
  const { http } = useServices();
  /** The progress from 0 to 1 during an upload; null otherwise. */
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
      await before?.();
      onSaved(await sendForm<Dueno>(http, url, body, { onUploadProgress: setProgreso }));
    } catch (error) {
      setProblema(apiMessage(error));
    } finally {
      setProgreso(null);
    }
  };

  const remove = async () => {
    setProblema(null);
    await onRemove().catch((error) => setProblema(apiMessage(error)));
  };

  return { progreso, problema, put, remove };
}
