import { useEffect, useState } from 'react';
import { keepForm, readKeptForms } from '../../../../autosave/kept-drafts';
import { Button } from '../../../../components/button';
import { Alert } from '../../../../components/ui/alert';
import { selectScope } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import styles from './comentario-item.module.css';

interface EdicionPerdidaProps {
  /** The id of the comment. */
  id: string;
  onClose: () => void;
}

/** The text of an edit whose comment was deleted meanwhile. The person can copy it before discarding it. */
export function EdicionPerdida({ id, onClose }: EdicionPerdidaProps) {
  const scope = useAppSelector(selectScope);
  const key = `comentario/${id}`;
  const [texto] = useState(() => (scope === null ? undefined : readKeptForms(scope)[key]?.fields.texto));
  const close = () => {
    if (scope !== null) keepForm(scope, key, null);
    onClose();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the comment is gone
  useEffect(() => {
    if (!texto) close();
  }, []);

  if (!texto) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={close}>
          Descartar
        </Button>
      }
    >
      Este comentario fue eliminado. Puede copiar lo que usted escribía:
      <p className={styles.texto}>{String(texto)}</p>
    </Alert>
  );
}
