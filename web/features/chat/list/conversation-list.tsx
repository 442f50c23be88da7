import { SearchField } from '../../../components/search-field';
import { matcherOf } from '../../../lib/coincidencias';
import { useUrlState } from '../../../lib/use-url-state';
import type { Conversation } from '../conversations';
import { chatSchema } from '../use-open-conversation';
import styles from './conversation-list.module.css';
import { ConversationRow } from './conversation-row';

interface ConversationListProps {
  conversations: Conversation[];
  current: Conversation | null;
}

/** The person's chats and the other members, with a search by name. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  const [{ buscar }, change] = useUrlState(chatSchema);
  const matches = matcherOf(buscar);
  const found = conversations.filter(({ contact }) => matches(contact.name));

  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h2 className={styles.title}>Conversaciones</h2>
        <search>
          <SearchField
            label="Buscar por nombre"
            value={buscar}
            onSearch={(typed) => change({ buscar: typed }, { replace: true })}
          />
        </search>
      </header>
      <nav className={styles.rows} aria-label="Conversaciones">
        <ul>
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.contact.id}
              conversation={conversation}
              isCurrent={conversation.contact.id === current?.contact.id}
              search={buscar}
            />
          ))}
        </ul>
        <p className={styles.none} role="status">
          {found.length === 0 &&
            (buscar ? `Nadie se llama «${buscar}».` : 'Todavía no hay otros miembros en la oficina.')}
        </p>
      </nav>
    </div>
  );
}
