import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { HintButton } from '../../../components/hint-button';
import { presenceNames } from '../../../components/presence-dot';
import { type Chat, type Contact, useMuteChatMutation } from '../chat-api';
import { ContactAvatar } from '../contact-avatar';
import styles from './thread.module.css';

interface ThreadHeaderProps {
  contact: Contact;
  chat: Chat | null;
  back?: ReactNode;
}

/** With whom one talks, and whether their messages make themselves heard. */
export function ThreadHeader({ contact, chat, back }: ThreadHeaderProps) {
  const [muteChat] = useMuteChatMutation();
  const Icon = chat?.muted ? BellOff : Bell;
  return (
    <header className={styles.header}>
      {back}
      <ContactAvatar contact={contact} size={36} />
      <div className={styles.who}>
        <h2 className={styles.name}>{contact.name}</h2>
        <p className={styles.estado}>{presenceNames[contact.estado]}</p>
      </div>
      {chat && (
        <HintButton
          label={chat.muted ? 'Activar los avisos' : 'Silenciar'}
          hintAlign="end"
          onClick={() => void muteChat({ id: chat.id, muted: !chat.muted })}
        >
          <Icon size={18} strokeWidth={1.75} />
        </HintButton>
      )}
    </header>
  );
}
