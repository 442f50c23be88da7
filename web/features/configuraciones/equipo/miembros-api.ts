import { api } from '../../../api/generated';

/** `Miembros` is the tag that web/live invalidates when somebody's presence changes. */
export const miembrosApi = api.enhanceEndpoints({ addTagTypes: ['Miembros'] }).enhanceEndpoints({
  endpoints: { cuentasFindMiembros: { providesTags: ['cuentas', 'Miembros'] } },
});

export const { useCuentasFindMiembrosQuery } = miembrosApi;
