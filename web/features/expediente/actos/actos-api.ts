import { api } from '../../../api/generated/tipos-acto';
// It says when the catalogue that others change is stale.
import '../../../api/tipos-acto-api';

export type { ActoDetalleDto, VersionDeActoDto } from '../../../api/generated/tipos-acto';

export const {
  useTiposActoGetQuery,
  useTiposActoFindVersionesQuery,
  useTiposActoCreateMutation,
  useTiposActoUpdateMutation,
  useTiposActoRestoreMutation,
} = api;

export { api as actosApi };
