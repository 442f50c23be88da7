import styles from './cuenta-logo.module.css';

interface CuentaLogoProps {
  /** The address of the picture; nothing is shown without one. */
  logo: string | null | undefined;
  /** Pixels: the height, and the width too where it stands in a column of others. */
  size: number;
  isSquare?: boolean;
}

/** An office's logo, beside its name: it says nothing that the name does not. */
export function CuentaLogo({ logo, size, isSquare = false }: CuentaLogoProps) {
  if (!logo) return null;
  const box = isSquare ? { width: size, height: size } : { height: size, maxWidth: size * 3 };
  return <img className={styles.logo} src={logo} alt="" style={box} />;
}
