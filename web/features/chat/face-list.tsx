import type { Contact } from './chat-api';
import { ContactAvatar } from './contact-avatar';
import { type Conversation, conversationName } from './conversations';
import styles from './face-list.module.css';

interface FaceListProps {
  conversations: Conversation[];
  current?: Conversation | null;
  onChosen: (contact: Contact) => void;
}

/** A column with the faces of the people to talk with. */
export function FaceList({ conversations, current, onChosen }: FaceListProps) {
  return (
    <ul className={styles.faces} aria-label="Conversaciones">
      {conversations.map((conversation) => {
        const { contact, chat } = conversation;
        return (
          <li key={contact.id}>
            <button
              type="button"
              className={styles.face}
              title={contact.name}
              aria-label={conversationName(conversation)}
              aria-current={contact.id === current?.contact.id || undefined}
              onClick={() => onChosen(contact)}
            >
              <ContactAvatar contact={contact} isUnread={Boolean(chat?.unreadCount)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
