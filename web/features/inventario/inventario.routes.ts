import type { RouteObject } from 'react-router-dom';
import { page } from '../../lib/page';

/** The addresses of the inventory. All are inside the list, which stays as it was. */
export const routes: RouteObject[] = [
  {
    path: 'apps/ecommerce/inventory',
    handle: { title: 'Inventario' },
    lazy: page(() => import('./inventario-page'), 'InventarioPage'),
    children: [
      {
        path: 'listas',
        lazy: page(() => import('./catalogos/catalogos-dialog'), 'CatalogosDialog'),
      },
      {
        path: 'importar',
        lazy: page(() => import('./importar/importar-dialog'), 'ImportarDialog'),
      },
      {
        path: 'nuevo',
        lazy: page(() => import('./detalle/nuevo-producto'), 'NuevoProducto'),
      },
      {
        path: ':productoId',
        lazy: page(() => import('./detalle/producto-detalle'), 'ProductoDetalle'),
      },
      {
        path: ':productoId/movimientos',
        lazy: page(() => import('./movimientos/movimientos'), 'Movimientos'),
      },
    ],
  },
];
