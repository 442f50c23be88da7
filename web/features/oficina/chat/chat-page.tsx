import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { useColeccion } from '../../../collection/use-collection';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { IconLink } from '../../../components/icon-link';
import { Box, Card, Stack } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageTitle } from '../../../components/page-title';
import { conversaciones, useChatFindContactosQuery } from './chat-api';
import { ChatMissing } from './chat-missing';
import styles from './chat-page.module.css';
import { ChatVacio } from './chat-vacio';
import { EntryList } from './list/entry-list';
import { Thread } from './thread/thread';
import { useOpenEntry } from './use-open-entry';

/** The chats of the office: the list at the left, the open thread at the right. A phone shows one at a time. */
export function ChatPage() {
  const all = useColeccion(conversaciones, undefined);
  const contacts = useChatFindContactosQuery();
  const { entries, current, chatId, contactId, mensajeId, error: problem, isLooking, search } = useOpenEntry();
  const isAsked = Boolean(chatId || contactId);
  const error = all.error ?? contacts.error;

  if (!all.data || !contacts.data) {
    if (error)
      return <ErrorState error={error} onRetry={() => void Promise.all([all.refetch(), contacts.refetch()])} />;
    return <LoadingSkeleton rows={8} rowHeight={64} />;
  }
  // A chat with this member exists already, so the address changes to the address of the chat.
  if (contactId && current?.conversacion) return <Navigate replace to={`/chat/${current.conversacion.id}${search}`} />;

  const back = (
    <IconLink only="below-md" className={styles.back} to={`/chat${search}`} label="Volver a las conversaciones">
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  );
  if (entries.length === 0 && !isAsked) return <ChatVacio />;
  return (
    <>
      {/* The heading of the page, for the list and for the thread: a phone shows only one of them. */}
      <PageTitle>Chat</PageTitle>
      <Card bounded flow="stack" className={styles.page} data-open={isAsked} data-fills-window>
        <EntryList entries={entries} current={current} search={search} />
        <Box column shrinks className={styles.thread}>
          {current && <Thread key={current.clave} entry={current} mensajeId={mensajeId} back={back} />}
          {!current && isAsked && !isLooking && <ChatMissing id={chatId ?? contactId ?? ''} error={problem} />}
          {!isAsked && (
            <Stack items="center" grow className={styles.empty}>
              <EmptyState
                Icon={MessagesSquare}
                title="Elija una conversación"
                text="Los mensajes llegan en el momento, a una persona o a un grupo."
              />
            </Stack>
          )}
        </Box>
      </Card>
    </>
  );
}
