import { Tag } from 'lucide-react';
import type { Etiqueta } from '../correos-api';
import styles from './color.module.css';
import { tonos } from './colores';

/** An icon of a tag in the colour of a label. */
export function EtiquetaIcon({ color, size = 18 }: { color: Etiqueta['color']; size?: number }) {
  return <Tag className={styles.icon} data-tone={tonos[color]} size={size} strokeWidth={1.75} aria-hidden="true" />;
}
