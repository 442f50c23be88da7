import { Alert } from '../../components/ui/alert';
import styles from './plantillas.module.css';

/** All that is wrong in a file that was refused. */
export function Problemas({ problemas }: { problemas: readonly string[] }) {
  if (problemas.length === 0) return null;
  return (
    <Alert severity="error">
      El archivo no se guardó. Corríjalo y vuelva a subirlo:
      <ul className={styles.problemas} aria-label="Errores de la plantilla">
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
    </Alert>
  );
}
