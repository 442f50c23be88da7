import { api, type CuentaDto, type MiembroDto } from '../../api/generated';

/** The sections tell of their own failures; forms that ask for the same have nobody else to tell. */
const silent = { extraOptions: { skipErrorNotification: true } };

/** What the sections show of the cuentas. `Miembros` is the tag that web/live invalidates when a presence changes. */
const cuentasApi = api.enhanceEndpoints({ addTagTypes: ['Miembros'] }).injectEndpoints({
  endpoints: (build) => ({
    misCuentas: build.query<CuentaDto[], void>({ query: () => '/api/cuentas', providesTags: ['cuentas'], ...silent }),
    equipo: build.query<MiembroDto[], void>({
      query: () => '/api/miembros',
      providesTags: ['cuentas', 'Miembros'],
      ...silent,
    }),
  }),
});

export const { useMisCuentasQuery, useEquipoQuery } = cuentasApi;
