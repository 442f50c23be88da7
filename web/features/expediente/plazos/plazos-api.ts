import { api } from '../../../api/generated/plazos';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';

export type { PlazoDto as Plazo } from '../../../api/generated/plazos';

makeStale<typeof api>({
  resumed: ['plazos'],
  'carpeta.changed': ({ que }) => (que === 'plazos' ? ['plazos'] : []),
  'feriados.changed': ['plazos'],
});

/** The endpoints of plazos. A write makes all lists of plazos stale, as its tag says. */
const plazosApi = api.enhanceEndpoints({
  endpoints: {
    plazosFindAll: silent,
    plazosCompute: silent,
    plazosInicio: silent,
    plazosCreate: silent,
    plazosUpdate: silent,
    plazosFollow: silent,
    plazosFulfil: silent,
    plazosReopen: silent,
    plazosAnnul: silent,
  },
});

export const {
  usePlazosFindAllQuery,
  usePlazosComputeQuery,
  useLazyPlazosInicioQuery,
  usePlazosCreateMutation,
  usePlazosUpdateMutation,
  usePlazosFollowMutation,
  usePlazosFulfilMutation,
  usePlazosReopenMutation,
  usePlazosAnnulMutation,
} = plazosApi;
