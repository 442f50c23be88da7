// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["inventario"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      productosFindPage: build.query<
        ProductosFindPageApiResponse,
        ProductosFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/products`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sort: queryArg.sort,
            order: queryArg.order,
            search: queryArg.search,
            category: queryArg.category,
            low: queryArg.low,
          },
        }),
        providesTags: ["inventario"],
      }),
      productosGet: build.query<ProductosGetApiResponse, ProductosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["inventario"],
      }),
      productosCreate: build.mutation<
        ProductosCreateApiResponse,
        ProductosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product`,
          method: "POST",
          body: queryArg.crearProductoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productosUpdate: build.mutation<
        ProductosUpdateApiResponse,
        ProductosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product`,
          method: "PATCH",
          body: queryArg.modificarProductoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productosRemove: build.mutation<
        ProductosRemoveApiResponse,
        ProductosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productosGetByCode: build.query<
        ProductosGetByCodeApiResponse,
        ProductosGetByCodeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product/lookup`,
          params: {
            code: queryArg.code,
          },
        }),
        providesTags: ["inventario"],
      }),
      productosRestore: build.mutation<
        ProductosRestoreApiResponse,
        ProductosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["inventario"],
      }),
      productoImagenesAdd: build.mutation<
        ProductoImagenesAddApiResponse,
        ProductoImagenesAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/image`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["inventario"],
      }),
      productoEtiquetasFindAll: build.query<
        ProductoEtiquetasFindAllApiResponse,
        ProductoEtiquetasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/ecommerce/inventory/tags` }),
        providesTags: ["inventario"],
      }),
      productoEtiquetasCreate: build.mutation<
        ProductoEtiquetasCreateApiResponse,
        ProductoEtiquetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/tag`,
          method: "POST",
          body: queryArg.crearEtiquetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productoEtiquetasRename: build.mutation<
        ProductoEtiquetasRenameApiResponse,
        ProductoEtiquetasRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/tag`,
          method: "PATCH",
          body: queryArg.modificarEtiquetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productoEtiquetasRemove: build.mutation<
        ProductoEtiquetasRemoveApiResponse,
        ProductoEtiquetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/tag`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      productoEtiquetasRestore: build.mutation<
        ProductoEtiquetasRestoreApiResponse,
        ProductoEtiquetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["inventario"],
      }),
      categoriasFindAll: build.query<
        CategoriasFindAllApiResponse,
        CategoriasFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/ecommerce/inventory/categories` }),
        providesTags: ["inventario"],
      }),
      categoriasCreate: build.mutation<
        CategoriasCreateApiResponse,
        CategoriasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/categories`,
          method: "POST",
          body: queryArg.nuevaCategoriaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      categoriasUpdate: build.mutation<
        CategoriasUpdateApiResponse,
        CategoriasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosCategoriaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      categoriasRemove: build.mutation<
        CategoriasRemoveApiResponse,
        CategoriasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["inventario"],
      }),
      categoriasRestore: build.mutation<
        CategoriasRestoreApiResponse,
        CategoriasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/categories/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["inventario"],
      }),
      marcasFindAll: build.query<MarcasFindAllApiResponse, MarcasFindAllApiArg>(
        {
          query: () => ({ url: `/api/apps/ecommerce/inventory/brands` }),
          providesTags: ["inventario"],
        },
      ),
      marcasCreate: build.mutation<MarcasCreateApiResponse, MarcasCreateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/ecommerce/inventory/brands`,
            method: "POST",
            body: queryArg.nuevoEnCatalogoDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["inventario"],
        },
      ),
      marcasUpdate: build.mutation<MarcasUpdateApiResponse, MarcasUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/ecommerce/inventory/brands/${encodeURIComponent(String(queryArg.id))}`,
            method: "PATCH",
            body: queryArg.cambiosEnCatalogoDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["inventario"],
        },
      ),
      marcasRemove: build.mutation<MarcasRemoveApiResponse, MarcasRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/apps/ecommerce/inventory/brands/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["inventario"],
        },
      ),
      marcasRestore: build.mutation<
        MarcasRestoreApiResponse,
        MarcasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/brands/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["inventario"],
      }),
      proveedoresFindAll: build.query<
        ProveedoresFindAllApiResponse,
        ProveedoresFindAllApiArg
      >({
        query: () => ({ url: `/api/apps/ecommerce/inventory/vendors` }),
        providesTags: ["inventario"],
      }),
      proveedoresCreate: build.mutation<
        ProveedoresCreateApiResponse,
        ProveedoresCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/vendors`,
          method: "POST",
          body: queryArg.nuevoEnCatalogoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      proveedoresUpdate: build.mutation<
        ProveedoresUpdateApiResponse,
        ProveedoresUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/vendors/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.cambiosEnCatalogoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      proveedoresRemove: build.mutation<
        ProveedoresRemoveApiResponse,
        ProveedoresRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/vendors/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["inventario"],
      }),
      proveedoresRestore: build.mutation<
        ProveedoresRestoreApiResponse,
        ProveedoresRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/vendors/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["inventario"],
      }),
      movimientosFindPage: build.query<
        MovimientosFindPageApiResponse,
        MovimientosFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product/${encodeURIComponent(String(queryArg.id))}/movements`,
          params: {
            before: queryArg.before,
            size: queryArg.size,
          },
        }),
        providesTags: ["inventario"],
      }),
      movimientosCreate: build.mutation<
        MovimientosCreateApiResponse,
        MovimientosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product/${encodeURIComponent(String(queryArg.id))}/movements`,
          method: "POST",
          body: queryArg.nuevoMovimientoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      movimientosFindReservas: build.query<
        MovimientosFindReservasApiResponse,
        MovimientosFindReservasApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/product/${encodeURIComponent(String(queryArg.id))}/reservations`,
        }),
        providesTags: ["inventario"],
      }),
      reservasFindOf: build.query<
        ReservasFindOfApiResponse,
        ReservasFindOfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/reservas`,
        }),
        providesTags: ["inventario"],
      }),
      reservasResolve: build.mutation<
        ReservasResolveApiResponse,
        ReservasResolveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/reservas`,
          method: "POST",
          body: queryArg.resolverReservasDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      intercambioProductosExport: build.query<
        IntercambioProductosExportApiResponse,
        IntercambioProductosExportApiArg
      >({
        query: () => ({ url: `/api/apps/ecommerce/inventory/export` }),
        providesTags: ["inventario"],
      }),
      intercambioProductosImport: build.mutation<
        IntercambioProductosImportApiResponse,
        IntercambioProductosImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/import`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["inventario"],
      }),
      intercambioProductosCheck: build.mutation<
        IntercambioProductosCheckApiResponse,
        IntercambioProductosCheckApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/import/revisar`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["inventario"],
      }),
      intercambioProductosUndo: build.mutation<
        IntercambioProductosUndoApiResponse,
        IntercambioProductosUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/apps/ecommerce/inventory/import/deshacer`,
          method: "POST",
          body: queryArg.deshacerImportacionDeProductosDto,
        }),
        invalidatesTags: ["inventario"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ProductosFindPageApiResponse = /** status 200  */ ProductosDto;
export type ProductosFindPageApiArg = {
  /** From 0. */
  page?: number;
  /** Products per page, 10 by default. */
  size?: number;
  /** Without it, or empty, by name. `sku` and `name` sort as text, the others as numbers. */
  sort?: string;
  order?: "" | "asc" | "desc";
  /** Words that must all be in the name, the SKU or the barcode; accents and letter case do not matter. */
  search?: string;
  /** Only products of this category and of those in it. */
  category?: string | null;
  /** Only products with fewer than their minimum. */
  low?: boolean;
};
export type ProductosGetApiResponse = /** status 200  */ ProductoDto;
export type ProductosGetApiArg = {
  id: string;
};
export type ProductosCreateApiResponse = /** status 200  */ ProductoDto;
export type ProductosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearProductoDto: CrearProductoDto;
};
export type ProductosUpdateApiResponse = /** status 200  */ ProductoDto;
export type ProductosUpdateApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarProductoDto: ModificarProductoDto;
};
export type ProductosRemoveApiResponse = /** status 200  */ boolean;
export type ProductosRemoveApiArg = {
  id: string;
};
export type ProductosGetByCodeApiResponse = /** status 200  */ ProductoDto;
export type ProductosGetByCodeApiArg = {
  /** A barcode or a SKU. */
  code: string;
};
export type ProductosRestoreApiResponse = /** status 200  */ ProductoDto;
export type ProductosRestoreApiArg = {
  id: string;
};
export type ProductoImagenesAddApiResponse = /** status 200  */ ProductoDto;
export type ProductoImagenesAddApiArg = {
  body: {
    id?: string;
    image?: Blob;
  };
};
export type ProductoEtiquetasFindAllApiResponse =
  /** status 200  */ EtiquetaTituladaDto[];
export type ProductoEtiquetasFindAllApiArg = void;
export type ProductoEtiquetasCreateApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ProductoEtiquetasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEtiquetaDto: CrearEtiquetaDto;
};
export type ProductoEtiquetasRenameApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ProductoEtiquetasRenameApiArg = {
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEtiquetaDto: ModificarEtiquetaDto;
};
export type ProductoEtiquetasRemoveApiResponse = /** status 200  */ boolean;
export type ProductoEtiquetasRemoveApiArg = {
  id: string;
};
export type ProductoEtiquetasRestoreApiResponse =
  /** status 200  */ EtiquetaTituladaDto;
export type ProductoEtiquetasRestoreApiArg = {
  id: string;
};
export type CategoriasFindAllApiResponse =
  /** status 200  */ CategoriaDeProductosDto[];
export type CategoriasFindAllApiArg = void;
export type CategoriasCreateApiResponse =
  /** status 200  */ CategoriaDeProductosDto;
export type CategoriasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevaCategoriaDto: NuevaCategoriaDto;
};
export type CategoriasUpdateApiResponse =
  /** status 200  */ CategoriaDeProductosDto;
export type CategoriasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosCategoriaDto: CambiosCategoriaDto;
};
export type CategoriasRemoveApiResponse = /** status 200  */ boolean;
export type CategoriasRemoveApiArg = {
  id: string;
};
export type CategoriasRestoreApiResponse =
  /** status 200  */ CategoriaDeProductosDto;
export type CategoriasRestoreApiArg = {
  id: string;
};
export type MarcasFindAllApiResponse = /** status 200  */ EnCatalogoDto[];
export type MarcasFindAllApiArg = void;
export type MarcasCreateApiResponse = /** status 200  */ EnCatalogoDto;
export type MarcasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoEnCatalogoDto: NuevoEnCatalogoDto;
};
export type MarcasUpdateApiResponse = /** status 200  */ EnCatalogoDto;
export type MarcasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosEnCatalogoDto: CambiosEnCatalogoDto;
};
export type MarcasRemoveApiResponse = /** status 200  */ boolean;
export type MarcasRemoveApiArg = {
  id: string;
};
export type MarcasRestoreApiResponse = /** status 200  */ EnCatalogoDto;
export type MarcasRestoreApiArg = {
  id: string;
};
export type ProveedoresFindAllApiResponse = /** status 200  */ EnCatalogoDto[];
export type ProveedoresFindAllApiArg = void;
export type ProveedoresCreateApiResponse = /** status 200  */ EnCatalogoDto;
export type ProveedoresCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoEnCatalogoDto: NuevoEnCatalogoDto;
};
export type ProveedoresUpdateApiResponse = /** status 200  */ EnCatalogoDto;
export type ProveedoresUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  cambiosEnCatalogoDto: CambiosEnCatalogoDto;
};
export type ProveedoresRemoveApiResponse = /** status 200  */ boolean;
export type ProveedoresRemoveApiArg = {
  id: string;
};
export type ProveedoresRestoreApiResponse = /** status 200  */ EnCatalogoDto;
export type ProveedoresRestoreApiArg = {
  id: string;
};
export type MovimientosFindPageApiResponse =
  /** status 200  */ MovimientosDeProductoDto;
export type MovimientosFindPageApiArg = {
  id: string;
  /** Those before the movement with this number. */
  before?: number;
  /** How many at most. */
  size?: number;
};
export type MovimientosCreateApiResponse =
  /** status 200  */ MovimientoDeProductoDto;
export type MovimientosCreateApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  nuevoMovimientoDto: NuevoMovimientoDto;
};
export type MovimientosFindReservasApiResponse =
  /** status 200  */ ReservaDeProductoDto[];
export type MovimientosFindReservasApiArg = {
  id: string;
};
export type ReservasFindOfApiResponse =
  /** status 200  */ ReservaDeCarpetaDto[];
export type ReservasFindOfApiArg = {
  id: string;
};
export type ReservasResolveApiResponse =
  /** status 200  */ ReservaDeCarpetaDto[];
export type ReservasResolveApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  resolverReservasDto: ResolverReservasDto;
};
export type IntercambioProductosExportApiResponse = unknown;
export type IntercambioProductosExportApiArg = void;
export type IntercambioProductosImportApiResponse =
  /** status 200  */ ImportacionDeProductosDto;
export type IntercambioProductosImportApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  body: {
    archivo?: Blob;
  };
};
export type IntercambioProductosCheckApiResponse =
  /** status 200  */ ImportacionDeProductosDto;
export type IntercambioProductosCheckApiArg = {
  body: {
    archivo?: Blob;
  };
};
export type IntercambioProductosUndoApiResponse =
  /** status 200  */ ImportacionDeProductosDeshechaDto;
export type IntercambioProductosUndoApiArg = {
  deshacerImportacionDeProductosDto: DeshacerImportacionDeProductosDto;
};
export type ProductoDto = {
  /** What there is; null until something moved. */
  stock: ((number | null) | ("" | null)) | null;
  /** How many of them are set aside; null until something moved. */
  reserved: ((number | null) | ("" | null)) | null;
  /** How many are not set aside, as far as I see; null until something moved. */
  available: ((number | null) | ("" | null)) | null;
  cost: number | "";
  /** Before tax. */
  basePrice: number | "";
  taxPercent: ((number | null) | ("" | null)) | null;
  /** With tax, to the cent. */
  price: number | "";
  /** Kilograms. */
  weight: number | "";
  minimum: number | "";
  id: string;
  /** Id; empty without one. */
  category: string;
  name: string;
  description: string;
  /** Ids. */
  tags: string[];
  sku: string;
  barcode: string;
  /** Id; empty without one. */
  brand: string;
  /** Id; empty without one. */
  vendor: string;
  /** Whether there are fewer than the minimum. */
  low: boolean;
  /** Address of the first picture. */
  thumbnail: string | null;
  /** Addresses of its pictures, in order. */
  images: string[];
  active: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type PaginacionDeProductosDto = {
  /** How many products match. */
  length?: number;
  size?: number;
  /** From 0. */
  page?: number;
  /** How many pages there are, at least 1. */
  lastPage: number;
  startIndex?: number;
  /** -1 when there are none. */
  endIndex?: number;
};
export type ProductosDto = {
  /** Null past the end. */
  products: ProductoDto[] | null;
  pagination: PaginacionDeProductosDto;
};
export type NuevoProductoDto = {
  /** What there is. Another number than the present one is added as a count; null and empty change nothing. */
  stock?: ((number | null) | (string | null)) | null;
  /** How many are set aside. Another number adds a reservation for no carpeta, or ends it; null and empty change nothing. */
  reserved?: ((number | null) | (string | null)) | null;
  cost?: ((number | null) | (string | null)) | null;
  /** Before tax, with four decimals at most. */
  basePrice?: ((number | null) | (string | null)) | null;
  taxPercent?: ((number | null) | (string | null)) | null;
  /** With tax. It is computed from `basePrice` and `taxPercent`. Sent alone, `basePrice` is computed from it. */
  price?: ((number | null) | (string | null)) | null;
  /** Kilograms, with three decimals at most. */
  weight?: ((number | null) | (string | null)) | null;
  /** With fewer than this, those who may edit the inventory are told once. */
  minimum?: ((number | null) | (string | null)) | null;
  id?: string | null;
  name?: string;
  description?: string;
  /** No other product may have it. */
  sku?: string;
  /** No other product may have it. One whose last digit is wrong is kept. */
  barcode?: string;
  category?: string | null;
  brand?: string | null;
  vendor?: string | null;
  active?: boolean;
  /** Ids of all its tags. */
  tags?: string[];
  /** The addresses of its pictures, in order; those left out are removed. One that was removed in the last day can be named
    again. Others are uploaded by their own call. */
  images?: string[];
};
export type CrearProductoDto = {
  /** Without it, a blank product is added. */
  product?: NuevoProductoDto | null;
};
export type CamposProductoDto = {
  /** What there is. Another number than the present one is added as a count; null and empty change nothing. */
  stock?: ((number | null) | (string | null)) | null;
  /** How many are set aside. Another number adds a reservation for no carpeta, or ends it; null and empty change nothing. */
  reserved?: ((number | null) | (string | null)) | null;
  cost?: ((number | null) | (string | null)) | null;
  /** Before tax, with four decimals at most. */
  basePrice?: ((number | null) | (string | null)) | null;
  taxPercent?: ((number | null) | (string | null)) | null;
  /** With tax. It is computed from `basePrice` and `taxPercent`. Sent alone, `basePrice` is computed from it. */
  price?: ((number | null) | (string | null)) | null;
  /** Kilograms, with three decimals at most. */
  weight?: ((number | null) | (string | null)) | null;
  /** With fewer than this, those who may edit the inventory are told once. */
  minimum?: ((number | null) | (string | null)) | null;
  name?: string;
  description?: string;
  /** No other product may have it. */
  sku?: string;
  /** No other product may have it. One whose last digit is wrong is kept. */
  barcode?: string;
  category?: string | null;
  brand?: string | null;
  vendor?: string | null;
  active?: boolean;
  /** Ids of all its tags. */
  tags?: string[];
  /** The addresses of its pictures, in order; those left out are removed. One that was removed in the last day can be named
    again. Others are uploaded by their own call. */
  images?: string[];
};
export type ModificarProductoDto = {
  id: string;
  product: CamposProductoDto;
};
export type EtiquetaTituladaDto = {
  id: string;
  title: string;
  version: number;
};
export type NuevaEtiquetaDto = {
  id?: string | null;
  title: string;
};
export type CrearEtiquetaDto = {
  tag: NuevaEtiquetaDto;
};
export type CambiosEtiquetaDto = {
  title: string;
};
export type ModificarEtiquetaDto = {
  id: string;
  tag: CambiosEtiquetaDto;
};
export type CategoriaDeProductosDto = {
  /** The category that it is in. */
  parentId: string | null;
  id: string;
  name: string;
  /** The name in an address. */
  slug: string;
  version: number;
};
export type NuevaCategoriaDto = {
  /** The category that it is in. */
  parentId?: string | null;
  id?: string | null;
  name: string;
};
export type CambiosCategoriaDto = {
  /** The category that it is in, null for none. */
  parentId?: string | null;
  name?: string;
};
export type EnCatalogoDto = {
  id: string;
  name: string;
  /** The name in an address. */
  slug: string;
  version: number;
};
export type NuevoEnCatalogoDto = {
  id?: string | null;
  name: string;
};
export type CambiosEnCatalogoDto = {
  name?: string;
};
export type CarpetaDeMovimientoDto = {
  id: string;
  /** Null for a draft. */
  codigo: string | null;
  caratula: string;
};
export type AutorDeMovimientoDto = {
  id: string;
  nombre: string;
};
export type MovimientoDeProductoDto = {
  id: string;
  /** From 1, without gaps. */
  number: number;
  type:
    "entrada" | "salida" | "recuento" | "reserva" | "liberacion" | "consumo";
  quantity: number;
  /** What it changed. */
  change: number;
  reservedChange: number;
  /** What there was after it. */
  stock: number;
  reserved: number;
  /** Empty also where its carpeta may not be seen. */
  reason: string;
  /** Null also for people who may not see it. */
  carpeta: CarpetaDeMovimientoDto | null;
  user: AutorDeMovimientoDto | null;
  createdAt: string;
};
export type MovimientosDeProductoDto = {
  /** The latest first. */
  movements: MovimientoDeProductoDto[];
  /** For `before`, to read on; null at the first one. */
  next: number | null;
};
export type NuevoMovimientoDto = {
  id?: string | null;
  /** In, out, a count; set aside for a carpeta, no longer so (`liberacion`), used up by it (`consumo`). The database says
    what there is after it. */
  type:
    "entrada" | "salida" | "recuento" | "reserva" | "liberacion" | "consumo";
  /** How many. Of a count, how many were counted, which may be 0. */
  quantity: number;
  reason?: string;
  /** For which carpeta. What is set aside for none can be used for any. */
  carpetaId?: string | null;
};
export type ReservaDeProductoDto = {
  carpeta: CarpetaDeMovimientoDto | null;
  quantity: number;
};
export type ReservaDeCarpetaDto = {
  /** The product. */
  id: string;
  name: string;
  quantity: number;
};
export type ReservaResueltaDto = {
  id: string;
  quantity: number;
};
export type ResolverReservasDto = {
  /** Used up by the carpeta (`consumo`), or no longer set aside for it (`liberacion`). */
  type: "liberacion" | "consumo";
  products: ReservaResueltaDto[];
};
export type FilaConErrorDto = {
  /** Its number in a spreadsheet. */
  row: number;
  name: string | null;
  /** Why, in Spanish. */
  message: string;
};
export type ImportacionDeProductosDto = {
  created: number;
  changed: number;
  /** Products that are already as the file says. */
  unchanged: number;
  errors: FilaConErrorDto[];
  /** Rows that are about the product of an earlier row. */
  warnings: FilaConErrorDto[];
  /** The headings of columns that have something and are not imported. */
  omitted: string[];
  /** The id to undo it for a day; null when nothing was stored. */
  importacion: string | null;
};
export type ProductoQueQuedaDto = {
  name: string;
  /** Why, in Spanish. */
  reason: string;
};
export type ImportacionDeProductosDeshechaDto = {
  removed: number;
  /** How many are as they were before. */
  restored: number;
  /** Those that somebody changed or moved since. */
  kept: ProductoQueQuedaDto[];
};
export type DeshacerImportacionDeProductosDto = {
  /** The id in the answer to the import. */
  importacion: string;
};
export const {
  useProductosFindPageQuery,
  useProductosGetQuery,
  useProductosCreateMutation,
  useProductosUpdateMutation,
  useProductosRemoveMutation,
  useProductosGetByCodeQuery,
  useProductosRestoreMutation,
  useProductoImagenesAddMutation,
  useProductoEtiquetasFindAllQuery,
  useProductoEtiquetasCreateMutation,
  useProductoEtiquetasRenameMutation,
  useProductoEtiquetasRemoveMutation,
  useProductoEtiquetasRestoreMutation,
  useCategoriasFindAllQuery,
  useCategoriasCreateMutation,
  useCategoriasUpdateMutation,
  useCategoriasRemoveMutation,
  useCategoriasRestoreMutation,
  useMarcasFindAllQuery,
  useMarcasCreateMutation,
  useMarcasUpdateMutation,
  useMarcasRemoveMutation,
  useMarcasRestoreMutation,
  useProveedoresFindAllQuery,
  useProveedoresCreateMutation,
  useProveedoresUpdateMutation,
  useProveedoresRemoveMutation,
  useProveedoresRestoreMutation,
  useMovimientosFindPageQuery,
  useMovimientosCreateMutation,
  useMovimientosFindReservasQuery,
  useReservasFindOfQuery,
  useReservasResolveMutation,
  useIntercambioProductosExportQuery,
  useIntercambioProductosImportMutation,
  useIntercambioProductosCheckMutation,
  useIntercambioProductosUndoMutation,
} = injectedRtkApi;
