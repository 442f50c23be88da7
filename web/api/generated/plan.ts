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
  /** How many people: active members, and invitations that may still be accepted. */
  miembros: number;
  /** How much all versions of all documents may take. */
  almacenamientoBytes: number;
};
export type UsoDePlanDto = {
  /** Active members. */
  miembros: number;
  /** Invitations that may still be accepted. */
  invitaciones: number;
  /** All versions of all documents, those in the trash too. */
  almacenamientoBytes: number;
  documentos: number;
};
export type PlanDeCuentaDto = {
  plan: PlanDto;
  /** Those that there are, from the smallest to the largest. */
  planes: PlanDto[];
  uso: UsoDePlanDto;
};
export type CambiarPlanDto = {
  planId: "oficina" | "inicial" | "plena";
};
export const { usePlanGetQuery, usePlanChangeMutation } = injectedRtkApi;
