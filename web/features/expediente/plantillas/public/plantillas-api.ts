import { api } from '../../../../api/generated/plantillas';
import { makeStale } from '../../../../live/stale-tags';

makeStale<typeof api>({ resumed: ['plantillas'], 'plantillas.changed': ['plantillas'] });

export const {
  usePlantillasFindAllQuery,
  usePlantillasFindCamposQuery,
  usePlantillasGetQuery,
  usePlantillasUpdateMutation,
  usePlantillasAddInicialesMutation,
  usePlantillasRestoreVersionMutation,
  useClausulasFindAllQuery,
  useClausulasCreateMutation,
  useClausulasUpdateMutation,
  useClausulasRemoveMutation,
  useTextosDePlantillasFindForQuery,
  useTextosDePlantillasProbarQuery,
  useTextosDePlantillasGenerarMutation,
} = api;

export { api as plantillasApi };
