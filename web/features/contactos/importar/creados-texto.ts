import { formatEntero } from '../../../lib/numeros';

/** How many an import added, in a sentence. */
export function creadosTexto(creados: number): string {
  if (creados === 0) return 'No se agregó ningún contacto.';
  return creados === 1 ? 'Se agregó 1 contacto.' : `Se agregaron ${formatEntero(creados)} contactos.`;
}
