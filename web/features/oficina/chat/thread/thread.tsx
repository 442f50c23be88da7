import { skipToken } from '@reduxjs/toolkit/query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useSoltar } from '../../../../components/adjuntos/use-soltar';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { enumerar } from '../../../../lib/enumerar';
import { warn } from '../../../../lib/log';
import { useWindowHidden } from '../../../../lib/use-window-hidden';
import { selectUnreached } from '../../../../live/connection-slice';
import { selectUser } from '../../../../session/session-selectors';
import { useApp, useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { attach } from '../adjuntos/subir';
import {
  type Contact,
  type Conversacion,
  conversaciones,
  type Mensaje,
  useChatFindContactosQuery,
  useConversacionesGetQuery,
} from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { selectEscritores, writerGone } from '../escribiendo-slice';
import { installChat } from '../install-chat';
import { deCarpetaOpened, selectOutgoing } from '../outbox-slice';
import { MensajeForm } from './mensaje-form';
import { MensajeList } from './mensaje-list';
import { MensajePanels } from './mensaje-panels';
import styles from './thread.module.css';
import { ThreadHeader } from './thread-header';
import { toFilas } from './thread-rows';
import { useAccionesDeMensaje } from './use-mensaje-actions';
import { useThread } from './use-thread';

const noContacts: Contact[] = [];

interface ThreadProps {
  entry: ChatEntry;
  /** The id of the message to scroll to. */
  mensajeId?: string | null;
  /** A link back to the list, shown before the name. */
  back?: ReactNode;
  /** Whether the thread is shown on the page of its carpeta. */
  isInCarpeta?: boolean;
}

/** One conversation: its header, its messages and the field to write. Give it the `clave` as its React key. */
export function Thread({ entry, mensajeId = null, back, isInCarpeta = false }: ThreadProps) {
  const app = useApp();
  useLayoutEffect(() => installChat(app), [app]);
  const { clave, nombre, contacto, conversacion } = entry;
  const chatId = conversacion?.id;
  const user = useAppSelector(selectUser);
  const usuarioId = user?.id;
  const { currentData: detalle } = useConversacionesGetQuery(chatId ? { id: chatId } : skipToken);
  const outgoing = useAppSelector((state) => selectOutgoing(state).filter((one) => one.clave === clave), shallowEqual);
  const isAway = useAppSelector(selectUnreached) !== null;
  const thread = useThread(chatId);
  const { tramo } = thread;
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
  // The unread line must know how far the person had read. So its hook comes before the mark as read.
  useMarkRead(detalle ? conversacion : null, isAtEnd && !hayPosteriores ? mensajes.at(-1)?.id : undefined);

  const leidoHasta = useMemo(() => others.map((persona) => persona.leidoHasta ?? '').sort()[0] ?? null, [others]);
  const filas = useMemo(
    () => toFilas({ mensajes, outgoing, leidoHasta, leiHasta, isAway }),
    [mensajes, outgoing, leidoHasta, leiHasta, isAway],
  );
  // The messages are drawn in small parts: drawing a whole page of older messages would stop the scrolling.
  const drawn = useDeferredValue(useMemo(() => ({ filas, tramo }), [filas, tramo]));
  const isDrawing = filas.length > 0 && drawn.filas.length === 0;
  const escribiendo = escribiendoText(useEscritores(chatId, mensajes.at(-1)));
  const { acciones, open, close } = useAccionesDeMensaje(entry, user);

  const dispatch = useAppDispatch();
  const carpetaId = conversacion?.carpeta?.id;
  useEffect(() => {
    if (carpetaId) dispatch(deCarpetaOpened({ clave, carpetaId }));
  }, [carpetaId, clave, dispatch]);
  const { isOver, handlers } = useSoltar((files) => dispatch(attach({ clave, conversacionId: chatId }, files)));

  return (
    <Row
      as="section"
      column
      grow
      shrinks
      relative
      className={styles.thread}
      aria-label={`Conversación con ${nombre}`}
      {...handlers}
    >
      {isOver && <p className={styles.drop}>Suelte los archivos para adjuntarlos</p>}
      <ThreadHeader entry={entry} detalle={detalle} back={back} isInCarpeta={isInCarpeta} escribiendo={escribiendo} />
      {(thread.isLoading || isDrawing) && (
        <Box pad={4} grow shrinks="y" className={styles.loading}>
          <LoadingSkeleton rows={6} rowHeight={44} />
        </Box>
      )}
      {thread.error !== undefined && <ErrorState error={thread.error} onRetry={() => void thread.refetch()} />}
      {!thread.isLoading && thread.error === undefined && filas.length === 0 && (
        <Stack middle grow shrinks="y" scrolls>
          <EmptyState
            Icon={MessageCircle}
            title="Todavía no hay mensajes"
            text={contacto ? `Escriba el primero a ${nombre}.` : 'Escriba el primero.'}
          />
        </Stack>
      )}
      {filas.length > 0 && !isDrawing && (
        <MensajeList
          chatId={chatId}
          filas={drawn.filas}
          tramo={drawn.tramo}
          thread={thread}
          hasAutores={!contacto}
          acciones={acciones}
          heldId={open?.mensaje.id}
          mensajeId={mensajeId}
          leiHasta={leiHasta}
          onAtEnd={setIsAtEnd}
        />
      )}
      <MensajeForm entry={entry} personas={others} mensajes={mensajes} onEdit={acciones.editar} />
      <MensajePanels open={open} acciones={acciones} personas={others} onClose={close} />
    </Row>
  );
}

/** The first names of the people who are writing in a conversation. The author of the message `last` counts as done. */
function useEscritores(chatId: string | undefined, last: Mensaje | undefined): string[] {
  const dispatch = useAppDispatch();
  const { data: contacts = noContacts } = useChatFindContactosQuery();
  const writing = useAppSelector(
    (state) => selectEscritores(state).flatMap((one) => (one.chatId === chatId ? one.usuarioId : [])),
    shallowEqual,
  );
  const lastId = last?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (chatId && last?.autor) dispatch(writerGone({ chatId, usuarioId: last.autor.id }));
  }, [lastId]);
  return writing.map((id) => contacts.find((contact) => contact.id === id)?.name.replace(/ .*/, '') ?? 'Alguien');
}

/** Says who is writing: «Ana y Beto están escribiendo…». Empty when nobody is. */
function escribiendoText(nombres: readonly string[]): string {
  if (nombres.length === 0) return '';
  if (nombres.length > 2) return 'Varias personas están escribiendo…';
  return `${enumerar(nombres)} ${nombres.length === 1 ? 'está' : 'están'} escribiendo…`;
}

/**
 * Marks a conversation as read up to a message, but only while its tab is visible.
 * @param shownId the id of the last message; undefined while it is out of sight
 */
function useMarkRead(conversacion: Conversacion | null, shownId: string | undefined): void {
  const dispatch = useAppDispatch();
  const sentFor = useRef<string | undefined>(undefined);
  const id = conversacion?.id;
  const hasUnread = (conversacion?.sinLeer ?? 0) > 0;

  useEffect(() => {
    if (!id || !hasUnread || !shownId) return;
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      sentFor.current = shownId;
      const reading = { id, marcarLeidaDto: { hasta: shownId } };
      dispatch(conversaciones.send('conversacionesRead', reading)).catch((error) =>
        warn('A conversation was not marked as read', error),
      );
    };
    // After a refusal the conversation is unread again. Sending at once again could go on without end. So it waits for
    // the next message, or for the person to come back to the tab.
    if (sentFor.current !== shownId) markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [id, hasUnread, shownId, dispatch]);
}

interface UnreadLineOptions {
  /** The time until which the person had read when the thread opened; undefined while it is not loaded. */
  leiHasta: string | null | undefined;
  hasUnread: boolean;
  mensajes: readonly Mensaje[];
  /** Whether the last message is in sight. */
  isAtEnd: boolean;
}

/**
 * The time after which the line of unread messages is drawn; null for no line. The line stays until the person leaves
 * the thread or writes.
 */
function useUnreadLine({ leiHasta, hasUnread, mensajes, isAtEnd }: UnreadLineOptions) {
  const isHidden = useWindowHidden();
  const [linea, setLinea] = useState<string | null>(null);
  const hasBegun = useRef(false);
  /** The time at which the last message that was in sight was written. */
  const seenUntil = useRef<string | null>(null);
  const last = mensajes.at(-1);
  const isSeen = isAtEnd && !isHidden;

  useEffect(() => {
    if (leiHasta === undefined || hasBegun.current) return;
    hasBegun.current = true;
    if (hasUnread) setLinea(leiHasta ?? '');
  }, [leiHasta, hasUnread]);

  useEffect(() => {
    if (!last) return;
    if (last.esPropio) {
      setLinea(null);
    } else if (!isSeen && seenUntil.current !== null && last.creadoEn > seenUntil.current) {
      const until = seenUntil.current;
      setLinea((now) => now ?? until);
    }
    if (isSeen) seenUntil.current = last.creadoEn;
  }, [last, isSeen]);

  return linea;
}
