import { latePart } from '../../../components/late-part';
import styles from './guest-page.module.css';

/** The second step of signing in. Its code is loaded when the server asks for the step. */
export const { Part: LateSecondStep } = latePart(async () => (await import('./second-step')).SecondStep, {
  Meanwhile: () => <span className={`spinner ${styles.waiting}`} />,
  Failed: ({ onRetry }) => (
    <div className={styles.fields}>
      <div className="notice" role="alert">
        No se pudo cargar. Revise su conexión.
      </div>
      <button type="button" className="button button-primary" onClick={onRetry}>
        Reintentar
      </button>
    </div>
  ),
});
