import { BellOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { seenNames } from '../../../components/presence-dot';
import { searchOf } from '../../../lib/use-url-state';
import { ConversationAvatar } from '../conversation-avatar';
import { addressOf, type Conversation, unreadOf } from '../conversations';
import { chatSchema } from '../use-open-conversation';
import styles from './conversation-list.module.css';
import { formatWhen } from './format-when';

interface ConversationRowProps {
  conversation: Conversation;
  isCurrent: boolean;
  /** The search of the list, which the link keeps. */
  search: string;
}

/** One conversation of the list: its name, the last message, its time, and the unread count. */
export function ConversationRow({ conversation, isCurrent, search }: ConversationRowProps) {
  const { nombre, conversacion } = conversation;
  const unread = unreadOf(conversation);
  return (
    <li>
      <Link
        className={styles.row}
        to={addressOf(conversation, searchOf(chatSchema, { con: null, buscar: search, mensaje: null }))}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0}
      >
        <ConversationAvatar conversation={conversation} />
        <span className={styles.lines}>
          <span className={styles.line}>
            <span className={styles.name}>{nombre}</span>
            <span className={styles.when}>{conversacion?.ultimo && formatWhen(conversacion.ultimo.en)}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.last}>{lastLineOf(conversation)}</span>
            <span className={styles.marks}>
              {conversacion?.silenciada && <BellOff size={14} strokeWidth={1.75} role="img" aria-label="Silenciado" />}
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

/** The last message, in a group with who wrote it; before the first one, how it is with them. */
function lastLineOf({ contacto, conversacion }: Conversation): string {
  const ultimo = conversacion?.ultimo;
  if (!ultimo) return contacto ? seenNames[contacto.estado] : 'Todavía no hay mensajes';
  const text = ultimo.texto ?? 'Mensaje eliminado';
  if (ultimo.esPropio) return `Usted: ${text}`;
  return contacto ? text : `${ultimo.autor?.nombre.split(' ')[0] ?? 'Alguien'}: ${text}`;
}
