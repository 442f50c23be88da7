import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The dialog that puts the signature of a carpeta into the agenda. */
export const deCarpeta = {
  agendarFirma: page(() => import('./mes/agendar-firma'), 'AgendarFirma'),
} satisfies DeCarpeta;
