import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';

/** The addresses of the inventory. All are inside the list, which keeps its state. */
export const routes: RouteObject[] = [
  {
    path: 'apps/ecommerce/inventory',
    handle: { title: 'Inventario' },
    lazy: page(() => import('./inventario-page'), 'InventarioPage'),
    children: [
      {
        path: 'listas',
        handle: { title: 'Categorías, marcas y proveedores' },
        lazy: page(() => import('./catalogos/catalogos-dialog'), 'CatalogosDialog'),
      },
      {
        path: 'importar',
        handle: { title: 'Importar productos' },
        lazy: page(() => import('./importar/importar-dialog'), 'ImportarDialog'),
      },
      {
        path: 'nuevo',
        handle: { title: 'Producto nuevo' },
        lazy: page(() => import('./detail/nuevo-producto'), 'NuevoProducto'),
      },
      {
        path: ':productoId',
        handle: { title: 'Producto' },
        lazy: page(() => import('./detail/producto-detail'), 'ProductoDetalle'),
      },
      {
        path: ':productoId/movimientos',
        handle: { title: 'Movimientos' },
        lazy: page(() => import('./movimientos/movimientos'), 'Movimientos'),
      },
    ],
  },
];
