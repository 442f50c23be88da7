import { useId } from 'react';
import { Button } from '../components/button';
import { useCopy } from '../components/use-copy';
import styles from './lost-text.module.css';

interface LostTextProps {
  title: string;
  text: string;
  onDiscard: () => void;
}

/** A typed text whose form no longer exists, to copy or discard it. */
export function LostText({ title, text, onDiscard }: LostTextProps) {
  const headingId = useId();
  const { isCopied, copy, forget } = useCopy(text);
  return (
    <section className={styles.draft} aria-labelledby={headingId}>
      <p id={headingId} className={styles.title}>
        {title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.text} tabIndex={0} aria-label="Texto">
        {text || 'Un cambio sin texto.'}
      </section>
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
