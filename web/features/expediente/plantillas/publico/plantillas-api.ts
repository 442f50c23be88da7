import { api } from '../../../../api/generated/plantillas';
import { silent } from '../../../../api/silent';
import { makeStale } from '../../../../live/stale-tags';

makeStale<typeof api>({ resumed: ['plantillas'], 'plantillas.changed': ['plantillas'] });

/** The endpoints of templates, whose pages show refusals themselves. */
export const plantillasApi = api.enhanceEndpoints({
  endpoints: {
    plantillasUpdate: { ...silent },
    plantillasAddIniciales: { ...silent },
    plantillasRestoreVersion: { ...silent },
    clausulasCreate: { ...silent },
    clausulasUpdate: { ...silent },
    clausulasRemove: { ...silent },
    textosDePlantillasProbar: { ...silent },
    textosDePlantillasGenerar: { ...silent },
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
