import { Folder, Lock } from 'lucide-react';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import { type Item, isReservado } from '../item';
import styles from './items.module.css';

/** The icon of an item; a lock over it says that titulares and adscriptos alone see it. */
export function ItemIcon({ item, size }: { item: Item; size: number }) {
  return (
    <span className={styles.icono}>
      {item.tipo === 'archivo' ? (
        <TipoIcon mime={item.archivo.actual.mime} size={size} />
      ) : (
        <span className={styles.carpeta} style={{ width: size, height: size }} role="img" aria-label="Directorio">
          <Folder size={size * 0.6} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      {isReservado(item) && (
        <span
          className={styles.candado}
          role="img"
          aria-label="Solo titulares y adscriptos"
          title="Solo titulares y adscriptos"
        >
          <Lock size={10} strokeWidth={2.5} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
