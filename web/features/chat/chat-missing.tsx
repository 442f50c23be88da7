import { MessageCircleX } from 'lucide-react';
import { useEffect } from 'react';
import { Missing } from '../../components/missing';
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
    <div className={styles.empty}>
      <Missing
        Icon={MessageCircleX}
        title="No se encontró la conversación"
        text={problem}
        back={{ label: 'Ver las conversaciones', to: '/chat' }}
      />
    </div>
  );
}
