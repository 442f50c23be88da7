import type { Limite } from '../../../components/limite-de-rol';
import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

const numerar: Limite = { permiso: 'carpetas.firmar', que: 'numerar el instrumento', quienes: 'firmantes' };

/** The tab of the protocolo, and the dialogs of its moves. */
export const deCarpeta = {
  tab: {
    orden: 50,
    label: 'Protocolo',
    guia: 'projects/protocolo',
    comando: { texto: 'Numerar el instrumento', ruta: 'numerar', isOf: ({ numerar }) => numerar },
    cantidad: { de: 'instrumentos', que: 'protocolo' },
    isForArchived: true,
    limites: [{ permiso: 'copias.editar', que: 'expedir copias', quienes: 'oficina', yTambien: numerar }, numerar],
    route: {
      path: 'protocolo',
      lazy: page(() => import('./protocolo-tab'), 'ProtocoloTab'),
      children: [{ path: 'numerar', lazy: page(() => import('./numerar-instrumento'), 'NumerarInstrumento') }],
    },
  },
  movimientos: {
    firmada: page(() => import('./firma-dialog'), 'FirmaDialog'),
    entregada: page(() => import('./entregar-dialog'), 'EntregarDialog'),
  },
} satisfies DeCarpeta;
