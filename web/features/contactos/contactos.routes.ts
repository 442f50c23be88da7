import type { RouteObject } from 'react-router-dom';

/** The routes of the address book. All are inside the list, which stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/contacts',
    handle: { title: 'Contactos' },
    lazy: async () => ({ Component: (await import('./contactos-page')).ContactosPage }),
    children: [
      {
        path: 'importar',
        handle: { title: 'Importar contactos' },
        lazy: async () => ({ Component: (await import('./importar/importar-dialog')).ImportarDialog }),
      },
      {
        path: 'nuevo',
        handle: { title: 'Contacto nuevo' },
        lazy: async () => ({ Component: (await import('./formulario/nuevo-contacto')).NuevoContacto }),
      },
      {
        path: ':contactoId/editar',
        handle: { title: 'Editar contacto' },
        lazy: async () => ({ Component: (await import('./formulario/editar-contacto')).EditarContacto }),
      },
      {
        path: ':contactoId',
        handle: { title: 'Contacto' },
        lazy: async () => ({ Component: (await import('./detalle/contacto-detalle')).ContactoDetalle }),
        children: [
          {
            path: 'carpeta',
            handle: { title: 'Agregar a una carpeta' },
            lazy: async () => ({ Component: (await import('./carpeta/agregar-a-carpeta')).AgregarACarpeta }),
          },
          {
            path: 'persona',
            handle: { title: 'Es la persona' },
            lazy: async () => ({ Component: (await import('./persona/elegir-persona')).ElegirPersona }),
          },
          {
            path: 'registrar',
            handle: { title: 'Registrar como persona' },
            lazy: async () => ({ Component: (await import('./persona/registrar-persona')).RegistrarPersona }),
          },
        ],
      },
    ],
  },
];
