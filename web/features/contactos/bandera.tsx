import styles from './bandera.module.css';
import type { Pais } from './contactos-api';

/** The flag of a country, for the eye: its name stands beside it, or is told to readers. */
export function Bandera({ pais }: { pais: Pick<Pais, 'flagImagePos'> }) {
  return <span className={styles.bandera} style={{ backgroundPosition: pais.flagImagePos }} aria-hidden="true" />;
}
