import { api } from '../../../../api/generated/plantillas';
import { makeStale } from '../../../../live/stale-tags';

makeStale<typeof api>({ resumed: ['plantillas'], 'plantillas.changed': ['plantillas'] });

/** The endpoints of templates, whose pages show refusals themselves. */
export const plantillasApi = api.enhanceEndpoints({
  endpoints: {
    plantillasUpdate: {},
    plantillasAddIniciales: {},
    plantillasRestoreVersion: {},
    clausulasCreate: {},
    clausulasUpdate: {},
    clausulasRemove: {},
    textosDePlantillasProbar: {},
    textosDePlantillasGenerar: {},
  },
});

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
} = plantillasApi;
