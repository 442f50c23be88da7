import styles from './cuenta-logo.module.css';

interface CuentaLogoProps {
  /** The address of the picture; nothing is shown without one. */
  logo: string | null | undefined;
  /** Pixels of height; it may be three times as wide. */
  size: number;
}

/** An office's logo, beside its name: it says nothing that the name does not. */
export function CuentaLogo({ logo, size }: CuentaLogoProps) {
  if (!logo) return null;
  return <img className={styles.logo} src={logo} alt="" style={{ height: size, maxWidth: size * 3 }} />;
}
