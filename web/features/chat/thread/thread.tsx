import { MessageCircle } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { useApp, useAppSelector } from '../../../store/hooks';
import { useChatGetQuery } from '../chat-api';
import type { Conversation } from '../conversations';
import { installChat } from '../install-chat';
import { selectOutgoing } from '../outbox-slice';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import styles from './thread.module.css';
import { ThreadHeader } from './thread-header';
import { useMarkRead } from './use-mark-read';

interface ThreadProps {
  conversation: Conversation;
  /** Shown before the name: a link back to the list. */
  back?: ReactNode;
}

/** One conversation: its header, its messages and the field to write. Key it by the contact's id. */
export function Thread({ conversation: { contact, chat }, back }: ThreadProps) {
  const app = useApp();
  useLayoutEffect(() => installChat(app), [app]);
  // The list of chats has the last messages, which show at once; the chat itself has more.
  const { currentData: whole } = useChatGetQuery({ id: chat?.id ?? '' }, { skip: !chat });
  const messages = (whole ?? chat)?.messages ?? [];
  const outgoing = useAppSelector(selectOutgoing).filter((message) => message.contactId === contact.id);
  useMarkRead(chat);

  return (
    <section className={styles.thread} aria-label={`Conversación con ${contact.name}`}>
      <ThreadHeader contact={contact} chat={chat} back={back} />
      {messages.length + outgoing.length > 0 ? (
        <MessageList messages={messages} outgoing={outgoing} />
      ) : (
        <div className={styles.blank}>
          <EmptyState
            Icon={MessageCircle}
            title="Todavía no hay mensajes"
            text={`Escriba el primero a ${contact.name}.`}
          />
        </div>
      )}
      <MessageForm contact={contact} />
    </section>
  );
}
