import { selectUser } from '../session/session-selectors';
import { userPatched } from '../session/session-slice';
import type { RootState } from '../store/store';
import { cuentaActualApi } from './cuenta-actual-api';
import type { ApiDispatch } from './empty-api';
import type { CuentaActualDto } from './generated/cuenta';
import { api as exportaciones } from './generated/exportaciones';

interface Write {
  dispatch: ApiDispatch;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: CuentaActualDto }>;
}

/** Puts the answer of a write (the cuenta) in the cache, and its name and logo in the session. */
async function keepAnswer(_: unknown, { dispatch, getState, queryFulfilled }: Write) {
  try {
    const { data } = await queryFulfilled;
    await dispatch(cuentaActualApi.util.upsertQueryData('cuentaActualGet', undefined, data));
    const { cuentaId, nombre, logo } = data;
    const shown = { nombre, logo: logo ?? undefined };
    const cuentas = selectUser(getState() as RootState)?.cuentas;
    if (cuentas) {
      dispatch(
        userPatched({ cuentas: cuentas.map((each) => (each.cuentaId === cuentaId ? { ...each, ...shown } : each)) }),
      );
    }
  } catch {
    // The caller reports the failure.
  }
}

const written = { invalidatesTags: [], onQueryStarted: keepAnswer };

export const {
  useCuentaActualUpdateMutation,
  useCuentaActualPutLogoMutation,
  useCuentaActualRemoveLogoMutation,
  useCuentaActualCloseMutation,
  useCuentaActualUndoCloseMutation,
  usePrimerosPasosGetQuery,
  usePrimerosPasosUpdateMutation,
} = cuentaActualApi.enhanceEndpoints({
  endpoints: {
    cuentaActualUpdate: written,
    cuentaActualPutLogo: written,
    cuentaActualRemoveLogo: written,
    cuentaActualClose: written,
    cuentaActualUndoClose: written,
    primerosPasosUpdate: { ...written, invalidatesTags: ['cuenta'] },
  },
});

export const { useExportacionesFindAllQuery, useExportacionesRequestMutation, useDescargasAllowMutation } =
  exportaciones.enhanceEndpoints({
    endpoints: {
      exportacionesRequest: { invalidatesTags: (result) => (result ? ['exportaciones'] : []) },
      descargasAllow: { invalidatesTags: [] },
    },
  });
