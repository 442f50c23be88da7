import { page } from '../../../lib/page';
import type { DeCarpeta } from '../../expediente/carpetas/public/de-carpeta';

/** The tab of a carpeta's mails. */
export const deCarpeta = {
  tab: {
    orden: 110,
    label: 'Correo',
    guia: 'getting-started/correo',
    cantidad: { de: 'correos', que: 'correos' },
    isForArchived: true,
    limites: [{ permiso: 'carpetas.comentar', que: 'escribir correos en la carpeta', quienes: 'gestores' }],
    route: { path: 'correo', lazy: page(() => import('./carpeta-tab/correo-tab'), 'CorreoTab') },
  },
} satisfies DeCarpeta;
