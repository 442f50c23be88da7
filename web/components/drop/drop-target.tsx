import { Upload } from 'lucide-react';
import { Text } from '../layout/layout';
import styles from './drop-target.module.css';

/** Lies over the tab while files are dragged, and names their destination. */
export function DropTarget({ lugar }: { lugar: string }) {
  return (
    <div className={styles.target}>
      <div className={styles.message}>
        <Upload size={28} strokeWidth={1.5} aria-hidden="true" />
        <Text as="p" marginTop={2} size="lg" weight="strong">
          Suelte los archivos para subirlos
        </Text>
        <p>Quedarán en {lugar}</p>
      </div>
    </div>
  );
}
