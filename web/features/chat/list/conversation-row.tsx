import { BellOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { seenNames } from '../../../components/presence-dot';
import { formatFecha, formatHora } from '../../../lib/fechas';
import { searchOf } from '../../../lib/use-url-state';
import { ContactAvatar } from '../contact-avatar';
import type { Conversation } from '../conversations';
import { chatSchema } from '../use-open-conversation';
import styles from './conversation-list.module.css';

interface ConversationRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  /** The search of the list, which the link keeps. */
  search: string;
}

/** One conversation of the list: the member, the last message, its time, and the unread count. */
export function ConversationRow({ conversation: { contact, chat }, isCurrent, search }: ConversationRowProps) {
  const unread = chat?.unreadCount ?? 0;
  const address = searchOf(chatSchema, { con: chat ? null : contact.id, buscar: search });
  const lastLine = chat?.lastMessage ?? seenNames[contact.estado];
  const isLastMine = chat?.messages.at(-1)?.isMine;
  return (
    <li>
      <Link
        className={styles.row}
        to={`${chat ? `/chat/${chat.id}` : '/chat'}${address}`}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0}
      >
        <ContactAvatar contact={contact} />
        <span className={styles.lines}>
          <span className={styles.line}>
            <span className={styles.name}>{contact.name}</span>
            <span className={styles.when}>{chat?.ultimoMensajeEn && formatWhen(chat.ultimoMensajeEn)}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.last}>
              {isLastMine && 'Usted: '}
              {lastLine}
            </span>
            <span className={styles.marks}>
              {chat?.muted && <BellOff size={14} strokeWidth={1.75} role="img" aria-label="Silenciado" />}
              {unread > 0 && (
                <span className={styles.count}>
                  {unread > 99 ? '99+' : unread}
                  <span className="visually-hidden"> sin leer</span>
                </span>
              )}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}

const formatWhen = (at: string) =>
  new Date(at).toDateString() === new Date().toDateString() ? formatHora(at) : formatFecha(at);
