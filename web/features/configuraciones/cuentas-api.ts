import { api, type CuentaDto } from '../../api/generated/cuentas';
import { silent } from '../../api/silent';

/** What the sections show of the cuentas. Forms that ask for the same have nobody else to tell of a failure. */
const cuentasApi = api.injectEndpoints({
  endpoints: (build) => ({
    misCuentas: build.query<CuentaDto[], void>({ query: () => '/api/cuentas', providesTags: ['cuentas'], ...silent }),
  }),
});

export const { useMisCuentasQuery } = cuentasApi;
