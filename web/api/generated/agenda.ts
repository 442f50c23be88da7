// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["agenda"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      agendaFind: build.query<AgendaFindApiResponse, AgendaFindApiArg>({
        query: (queryArg) => ({
          url: `/api/agenda`,
          params: {
            desde: queryArg.desde,
            hasta: queryArg.hasta,
            de: queryArg.de,
          },
        }),
        providesTags: ["agenda"],
      }),
      agendaFindPendientes: build.query<
        AgendaFindPendientesApiResponse,
        AgendaFindPendientesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/carpetas/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["agenda"],
      }),
      agendaFindConsequences: build.query<
        AgendaFindConsequencesApiResponse,
        AgendaFindConsequencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/consecuencias`,
          params: {
            dia: queryArg.dia,
            carpetaId: queryArg.carpetaId,
            eventoId: queryArg.eventoId,
          },
        }),
        providesTags: ["agenda"],
      }),
      eventosGet: build.query<EventosGetApiResponse, EventosGetApiArg>({
        query: (queryArg) => ({
          url: `/api/agenda/eventos/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["agenda"],
      }),
      eventosUpdate: build.mutation<
        EventosUpdateApiResponse,
        EventosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/eventos/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarEventoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["agenda"],
      }),
      eventosRemove: build.mutation<
        EventosRemoveApiResponse,
        EventosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/eventos/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["agenda"],
      }),
      eventosGetIcal: build.query<
        EventosGetIcalApiResponse,
        EventosGetIcalApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/eventos/${encodeURIComponent(String(queryArg.id))}/ics`,
        }),
        providesTags: ["agenda"],
      }),
      eventosCreate: build.mutation<
        EventosCreateApiResponse,
        EventosCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/eventos`,
          method: "POST",
          body: queryArg.crearEventoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["agenda"],
      }),
      eventosRestore: build.mutation<
        EventosRestoreApiResponse,
        EventosRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/eventos/${encodeURIComponent(String(queryArg.id))}/restaurar`,
          method: "POST",
        }),
        invalidatesTags: ["agenda"],
      }),
      salasFindAll: build.query<SalasFindAllApiResponse, SalasFindAllApiArg>({
        query: () => ({ url: `/api/agenda/salas` }),
        providesTags: ["agenda"],
      }),
      salasCreate: build.mutation<SalasCreateApiResponse, SalasCreateApiArg>({
        query: (queryArg) => ({
          url: `/api/agenda/salas`,
          method: "POST",
          body: queryArg.crearSalaDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["agenda"],
      }),
      salasUpdate: build.mutation<SalasUpdateApiResponse, SalasUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/agenda/salas/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.modificarSalaDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["agenda"],
      }),
      enlaceDeAgendaFind: build.query<
        EnlaceDeAgendaFindApiResponse,
        EnlaceDeAgendaFindApiArg
      >({
        query: () => ({ url: `/api/agenda/enlace` }),
        providesTags: ["agenda"],
      }),
      enlaceDeAgendaCreate: build.mutation<
        EnlaceDeAgendaCreateApiResponse,
        EnlaceDeAgendaCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/enlace`,
          method: "POST",
          body: queryArg.crearEnlaceDto,
        }),
        invalidatesTags: ["agenda"],
      }),
      enlaceDeAgendaRevoke: build.mutation<
        EnlaceDeAgendaRevokeApiResponse,
        EnlaceDeAgendaRevokeApiArg
      >({
        query: () => ({ url: `/api/agenda/enlace`, method: "DELETE" }),
        invalidatesTags: ["agenda"],
      }),
      enlaceDeAgendaRead: build.query<
        EnlaceDeAgendaReadApiResponse,
        EnlaceDeAgendaReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agenda/ical/${encodeURIComponent(String(queryArg.secreto))}`,
        }),
        providesTags: ["agenda"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AgendaFindApiResponse = /** status 200  */ AgendaDto;
export type AgendaFindApiArg = {
  desde: string;
  /** The last day, at most 100 days later. */
  hasta: string;
  /** `yo`: what is mine. `todos`, the default: what I see of everybody. */
  de: "todos" | "yo";
};
export type AgendaFindPendientesApiResponse = /** status 200  */ PendientesDto;
export type AgendaFindPendientesApiArg = {
  id: string;
};
export type AgendaFindConsequencesApiResponse =
  /** status 200  */ ConsecuenciasDto;
export type AgendaFindConsequencesApiArg = {
  /** The new day; without it, the signature of the carpeta is to have none. */
  dia?: string;
  /** The carpeta whose signature is moved. */
  carpetaId?: string;
  /** The event that is moved. */
  eventoId?: string;
};
export type EventosGetApiResponse = /** status 200  */ EventoDeAgendaDto;
export type EventosGetApiArg = {
  id: string;
};
export type EventosUpdateApiResponse = /** status 200  */ EventoDeAgendaDto;
export type EventosUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarEventoDto: ModificarEventoDto;
};
export type EventosRemoveApiResponse = /** status 200  */ boolean;
export type EventosRemoveApiArg = {
  id: string;
};
export type EventosGetIcalApiResponse = unknown;
export type EventosGetIcalApiArg = {
  id: string;
};
export type EventosCreateApiResponse = /** status 200  */ EventoDeAgendaDto;
export type EventosCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearEventoDto: CrearEventoDto;
};
export type EventosRestoreApiResponse = /** status 200  */ EventoDeAgendaDto;
export type EventosRestoreApiArg = {
  id: string;
};
export type SalasFindAllApiResponse = /** status 200  */ SalaDto[];
export type SalasFindAllApiArg = void;
export type SalasCreateApiResponse = /** status 200  */ SalaDto;
export type SalasCreateApiArg = {
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  crearSalaDto: CrearSalaDto;
};
export type SalasUpdateApiResponse = /** status 200  */ SalaDto;
export type SalasUpdateApiArg = {
  id: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match"?: string;
  modificarSalaDto: ModificarSalaDto;
};
export type EnlaceDeAgendaFindApiResponse =
  /** status 200  */ EnlaceDeAgendaDto;
export type EnlaceDeAgendaFindApiArg = void;
export type EnlaceDeAgendaCreateApiResponse = /** status 200  */ EnlaceNuevoDto;
export type EnlaceDeAgendaCreateApiArg = {
  crearEnlaceDto: CrearEnlaceDto;
};
export type EnlaceDeAgendaRevokeApiResponse = /** status 200  */ boolean;
export type EnlaceDeAgendaRevokeApiArg = void;
export type EnlaceDeAgendaReadApiResponse = unknown;
export type EnlaceDeAgendaReadApiArg = {
  secreto: string;
};
export type CarpetaDeAgendaDto = {
  id: string;
  codigo: string | null;
  caratula: string;
};
export type PersonaDeAgendaDto = {
  id: string;
  nombre: string;
};
export type AgendaItemDto = {
  clase:
    | "evento"
    | "certificado"
    | "inscripcion"
    | "plazo"
    | "requisito"
    | "firma"
    | "tarea";
  id: string;
  titulo: string;
  /** In the cuenta, `YYYY-MM-DD`. */
  dia: string;
  /** Null for what has no hour. */
  desde: string | null;
  hasta: string | null;
  lugar: string | null;
  /** Whether it is over and done. */
  hecho: boolean;
  carpeta: CarpetaDeAgendaDto | null;
  personas: PersonaDeAgendaDto[];
  /** The page of the thing. */
  enlace: string;
  /** The version that a move sends; null for what cannot be moved. */
  version: number | null;
};
export type FeriadoDeAgendaDto = {
  dia: string;
  nombre: string;
};
export type AgendaDto = {
  hoy: string;
  items: AgendaItemDto[];
  feriados: FeriadoDeAgendaDto[];
};
export type PendientesDto = {
  hoy: string;
  atrasado: AgendaItemDto[];
  /** From today on. */
  proximo: AgendaItemDto[];
};
export type ConsecuenciasDto = {
  consecuencias: string[];
  /** Whether the signature of the carpeta moves in the agenda too, or leaves it. */
  cambiaLaAgenda: boolean;
};
export type EventoDeAgendaDto = {
  id: string;
  tipo: "firma" | "otro" | "reunion";
  titulo: string;
  carpeta: CarpetaDeAgendaDto | null;
  desde: string;
  hasta: string;
  lugar: string | null;
  sala: PersonaDeAgendaDto | null;
  notas: string | null;
  personas: PersonaDeAgendaDto[];
  version: number;
};
export type ModificarEventoDto = {
  titulo?: string;
  /** Null for one of no carpeta, which a signature cannot be. */
  carpetaId?: string | null;
  desde?: string;
  hasta?: string;
  lugar?: string | null;
  salaId?: string | null;
  notas?: string | null;
  /** Members who take part. */
  personas?: string[];
};
export type CrearEventoDto = {
  id?: string | null;
  tipo: "firma" | "otro" | "reunion";
  titulo: string;
  carpetaId?: string | null;
  desde: string;
  hasta: string;
  lugar?: string | null;
  salaId?: string | null;
  notas?: string | null;
  /** Members who take part. */
  personas?: string[];
};
export type SalaDto = {
  id: string;
  nombre: string;
  activa: boolean;
  version: number;
};
export type CrearSalaDto = {
  id?: string | null;
  nombre: string;
};
export type ModificarSalaDto = {
  nombre?: string;
  activa?: boolean;
};
export type EnlaceDeAgendaDto = {
  creadoEn: string | null;
  /** Whether it shows what belongs to reserved carpetas. */
  conReservadas: boolean;
};
export type EnlaceNuevoDto = {
  url: string;
};
export type CrearEnlaceDto = {
  /** Whether it shows what belongs to reserved carpetas that I see. */
  conReservadas?: boolean;
};
export const {
  useAgendaFindQuery,
  useAgendaFindPendientesQuery,
  useAgendaFindConsequencesQuery,
  useEventosGetQuery,
  useEventosUpdateMutation,
  useEventosRemoveMutation,
  useEventosGetIcalQuery,
  useEventosCreateMutation,
  useEventosRestoreMutation,
  useSalasFindAllQuery,
  useSalasCreateMutation,
  useSalasUpdateMutation,
  useEnlaceDeAgendaFindQuery,
  useEnlaceDeAgendaCreateMutation,
  useEnlaceDeAgendaRevokeMutation,
  useEnlaceDeAgendaReadQuery,
} = injectedRtkApi;
