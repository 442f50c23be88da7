import { emptyApi } from '../../../api/empty-api';
import type { CuentaActualDto } from '../../../api/generated';

/** Small, since the shell asks for it too: it tells everybody of a closing. `Cuenta` is the tag that web/live invalidates. */
export const cuentaActualApi = emptyApi.enhanceEndpoints({ addTagTypes: ['Cuenta'] }).injectEndpoints({
  endpoints: (build) => ({
    cuentaActual: build.query<CuentaActualDto, void>({
      query: () => '/api/cuenta',
      providesTags: ['Cuenta'],
      // The page that shows it tells of its failure.
      extraOptions: { skipErrorNotification: true },
    }),
  }),
});

export const { useCuentaActualQuery } = cuentaActualApi;
