import { useId } from 'react';
import styles from './plan.module.css';

interface UsoBarProps {
  label: string;
  usado: number;
  limite: number;
  /** «5 de 15» */
  text: string;
  detail: string;
}

/** The fraction of the limit from which the bar warns. */
const scarce = 0.9;

/** Shows how much of a limit is used, as text and as a bar. */
export function UsoBar({ label, usado, limite, text, detail }: UsoBarProps) {
  const id = useId();
  const fraction = Math.min(usado / limite, 1);
  const isFull = usado >= limite;
  return (
    <div className={styles.uso}>
      <p className={styles.usoHead}>
        <span id={id}>{label}</span>
        <span className={styles.usoText}>{text}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn alike in all browsers */}
      <div
        className={styles.bar}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limite}
        aria-valuenow={Math.min(usado, limite)}
        aria-valuetext={text}
        data-scarce={fraction >= scarce}
      >
        {/* Any use is visible, however small. */}
        <span className={styles.fill} style={{ width: usado > 0 ? `max(${fraction * 100}%, 4px)` : 0 }} />
      </div>
      <p className={styles.detail}>
        {detail}
        {fraction >= scarce && <strong>{isFull ? ' No queda lugar.' : ' Queda poco lugar.'}</strong>}
      </p>
    </div>
  );
}
