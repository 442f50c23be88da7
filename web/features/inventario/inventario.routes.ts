import type { RouteObject } from 'react-router-dom';

/** The addresses of the inventory. All are inside the list, which stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/ecommerce/inventory',
    handle: { title: 'Inventario' },
    lazy: async () => ({ Component: (await import('./inventario-page')).InventarioPage }),
    children: [
      {
        path: 'listas',
        handle: { title: 'Categorías, marcas y proveedores' },
        lazy: async () => ({ Component: (await import('./catalogos/catalogos-dialog')).CatalogosDialog }),
      },
      {
        path: 'importar',
        handle: { title: 'Importar productos' },
        lazy: async () => ({ Component: (await import('./importar/importar-dialog')).ImportarDialog }),
      },
      {
        path: 'nuevo',
        handle: { title: 'Producto nuevo' },
        lazy: async () => ({ Component: (await import('./detalle/nuevo-producto')).NuevoProducto }),
      },
      {
        path: ':productoId',
        handle: { title: 'Producto' },
        lazy: async () => ({ Component: (await import('./detalle/producto-detalle')).ProductoDetalle }),
      },
      {
        path: ':productoId/movimientos',
        handle: { title: 'Movimientos' },
        lazy: async () => ({ Component: (await import('./movimientos/movimientos')).Movimientos }),
      },
    ],
  },
];
