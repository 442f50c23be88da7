import { makeStale } from '../live/stale-tags';
import { api } from './generated/cuentas';

makeStale<typeof api>({ 'cuenta.changed': ['cuentas'], 'team.changed': ['cuentas'] });

/** The person's cuentas. */
export const { useCuentasFindMineQuery } = api;
