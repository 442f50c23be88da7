import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the requisitos on a carpeta's page. The address of one opens it. */
export const requisitosTabRoute: RouteObject = {
  path: 'requisitos',
  lazy: page(() => import('../requisitos-tab'), 'RequisitosTab'),
  children: [{ path: ':requisitoId', lazy: page(() => import('../dialogos/requisito-abierto'), 'RequisitoAbierto') }],
};
