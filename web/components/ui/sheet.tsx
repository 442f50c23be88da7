import { Dialog, type DialogProps } from './dialog';
import styles from './sheet.module.css';

interface SheetProps extends DialogProps {
  side: 'left' | 'right';
}

/**
 * A dialog that slides in from an edge of the window, as high as that. Its class says `--sheet-width` and, where it is
 * not the usual one, `--sheet-from`.
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
