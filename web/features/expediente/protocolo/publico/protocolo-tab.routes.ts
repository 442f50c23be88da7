import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the protocolo on a carpeta's page. Numbering is a child route. */
export const protocoloTabRoute: RouteObject = {
  path: 'protocolo',
  lazy: page(() => import('../protocolo-tab'), 'ProtocoloTab'),
  children: [{ path: 'numerar', lazy: page(() => import('../numerar-instrumento'), 'NumerarInstrumento') }],
};
