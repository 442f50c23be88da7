import { memo } from 'react';
import { BareButton } from '../../../components/layout/layout';
import { useAppDispatch } from '../../../store/hooks';
import { type ChatEntry, entryName, selectionOf, unreadOf } from './chat-entries';
import { EntryAvatar } from './entry-avatar';
import styles from './face-list.module.css';
import { quickChatOpened } from './quick-chat-slice';

interface FaceListProps {
  entries: ChatEntry[];
  current?: ChatEntry | null;
}

/** A column with the faces of conversations. A face opens the quick chat with that conversation. */
export function FaceList({ entries, current }: FaceListProps) {
  return (
    <ul className={styles.faces} aria-label="Conversaciones">
      {entries.map((entry) => (
        <Face key={entry.clave} entry={entry} isCurrent={entry.clave === current?.clave} />
      ))}
    </ul>
  );
}

interface FaceProps {
  entry: ChatEntry;
  isCurrent: boolean;
}

const Face = memo(function Face({ entry, isCurrent }: FaceProps) {
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
        title={entry.nombre}
        aria-label={entryName(entry)}
        aria-current={isCurrent || undefined}
        onClick={() => dispatch(quickChatOpened(selectionOf(entry)))}
      >
        <EntryAvatar entry={entry} isUnread={unreadOf(entry) > 0} />
      </BareButton>
    </li>
  );
});
