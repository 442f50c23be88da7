// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["cambios"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      carpetaCambiosChange: build.mutation<
        CarpetaCambiosChangeApiResponse,
        CarpetaCambiosChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/cambios`,
          method: "POST",
          body: queryArg.cambiarCarpetasDto,
        }),
        invalidatesTags: ["cambios"],
      }),
      carpetaCambiosUndo: build.mutation<
        CarpetaCambiosUndoApiResponse,
        CarpetaCambiosUndoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/carpetas/cambios/deshacer`,
          method: "POST",
          body: queryArg.deshacerCambiosDto,
        }),
        invalidatesTags: ["cambios"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type CarpetaCambiosChangeApiResponse =
  /** status 200  */ CambioDeCarpetasDto;
export type CarpetaCambiosChangeApiArg = {
  cambiarCarpetasDto: CambiarCarpetasDto;
};
export type CarpetaCambiosUndoApiResponse =
  /** status 200  */ CambioDeVariasDto;
export type CarpetaCambiosUndoApiArg = {
  deshacerCambiosDto: DeshacerCambiosDto;
};
export type CarpetaRechazadaDto = {
  id: string;
  /** Its number or its carátula; null for one that the person may not see. */
  nombre: string | null;
  motivo: string;
};
export type CarpetaAnteriorDto = {
  responsableId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  etiquetas?: string[];
  id: string;
  /** Its version after the change. */
  version: number;
  /** The state before a move, for an undo that moves it back. */
  estado?:
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
export type CambioDeCarpetasDto = {
  /** The carpetas in which it is so now. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
  /** Those of `hechas` in which it was so before. */
  yaEstaban: string[];
  /** What to send to undo it. Without the carpetas that it did not change, and those whose state cannot go back. */
  deshacer: CarpetaAnteriorDto[];
};
export type CambiarCarpetasDto = {
  responsableId?: string | null;
  prioridad?: "baja" | "normal" | "alta" | "urgente";
  agregarEtiquetas?: string[];
  quitarEtiquetas?: string[];
  /** The state that they go to, without other changes. Not firmada: each signature has its own day. */
  estado?:
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
  /** The reason of the move, for those that need one. */
  motivo?: string | null;
  carpetas: string[];
};
export type CambioDeVariasDto = {
  /** The carpetas in which it is so now. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
};
export type DeshacerCambiosDto = {
  carpetas: CarpetaAnteriorDto[];
};
export const {
  useCarpetaCambiosChangeMutation,
  useCarpetaCambiosUndoMutation,
} = injectedRtkApi;
