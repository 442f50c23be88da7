import { Button } from '../../../../components/button';
import styles from './persona-fields.module.css';

interface SugeridosProps {
  /** Why the number fails its check. */
  mensaje: string;
  /** The number with a right check character. */
  sugeridos: readonly string[];
  onUse: (sugerido: string) => void;
}

/** Offers the number with the right check character. Screen readers hear the reason, which is shown under the field. */
export function Sugeridos({ mensaje, sugeridos, onUse }: SugeridosProps) {
  return (
    <div className={styles.sugeridos} role="status">
      {mensaje && <span className="visually-hidden">{mensaje}</span>}
      {sugeridos.map((sugerido) => (
        <Button key={sugerido} size="small" variant="outlined" onClick={() => onUse(sugerido)}>
          Usar {sugerido}
        </Button>
      ))}
    </div>
  );
}
