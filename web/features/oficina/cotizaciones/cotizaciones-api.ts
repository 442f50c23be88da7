import { api } from '../../../api/generated/cotizaciones';
import { silent } from '../../../api/silent';
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

export const cotizacionesApi = api.enhanceEndpoints({
  endpoints: {
    panelDeCotizacionesFindPanel: silent,
    cotizacionesFindHistory: silent,
    cotizacionesConvert: silent,
    cotizacionesCreate: silent,
    cotizacionesFollow: silent,
    cotizacionesWithdraw: silent,
    cotizacionesRestore: silent,
    cotizacionesUndo: silent,
  },
});

export const {
  usePanelDeCotizacionesFindPanelQuery,
  useCotizacionesFindHistoryQuery,
  useCotizacionesConvertQuery,
  useCotizacionesCreateMutation,
  useCotizacionesFollowMutation,
  useCotizacionesWithdrawMutation,
  useCotizacionesRestoreMutation,
  useCotizacionesUndoMutation,
} = cotizacionesApi;
