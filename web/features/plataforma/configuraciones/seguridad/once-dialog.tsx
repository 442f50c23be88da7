import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { Text } from '../../../../components/layout/layout';
import { Dialog } from '../../../../components/ui/dialog';
import styles from './once-dialog.module.css';

interface OnceDialogProps {
  title: string;
  text: string;
  /** The label of the box that the person must check before closing. */
  keptLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows something that cannot be shown again. Neither Escape nor a click outside closes it. */
export function OnceDialog({ title, text, keptLabel, onClose, children }: OnceDialogProps) {
  const id = useId();
  const [isKept, setIsKept] = useState(false);
  return (
    <Dialog shape="page" className={styles.paper} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles.content}>
        <Text id={`${id}-title`} as="h2" size="lg" weight="strong">
          {title}
        </Text>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        {children}
      </div>
      <div className={styles.end}>
        <label className={styles.kept}>
          <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
          {keptLabel}
        </label>
        <Button variant="contained" disabled={!isKept} onClick={onClose}>
          Listo
        </Button>
      </div>
    </Dialog>
  );
}
