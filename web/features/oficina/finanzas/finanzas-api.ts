import { api } from '../../../api/generated/finanzas';
import { makeStale } from '../../../live/stale-tags';

export type {
  FinanzasDto as Finanzas,
  OperacionDto as Operacion,
  PresupuestoDto as Presupuesto,
  ResumenDelMesDto as Resumen,
} from '../../../api/generated/finanzas';

makeStale<typeof api>({ 'finanzas.changed': ['finanzas'], 'carpeta.changed': ['finanzas'] });

export const { useFinanzasFindPanelQuery, useFinanzasSetPresupuestoMutation } = api;
