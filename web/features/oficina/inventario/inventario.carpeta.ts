import { page } from '../../../lib/page';
import type { DeCarpeta } from '../../expediente/carpetas/public/de-carpeta';

/** The products that are reserved for a carpeta. */
export const deCarpeta = {
  aviso: page(() => import('./reservas-de-carpeta'), 'ReservasDeCarpeta'),
} satisfies DeCarpeta;
