import { page } from '../../../lib/page';
import type { DeCarpeta } from '../carpetas/public/de-carpeta';

/** The tab of the certificates, and the consequences for certificates when their subject leaves the carpeta. */
export const deCarpeta = {
  tab: {
    orden: 30,
    label: 'Certificados',
    guia: 'projects/certificados',
    comando: { texto: 'Agregar un certificado', ruta: 'agregar', isOf: ({ editarCertificados }) => editarCertificados },
    cantidad: page(() => import('./certificados-count'), 'CertificadosCount'),
    isSettledBySignature: true,
    limites: [{ permiso: 'certificados.editar', que: 'pedir ni cambiar certificados', quienes: 'gestores' }],
    route: {
      path: 'certificados',
      lazy: page(() => import('./certificados-tab'), 'CertificadosTab'),
      children: [
        { path: 'agregar', lazy: page(() => import('./agregar-certificado'), 'AgregarCertificado') },
        { path: ':certificadoId', lazy: page(() => import('./editar-certificado'), 'EditarCertificado') },
      ],
    },
  },
  alQuitar: async () => (await import('./al-quitar')).queSigueAlQuitar,
} satisfies DeCarpeta;
