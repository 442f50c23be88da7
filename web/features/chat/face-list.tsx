import { ConversationAvatar } from './conversation-avatar';
import { type Conversation, conversationName, unreadOf } from './conversations';
import styles from './face-list.module.css';

interface FaceListProps {
  conversations: Conversation[];
  current?: Conversation | null;
  onChosen: (conversation: Conversation) => void;
}

/** A column with the faces of the people to talk with. */
export function FaceList({ conversations, current, onChosen }: FaceListProps) {
  return (
    <ul className={styles.faces} aria-label="Conversaciones">
      {conversations.map((conversation) => {
        const { clave, nombre } = conversation;
        return (
          <li key={clave}>
            <button
              type="button"
              className={styles.face}
              title={nombre}
              aria-label={conversationName(conversation)}
              aria-current={clave === current?.clave || undefined}
              onClick={() => onChosen(conversation)}
            >
              <ConversationAvatar conversation={conversation} isUnread={unreadOf(conversation) > 0} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
