import { lazy, Suspense } from 'react';
import { cuentaActualApi, useCuentaActualGetQuery } from '../features/configuraciones/cuenta/cuenta-actual-api';
import type { AppDispatch } from '../store/store';

const fetchBanner = () => import('./cierre-banner');
const CierreBanner = lazy(async () => ({ default: (await fetchBanner()).CierreBanner }));

/**
 * Fetches whether the cuenta is about to close, and the banner that says so. Both arrive before the first page, so that
 * the page does not move.
 */
export async function loadCierre(dispatch: AppDispatch): Promise<void> {
  const { data } = await dispatch(cuentaActualApi.endpoints.cuentaActualGet.initiate(undefined, { subscribe: false }));
  if (data?.cierre) await fetchBanner();
}

/** Shows a banner over every page while the cuenta is about to close. All members see it, to know in time. */
export function CierreAviso() {
  const { data } = useCuentaActualGetQuery();
  if (!data?.cierre) return null;
  return (
    <Suspense>
      <CierreBanner cierraEn={data.cierre.cierraEn} />
    </Suspense>
  );
}
