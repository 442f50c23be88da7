import { api } from '../../../api/generated/tipos-acto';
import { silent } from '../../../api/silent';
// It says when the catalogue that others change is stale.
import '../../../api/tipos-acto-api';

export type { ActoDetalleDto, VersionDeActoDto } from '../../../api/generated/tipos-acto';

/** The endpoints of the catalogue's pages, which show refusals themselves. */
export const actosApi = api.enhanceEndpoints({
  endpoints: { tiposActoCreate: { ...silent }, tiposActoUpdate: { ...silent }, tiposActoRestore: { ...silent } },
});

export const {
  useTiposActoGetQuery,
  useTiposActoFindVersionesQuery,
  useTiposActoCreateMutation,
  useTiposActoUpdateMutation,
  useTiposActoRestoreMutation,
} = actosApi;
