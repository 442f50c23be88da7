import { makeStale } from '../live/stale-tags';
import { api } from './generated/miembros';

makeStale<typeof api>({ 'presence.changed': ['miembros'], 'team.changed': ['miembros'] });

/** The members of the cuenta. */
export const { useMiembrosFindAllQuery } = api;

export { api as miembrosApi };
