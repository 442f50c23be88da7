import { useEffect, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { type Mencionable, mencionadosIn } from '../../../../components/menciones/menciones';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { detach } from '../adjuntos/subir';
import type { ChatEntry } from '../chat-entries';
import { toHtml } from '../mensaje-html';
import { mensajes } from '../mensajes-api';
import { sendRequested } from '../outbox-slice';
import type { Escrito } from './use-escrito';

interface EnviarOptions {
  entry: ChatEntry;
  escrito: Escrito;
  /** The people whom the message can mention. */
  people: readonly Mencionable[];
  /** Called when a new message is sent. */
  onSent: () => void;
}

/** Sends the written text and its files: as a new message, or as the change of a message. */
export function useEnviar({ entry: { conversacion }, escrito, people, onSent }: EnviarOptions) {
  const { clave, text, elegidos, citado, adjuntos, edicion, cancel } = escrito;
  const dispatch = useAppDispatch();
  const { escribir } = useEscribir();
  const [isSaving, setIsSaving] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const isUploading = adjuntos.some(({ subido, problema }) => !subido && !problema);
  const failed = adjuntos.filter(({ problema }) => problema);
  const isMore = text.trim() !== '' || failed.length < adjuntos.length;
  const isEmpty = text.trim() === '' && adjuntos.length === 0;

  const save = async (mensajeId: string, typed: string, menciones: string[]) => {
    setIsSaving(true);
    const escribirMensajeDto = { valor: toHtml(typed, people), menciones };
    const id = conversacion?.id ?? '';
    const saved = await escribir(mensajes.send('mensajesUpdate', { id, mensajeId, escribirMensajeDto }));
    setIsSaving(false);
    // A refused change stays in the field.
    if (saved) cancel();
  };
  const send = ({ isRest = false } = {}) => {
    if (isEmpty || isSaving || (failed.length > 0 && !isRest)) return;
    setIsAwaited(isUploading);
    if (isUploading) return;
    const typed = text.trim();
    const mentioned = mencionadosIn(typed, people, elegidos);
    if (edicion) {
      void save(edicion.mensajeId, typed, mentioned);
      return;
    }
    onSent();
    dispatch(
      sendRequested({
        id: newId(),
        clave,
        conversacionId: conversacion?.id,
        text: typed,
        menciones: people.filter(({ id }) => mentioned.includes(id)),
        citado,
        adjuntos: adjuntos.flatMap(({ subido }) => subido ?? []),
        queuedAt: new Date().toISOString(),
      }),
    );
  };
  // A message sent during the uploads of its files goes out when the uploads end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the uploads end
  useEffect(() => {
    if (isUploading) return;
    if (isAwaited) send();
    setIsAwaited(false);
  }, [isUploading]);

  return {
    isEmpty,
    /** Whether the message goes out when its files are uploaded. */
    isAwaited,
    canSend: !(isEmpty || isSaving || failed.length > 0 || isAwaited),
    send: () => send(),
    /** The names of the refused files, when the rest of the message can be sent. */
    refused: isMore && !isUploading ? failed.map(({ nombre }) => nombre) : [],
    /** Sends the message without the refused files. */
    sendRest: () => {
      for (const { id } of failed) dispatch(detach(clave, id));
      send({ isRest: true });
    },
  };
}
