import { cuentaActualApi, useCuentaActualGetQuery } from '../api/cuenta-actual-api';
import { latePart } from '../components/late-part';
import type { AppDispatch } from '../store/store';

const banner = latePart(async () => (await import('./cierre-banner')).CierreBanner);

/**
 * Fetches whether the cuenta is about to close, and the code of the banner. Both arrive before the first page, so that
 * the page does not move.
 */
export async function loadCierre(dispatch: AppDispatch): Promise<void> {
  const { data } = await dispatch(cuentaActualApi.endpoints.cuentaActualGet.initiate(undefined, { subscribe: false }));
  if (data?.cierre) await banner.preload();
}

/** Shows a banner over every page while the cuenta is about to close. All members see it, so that they know in time. */
export function CierreAviso() {
  const { data } = useCuentaActualGetQuery();
  if (!data?.cierre) return null;
  return <banner.Part cierraEn={data.cierre.cierraEn} />;
}
