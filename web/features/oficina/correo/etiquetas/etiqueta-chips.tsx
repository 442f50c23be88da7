import { useColeccion } from '../../../../collection/use-collection';
import { Cut, PlainList } from '../../../../components/layout/layout';
import { etiquetas } from '../correos';
import type { Etiqueta } from '../correos-api';
import styles from './color.module.css';
import { tonos } from './colores';
import { QuitarButton } from './quitar-button';

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
    <PlainList flow="row" wrap gap={1} shrinks aria-label="Etiquetas">
      {shown.map((etiqueta) => (
        <li key={etiqueta.id} className={styles.chip} data-tone={tonos[etiqueta.color]}>
          <Cut>{etiqueta.title}</Cut>
          {onQuitar && (
            <QuitarButton label={`Quitar la etiqueta ${etiqueta.title}`} onQuitar={() => onQuitar(etiqueta)} />
          )}
        </li>
      ))}
    </PlainList>
  );
}
