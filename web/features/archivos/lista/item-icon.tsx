import { Folder, Lock } from 'lucide-react';
import { useState } from 'react';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import { type Item, isReservado, mimeDe } from '../item';
import styles from './items.module.css';

interface ItemIconProps {
  item: Item;
  /** Its height in pixels. */
  size: number;
  /** That of a small picture, in pixels; as its height by default. */
  pictureWidth?: number;
}

/** The icon of an item, or a small picture; a lock over it says that titulares and adscriptos alone see it. */
export function ItemIcon({ item, size, pictureWidth = size }: ItemIconProps) {
  // Its address holds for hours.
  const [expired, setExpired] = useState<string>();
  const miniatura = item.tipo === 'archivo' ? item.archivo.miniatura : null;
  return (
    <span className={styles.icono}>
      {miniatura && miniatura !== expired ? (
        <img
          className={styles.miniatura}
          src={miniatura}
          alt="Imagen"
          width={pictureWidth}
          height={size}
          draggable={false}
          onError={() => setExpired(miniatura)}
        />
      ) : item.tipo === 'archivo' ? (
        <TipoIcon mime={mimeDe(item.archivo)} size={size} />
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
