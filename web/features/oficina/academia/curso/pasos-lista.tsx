import { Check } from 'lucide-react';
import type { CursoConPasos } from '../academia-api';
import styles from './pasos-lista.module.css';
import type { Lectura } from './use-curso';

interface PasosListaProps {
  curso: CursoConPasos;
  lectura: Lectura;
  /** Called when a step was chosen. */
  onChosen?: () => void;
}

/** The steps of a course: those that are done, and the one that is read. */
export function PasosLista({ curso: { steps, progress }, lectura: { at, isDone, goTo }, onChosen }: PasosListaProps) {
  return (
    <ol className={styles.list} aria-label="Pasos">
      {steps.map(({ order, title, subtitle }) => {
        const isCurrent = !isDone && order === at;
        const isPast = isDone || order < progress.currentStep;
        return (
          <li key={order} className={styles.item} data-past={isPast}>
            <button
              type="button"
              className={styles.step}
              data-past={isPast}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => {
                goTo(order);
                onChosen?.();
              }}
            >
              <span className={styles.mark} aria-hidden="true">
                {isPast && !isCurrent ? <Check size={16} strokeWidth={2.25} /> : order + 1}
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{title}</span>
                {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
                {isPast && <span className="visually-hidden">Hecho</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
