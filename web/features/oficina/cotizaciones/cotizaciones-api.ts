import { api } from '../../../api/generated/cotizaciones';
import { makeStale } from '../../../live/stale-tags';

export type {
  ConversionDto as Conversion,
  CotizacionDeHistoriaDto as CotizacionDeHistoria,
  PanelDeCotizacionesDto as Panel,
  ParDeMonedasDto as Par,
  RevisionCotizacionesDto as Revision,
  SeguidaDto as Seguida,
} from '../../../api/generated/cotizaciones';

makeStale<typeof api>({ 'cotizaciones.changed': ['cotizaciones'], 'carpeta.changed': ['cotizaciones'] });

export const {
  usePanelDeCotizacionesFindPanelQuery,
  useCotizacionesFindHistoryQuery,
  useCotizacionesConvertQuery,
  useCotizacionesCreateMutation,
  useCotizacionesFollowMutation,
  useCotizacionesWithdrawMutation,
  useCotizacionesRestoreMutation,
  useCotizacionesUndoMutation,
} = api;

export { api as cotizacionesApi };
