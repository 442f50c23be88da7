import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiMessage } from '../../../api/api-message';
import { HintButton } from '../../../components/hint-button';
import { seenNames } from '../../../components/presence-dot';
import { useToast } from '../../../components/toast-actions';
import { type Chat, type Contact, useChatUpdateMutation } from '../chat-api';
import { ContactAvatar } from '../contact-avatar';
import styles from './thread.module.css';

interface ThreadHeaderProps {
  contact: Contact;
  chat: Chat | null;
  back?: ReactNode;
}

/** The contact of a thread, with a button to mute the chat. */
export function ThreadHeader({ contact, chat, back }: ThreadHeaderProps) {
  const [update] = useChatUpdateMutation();
  const toast = useToast();
  const mute = (id: string, muted: boolean) =>
    update({ modificarChatDto: { id, chat: { muted } } })
      .unwrap()
      .catch((error) => toast(apiMessage(error), { severity: 'error' }));
  const Icon = chat?.muted ? BellOff : Bell;
  return (
    <header className={styles.header}>
      {back}
      <ContactAvatar contact={contact} size={36} />
      <div className={styles.who}>
        <h2 className={styles.name}>{contact.name}</h2>
        <p className={styles.estado}>{seenNames[contact.estado]}</p>
      </div>
      {chat && (
        <HintButton
          label={chat.muted ? 'Activar los avisos' : 'Silenciar'}
          hintAlign="end"
          onClick={() => void mute(chat.id, !chat.muted)}
        >
          <Icon size={18} strokeWidth={1.75} />
        </HintButton>
      )}
    </header>
  );
}
