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
      partesShare: build.mutation<PartesShareApiResponse, PartesShareApiArg>({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/partes`,
          method: "PATCH",
          body: queryArg.repartirPartesDto,
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
export type PartesShareApiResponse = /** status 200  */ ParteDto[];
export type PartesShareApiArg = {
  id: string;
  repartirPartesDto: RepartirPartesDto;
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
export type VencimientoDto = {
  clase: "otro" | "pasaporte" | "poder" | "dni" | "constancia";
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  vence: string;
};
export type PersonaResumenDto = {
  id: string;
  tipo: "humana" | "juridica";
  nombreCompleto: string;
  paisDoc: string | null;
  tipoDoc: string | null;
  /** Upper case, without dots and dashes. */
  numeroDoc: string | null;
  /** The number as people write it. */
  numeroDocFormateado: string | null;
  idFiscalPais: string | null;
  idFiscalTipo: string | null;
  /** Upper case, without dots and dashes. */
  idFiscal: string | null;
  /** The number as people write it: «20-12345678-6». */
  idFiscalFormateado: string | null;
  /** False when a document that fails its check was saved by exception. */
  verificada: boolean;
  /** Null without a document that expires. Of several DNI or passports the last to expire counts. */
  vencimiento: VencimientoDto | null;
};
export type ParteDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** The capacity in which they act. */
  caracter: string | null;
  /** Why the husband or wife need not assent. */
  sinAsentimiento: string | null;
  /** The first of `representados`. */
  representaA: string | null;
  /** The partes of the same carpeta for whom this one acts. */
  representados: string[];
  /** The name of the husband or wife, as the persona has it; null for who is not married. */
  conyuge: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Whether the persona is shown as it was at the signature, whatever changed since. */
  comoAlFirmar: boolean;
};
export type ParteAgregadaDto = {
  id: string;
  persona: PersonaResumenDto;
  rol: string;
  /** The role's name. */
  rolNombre: string;
  /** The capacity in which they act. */
  caracter: string | null;
  /** Why the husband or wife need not assent. */
  sinAsentimiento: string | null;
  /** The first of `representados`. */
  representaA: string | null;
  /** The partes of the same carpeta for whom this one acts. */
  representados: string[];
  /** The name of the husband or wife, as the persona has it; null for who is not married. */
  conyuge: string | null;
  /** Decimal text. */
  porcentaje: string | null;
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Whether the persona is shown as it was at the signature, whatever changed since. */
  comoAlFirmar: boolean;
  /** Warnings about the persona: an odd document, or another persona with the same one. */
  avisos: string[];
};
export type CrearPersonaDto = {
  id?: string | null;
  tipo: "humana" | "juridica";
  /** Required for a human being. */
  nombre?: string | null;
  /** Required for a human being. */
  apellidos?: string | null;
  /** Required for a legal entity. */
  razonSocial?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind of document and the cuenta. */
  paisDoc?: string | null;
  tipoDoc?: string | null;
  /** With or without dots, dashes and blanks. */
  numeroDoc?: string | null;
  /** ISO 3166, two letters. When missing, it follows from the kind, the identity document and the cuenta. */
  idFiscalPais?: string | null;
  idFiscalTipo?: string | null;
  /** With or without dots, dashes and blanks. */
  idFiscal?: string | null;
  /** `YYYY-MM-DD`; for a legal entity, the day on which it was set up. */
  nacimiento?: string | null;
  nacionalidad?: string | null;
  /** With which words texts speak of a persona humana. */
  genero?: ("femenino" | "masculino") | null;
  estadoCivil?:
    ("soltero" | "casado" | "divorciado" | "viudo" | "union") | null;
  /** Which marriage of the persona this is, from 1. */
  nupcias?: number | null;
  conyuge?: string | null;
  regimen?: string | null;
  domicilio?: string | null;
  profesion?: string | null;
  email?: string | null;
  telefono?: string | null;
  /** Saves documents that fail their check («documento a la vista»). Only titular and adscripto may; it is audited. */
  motivoExcepcion?: string | null;
  /** Why a document is registered that another persona has already; without it, such a one is refused. It is audited. */
  duplicadaMotivo?: string | null;
};
export type AgregarParteDto = {
  id?: string | null;
  rol: string;
  personaId?: string;
  /** A new persona, registered with the parte. */
  persona?: CrearPersonaDto;
  /** The capacity in which they act. */
  caracter?: string | null;
  /** Why the husband or wife need not assent, said by who signs: «Bien propio». */
  sinAsentimiento?: string | null;
  /** The first of `representados`. Sent alone, it is the only one, unless it is the first already. */
  representaA?: string | null;
  /** The partes of the same carpeta for whom this one acts. */
  representados?: string[];
  /** The place of the parte, from 1; the others make room. */
  orden?: number;
  /** Decimal text with a point and up to two places. The shares of one role add up to 100 at most. */
  porcentaje?: string | null;
};
export type PorcentajeDeParteDto = {
  id: string;
  /** Decimal text with a point and up to two places. The shares of one role add up to 100 at most. */
  porcentaje?: string | null;
};
export type RepartirPartesDto = {
  partes: PorcentajeDeParteDto[];
};
export type ModificarParteDto = {
  rol?: string;
  /** The capacity in which they act. */
  caracter?: string | null;
  /** Why the husband or wife need not assent, said by who signs: «Bien propio». */
  sinAsentimiento?: string | null;
  /** The first of `representados`. Sent alone, it is the only one, unless it is the first already. */
  representaA?: string | null;
  /** The partes of the same carpeta for whom this one acts. */
  representados?: string[];
  /** The place of the parte, from 1; the others make room. */
  orden?: number;
  /** Decimal text with a point and up to two places. The shares of one role add up to 100 at most. */
  porcentaje?: string | null;
};
export const {
  usePartesFindAllQuery,
  usePartesAddMutation,
  usePartesShareMutation,
  usePartesUpdateMutation,
  usePartesRemoveMutation,
} = injectedRtkApi;
