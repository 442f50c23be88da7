import styles from './archivo-icon.module.css';
import { TipoIcon } from './tipo-icon';
import { useMiniatura } from './use-miniatura';

interface ArchivoIconProps {
  mime: string;
  /** The address of a small picture of the file. */
  miniatura?: string | null;
  /** The height of the icon, in pixels. */
  size?: number;
  /** The width of the small picture, in pixels; as `size` by default. */
  pictureWidth?: number;
}

/** The icon of a file's type, or a small picture of the file. */
export function ArchivoIcon({ mime, miniatura, size = 32, pictureWidth = size }: ArchivoIconProps) {
  const url = useMiniatura(miniatura);
  return url ? (
    <img className={styles.miniatura} src={url} alt="Imagen" width={pictureWidth} height={size} draggable={false} />
  ) : (
    <TipoIcon mime={mime} size={size} />
  );
}
