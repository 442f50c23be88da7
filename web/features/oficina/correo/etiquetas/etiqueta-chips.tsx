import { X } from 'lucide-react';
import { useColeccion } from '../../../../collection/use-collection';
import { etiquetas } from '../correos';
import type { Etiqueta } from '../correos-api';
import styles from './color.module.css';

interface EtiquetaChipsProps {
  /** The ids of the labels of a mail. */
  ids: readonly string[];
  /** Gives each chip an x, which removes the label. */
  onQuitar?: (etiqueta: Etiqueta) => void;
}

export function EtiquetaChips({ ids, onQuitar }: EtiquetaChipsProps) {
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const shown = ids.flatMap((id) => todas.find((etiqueta) => etiqueta.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Etiquetas">
      {shown.map((etiqueta) => (
        <li key={etiqueta.id} className={`${styles.color} ${styles.chip}`} data-color={etiqueta.color}>
          <span>{etiqueta.title}</span>
          {onQuitar && (
            <button
              type="button"
              className={styles.quitar}
              aria-label={`Quitar la etiqueta ${etiqueta.title}`}
              onClick={() => onQuitar(etiqueta)}
            >
              <X size={14} strokeWidth={2} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
