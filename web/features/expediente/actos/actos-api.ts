import { api } from '../../../api/generated/tipos-acto';
// This import makes the cached catalogue stale when others change it.
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
