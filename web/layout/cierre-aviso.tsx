import { lazy, Suspense } from 'react';
import { cuentaActualApi, useCuentaActualGetQuery } from '../features/configuraciones/cuenta/cuenta-actual-api';
import type { AppDispatch } from '../store/store';

const fetchBanner = () => import('./cierre-banner');
const CierreBanner = lazy(async () => ({ default: (await fetchBanner()).CierreBanner }));

/** Asks whether the cuenta is about to close, and brings what says so: before the first page is shown, so that nothing moves. */
export async function loadCierre(dispatch: AppDispatch): Promise<void> {
  const { data } = await dispatch(cuentaActualApi.endpoints.cuentaActualGet.initiate(undefined, { subscribe: false }));
  if (data?.cierre) await fetchBanner();
}

/** Over every page, while the cuenta is about to close: for all of its members, who must know in time. */
export function CierreAviso() {
  const { data } = useCuentaActualGetQuery();
  if (!data?.cierre) return null;
  return (
    <Suspense>
      <CierreBanner cierraEn={data.cierre.cierraEn} />
    </Suspense>
  );
}
