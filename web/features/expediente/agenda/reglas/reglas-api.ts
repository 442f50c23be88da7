import { api as reglas } from '../../../../api/generated/reglas-de-plazo';
import { makeStale } from '../../../../live/stale-tags';

export type { CorreccionDto as Correccion, ReglaDePlazoDto as Regla } from '../../../../api/generated/reglas-de-plazo';

makeStale<typeof reglas>({ resumed: ['reglas-de-plazo'], 'reglas-de-plazo.changed': ['reglas-de-plazo'] });

export const {
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoCreateMutation,
  useReglasDePlazoUpdateMutation,
  useReglasDePlazoConfirmAllMutation,
  useCorreccionesFindOfferedQuery,
  useCorreccionesAcceptMutation,
  useCorreccionesKeepMutation,
  useCorreccionesUndoMutation,
} = reglas;
