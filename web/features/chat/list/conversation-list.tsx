import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../components/search-field';
import type { Conversation } from '../conversations';
import styles from './conversation-list.module.css';
import { ConversationRow } from './conversation-row';
import { matchesName } from './matches-name';

interface ConversationListProps {
  conversations: Conversation[];
  current: Conversation | null;
}

/** My chats and the other members, found by name. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  const [params, setParams] = useSearchParams();
  const buscar = params.get('buscar') ?? '';
  const found = conversations.filter(({ contact }) => matchesName(contact.name, buscar));

  const search = (text: string) =>
    setParams(
      (before) => {
        before.delete('buscar');
        if (text) before.set('buscar', text);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h2 className={styles.title}>Conversaciones</h2>
        <search>
          <SearchField label="Buscar por nombre" value={buscar} onSearch={search} />
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
