import { page } from '../../../lib/page';
import type { DeCarpeta } from '../../expediente/carpetas/publico/de-carpeta';

/** What is set aside for a carpeta. */
export const deCarpeta = {
  aviso: page(() => import('./reservas-de-carpeta'), 'ReservasDeCarpeta'),
} satisfies DeCarpeta;
