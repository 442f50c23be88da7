import { Button } from '../../../../components/button';
import styles from './persona-fields.module.css';

interface SugeridosProps {
  /** Whether the number fails its check. */
  isRefused: boolean;
  /** The number with a right check character. */
  sugeridos: readonly string[];
  onUse: (sugerido: string) => void;
}

/** Offers the number with the right check character. Screen readers hear that it failed; the reason is under the field. */
export function Sugeridos({ isRefused, sugeridos, onUse }: SugeridosProps) {
  return (
    <div className={styles.sugeridos} role="status">
      {isRefused && <span className="visually-hidden">El número no pasa la verificación.</span>}
      {sugeridos.map((sugerido) => (
        <Button key={sugerido} size="small" variant="outlined" onClick={() => onUse(sugerido)}>
          Usar {sugerido}
        </Button>
      ))}
    </div>
  );
}
