import { api } from '../../../api/generated/cuenta';
import { silent } from '../../../api/silent';
import { makeStale } from '../../../live/stale-tags';

makeStale<typeof api>({ 'cuenta.changed': ['cuenta'] });

/** Small, since the shell asks for it too: it tells everybody of a closing. */
export const cuentaActualApi = api.enhanceEndpoints({ endpoints: { cuentaActualGet: silent } });

export const { useCuentaActualGetQuery } = cuentaActualApi;
