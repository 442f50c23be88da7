import styles from './cuenta-logo.module.css';

interface CuentaLogoProps {
  /** The address of the picture; nothing is shown without one. */
  logo: string | null | undefined;
  /** The height in pixels; the width is at most three times that. */
  size: number;
}

/** An office's logo. Screen readers skip it, because the office's name stands beside it. */
export function CuentaLogo({ logo, size }: CuentaLogoProps) {
  if (!logo) return null;
  return <img className={styles.logo} src={logo} alt="" style={{ height: size, maxWidth: size * 3 }} />;
}
