import { Folder, Lock } from 'lucide-react';
import { Stack } from '../../../../components/layout/layout';
import { ArchivoIcon } from '../../../../components/viewer/archivo-icon';
import { type Item, isReservado, mimeDe } from '../item';
import styles from './items.module.css';

interface ItemIconProps {
  item: Item;
  /** The height of the icon, in pixels. */
  size: number;
  /** The width of a small picture, in pixels; as `size` by default. */
  pictureWidth?: number;
}

/**
 * The icon of an item, or a small picture of it. A lock over it says that only titulares and adscriptos see the item.
 */
export function ItemIcon({ item, size, pictureWidth }: ItemIconProps) {
  return (
    <span className={styles.icono}>
      {item.tipo === 'archivo' ? (
        <ArchivoIcon
          mime={mimeDe(item.archivo)}
          miniatura={item.archivo.miniatura}
          size={size}
          pictureWidth={pictureWidth}
        />
      ) : (
        <Stack
          as="span"
          middle
          tone="primary"
          round="md"
          fill="sunken"
          style={{ width: size, height: size }}
          role="img"
          aria-label="Directorio"
        >
          <Folder size={size * 0.6} strokeWidth={1.75} aria-hidden="true" />
        </Stack>
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
