import { Upload } from 'lucide-react';
import styles from './drop-target.module.css';

/** Lies over the tab while files are dragged, and says where they will go. */
export function DropTarget({ lugar }: { lugar: string }) {
  return (
    <div className={styles.target}>
      <div className={styles.message}>
        <Upload size={28} strokeWidth={1.5} aria-hidden="true" />
        <p className={styles.title}>Suelte los archivos para subirlos</p>
        <p>Quedarán en {lugar}</p>
      </div>
    </div>
  );
}
