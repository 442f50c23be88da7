import type { MovimientoDto } from '../../../../api/generated/carpetas';

/** Whether a move waits for one thing alone that it asks for itself: the presentation, or to whom it is handed over. */
export const seAnotaAlPasar = ({ estado, faltantes }: Pick<MovimientoDto, 'estado' | 'faltantes'>): boolean =>
  (estado === 'en_inscripcion' || estado === 'entregada') && faltantes.length === 1 && faltantes[0]?.id === null;
