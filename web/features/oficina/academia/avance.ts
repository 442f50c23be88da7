import { contar } from '../../../lib/numeros';
import type { Curso } from './academia-api';

type Avance = Curso['progress'];
type Medido = Pick<Curso, 'progress' | 'totalSteps'>;

/** The further of two states of the same course: first by the times completed, then by the step. */
export function furthest(known: Avance, { currentStep, completed }: Avance): Avance {
  const isFurther = completed > known.completed || (completed === known.completed && currentStep > known.currentStep);
  return isFurther ? { currentStep, completed } : known;
}

/**
 * How much of the present round of a course is done, from 0 to 100. A completed course counts as 100 until it is begun
 * again.
 */
export function porcentajeDe({ progress: { currentStep, completed }, totalSteps }: Medido): number {
  if (currentStep === 0) return completed > 0 ? 100 : 0;
  return Math.round((100 * currentStep) / Math.max(totalSteps, 1));
}

/** The label of the button that opens a course. */
export function accionDe({ progress: { currentStep, completed } }: Pick<Curso, 'progress'>): string {
  if (currentStep > 0) return 'Continuar';
  return completed > 0 ? 'Empezar de nuevo' : 'Empezar';
}

/** «Terminado», «Terminado 2 veces»; '' before the first time. */
export function terminadoDe({ completed }: Avance): string {
  return completed > 1 ? `Terminado ${contar(completed, 'vez', 'veces')}` : completed === 1 ? 'Terminado' : '';
}

/**
 * The progress to send when somebody ends the last step. Null when they completed the course on another device
 * meanwhile and only read it here.
 */
export const alTerminar = ({ currentStep, completed }: Avance, last: number): Avance | null =>
  completed > 0 && currentStep < last ? null : { currentStep: 0, completed: completed + 1 };
