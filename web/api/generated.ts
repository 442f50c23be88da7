// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "./empty-api";
export const addTagTypes = [
  "salud",
  "auth",
  "cuentas",
  "tipos-acto",
  "carpetas",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ["salud"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ["salud"],
      }),
      postApiAuthSignIn: build.mutation<
        PostApiAuthSignInApiResponse,
        PostApiAuthSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-in`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthUnlockSession: build.mutation<
        PostApiAuthUnlockSessionApiResponse,
        PostApiAuthUnlockSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/unlock-session`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["auth"],
      }),
      authSignInWithToken: build.mutation<
        AuthSignInWithTokenApiResponse,
        AuthSignInWithTokenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-in-with-token`,
          method: "POST",
          body: queryArg.signInWithTokenDto,
        }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthRefreshToken: build.mutation<
        PostApiAuthRefreshTokenApiResponse,
        PostApiAuthRefreshTokenApiArg
      >({
        query: () => ({ url: `/api/auth/refresh-token`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      postApiAuthRefresh: build.mutation<
        PostApiAuthRefreshApiResponse,
        PostApiAuthRefreshApiArg
      >({
        query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      authCheck: build.query<AuthCheckApiResponse, AuthCheckApiArg>({
        query: () => ({ url: `/api/auth/check` }),
        providesTags: ["auth"],
      }),
      authSignOut: build.mutation<AuthSignOutApiResponse, AuthSignOutApiArg>({
        query: () => ({ url: `/api/auth/sign-out`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      authOptions: build.query<AuthOptionsApiResponse, AuthOptionsApiArg>({
        query: () => ({ url: `/api/auth/opciones` }),
        providesTags: ["auth"],
      }),
      cuentasFindMine: build.query<
        CuentasFindMineApiResponse,
        CuentasFindMineApiArg
      >({
        query: () => ({ url: `/api/cuentas` }),
        providesTags: ["cuentas"],
      }),
      cuentasCreate: build.mutation<
        CuentasCreateApiResponse,
        CuentasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuentas`,
          method: "POST",
          body: queryArg.crearCuentaDto,
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentasSelect: build.mutation<
        CuentasSelectApiResponse,
        CuentasSelectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cuentas/${encodeURIComponent(String(queryArg.id))}/seleccionar`,
          method: "POST",
        }),
        invalidatesTags: ["cuentas"],
      }),
      cuentasFindMiembros: build.query<
        CuentasFindMiembrosApiResponse,
        CuentasFindMiembrosApiArg
      >({
        query: () => ({ url: `/api/miembros` }),
        providesTags: ["cuentas"],
      }),
      tiposActoFindAll: build.query<
        TiposActoFindAllApiResponse,
        TiposActoFindAllApiArg
      >({
        query: () => ({ url: `/api/tipos-acto` }),
        providesTags: ["tipos-acto"],
      }),
      carpetasFindPage: build.query<
        CarpetasFindPageApiResponse,
        CarpetasFindPageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas`,
          params: {
            buscar: queryArg.buscar,
            estado: queryArg.estado,
            tipoActoId: queryArg.tipoActoId,
            responsableId: queryArg.responsableId,
            etiqueta: queryArg.etiqueta,
            prioridad: queryArg.prioridad,
            papelera: queryArg.papelera,
            orden: queryArg.orden,
            direccion: queryArg.direccion,
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["carpetas"],
      }),
      carpetasCreate: build.mutation<
        CarpetasCreateApiResponse,
        CarpetasCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas`,
          method: "POST",
          body: queryArg.crearCarpetaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasFindEtiquetas: build.query<
        CarpetasFindEtiquetasApiResponse,
        CarpetasFindEtiquetasApiArg
      >({
        query: () => ({ url: `/api/etiquetas` }),
        providesTags: ["carpetas"],
      }),
      carpetasGet: build.query<CarpetasGetApiResponse, CarpetasGetApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["carpetas"],
      }),
      carpetasUpdate: build.mutation<
        CarpetasUpdateApiResponse,
        CarpetasUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarCarpetaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasRemove: build.mutation<
        CarpetasRemoveApiResponse,
        CarpetasRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasMove: build.mutation<CarpetasMoveApiResponse, CarpetasMoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/mover`,
            method: "POST",
            body: queryArg.moverCarpetaDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["carpetas"],
        },
      ),
      carpetasRestore: build.mutation<
        CarpetasRestoreApiResponse,
        CarpetasRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["carpetas"],
      }),
      carpetasFindActividad: build.query<
        CarpetasFindActividadApiResponse,
        CarpetasFindActividadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/actividad`,
          params: {
            pagina: queryArg.pagina,
            tamano: queryArg.tamano,
          },
        }),
        providesTags: ["carpetas"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HealthLiveApiResponse = unknown;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse = /** status 200  */ object;
export type HealthReadyApiArg = void;
export type PostApiAuthSignInApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthSignInApiArg = {
  signInDto: SignInDto;
};
export type PostApiAuthUnlockSessionApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthUnlockSessionApiArg = {
  signInDto: SignInDto;
};
export type AuthSignInWithTokenApiResponse = /** status 200  */ SessionDto;
export type AuthSignInWithTokenApiArg = {
  signInWithTokenDto: SignInWithTokenDto;
};
export type PostApiAuthRefreshTokenApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshTokenApiArg = void;
export type PostApiAuthRefreshApiResponse = /** status 200  */ SessionDto;
export type PostApiAuthRefreshApiArg = void;
export type AuthCheckApiResponse = /** status 200  */ SessionDto;
export type AuthCheckApiArg = void;
export type AuthSignOutApiResponse = /** status 200  */ boolean;
export type AuthSignOutApiArg = void;
export type AuthOptionsApiResponse = /** status 200  */ AuthOptionsDto;
export type AuthOptionsApiArg = void;
export type CuentasFindMineApiResponse = /** status 200  */ CuentaDto[];
export type CuentasFindMineApiArg = void;
export type CuentasCreateApiResponse = /** status 201  */ SessionDto;
export type CuentasCreateApiArg = {
  crearCuentaDto: CrearCuentaDto;
};
export type CuentasSelectApiResponse = /** status 200  */ SessionDto;
export type CuentasSelectApiArg = {
  id: string;
};
export type CuentasFindMiembrosApiResponse = /** status 200  */ MiembroDto[];
export type CuentasFindMiembrosApiArg = void;
export type TiposActoFindAllApiResponse = /** status 200  */ TipoActoDto[];
export type TiposActoFindAllApiArg = void;
export type CarpetasFindPageApiResponse = /** status 200  */ CarpetasDto;
export type CarpetasFindPageApiArg = {
  /** Words over number, carátula, acto, etiquetas and partes; without regard to accents and letter case. */
  buscar?: string;
  /** States separated by commas. */
  estado?: (
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada"
  )[];
  tipoActoId?: string;
  responsableId?: string;
  etiqueta?: string;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  /** The deleted drafts in place of the others. */
  papelera: boolean;
  orden:
    | "creadaEn"
    | "estado"
    | "numero"
    | "caratula"
    | "prioridad"
    | "fechaFirmaPrevista"
    | "actualizadaEn";
  direccion: "asc" | "desc";
  /** From 1. */
  pagina: number;
  /** Rows a page. */
  tamano: number;
};
export type CarpetasCreateApiResponse = /** status 201  */ CarpetaDetalleDto;
export type CarpetasCreateApiArg = {
  /** La misma clave no crea dos carpetas. */
  "Idempotency-Key"?: string;
  crearCarpetaDto: CrearCarpetaDto;
};
export type CarpetasFindEtiquetasApiResponse = /** status 200  */ EtiquetaDto[];
export type CarpetasFindEtiquetasApiArg = void;
export type CarpetasGetApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasGetApiArg = {
  id: string;
};
export type CarpetasUpdateApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarCarpetaDto: ModificarCarpetaDto;
};
export type CarpetasRemoveApiResponse = /** status 200  */ boolean;
export type CarpetasRemoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasMoveApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasMoveApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  moverCarpetaDto: MoverCarpetaDto;
};
export type CarpetasRestoreApiResponse = /** status 200  */ CarpetaDetalleDto;
export type CarpetasRestoreApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
};
export type CarpetasFindActividadApiResponse = /** status 200  */ ActividadDto;
export type CarpetasFindActividadApiArg = {
  id: string;
  /** From 1. */
  pagina: number;
  /** Rows a page. */
  tamano: number;
};
export type SessionCuentaDto = {
  cuentaId: string;
  nombre: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
};
export type SessionUserDto = {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  estado: "enLinea" | "ausente" | "ocupado" | "invisible";
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: string;
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
};
export type SessionDto = {
  user: SessionUserDto;
  accessToken: string;
  tokenType: "bearer";
  /** Life of the access token, in seconds. */
  expiresIn: number;
  /** Only in json mode. */
  refreshToken?: string;
  estado: "ACTIVE_SESSION" | "ACCOUNT_SELECTION" | "AUTHENTICATED_NO_ACCOUNT";
};
export type SignInDto = {
  email: string;
  password: string;
  /** `json`: the refresh token travels in the body (API clients). `cookie`: in an HttpOnly cookie (browsers). */
  mode?: "json" | "cookie";
};
export type SignInWithTokenDto = {
  accessToken: string;
};
export type DemoDto = {
  email: string;
  password: string;
};
export type AuthOptionsDto = {
  demo: DemoDto | null;
};
export type CuentaDto = {
  cuentaId: string;
  nombre: string;
  pais: "AR" | "ES" | "UY";
  rolId: number;
  /** The role's name. */
  rol: string;
};
export type CrearCuentaDto = {
  nombre: string;
  pais: "AR" | "ES" | "UY";
};
export type MiembroDto = {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rolId: number;
  /** The role's name. */
  rol: string;
};
export type TipoActoDto = {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a carpeta of this kind starts out reserved. */
  reservadoPorDefecto: boolean;
  /** Roles that must be among the partes before signing. */
  rolesRequeridos: string[];
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type CarpetaResumenDto = {
  id: string;
  /** `2026-000123`, or null while it is a draft. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** What If-Match must name to write it. */
  version: number;
};
export type PaginacionDto = {
  /** Rows in the whole list. */
  total: number;
  pagina: number;
  tamano: number;
  /** At least 1. */
  ultimaPagina: number;
};
export type CarpetasDto = {
  carpetas: CarpetaResumenDto[];
  paginacion: PaginacionDto;
};
export type MovimientoDto = {
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  permitido: boolean;
  /** What is missing, or who may do it. */
  motivo: string | null;
  requiereMotivo: boolean;
};
export type PermisosCarpetaDto = {
  editar: boolean;
  eliminar: boolean;
  editarPartes: boolean;
  subirDocumentos: boolean;
  editarDocumentos: boolean;
};
export type CarpetaDetalleDto = {
  id: string;
  /** `2026-000123`, or null while it is a draft. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  prioridad: "baja" | "normal" | "alta" | "urgente";
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  etiquetas: string[];
  creadaEn: string;
  actualizadaEn: string;
  /** What If-Match must name to write it. */
  version: number;
  moneda: string | null;
  /** Decimal text. */
  monto: string | null;
  ubicacionFisica: string | null;
  camposExtra: {
    [key: string]: string;
  };
  motivoEstado: string | null;
  eliminadaEn: string | null;
  movimientos: MovimientoDto[];
  permisos: PermisosCarpetaDto;
};
export type CrearCarpetaDto = {
  caratula: string;
  tipoActoId: string;
  /** Opens it at once: it gets its number and goes to en_preparacion. */
  abrir?: boolean;
  responsableId?: string | null;
  escribanoId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  reservada?: boolean;
  /** ISO 4217. */
  moneda?: string | null;
  /** Decimal text with a point and at most two places. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** Fields of the office's own: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type EtiquetaDto = {
  nombre: string;
  /** Carpetas that carry it. */
  total: number;
};
export type ModificarCarpetaDto = {
  caratula?: string;
  tipoActoId?: string;
  responsableId?: string | null;
  escribanoId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  reservada?: boolean;
  /** ISO 4217. */
  moneda?: string | null;
  /** Decimal text with a point and at most two places. */
  monto?: string | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista?: string | null;
  ubicacionFisica?: string | null;
  etiquetas?: string[];
  /** Fields of the office's own: name → value. */
  camposExtra?: {
    [key: string]: string;
  };
};
export type MoverCarpetaDto = {
  estado:
    | "suspendida"
    | "borrador"
    | "en_preparacion"
    | "lista_para_firma"
    | "firmada"
    | "en_inscripcion"
    | "observada"
    | "inscripta"
    | "entregada"
    | "archivada"
    | "anulada";
  /** Needed to annul, to suspend and to reopen. */
  motivo?: string | null;
};
export type EventoDto = {
  id: string;
  accion: string;
  /** What happened, in a Spanish sentence without its subject. */
  descripcion: string;
  usuario: NombradoDto | null;
  datos: {
    [key: string]: any;
  };
  en: string;
};
export type ActividadDto = {
  eventos: EventoDto[];
  paginacion: PaginacionDto;
};
export const {
  useHealthLiveQuery,
  useHealthReadyQuery,
  usePostApiAuthSignInMutation,
  usePostApiAuthUnlockSessionMutation,
  useAuthSignInWithTokenMutation,
  usePostApiAuthRefreshTokenMutation,
  usePostApiAuthRefreshMutation,
  useAuthCheckQuery,
  useAuthSignOutMutation,
  useAuthOptionsQuery,
  useCuentasFindMineQuery,
  useCuentasCreateMutation,
  useCuentasSelectMutation,
  useCuentasFindMiembrosQuery,
  useTiposActoFindAllQuery,
  useCarpetasFindPageQuery,
  useCarpetasCreateMutation,
  useCarpetasFindEtiquetasQuery,
  useCarpetasGetQuery,
  useCarpetasUpdateMutation,
  useCarpetasRemoveMutation,
  useCarpetasMoveMutation,
  useCarpetasRestoreMutation,
  useCarpetasFindActividadQuery,
} = injectedRtkApi;
