import { Alert } from '../../../components/ui/alert';
import styles from './plantillas.module.css';

interface ProblemasProps {
  problemas: readonly string[];
  /** What they are the reason of. */
  de?: string;
}

/** All that is wrong in a file that was refused. */
export function Problemas({
  problemas,
  de = 'El archivo no se guardó. Corríjalo y vuelva a subirlo:',
}: ProblemasProps) {
  if (problemas.length === 0) return null;
  return (
    <Alert severity="error">
      {de}
      <ul className={styles.problemas} aria-label="Errores de la plantilla">
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
    </Alert>
  );
}
