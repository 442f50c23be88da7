import type { MovimientoDto } from '../../../../api/generated/carpetas';

/**
 * Whether a move waits for a single thing that its own dialog asks for: the presentation, or the person who receives
 * the documents.
 */
export const seAnotaAlPasar = ({ estado, faltantes }: Pick<MovimientoDto, 'estado' | 'faltantes'>): boolean =>
  (estado === 'en_inscripcion' || estado === 'entregada') && faltantes.length === 1 && faltantes[0]?.id === null;
