import { Button } from '../../../../../components/button';
import styles from './persona-fields.module.css';

interface SugeridosProps {
  /** Whether the number fails its check. */
  isRefused: boolean;
  /** What is to be known of a number that passes. */
  aviso: string | null;
  /** The number with a right check character, or in the form in which it is kept. */
  sugeridos: readonly string[];
  onUse: (sugerido: string) => void;
}

/** Offers the number as it should be. Screen readers hear that it failed; the reason is under the field. */
export function Sugeridos({ isRefused, aviso, sugeridos, onUse }: SugeridosProps) {
  return (
    <div className={styles.sugeridos} role="status">
      {isRefused && <span className="visually-hidden">El número no pasa la verificación.</span>}
      {aviso && <span className={styles.aviso}>{aviso}</span>}
      {sugeridos.map((sugerido) => (
        <Button key={sugerido} size="small" variant="outlined" onClick={() => onUse(sugerido)}>
          Usar {sugerido}
        </Button>
      ))}
    </div>
  );
}
