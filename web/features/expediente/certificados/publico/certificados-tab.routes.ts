import type { RouteObject } from 'react-router-dom';
import { page } from '../../../../lib/page';

/** The tab of the certificates on a carpeta's page. Its dialogs are child routes. */
export const certificadosTabRoute: RouteObject = {
  path: 'certificados',
  lazy: page(() => import('../certificados-tab'), 'CertificadosTab'),
  children: [
    { path: 'agregar', lazy: page(() => import('../agregar-certificado'), 'AgregarCertificado') },
    { path: ':certificadoId', lazy: page(() => import('../editar-certificado'), 'EditarCertificado') },
  ],
};
