import { ESTADOS_REQUISITO, type EstadoRequisito, isDecidido } from '../../../../server/vocabulario/requisito-estados';
import type { StatusTone } from '../../../components/status-chip';

export type { EstadoRequisito };
export { isDecidido };

/** The estados in the order of a requisito's life. */
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

/** The estados that every editor may set. The others need the permission to decide. */
export const sinDecidir = estados.filter((estado) => !isDecidido(estado));
