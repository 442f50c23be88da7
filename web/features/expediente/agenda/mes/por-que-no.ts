import type { Item } from '../../../../api/agenda-api';

/** The reason for which an item cannot be moved. Null when it can. */
export function porQueNo({ clase, hecho, version }: Item, canEdit: boolean): string | null {
  if (clase === 'plazo') return 'Los plazos no se mueven: su día se calcula.';
  if (hecho) return 'Lo que ya está hecho o ya pasó no se mueve. Ábralo para corregir su día.';
  if (version === null) return 'No se mueve desde la agenda. Ábralo para cambiar su día.';
  return canEdit ? null : 'Su rol no permite moverlo.';
}
