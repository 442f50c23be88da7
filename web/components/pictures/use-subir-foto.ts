import { useState } from 'react';
import { apiMessage } from '../../api/api-message';
import { sendForm } from '../../api/send-form';
import { useServices } from '../../store/hooks';
import { problemOfFoto } from './recorte';

interface Foto<Dueno> {
  /** Where it is sent, as the field `image` of a form. */
  url: string;
  /** What must be done first. */
  before?: () => Promise<unknown>;
  /** Keeps what the picture belongs to, as the server answered it. */
  onSaved: (dueno: Dueno) => void;
  /** Takes the picture away. */
  onRemove: () => Promise<unknown>;
}

/** Uploads the one picture of something, with its progress, and removes it. */
export function useSubirFoto<Dueno>({ url, before, onSaved, onRemove }: Foto<Dueno>) {
  const { http } = useServices();
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
