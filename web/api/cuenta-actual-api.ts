import { makeStale } from '../live/stale-tags';
import { api } from './generated/cuenta';
import { silent } from './silent';

makeStale<typeof api>({ 'cuenta.changed': ['cuenta'] });

/** This file is small, because the shell loads it too, to announce a closing. */
export const cuentaActualApi = api.enhanceEndpoints({ endpoints: { cuentaActualGet: silent } });

export const { useCuentaActualGetQuery } = cuentaActualApi;
