import { MessageCircleX } from 'lucide-react';
import { useEffect } from 'react';
import { Stack } from '../../../components/layout/layout';
import { Missing } from '../../../components/missing';
import { warn } from '../../../lib/log';
import styles from './chat-page.module.css';
import { EscritoPerdido } from './escrito-perdido';

interface ChatMissingProps {
  id: string;
  error: unknown;
}

/** Shown when the chat of the address does not exist, or when the person may not see the chat. */
export function ChatMissing({ id, error }: ChatMissingProps) {
  const problem = `Could not found chat with id of ${id}!`;
  useEffect(() => warn(problem, error), [problem, error]);
  return (
    <Stack items="center" grow className={styles.empty}>
      <Missing
        Icon={MessageCircleX}
        title="No se encontró la conversación"
        text={problem}
        back={{ label: 'Ver las conversaciones', to: '/chat' }}
      >
        <EscritoPerdido clave={id} />
      </Missing>
    </Stack>
  );
}
