import { api } from './generated/miembros';
import { silent } from './silent';

/** Who works in the cuenta. */
export const miembrosApi = api.enhanceEndpoints({ endpoints: { miembrosFindAll: silent } });

export const { useMiembrosFindAllQuery } = miembrosApi;
