import {
  api,
  type CamposProductoDto,
  type CategoriaDeProductosDto,
  type EnCatalogoDto,
  type MovimientoDeProductoDto,
  type ProductoDto,
} from '../../../api/generated/inventario';
import { createColeccion } from '../../../collection/collection';
import { etiquetasEscrituras } from '../../../collection/etiquetas';
import { makeStale } from '../../../live/stale-tags';

export type Producto = ProductoDto;
export type Categoria = CategoriaDeProductosDto;
/** A brand or a vendor. */
export type EnCatalogo = EnCatalogoDto;
export type Movimiento = MovimientoDeProductoDto;
export type CambiosProducto = CamposProductoDto;

const listaTag = { type: 'inventario', id: 'lista' } as const;
const etiquetasTag = { type: 'inventario', id: 'etiquetas' } as const;
/** The tag of categories, brands and vendors. */
const catalogosTag = { type: 'inventario', id: 'catalogos' } as const;
/** The tag of reservations, by carpeta. */
const reservasTag = { type: 'inventario', id: 'reservas' } as const;
const productoTag = (id: string) => ({ type: 'inventario', id }) as const;

makeStale<typeof api>({
  resumed: ['inventario'],
  'inventory.changed': ({ products }) =>
    products?.length
      ? [listaTag, reservasTag, ...products.map(productoTag)]
      : products
        ? [catalogosTag]
        : ['inventario'],
});

const writes = { invalidatesTags: ['inventario'] as const };
const renames = { invalidatesTags: [catalogosTag] };
/** For the writes to etiquetas, whose collection changes the cached list itself. */
const write = { invalidatesTags: [] };
/** For the deletion of a category, a brand or a vendor: the products lose it too. */
const removes = { invalidatesTags: ['inventario'] as const };

export const inventarioApi = api.enhanceEndpoints({
  endpoints: {
    productosFindPage: { providesTags: [listaTag] },
    productosGet: { providesTags: (_result, _error, { id }) => [productoTag(id)] },
    productosGetByCode: { keepUnusedDataFor: 0, providesTags: [] },
    movimientosFindPage: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [productoTag(id)],
    },
    movimientosFindReservas: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [productoTag(id)],
    },
    categoriasFindAll: { providesTags: [catalogosTag] },
    marcasFindAll: { providesTags: [catalogosTag] },
    proveedoresFindAll: { providesTags: [catalogosTag] },
    productoEtiquetasFindAll: { providesTags: [etiquetasTag] },
    productosCreate: { invalidatesTags: [listaTag] },
    productosUpdate: {
      invalidatesTags: (_result, _error, { modificarProductoDto: { id } }) => [listaTag, productoTag(id)],
    },
    productosRemove: { invalidatesTags: [listaTag] },
    productosRestore: { invalidatesTags: [listaTag] },
    movimientosCreate: {
      invalidatesTags: (_result, _error, { id }) => [listaTag, reservasTag, productoTag(id)],
    },
    reservasFindOf: { providesTags: [reservasTag] },
    reservasResolve: {
      invalidatesTags: (_result, _error, { resolverReservasDto: { products } }) => [
        listaTag,
        reservasTag,
        ...products.map(({ id }) => productoTag(id)),
      ],
    },
    intercambioProductosUndo: writes,
    categoriasCreate: renames,
    categoriasUpdate: renames,
    categoriasRemove: removes,
    categoriasRestore: writes,
    marcasCreate: renames,
    marcasUpdate: renames,
    marcasRemove: removes,
    marcasRestore: writes,
    proveedoresCreate: renames,
    proveedoresUpdate: renames,
    proveedoresRemove: removes,
    proveedoresRestore: writes,
    productoEtiquetasCreate: write,
    productoEtiquetasRename: write,
    productoEtiquetasRemove: { ...write, invalidatesTags: [listaTag] },
    productoEtiquetasRestore: { ...write, invalidatesTags: [listaTag] },
  },
});

/** The etiquetas of products. Deleting or restoring an etiqueta changes its products too. */
export const etiquetas = createColeccion(inventarioApi, {
  query: 'productoEtiquetasFindAll',
  escrituras: {
    productoEtiquetasCreate: etiquetasEscrituras.create,
    productoEtiquetasRename: etiquetasEscrituras.rename,
    productoEtiquetasRemove: etiquetasEscrituras.remove,
    productoEtiquetasRestore: etiquetasEscrituras.restore,
  },
  follow: {
    read: (event) => (event.type === 'inventory.changed' && !event.products?.length ? {} : null),
    isAnswered: true,
  },
});

export const {
  useProductosFindPageQuery,
  useProductosGetQuery,
  useLazyProductosGetQuery,
  useLazyProductosGetByCodeQuery,
  useProductosCreateMutation,
  useProductosUpdateMutation,
  useMovimientosFindPageQuery,
  useLazyMovimientosFindPageQuery,
  useMovimientosFindReservasQuery,
  useMovimientosCreateMutation,
  useReservasFindOfQuery,
  useReservasResolveMutation,
  useIntercambioProductosUndoMutation,
  useCategoriasFindAllQuery,
  useMarcasFindAllQuery,
  useProveedoresFindAllQuery,
} = inventarioApi;
