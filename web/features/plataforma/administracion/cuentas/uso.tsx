import styles from './uso.module.css';

interface UsoProps {
  usado: number;
  limite: number;
  /** «5 de 15» */
  texto: string;
}

/** The fraction of the limit from which the bar warns. */
const scarce = 0.9;

/** How much of a limit is used. The bar only helps: the text says it. */
export function Uso({ usado, limite, texto }: UsoProps) {
  const fraction = Math.min(usado / limite, 1);
  return (
    <span className={styles.uso} data-scarce={fraction >= scarce}>
      <span className={styles.texto}>{texto}</span>
      <span className={styles.barra} aria-hidden="true">
        {/* Any use is visible, however small. */}
        <span className={styles.lleno} style={{ width: usado > 0 ? `max(${fraction * 100}%, 3px)` : 0 }} />
      </span>
    </span>
  );
}
