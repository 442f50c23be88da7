import { Modal, type ModalProps } from './modal';
import styles from './side-sheet.module.css';

interface SideSheetProps extends ModalProps {
  side: 'left' | 'right';
}

/**
 * A sheet that slides in from an edge of the window, as high as that. Its class says `--sheet-width` and, where they
 * are not the usual ones, `--sheet-from` and `--sheet-backdrop`.
 */
export function SideSheet({ side, className = '', children, ...modal }: SideSheetProps) {
  return (
    <Modal {...modal} className={`${styles.sheet} ${className}`} data-side={side}>
      <div className={styles.inside}>{children}</div>
    </Modal>
  );
}
