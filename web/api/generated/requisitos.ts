// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["requisitos"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requisitosFindAll: build.query<
        RequisitosFindAllApiResponse,
        RequisitosFindAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos`,
        }),
        providesTags: ["requisitos"],
      }),
      requisitosAdd: build.mutation<
        RequisitosAddApiResponse,
        RequisitosAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos`,
          method: "POST",
          body: queryArg.agregarRequisitoDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["requisitos"],
      }),
      requisitosUpdateAll: build.mutation<
        RequisitosUpdateAllApiResponse,
        RequisitosUpdateAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos`,
          method: "PATCH",
          body: queryArg.marcarRequisitosDto,
        }),
        invalidatesTags: ["requisitos"],
      }),
      requisitosUndoAll: build.mutation<
        RequisitosUndoAllApiResponse,
        RequisitosUndoAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos/deshacer`,
          method: "POST",
          body: queryArg.deshacerRequisitosDto,
        }),
        invalidatesTags: ["requisitos"],
      }),
      requisitosUpdate: build.mutation<
        RequisitosUpdateApiResponse,
        RequisitosUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos/${encodeURIComponent(String(queryArg.requisitoId))}`,
          method: "PATCH",
          body: queryArg.modificarRequisitoDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["requisitos"],
      }),
      requisitosRemove: build.mutation<
        RequisitosRemoveApiResponse,
        RequisitosRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/${encodeURIComponent(String(queryArg.id))}/requisitos/${encodeURIComponent(String(queryArg.requisitoId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["requisitos"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type RequisitosFindAllApiResponse = /** status 200  */ RequisitoDto[];
export type RequisitosFindAllApiArg = {
  id: string;
};
export type RequisitosAddApiResponse = /** status 201  */ RequisitoDto;
export type RequisitosAddApiArg = {
  id: string;
  /** La misma clave no crea dos veces. */
  "Idempotency-Key"?: string;
  agregarRequisitoDto: AgregarRequisitoDto;
};
export type RequisitosUpdateAllApiResponse = /** status 200  */ RequisitoDto[];
export type RequisitosUpdateAllApiArg = {
  id: string;
  marcarRequisitosDto: MarcarRequisitosDto;
};
export type RequisitosUndoAllApiResponse = /** status 200  */ RequisitoDto[];
export type RequisitosUndoAllApiArg = {
  id: string;
  deshacerRequisitosDto: DeshacerRequisitosDto;
};
export type RequisitosUpdateApiResponse = /** status 200  */ RequisitoDto;
export type RequisitosUpdateApiArg = {
  id: string;
  requisitoId: string;
  /** La versión que se modifica, entre comillas: "3". */
  "If-Match": string;
  modificarRequisitoDto: ModificarRequisitoDto;
};
export type RequisitosRemoveApiResponse = /** status 200  */ boolean;
export type RequisitosRemoveApiArg = {
  id: string;
  requisitoId: string;
};
export type NombradoDto = {
  id: string;
  nombre: string;
};
export type CertificadoDeRequisitoDto = {
  id: string;
  nombre: string;
  estado: "recibido" | "vencido" | "pedido" | "por_pedir";
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  vence: string | null;
};
export type RequisitoDto = {
  id: string;
  /** That of the acto's requisito; null for one of this carpeta alone. */
  clave: string | null;
  nombre: string;
  descripcion: string | null;
  /** The norm that it comes from. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed what its acto asks for by the norms in force yet. */
  porConfirmar: boolean;
  /** Whether the signature waits for it. */
  obligatorio: boolean;
  estado: "solicitado" | "recibido" | "pendiente" | "aprobado" | "no_aplica";
  /** Why it does not apply. */
  motivo: string | null;
  responsable: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  vence: string | null;
  /** Whether that day is over, and nobody decided on it. */
  vencido: boolean;
  /** The document that fulfils it, unless it is in the trash. */
  documento: NombradoDto | null;
  /** The same in the trash. Until the signature what was approved by it is pendiente, and approved again once it is restored. */
  documentoEnPapelera: NombradoDto | null;
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
  /** Those of the carpeta that fulfil it, whose states it follows. */
  certificados: CertificadoDeRequisitoDto[];
  /** The place in the carpeta, from 1. */
  orden: number;
  /** Who approved it, or said that it does not apply. */
  decididoPor: NombradoDto | null;
  decididoEn: string | null;
  /** Whether it can be removed: what the acto demands can only be said not to apply. */
  quitable: boolean;
  /** The version that If-Match must name in a change. */
  version: number;
};
export type AgregarRequisitoDto = {
  id?: string | null;
  nombre: string;
  descripcion?: string | null;
  /** Whether the signature waits for it; it does by default. */
  obligatorio?: boolean;
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
  responsableId?: string | null;
  /** `YYYY-MM-DD`, the last day on which it is due. */
  vence?: string | null;
};
export type MarcarRequisitosDto = {
  ids: string[];
  estado?: "solicitado" | "recibido" | "pendiente" | "aprobado" | "no_aplica";
  /** Why it does not apply. */
  motivo?: string | null;
  responsableId?: string | null;
  /** `YYYY-MM-DD`, the last day on which it is due. */
  vence?: string | null;
};
export type RequisitoAnteriorDto = {
  id: string;
  /** Its version after the change. */
  version: number;
  responsableId?: string | null;
  /** `YYYY-MM-DD`, the last day on which it is due. */
  vence?: string | null;
};
export type DeshacerRequisitosDto = {
  requisitos: RequisitoAnteriorDto[];
};
export type ModificarRequisitoDto = {
  /** Of one that was added to the carpeta; those of the acto have the acto's. */
  nombre?: string;
  /** As `nombre`. */
  descripcion?: string | null;
  /** As `nombre`. */
  obligatorio?: boolean;
  /** The document of the same carpeta that fulfils it. */
  documentoId?: string | null;
  /** Its place, from 1; the others make room. */
  orden?: number;
  estado?: "solicitado" | "recibido" | "pendiente" | "aprobado" | "no_aplica";
  /** Why it does not apply. */
  motivo?: string | null;
  responsableId?: string | null;
  /** `YYYY-MM-DD`, the last day on which it is due. */
  vence?: string | null;
};
export const {
  useRequisitosFindAllQuery,
  useRequisitosAddMutation,
  useRequisitosUpdateAllMutation,
  useRequisitosUndoAllMutation,
  useRequisitosUpdateMutation,
  useRequisitosRemoveMutation,
} = injectedRtkApi;
