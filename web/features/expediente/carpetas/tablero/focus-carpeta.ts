import { focusFirst, marked } from '../../../../lib/focus-first';
import type { EstadoCarpeta } from '../public/estados';

/**
 * Focuses a card that went to another column, because its menu disappeared with its old place. Without the card, it
 * focuses the column.
 */
export const focusCarpeta = (id: string, estado: EstadoCarpeta): void =>
  focusFirst(marked('carpeta', id), marked('columna', estado));
