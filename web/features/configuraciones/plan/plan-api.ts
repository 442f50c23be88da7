import { emptyApi } from '../../../api/empty-api';
import type { CambiarPlanDto, PlanDeCuentaDto, PlanDto, UsoDePlanDto } from '../../../api/generated';

export type Plan = PlanDto;
export type Uso = UsoDePlanDto;
export type PlanDeCuenta = PlanDeCuentaDto;

/** The page tells of its own failures. `plan` is the tag that web/live invalidates when people come or go, or it changes. */
const silent = { extraOptions: { skipErrorNotification: true } };

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
