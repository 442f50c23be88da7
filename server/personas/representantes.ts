import { representationRefusal } from '../partes/representacion.js';
import type { ParteDeUnion, Repetida } from './uniones.repository.js';

/**
 * For whom those act who acted for a parte that is taken out: for the one that stays in its place, or for nobody where
 * that would be a circle.
 * @param partes all partes of the carpeta
 */
export function representantesAfter(
  partes: readonly ParteDeUnion[],
  gone: ParteDeUnion,
  stays: ParteDeUnion,
): Repetida['representantes'] {
  const left = partes.filter(({ id }) => id !== gone.id).map((parte) => ({ ...parte }));
  const representantes: Repetida['representantes'] = [];
  for (const parte of left) {
    if (parte.representaA === gone.id) {
      parte.representaA = null;
      parte.representaA = representationRefusal(left, parte.id, stays.id) ? null : stays.id;
      representantes.push({ id: parte.id, representaA: parte.representaA });
    }
  }
  return representantes;
}
