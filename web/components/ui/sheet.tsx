import { Dialog, type DialogProps } from './dialog';
import styles from './sheet.module.css';

interface SheetProps extends DialogProps {
  side: 'left' | 'right';
}

/**
 * A dialog as high as the window that slides in from one side. Its class must set `--sheet-width`, and may set
 * `--sheet-from`, the offset where it starts.
 */
export function Sheet({ side, className = '', ...dialog }: SheetProps) {
  return (
    <Dialog
      {...dialog}
      className={`${styles.sheet} ${className}`}
      backdropClassName={`${styles.backdrop} ${dialog.backdropClassName ?? ''}`}
      data-side={side}
    />
  );
}
