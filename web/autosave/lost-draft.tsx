import { useId } from 'react';
import { Button } from '../components/button';
import { useCopy } from '../components/use-copy';
import { textOf } from './draft-text';
import styles from './lost-draft.module.css';

interface LostDraftProps {
  /** What is not saved of the thing that is gone; nothing is shown without any. */
  draft: object;
  onDiscard: () => void;
}

/** Gives what was written in a thing that is gone to be copied elsewhere or let go: nothing else would lead to it. */
export function LostDraft({ draft, onDiscard }: LostDraftProps) {
  const headingId = useId();
  const text = textOf(draft);
  const { isCopied, copy, forget } = useCopy(text);
  if (Object.keys(draft).length === 0) return null;
  return (
    <section className={styles.draft} aria-labelledby={headingId}>
      <p id={headingId} className={styles.title}>
        Lo que escribió y no se guardó
      </p>
      <p className={styles.text}>{text || 'Un cambio sin texto.'}</p>
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={onDiscard}>
          Descartarlo
        </Button>
        {text && (
          <Button size="small" variant="contained" onClick={copy} onBlur={forget}>
            <span aria-live="polite">{isCopied ? 'Copiado' : 'Copiar'}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
