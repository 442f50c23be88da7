import styles from './bandera.module.css';
import type { Pais } from './contactos-api';

/** The flag of a country, hidden from screen readers: the caller must give them the name. */
export function Bandera({ pais }: { pais: Pick<Pais, 'bandera'> }) {
  return <span className={styles.bandera} style={{ backgroundPosition: pais.bandera }} aria-hidden="true" />;
}
