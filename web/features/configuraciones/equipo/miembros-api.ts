import { api, type MiembroDto } from '../../../api/generated';
import type { EstadoUsuario } from '../../../session/session';

/** Somebody who works in the cuenta, with the presence that they show to others. */
export type Miembro = MiembroDto & { estado: EstadoUsuario };

/** `Miembros` is the tag that web/live invalidates when somebody's presence changes. */
export const miembrosApi = api.enhanceEndpoints({ addTagTypes: ['Miembros'] }).enhanceEndpoints({
  endpoints: { cuentasFindMiembros: { providesTags: ['cuentas', 'Miembros'] } },
});

export const { useCuentasFindMiembrosQuery } = miembrosApi;
