import { useHealthLiveQuery } from '../../../../api/generated/salud';
import styles from './inicio.module.css';

/** Which version of the product the server is of, for whoever asks for support. */
export function Version() {
  const { data } = useHealthLiveQuery();
  return data ? <p className={styles.version}>Carpetas {data.version}</p> : null;
}
