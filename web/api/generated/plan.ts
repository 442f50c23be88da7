// Generado por «npm run openapi» a partir de openapi.json: no se edita a mano.
import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["plan"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      planGet: build.query<PlanGetApiResponse, PlanGetApiArg>({
        query: () => ({ url: `/api/plan` }),
        providesTags: ["plan"],
      }),
      planChange: build.mutation<PlanChangeApiResponse, PlanChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/plan`,
          method: "PUT",
          body: queryArg.cambiarPlanDto,
        }),
        invalidatesTags: ["plan"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type PlanGetApiResponse = /** status 200  */ PlanDeCuentaDto;
export type PlanGetApiArg = void;
export type PlanChangeApiResponse = /** status 200  */ PlanDeCuentaDto;
export type PlanChangeApiArg = {
  cambiarPlanDto: CambiarPlanDto;
};
export type PlanDto = {
  id: "oficina" | "inicial" | "plena";
  nombre: string;
  /** The most people: active members and open invitations together. */
  miembros: number;
  /** The most bytes of all versions of all documents. */
  almacenamientoBytes: number;
};
export type UsoDePlanDto = {
  /** The number of active members. */
  miembros: number;
  /** The number of open invitations. */
  invitaciones: number;
  /** The bytes of all versions of all documents, the trash included; null for who does not see all carpetas. */
  almacenamientoBytes: number | null;
  /** Null for who does not see all carpetas. */
  documentos: number | null;
};
export type PlanDeCuentaDto = {
  plan: PlanDto;
  /** All plans, from the smallest to the largest. */
  planes: PlanDto[];
  uso: UsoDePlanDto;
};
export type CambiarPlanDto = {
  planId: "oficina" | "inicial" | "plena";
};
export const { usePlanGetQuery, usePlanChangeMutation } = injectedRtkApi;
