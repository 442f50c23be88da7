// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["partes"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      partesFindAll: build.query<PartesFindAllApiResponse, PartesFindAllApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes`,
          }),
          providesTags: ["partes"],
        },
      ),
      partesAdd: build.mutation<PartesAddApiResponse, PartesAddApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes`,
          method: "POST",
          body: queryArg.agregarParteDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["partes"],
      }),
      partesUpdate: build.mutation<PartesUpdateApiResponse, PartesUpdateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes/${encodeURIComponent(String(queryArg.parteId))}`,
            method: "PATCH",
            body: queryArg.modificarParteDto,
          }),
          invalidatesTags: ["partes"],
        },
      ),
      partesRemove: build.mutation<PartesRemoveApiResponse, PartesRemoveApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes/${encodeURIComponent(String(queryArg.parteId))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["partes"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PartesFindAllApiResponse = /** status 200  */ ParteDto[];
export type PartesFindAllApiArg = {
  id: string;
};
export type PartesAddApiResponse = /** status 201  */ ParteAgregadaDto;
export type PartesAddApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  agregarParteDto: AgregarParteDto;
};
export type PartesUpdateApiResponse = /** status 200  */ ParteDto;
export type PartesUpdateApiArg = {
  id: string;
  parteId: string;
  modificarParteDto: ModificarParteDto;
};
export type PartesRemoveApiResponse = /** status 200  */ boolean;
export type PartesRemoveApiArg = {
  id: string;
  parteId: string;
};
export type PersonaResumenDto = {
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** As people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** As people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
};
export type ParteDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** In what capacity. */
  caracter: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** From 1. */
  orden: number;
};
export type ParteAgregadaDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** In what capacity. */
  caracter: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** From 1. */
  orden: number;
  /** What is odd about a persona who was registered with it. */
  avisos: string[];
};
export type CrearPersonaDto = {
  id?: string | null;
  tipo: "humana" | "juridica";
  /** Needed for a human being. */
  nombre?: string | null;
  /** Needed for a human being. */
  apellidos?: string | null;
  /** Needed for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters; found by the kind of document and the cuenta when it is not said. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters; found by its kind, the document and the cuenta when it is not said. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; of a legal entity, when it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Of which marriage this is. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»); only for titular and adscripto, and audited. */
  motivoExcepcion?: string | null;
};
export type AgregarParteDto = {
  id?: string | null;
  rol: string;
  personaId?: string;
  /** Registers the persona in the same go. */
  persona?: CrearPersonaDto;
  /** In what capacity. */
  caracter?: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA?: string | null;
  /** Decimal text with a point and at most two places. */
  porcentaje?: string | null;
  /** From 1: moves the parte to that place, and the others make room. */
  orden?: number;
};
export type ModificarParteDto = {
  rol?: string;
  /** In what capacity. */
  caracter?: string | null;
  /** The parte of the same carpeta for whom this one acts. */
  representaA?: string | null;
  /** Decimal text with a point and at most two places. */
  porcentaje?: string | null;
  /** From 1: moves the parte to that place, and the others make room. */
  orden?: number;
};
export const {
  usePartesFindAllQuery,
  usePartesAddMutation,
  usePartesUpdateMutation,
  usePartesRemoveMutation,
} = injectedRtkApi;
