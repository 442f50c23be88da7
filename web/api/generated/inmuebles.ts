// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["inmuebles"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      inmueblesFindPage: build.query<
        InmueblesFindPageApiResponse,
        InmueblesFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inmuebles`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["inmuebles"],
      }),
      inmueblesGet: build.query<InmueblesGetApiResponse, InmueblesGetApiArg>({
        query: (queryArg) => ({
          url: `/api/inmuebles/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["inmuebles"],
      }),
      inmueblesUpdate: build.mutation<
        InmueblesUpdateApiResponse,
        InmueblesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inmuebles/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.camposInmuebleDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["inmuebles"],
      }),
      inmueblesFindOfCarpeta: build.query<
        InmueblesFindOfCarpetaApiResponse,
        InmueblesFindOfCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inmuebles`,
        }),
        providesTags: ["inmuebles"],
      }),
      inmueblesAdd: build.mutation<InmueblesAddApiResponse, InmueblesAddApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inmuebles`,
            method: "POST",
            body: queryArg.agregarInmuebleDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["inmuebles"],
        },
      ),
      inmueblesUpdateInCarpeta: build.mutation<
        InmueblesUpdateInCarpetaApiResponse,
        InmueblesUpdateInCarpetaApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inmuebles/${encodeURIComponent(String(queryArg.inmuebleId))}`,
          method: "PATCH",
          body: queryArg.modificarInmuebleDeCarpetaDto,
        }),
        invalidatesTags: ["inmuebles"],
      }),
      inmueblesRemove: build.mutation<
        InmueblesRemoveApiResponse,
        InmueblesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/inmuebles/${encodeURIComponent(String(queryArg.inmuebleId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["inmuebles"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type InmueblesFindPageApiResponse = /** status 200  */ InmueblesDto;
export type InmueblesFindPageApiArg = {
  /** From 1. */
  pagina: number;
  /** Rows per page. */
  tamano: number;
  /** Words in the matrícula, the registry, the nomenclatura or the address. */
  buscar?: string;
};
export type InmueblesGetApiResponse = /** status 200  */ InmuebleDto;
export type InmueblesGetApiArg = {
  id: string;
};
export type InmueblesUpdateApiResponse = /** status 200  */ InmuebleDto;
export type InmueblesUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  camposInmuebleDto: CamposInmuebleDto;
};
export type InmueblesFindOfCarpetaApiResponse =
  /** status 200  */ InmuebleDeCarpetaDto[];
export type InmueblesFindOfCarpetaApiArg = {
  id: string;
};
export type InmueblesAddApiResponse = /** status 201  */ InmuebleDeCarpetaDto;
export type InmueblesAddApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  agregarInmuebleDto: AgregarInmuebleDto;
};
export type InmueblesUpdateInCarpetaApiResponse =
  /** status 200  */ InmuebleDeCarpetaDto;
export type InmueblesUpdateInCarpetaApiArg = {
  id: string;
  inmuebleId: string;
  modificarInmuebleDeCarpetaDto: ModificarInmuebleDeCarpetaDto;
};
export type InmueblesRemoveApiResponse = /** status 200  */ boolean;
export type InmueblesRemoveApiArg = {
  id: string;
  inmuebleId: string;
};
export type InmuebleDto = {
  id: string;
  /** The matrícula, or else the nomenclatura or the address. */
  nombre: string;
  matricula: string | null;
  registro: string | null;
  nomenclatura: string | null;
  domicilio: string | null;
  comunidad: string | null;
  /** Decimal text. */
  superficie: string | null;
  superficieUnidad: "m2" | "ha";
  linderos: string | null;
  /** Decimal text. */
  valuacion: string | null;
  valuacionMoneda: string | null;
  valuacionAnio: number | null;
  actualizadoEn: string;
  version: number;
};
export type PaginacionDto = {
  /** Rows in the whole list, as far as they are counted. */
  total: number;
  /** Whether the list has more rows than `total`: counting all of a long list would take too long. */
  totalEsMinimo: boolean;
  pagina: number;
  tamano: number;
  /** The last page that is known; at least 1. */
  ultimaPagina: number;
};
export type InmueblesDto = {
  inmuebles: InmuebleDto[];
  paginacion: PaginacionDto;
};
export type CamposInmuebleDto = {
  matricula?: string | null;
  registro?: string | null;
  nomenclatura?: string | null;
  domicilio?: string | null;
  /** The code of the comunidad in which it is, of one in Spain: terms of taxes follow it. */
  comunidad?: string | null;
  /** A decimal as people write it, `1.250,5` or `1250.5`, with up to four places. */
  superficie?: string | null;
  superficieUnidad?: "m2" | "ha";
  linderos?: string | null;
  /** A decimal as people write it, with up to two places. It goes with its currency. */
  valuacion?: string | null;
  /** ISO 4217; that of the cuenta when missing. */
  valuacionMoneda?: string | null;
  valuacionAnio?: number | null;
};
export type CarpetaDeInmuebleDto = {
  id: string;
  codigo: string | null;
  caratula: string;
  estado:
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "suspendida"
    | "anulada";
};
export type InmuebleDeCarpetaDto = {
  id: string;
  /** The matrícula, or else the nomenclatura or the address. */
  nombre: string;
  matricula: string | null;
  registro: string | null;
  nomenclatura: string | null;
  domicilio: string | null;
  comunidad: string | null;
  /** Decimal text. */
  superficie: string | null;
  superficieUnidad: "m2" | "ha";
  linderos: string | null;
  /** Decimal text. */
  valuacion: string | null;
  valuacionMoneda: string | null;
  valuacionAnio: number | null;
  actualizadoEn: string;
  version: number;
  /** Decimal text; null for the whole. */
  porcentaje: string | null;
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Whether it is shown as it was at the signature, whatever changed since. */
  comoAlFirmar: boolean;
  /** Up to ten other carpetas that have it and that the person sees, the latest changed first. */
  otrasCarpetas: CarpetaDeInmuebleDto[];
};
export type NuevoInmuebleDto = {
  matricula?: string | null;
  registro?: string | null;
  nomenclatura?: string | null;
  domicilio?: string | null;
  /** The code of the comunidad in which it is, of one in Spain: terms of taxes follow it. */
  comunidad?: string | null;
  /** A decimal as people write it, `1.250,5` or `1250.5`, with up to four places. */
  superficie?: string | null;
  superficieUnidad?: "m2" | "ha";
  linderos?: string | null;
  /** A decimal as people write it, with up to two places. It goes with its currency. */
  valuacion?: string | null;
  /** ISO 4217; that of the cuenta when missing. */
  valuacionMoneda?: string | null;
  valuacionAnio?: number | null;
  id?: string | null;
};
export type AgregarInmuebleDto = {
  inmuebleId?: string;
  inmueble?: NuevoInmuebleDto;
  /** The share of it that the acto is about, as decimal text; null for the whole. */
  porcentaje?: string | null;
  /** The place of the inmueble, from 1; the others make room. */
  orden?: number;
};
export type ModificarInmuebleDeCarpetaDto = {
  /** The share of it that the acto is about, as decimal text; null for the whole. */
  porcentaje?: string | null;
  /** The place of the inmueble, from 1; the others make room. */
  orden?: number;
};
export const {
  useInmueblesFindPageQuery,
  useInmueblesGetQuery,
  useInmueblesUpdateMutation,
  useInmueblesFindOfCarpetaQuery,
  useInmueblesAddMutation,
  useInmueblesUpdateInCarpetaMutation,
  useInmueblesRemoveMutation,
} = injectedRtkApi;
