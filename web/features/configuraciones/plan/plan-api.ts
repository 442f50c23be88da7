import { emptyApi } from '../../../api/empty-api';
import type { CambiarPlanDto, PlanDeCuentaDto, PlanDto, UsoDePlanDto } from '../../../api/generated/plan';
import { silent } from '../../../api/silent';

export type Plan = PlanDto;
export type Uso = UsoDePlanDto;
export type PlanDeCuenta = PlanDeCuentaDto;

/** `plan` is the tag that web/live invalidates when people come or go, or it changes. */
const planApi = emptyApi.enhanceEndpoints({ addTagTypes: ['plan'] }).injectEndpoints({
  endpoints: (build) => ({
    plan: build.query<PlanDeCuenta, void>({
      query: () => '/api/plan',
      providesTags: ['plan'],
      // The use changes with each document and each invitation.
      keepUnusedDataFor: 0,
      ...silent,
    }),
    cambiarPlan: build.mutation<PlanDeCuenta, CambiarPlanDto>({
      query: (body) => ({ url: '/api/plan', method: 'PUT', body }),
      // Also when refused: then the use is not what the page shows.
      invalidatesTags: ['plan'],
      ...silent,
    }),
  }),
});

export const { usePlanQuery, useCambiarPlanMutation } = planApi;
