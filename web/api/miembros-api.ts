import { makeStale } from '../live/stale-tags';
import { api } from './generated/miembros';
import { silent } from './silent';

makeStale<typeof api>({ 'presence.changed': ['miembros'], 'team.changed': ['miembros'] });

/** Who works in the cuenta. */
export const miembrosApi = api.enhanceEndpoints({ endpoints: { miembrosFindAll: silent } });

export const { useMiembrosFindAllQuery } = miembrosApi;
