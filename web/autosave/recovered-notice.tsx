import { useRef } from 'react';
import { Button } from '../components/button';
import styles from './recovered-notice.module.css';
import type { KeptForm } from './use-kept-form';

/** A notice inside a form: the form shows text that was typed before and never saved. */
export function RecoveredNotice({ kept }: { kept: Pick<KeptForm, 'recovered' | 'discard'> }) {
  const { recovered, discard } = kept;
  const notice = useRef<HTMLDivElement>(null);
  const drop = () => {
    // The button disappears, so the focus moves to the first field.
    notice.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
    discard();
  };
  return (
    <div ref={notice} role="status" className={styles.notice}>
      {recovered && (
        <>
          <p>
            Se recuperó lo que no se había guardado.
            {recovered === 'stale' && ' Alguien cambió lo mismo mientras tanto: al guardar quedará lo suyo.'}
          </p>
          <Button size="small" variant="outlined" onClick={drop}>
            Descartar
          </Button>
        </>
      )}
    </div>
  );
}
