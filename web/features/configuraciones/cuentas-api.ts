import { api, type CuentaDto } from '../../api/generated';

/** The sections tell of their own failures; forms that ask for the same have nobody else to tell. */
const silent = { extraOptions: { skipErrorNotification: true } };

/** What the sections show of the cuentas. */
const cuentasApi = api.injectEndpoints({
  endpoints: (build) => ({
    misCuentas: build.query<CuentaDto[], void>({ query: () => '/api/cuentas', providesTags: ['cuentas'], ...silent }),
  }),
});

export const { useMisCuentasQuery } = cuentasApi;
