// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["tipos-acto"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tiposActoFindAll: build.query<
        TiposActoFindAllApiResponse,
        TiposActoFindAllApiArg
      >({
        query: () => ({ url: `/api/tipos-acto` }),
        providesTags: ["tipos-acto"],
      }),
      tiposActoCreate: build.mutation<
        TiposActoCreateApiResponse,
        TiposActoCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tipos-acto`,
          method: "POST",
          body: queryArg.crearActoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["tipos-acto"],
      }),
      tiposActoGet: build.query<TiposActoGetApiResponse, TiposActoGetApiArg>({
        query: (queryArg) => ({
          url: `/api/tipos-acto/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["tipos-acto"],
      }),
      tiposActoUpdate: build.mutation<
        TiposActoUpdateApiResponse,
        TiposActoUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tipos-acto/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarActoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tipos-acto"],
      }),
      tiposActoFindVersiones: build.query<
        TiposActoFindVersionesApiResponse,
        TiposActoFindVersionesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tipos-acto/${encodeURIComponent(String(queryArg.id))}/versiones`,
        }),
        providesTags: ["tipos-acto"],
      }),
      tiposActoRestore: build.mutation<
        TiposActoRestoreApiResponse,
        TiposActoRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/tipos-acto/${encodeURIComponent(String(queryArg.id))}/versiones/${encodeURIComponent(String(queryArg.n))}/restaurar`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["tipos-acto"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type TiposActoFindAllApiResponse = /** status 200  */ TipoActoDto[];
export type TiposActoFindAllApiArg = void;
export type TiposActoCreateApiResponse = /** status 201  */ ActoDetalleDto;
export type TiposActoCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearActoDto: CrearActoDto;
};
export type TiposActoGetApiResponse = /** status 200  */ ActoDetalleDto;
export type TiposActoGetApiArg = {
  id: string;
};
export type TiposActoUpdateApiResponse = /** status 200  */ ActoDetalleDto;
export type TiposActoUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarActoDto: ModificarActoDto;
};
export type TiposActoFindVersionesApiResponse =
  /** status 200  */ VersionDeActoDto[];
export type TiposActoFindVersionesApiArg = {
  id: string;
};
export type TiposActoRestoreApiResponse = /** status 200  */ ActoDetalleDto;
export type TiposActoRestoreApiArg = {
  id: string;
  n: number;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type TipoActoDto = {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a new carpeta of this kind is reserved. */
  reservadoPorDefecto: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
  /** Whether new carpetas can be opened for it. */
  activo: boolean;
  /** Its newest version. New carpetas get it; others keep theirs. */
  version: number;
};
export type RequisitoGuardadoDto = {
  clave: string;
  nombre: string;
  descripcion: string | null;
  obligatorio: boolean;
  fuente: string | null;
  /** The kind of certificate that fulfils it; null for what is no certificate. */
  certificado:
    | (
        | "otro"
        | "reserva_prioridad"
        | "dominio"
        | "inhibicion"
        | "catastral"
        | "libre_deuda"
        | "nota_simple"
      )
    | null;
};
export type PlazoDeActoDto = {
  /** The clave of a rule of the cuenta. */
  regla: string;
  /** It begins with this step. What it counts from is said by its rule. */
  desde:
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
    | "anulada"
    | "tasa_pagada";
  /** It is fulfilled by one of these; by hand alone when there are none. */
  hasta: (
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
    | "anulada"
    | "tasa_pagada"
  )[];
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type ActoDetalleDto = {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a new carpeta of this kind is reserved. */
  reservadoPorDefecto: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
  /** Whether new carpetas can be opened for it. */
  activo: boolean;
  /** Its newest version. New carpetas get it; others keep theirs. */
  version: number;
  requisitos: RequisitoGuardadoDto[];
  plazos: PlazoDeActoDto[];
  secciones: string[];
  alcanceAml: boolean;
  /** When somebody of the office confirmed what it asks for by the norms in force, and who; null until then. */
  confirmadaEn: string | null;
  confirmadaPor: NombradoDto | null;
};
export type RequisitoDeActoDto = {
  /** Stable within the acto: by it carpetas know what they have already. Without one, it is a new requisito. */
  clave?: string | null;
  nombre: string;
  descripcion?: string | null;
  /** Whether the signature waits for it. */
  obligatorio: boolean;
  /** The norm that it comes from. */
  fuente?: string | null;
  /** The kind of certificate that fulfils it. */
  certificado?:
    | (
        | "otro"
        | "reserva_prioridad"
        | "dominio"
        | "inhibicion"
        | "catastral"
        | "libre_deuda"
        | "nota_simple"
      )
    | null;
};
export type CrearActoDto = {
  esRegistrable?: boolean;
  reservadoPorDefecto?: boolean;
  alcanceAml?: boolean;
  rolesRequeridos?: string[];
  requisitos?: RequisitoDeActoDto[];
  plazos?: PlazoDeActoDto[];
  /** The names of the first secciones of a new carpeta. */
  secciones?: string[];
  id?: string | null;
  nombre: string;
};
export type ModificarActoDto = {
  nombre?: string;
  esRegistrable?: boolean;
  reservadoPorDefecto?: boolean;
  alcanceAml?: boolean;
  rolesRequeridos?: string[];
  requisitos?: RequisitoDeActoDto[];
  plazos?: PlazoDeActoDto[];
  /** The names of the first secciones of a new carpeta. */
  secciones?: string[];
  /** Whether new carpetas can be opened for it. It makes no version. */
  activo?: boolean;
  /** Whether the office confirmed what it asks for by the norms in force. It makes no version. */
  confirmada?: boolean;
};
export type VersionDeActoDto = {
  /** Counts from 1. */
  n: number;
  nombre: string;
  esRegistrable: boolean;
  reservadoPorDefecto: boolean;
  alcanceAml: boolean;
  rolesRequeridos: string[];
  requisitos: RequisitoGuardadoDto[];
  plazos: PlazoDeActoDto[];
  secciones: string[];
  /** Who wrote it; null for the initial catalogue. */
  creadaPor: NombradoDto | null;
  creadaEn: string;
};
export const {
  useTiposActoFindAllQuery,
  useTiposActoCreateMutation,
  useTiposActoGetQuery,
  useTiposActoUpdateMutation,
  useTiposActoFindVersionesQuery,
  useTiposActoRestoreMutation,
} = injectedRtkApi;
