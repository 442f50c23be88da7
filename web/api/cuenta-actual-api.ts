import { makeStale } from '../live/stale-tags';
import { api } from './generated/cuenta';

makeStale<typeof api>({ 'cuenta.changed': ['cuenta'] });

// This file is small, because the shell loads it too, to announce a closing.
export const { useCuentaActualGetQuery } = api;

export { api as cuentaActualApi };
