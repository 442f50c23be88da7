import type { ErrorDetail } from '../../common/errors/domain-error.js';

/** How far somebody is in a course. */
interface Avance {
  /** The furthest step that the person reached since they last began the course, from 0. */
  currentStep: number;
  completed: number;
}

/**
 * Why a person cannot be this far in a course; null when they can.
 * @param known the stored progress, zeros before the first step
 * @param total how many steps the course has
 */
export function faultOfAdvance(
  known: Avance,
  { currentStep, completed }: Avance,
  total: number,
): (ErrorDetail & { campo: string }) | null {
  if (currentStep > Math.max(total - 1, 0)) {
    return { campo: 'currentStep', mensaje: `El curso tiene ${total} ${total === 1 ? 'paso' : 'pasos'}.` };
  }
  if (completed > known.completed + 1) {
    return { campo: 'completed', mensaje: 'El curso se termina de a una vez.' };
  }
  if (completed > known.completed && total === 0) {
    return { campo: 'completed', mensaje: 'El curso todavía no tiene pasos.' };
  }
  if (completed > known.completed && known.currentStep < total - 1) {
    return { campo: 'completed', mensaje: 'Para terminar el curso, llegue antes a su último paso.' };
  }
  return null;
}
