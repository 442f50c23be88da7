import { api, type PlanDeCuentaDto, type PlanDto, type UsoDePlanDto } from '../../../../api/generated/plan';
import { makeStale } from '../../../../live/stale-tags';

export type Plan = PlanDto;
export type Uso = UsoDePlanDto;
export type PlanDeCuenta = PlanDeCuentaDto;

makeStale<typeof api>({ 'cuenta.changed': ['plan'], 'team.changed': ['plan'] });

const planApi = api.enhanceEndpoints({
  endpoints: {
    // The answer is not cached, since the use changes with each document and each invitation.
    planGet: { keepUnusedDataFor: 0 },
  },
});

export const { usePlanGetQuery, usePlanChangeMutation } = planApi;
