import { memo } from 'react';
import styles from './iconos.module.css';

interface IconoProps {
  /** The SVG of the icon. Without it nothing is drawn. */
  markup: string | undefined;
  /** The size in pixels. */
  size: number;
}

/** One icon of a sprite. */
export const Icono = memo(function Icono({ markup = '', size }: IconoProps) {
  return (
    <i
      className={styles.icono}
      style={{ width: size, height: size }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of packages of icons
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
