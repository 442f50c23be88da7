import { ESTADOS_REQUISITO, type EstadoRequisito, isDecidido } from '../../../../server/vocabulario/requisito-estados';
import type { StatusTone } from '../../../components/status-chip';

export type { EstadoRequisito };
export { isDecidido };

/** In the order of its life. */
export const estados = ESTADOS_REQUISITO;

export const nombres: Record<EstadoRequisito, string> = {
  pendiente: 'Pendiente',
  solicitado: 'Solicitado',
  recibido: 'Recibido',
  aprobado: 'Aprobado',
  no_aplica: 'No aplica',
};

export const tonos: Record<EstadoRequisito, StatusTone> = {
  pendiente: 'neutral',
  solicitado: 'info',
  recibido: 'violet',
  aprobado: 'success',
  no_aplica: 'stone',
};

/** Those that only whoever decides may set or take back. */
export const sinDecidir = estados.filter((estado) => !isDecidido(estado));
