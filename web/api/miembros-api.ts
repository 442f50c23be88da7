import { showPresence } from '../live/presence';
import { makeStale } from '../live/stale-tags';
import { api } from './generated/miembros';

makeStale<typeof api>({ 'team.changed': ['miembros'] });
showPresence(api, 'miembrosFindAll', 'miembros');

/** The members of the cuenta. */
export const { useMiembrosFindAllQuery } = api;

export { api as miembrosApi };
