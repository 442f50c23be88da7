import { makeStale } from '../live/stale-tags';
import { api } from './generated/cuentas';
import { silent } from './silent';

makeStale<typeof api>({ 'cuenta.changed': ['cuentas'], 'team.changed': ['cuentas'] });

/** The person's cuentas. */
export const { useCuentasFindMineQuery } = api.enhanceEndpoints({ endpoints: { cuentasFindMine: silent } });
