import { memo } from 'react';
import { BareButton } from '../../../components/layout/layout';
import { useAppDispatch } from '../../../store/hooks';
import { ConversationAvatar } from './conversacion-avatar';
import { type Conversation, conversationName, selectionOf, unreadOf } from './conversaciones';
import styles from './face-list.module.css';
import { quickChatOpened } from './quick-chat-slice';

interface FaceListProps {
  conversations: Conversation[];
  current?: Conversation | null;
}

/** A column with the faces of conversations. A face opens the quick chat with that conversation. */
export function FaceList({ conversations, current }: FaceListProps) {
  return (
    <ul className={styles.faces} aria-label="Conversaciones">
      {conversations.map((conversation) => (
        <Face key={conversation.clave} conversation={conversation} isCurrent={conversation.clave === current?.clave} />
      ))}
    </ul>
  );
}

interface FaceProps {
  conversation: Conversation;
  isCurrent: boolean;
}

const Face = memo(function Face({ conversation, isCurrent }: FaceProps) {
  const dispatch = useAppDispatch();
  return (
    <li>
      <BareButton
        middle
        round="lg"
        flow="stack"
        hover
        focusInside
        className={styles.face}
        title={conversation.nombre}
        aria-label={conversationName(conversation)}
        aria-current={isCurrent || undefined}
        onClick={() => dispatch(quickChatOpened(selectionOf(conversation)))}
      >
        <ConversationAvatar conversation={conversation} isUnread={unreadOf(conversation) > 0} />
      </BareButton>
    </li>
  );
});
