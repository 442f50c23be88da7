import { MessageCircleX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
import { warn } from '../../lib/log';
import styles from './chat-page.module.css';

interface ChatMissingProps {
  id: string;
  /** What the server said. */
  error: unknown;
}

/** An address whose chat nobody has, or somebody else. */
export function ChatMissing({ id, error }: ChatMissingProps) {
  const problem = `Could not found chat with id of ${id}!`;
  useEffect(() => warn(problem, error), [problem, error]);
  return (
    <div className={styles.empty} role="alert">
      <EmptyState
        Icon={MessageCircleX}
        title="No se encontró la conversación"
        text={problem}
        action={
          <Link className="button" to="/chat">
            Ver las conversaciones
          </Link>
        }
      />
    </div>
  );
}
