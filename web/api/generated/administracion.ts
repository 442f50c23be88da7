// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["administracion"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      administracionGetSalud: build.query<
        AdministracionGetSaludApiResponse,
        AdministracionGetSaludApiArg
      >({
        query: () => ({ url: `/api/administracion/salud` }),
        providesTags: ["administracion"],
      }),
      administracionFindRegistro: build.query<
        AdministracionFindRegistroApiResponse,
        AdministracionFindRegistroApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/registro`,
          params: {
            antes: queryArg.antes,
          },
        }),
        providesTags: ["administracion"],
      }),
      cuentasAdministradasFind: build.query<
        CuentasAdministradasFindApiResponse,
        CuentasAdministradasFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/cuentas`,
          params: {
            antes: queryArg.antes,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["administracion"],
      }),
      cuentasAdministradasSuspend: build.mutation<
        CuentasAdministradasSuspendApiResponse,
        CuentasAdministradasSuspendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/cuentas/${encodeURIComponent(String(queryArg.id))}/suspender`,
          method: "POST",
          body: queryArg.motivoDto,
        }),
        invalidatesTags: ["administracion"],
      }),
      cuentasAdministradasReactivate: build.mutation<
        CuentasAdministradasReactivateApiResponse,
        CuentasAdministradasReactivateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/cuentas/${encodeURIComponent(String(queryArg.id))}/reactivar`,
          method: "POST",
          body: queryArg.motivoDto,
        }),
        invalidatesTags: ["administracion"],
      }),
      personasAdministradasFind: build.query<
        PersonasAdministradasFindApiResponse,
        PersonasAdministradasFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/personas`,
          params: {
            antes: queryArg.antes,
            buscar: queryArg.buscar,
          },
        }),
        providesTags: ["administracion"],
      }),
      personasAdministradasEndSessions: build.mutation<
        PersonasAdministradasEndSessionsApiResponse,
        PersonasAdministradasEndSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/personas/${encodeURIComponent(String(queryArg.id))}/cerrar-sesiones`,
          method: "POST",
          body: queryArg.motivoDto,
        }),
        invalidatesTags: ["administracion"],
      }),
      trabajosFind: build.query<TrabajosFindApiResponse, TrabajosFindApiArg>({
        query: (queryArg) => ({
          url: `/api/administracion/trabajos`,
          params: {
            antes: queryArg.antes,
            cola: queryArg.cola,
          },
        }),
        providesTags: ["administracion"],
      }),
      trabajosRetryAll: build.mutation<
        TrabajosRetryAllApiResponse,
        TrabajosRetryAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/trabajos/reintentar`,
          method: "POST",
          body: queryArg.colaDto,
        }),
        invalidatesTags: ["administracion"],
      }),
      trabajosRetry: build.mutation<
        TrabajosRetryApiResponse,
        TrabajosRetryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/trabajos/${encodeURIComponent(String(queryArg.id))}/reintentar`,
          method: "POST",
        }),
        invalidatesTags: ["administracion"],
      }),
      correosPendientesFind: build.query<
        CorreosPendientesFindApiResponse,
        CorreosPendientesFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/correos`,
          params: {
            antes: queryArg.antes,
          },
        }),
        providesTags: ["administracion"],
      }),
      correosPendientesRetry: build.mutation<
        CorreosPendientesRetryApiResponse,
        CorreosPendientesRetryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/administracion/correos/${encodeURIComponent(String(queryArg.id))}/reintentar`,
          method: "POST",
        }),
        invalidatesTags: ["administracion"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AdministracionGetSaludApiResponse = /** status 200  */ SaludDto;
export type AdministracionGetSaludApiArg = void;
export type AdministracionFindRegistroApiResponse =
  /** status 200  */ RegistroDeOperadoresDto;
export type AdministracionFindRegistroApiArg = {
  /** Only those before this one, as `siguiente` of an answer names it. */
  antes?: string;
};
export type CuentasAdministradasFindApiResponse =
  /** status 200  */ CuentasAdministradasDto;
export type CuentasAdministradasFindApiArg = {
  /** Only those before this one, as `siguiente` of an answer names it. */
  antes?: string;
  /** A part of the name; of people, of the e-mail too. */
  buscar?: string;
};
export type CuentasAdministradasSuspendApiResponse = /** status 200  */ boolean;
export type CuentasAdministradasSuspendApiArg = {
  id: string;
  motivoDto: MotivoDto;
};
export type CuentasAdministradasReactivateApiResponse =
  /** status 200  */ boolean;
export type CuentasAdministradasReactivateApiArg = {
  id: string;
  motivoDto: MotivoDto;
};
export type PersonasAdministradasFindApiResponse =
  /** status 200  */ PersonasAdministradasDto;
export type PersonasAdministradasFindApiArg = {
  /** Only those before this one, as `siguiente` of an answer names it. */
  antes?: string;
  /** A part of the name; of people, of the e-mail too. */
  buscar?: string;
};
export type PersonasAdministradasEndSessionsApiResponse =
  /** status 200  */ SesionesDePersonaDto;
export type PersonasAdministradasEndSessionsApiArg = {
  id: string;
  motivoDto: MotivoDto;
};
export type TrabajosFindApiResponse = /** status 200  */ TrabajosAbandonadosDto;
export type TrabajosFindApiArg = {
  /** Only those before this one, as `siguiente` of an answer names it. */
  antes?: string;
  cola?: string;
};
export type TrabajosRetryAllApiResponse = /** status 200  */ ReintentadosDto;
export type TrabajosRetryAllApiArg = {
  colaDto: ColaDto;
};
export type TrabajosRetryApiResponse = /** status 200  */ boolean;
export type TrabajosRetryApiArg = {
  id: string;
};
export type CorreosPendientesFindApiResponse =
  /** status 200  */ CorreosPendientesDto;
export type CorreosPendientesFindApiArg = {
  /** Only those before this one, as `siguiente` of an answer names it. */
  antes?: string;
};
export type CorreosPendientesRetryApiResponse = /** status 200  */ boolean;
export type CorreosPendientesRetryApiArg = {
  id: string;
};
export type ReplicaDto = {
  id: string;
  /** The machine. */
  equipo: string;
  version: string;
  /** Of Node. */
  node: string;
  iniciadaEn: string;
  /** How many tabs are connected to it. */
  conexiones: number;
  /** Whether it is the one that answers. */
  actual: boolean;
};
export type ParteDeSaludDto = {
  /** `ojo`: it works, and something should be known or changed. */
  estado: "bien" | "ojo" | "mal" | "sin_configurar";
  /** `base`, `migraciones`, `trabajos`, `archivos`, `correo`, `redis`, `direccion`, `proveedor`. */
  clave: string;
  nombre: string;
  /** A sentence that says what was found and what to do. */
  detalle: string;
  /** How long it took to ask. */
  ms: number;
};
export type SaludDto = {
  version: string;
  node: string;
  /** The version of PostgreSQL; null when it does not answer. */
  postgres: string | null;
  /** Since when this process runs. */
  iniciadaEn: string;
  replicas: ReplicaDto[];
  partes: ParteDeSaludDto[];
};
export type HechoDeOperadorDto = {
  id: string;
  /** Its number in the chain, from 1. */
  n: number;
  en: string;
  /** The e-mail of the operator, as it was then. */
  operador: string;
  /** The network address. */
  direccion: string | null;
  accion: string;
  /** In words, without the operator: «suspendió la cuenta «Escribanía Sol»». */
  texto: string;
  motivo: string | null;
};
export type RegistroDeOperadoresDto = {
  hechos: HechoDeOperadorDto[];
  siguiente: string | null;
};
export type LimitesDeCuentaDto = {
  miembros: number;
  bytes: number;
};
export type CuentaAdministradaDto = {
  /** `por_cerrar`: its titular asked for it, and can take it back until `cierraEn`. */
  estado: "activa" | "por_cerrar" | "suspendida" | "cerrada";
  id: string;
  nombre: string;
  /** ISO 3166. */
  pais: string;
  plan: "oficina" | "inicial" | "plena";
  planNombre: string;
  creadaEn: string;
  cierraEn: string | null;
  suspendidaEn: string | null;
  /** Why it is suspended. Its members are not told. */
  suspendidaMotivo: string | null;
  /** Its active members. */
  miembros: number;
  /** Without those in the trash. */
  carpetas: number;
  /** Of all its files, as its plan counts them. */
  bytes: number;
  limites: LimitesDeCuentaDto;
  /** When it was last used, by a session, a token or a page; a cuenta that nobody used yet, when it was made. */
  ultimaActividad: string;
};
export type CuentasAdministradasDto = {
  cuentas: CuentaAdministradaDto[];
  /** How many there are in all, whatever is searched. */
  total: number;
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
};
export type MotivoDto = {
  motivo: string;
};
export type MembresiaAdministradaDto = {
  estado: "activa" | "suspendida" | "retirada";
  id: string;
  nombre: string;
  /** The name of the role. */
  rol: string;
};
export type PersonaAdministradaDto = {
  id: string;
  nombre: string;
  email: string;
  /** Whether they confirmed the e-mail. */
  verificada: boolean;
  segundoFactor: boolean;
  operador: boolean;
  /** Whether they may not sign in. */
  suspendida: boolean;
  creadaEn: string;
  /** When they last signed in, as far as sessions are kept. */
  ultimoIngreso: string | null;
  /** How many sessions they have open. */
  sesiones: number;
  cuentas: MembresiaAdministradaDto[];
};
export type PersonasAdministradasDto = {
  personas: PersonaAdministradaDto[];
  total: number;
  siguiente: string | null;
};
export type SesionesDePersonaDto = {
  /** How many were ended. */
  cerradas: number;
};
export type CuentaNombradaDto = {
  id: string;
  nombre: string;
};
export type TrabajoAbandonadoDto = {
  id: string;
  cola: string;
  /** The cuenta that it is about, where it says so. */
  cuenta: CuentaNombradaDto | null;
  creadoEn: string;
  falladoEn: string;
  intentos: number;
  /** The message of the last failure, without addresses and quoted texts. */
  error: string | null;
};
export type ColaDeTrabajosDto = {
  cola: string;
  /** Those whose time has come and those of a later time. */
  esperan: number;
  enCurso: number;
  abandonados: number;
  /** For how many seconds the oldest of those that wait could have been done. */
  atrasoSegundos: number;
};
export type TrabajosAbandonadosDto = {
  trabajos: TrabajoAbandonadoDto[];
  /** Every queue that has jobs left, those with given-up ones first. */
  colas: ColaDeTrabajosDto[];
  siguiente: string | null;
};
export type ReintentadosDto = {
  /** How many are tried again. */
  reintentados: number;
};
export type ColaDto = {
  cola: string;
};
export type CorreoPendienteDto = {
  /** `reintento`: a try failed, and another follows. */
  estado: "espera" | "reintento" | "enviando" | "abandonado";
  id: string;
  /** The address, as `m…@dominio`; null for a mail that a member wrote, whose recipients are the cuenta's. */
  para: string | null;
  /** In words: «Invitación», «Correo de una persona». */
  clase: string;
  cuenta: CuentaNombradaDto | null;
  desde: string;
  intentos: number;
  proximoIntento: string | null;
  /** As in TrabajoAbandonadoDto. */
  error: string | null;
};
export type CorreosPendientesDto = {
  correos: CorreoPendienteDto[];
  /** How many wait, are being sent or were given up. */
  total: number;
  siguiente: string | null;
};
export const {
  useAdministracionGetSaludQuery,
  useAdministracionFindRegistroQuery,
  useCuentasAdministradasFindQuery,
  useCuentasAdministradasSuspendMutation,
  useCuentasAdministradasReactivateMutation,
  usePersonasAdministradasFindQuery,
  usePersonasAdministradasEndSessionsMutation,
  useTrabajosFindQuery,
  useTrabajosRetryAllMutation,
  useTrabajosRetryMutation,
  useCorreosPendientesFindQuery,
  useCorreosPendientesRetryMutation,
} = injectedRtkApi;
