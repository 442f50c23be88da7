import { api } from './generated/cuentas';
import { silent } from './silent';

/** The person's cuentas. */
export const { useCuentasFindMineQuery } = api.enhanceEndpoints({ endpoints: { cuentasFindMine: silent } });
