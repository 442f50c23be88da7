import { emptyApi } from '../../../api/empty-api';

export type PlanId = 'inicial' | 'oficina' | 'plena';

export interface Plan {
  id: PlanId;
  nombre: string;
  /** Active members, and invitations that may still be accepted. */
  miembros: number;
  almacenamientoBytes: number;
}

export interface Uso {
  miembros: number;
  invitaciones: number;
  almacenamientoBytes: number;
  documentos: number;
}

export interface PlanDeCuenta {
  plan: Plan;
  /** From the smallest to the largest. */
  planes: Plan[];
  uso: Uso;
}

/** The page tells of its own failures. */
const silent = { extraOptions: { skipErrorNotification: true } };

const planApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Plan'] }).injectEndpoints({
  endpoints: (build) => ({
    plan: build.query<PlanDeCuenta, void>({
      query: () => '/api/plan',
      providesTags: ['Plan'],
      // The use changes with each document and each invitation.
      keepUnusedDataFor: 0,
      ...silent,
    }),
    cambiarPlan: build.mutation<PlanDeCuenta, PlanId>({
      query: (planId) => ({ url: '/api/plan', method: 'PUT', body: { planId } }),
      // Also when refused: then the use is not what the page shows.
      invalidatesTags: ['Plan'],
      ...silent,
    }),
  }),
});

export const { usePlanQuery, useCambiarPlanMutation } = planApi;
