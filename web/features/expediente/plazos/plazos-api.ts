import { api } from '../../../api/generated/plazos';
import { makeStale } from '../../../live/stale-tags';

export type { PlazoDto as Plazo } from '../../../api/generated/plazos';

makeStale<typeof api>({
  resumed: ['plazos'],
  'carpeta.changed': ({ que }) => (que === 'plazos' ? ['plazos'] : []),
  'feriados.changed': ['plazos'],
});

/** A write makes all lists of plazos stale, because they share one tag. */
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
} = api;
