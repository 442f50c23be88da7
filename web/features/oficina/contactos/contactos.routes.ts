import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The routes of the address book. All are inside the list, which keeps its state. */
export const routes: RouteObject[] = [
  {
    path: 'apps/contacts',
    handle: { title: 'Contactos' },
    lazy: page(() => import('./contactos-page'), 'ContactosPage'),
    children: [
      {
        path: 'importar',
        handle: { title: 'Importar contactos' },
        lazy: page(() => import('./importar/importar-dialog'), 'ImportarDialog'),
      },
      {
        path: 'repetidos',
        handle: { title: 'Contactos repetidos' },
        lazy: page(() => import('./repetidos/repetidos-dialog'), 'RepetidosDialog'),
      },
      {
        path: 'nuevo',
        handle: { title: 'Contacto nuevo' },
        lazy: page(() => import('./form/nuevo-contacto'), 'NuevoContacto'),
      },
      {
        path: ':contactoId/editar',
        handle: { title: 'Editar contacto' },
        lazy: page(() => import('./form/editar-contacto'), 'EditarContacto'),
      },
      {
        path: ':contactoId',
        handle: { title: 'Contacto' },
        lazy: page(() => import('./detail/contacto-detail'), 'ContactoDetalle'),
        children: [
          {
            path: 'carpeta',
            handle: { title: 'Agregar a una carpeta' },
            lazy: page(() => import('./carpeta/agregar-a-carpeta'), 'AgregarACarpeta'),
          },
          {
            path: 'persona',
            handle: { title: 'Es la persona' },
            lazy: page(() => import('./persona/elegir-persona'), 'ElegirPersona'),
          },
          {
            path: 'registrar',
            handle: { title: 'Registrar como persona' },
            lazy: page(() => import('./persona/registrar-persona'), 'RegistrarPersona'),
          },
        ],
      },
    ],
  },
];
