import { skipToken } from '@reduxjs/toolkit/query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useSoltar } from '../../../../components/adjuntos/use-soltar';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { selectUnreached } from '../../../../live/connection-slice';
import { selectUser } from '../../../../session/session-selectors';
import { useApp, useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { attach } from '../adjuntos/subir';
import { useConversacionesGetQuery } from '../chat-api';
import type { Conversation } from '../conversations';
import { installChat } from '../install-chat';
import { deCarpetaOpened, selectOutgoing } from '../outbox-slice';
import { toFilas } from './filas';
import { MensajePanels } from './mensaje-panels';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import styles from './thread.module.css';
import { ThreadHeader } from './thread-header';
import { useAccionesDeMensaje } from './use-acciones-de-mensaje';
import { escribiendoText, useEscritores } from './use-escritores';
import { useHilo } from './use-hilo';
import { useMarkRead } from './use-mark-read';
import { useUnreadLine } from './use-unread-line';

interface ThreadProps {
  conversation: Conversation;
  /** The message to lead to. */
  mensajeId?: string | null;
  /** Shown before the name: a link back to the list. */
  back?: ReactNode;
  /** Whether it is shown on the page of its carpeta. */
  isInCarpeta?: boolean;
}

/** One conversation: its header, its messages and the field to write. Key it by the `clave`. */
export function Thread({ conversation, mensajeId = null, back, isInCarpeta = false }: ThreadProps) {
  const app = useApp();
  useLayoutEffect(() => installChat(app), [app]);
  const { clave, nombre, contacto, conversacion } = conversation;
  const chatId = conversacion?.id;
  const user = useAppSelector(selectUser);
  const usuarioId = user?.id;
  const { currentData: detalle } = useConversacionesGetQuery(chatId ? { id: chatId } : skipToken);
  const outgoing = useAppSelector((state) => selectOutgoing(state).filter((one) => one.clave === clave), shallowEqual);
  const isAway = useAppSelector(selectUnreached) !== null;
  const hilo = useHilo(chatId);
  const { tramo } = hilo;
  const { mensajes, hayPosteriores } = tramo;
  const [isAtEnd, setIsAtEnd] = useState(true);

  const [own, others] = useMemo(() => {
    const personas = detalle?.personas ?? [];
    return [personas.find(({ id }) => id === usuarioId), personas.filter(({ id }) => id !== usuarioId)];
  }, [detalle, usuarioId]);
  const leiHasta = useUnreadLine({
    leiHasta: detalle && (own?.leidoHasta ?? null),
    hasUnread: Boolean(conversacion?.sinLeer),
    mensajes,
    isAtEnd,
  });
  // Where the reading left off has to be known before it moves on.
  useMarkRead(detalle ? conversacion : null, isAtEnd && !hayPosteriores ? mensajes.at(-1)?.id : undefined);

  const leidoHasta = useMemo(() => others.map((persona) => persona.leidoHasta ?? '').sort()[0] ?? null, [others]);
  const filas = useMemo(
    () => toFilas({ mensajes, outgoing, leidoHasta, leiHasta, isAway }),
    [mensajes, outgoing, leidoHasta, leiHasta, isAway],
  );
  // Drawn in small parts: a page of older messages would stop the scrolling for as long as it takes to draw.
  const drawn = useDeferredValue(useMemo(() => ({ filas, tramo }), [filas, tramo]));
  const isDrawing = filas.length > 0 && drawn.filas.length === 0;
  const escribiendo = escribiendoText(useEscritores(chatId, mensajes.at(-1)));
  const { acciones, open, close } = useAccionesDeMensaje(conversation, user);

  const dispatch = useAppDispatch();
  const carpetaId = conversacion?.carpeta?.id;
  useEffect(() => {
    if (carpetaId) dispatch(deCarpetaOpened({ clave, carpetaId }));
  }, [carpetaId, clave, dispatch]);
  const { isOver, handlers } = useSoltar((files) => dispatch(attach({ clave, conversacionId: chatId }, files)));

  return (
    <section className={styles.thread} aria-label={`Conversación con ${nombre}`} {...handlers}>
      {isOver && <p className={styles.drop}>Suelte los archivos para adjuntarlos</p>}
      <ThreadHeader
        conversation={conversation}
        detalle={detalle}
        back={back}
        isInCarpeta={isInCarpeta}
        escribiendo={escribiendo}
      />
      {(hilo.isLoading || isDrawing) && (
        <div className={styles.loading}>
          <LoadingSkeleton rows={6} rowHeight={44} />
        </div>
      )}
      {hilo.error !== undefined && <ErrorState error={hilo.error} onRetry={() => void hilo.refetch()} />}
      {!hilo.isLoading && hilo.error === undefined && filas.length === 0 && (
        <div className={styles.blank}>
          <EmptyState
            Icon={MessageCircle}
            title="Todavía no hay mensajes"
            text={contacto ? `Escriba el primero a ${nombre}.` : 'Escriba el primero.'}
          />
        </div>
      )}
      {filas.length > 0 && !isDrawing && (
        <MessageList
          filas={drawn.filas}
          tramo={drawn.tramo}
          hilo={hilo}
          hasAutores={!contacto}
          acciones={acciones}
          heldId={open?.mensaje.id}
          mensajeId={mensajeId}
          leiHasta={leiHasta}
          onAtEnd={setIsAtEnd}
        />
      )}
      <MessageForm conversation={conversation} personas={others} mensajes={mensajes} onEdit={acciones.editar} />
      <MensajePanels open={open} acciones={acciones} personas={others} onClose={close} />
    </section>
  );
}
