import { emptyApi } from '../../../api/empty-api';
import type { CuentaActualDto } from '../../../api/generated/cuenta';
import { silent } from '../../../api/silent';

/** Small, since the shell asks for it too: it tells everybody of a closing. `Cuenta` is the tag that web/live invalidates. */
export const cuentaActualApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Cuenta'] }).injectEndpoints({
  endpoints: (build) => ({
    cuentaActual: build.query<CuentaActualDto, void>({
      query: () => '/api/cuenta',
      providesTags: ['Cuenta'],
      ...silent,
    }),
  }),
});

export const { useCuentaActualQuery } = cuentaActualApi;
