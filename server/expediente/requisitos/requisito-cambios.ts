import { type EstadoRequisito, isDecidido } from '../../vocabulario/requisito-estados.js';
import type { Requisito } from './requisito.entity.js';

/** A change of a requisito's state. */
export interface CambioDeEstado {
  estado?: EstadoRequisito;
  /** Why it does not apply. */
  motivo?: string | null;
}

/** Who decides, and when. */
export interface Decisor {
  usuarioId: string;
  now: Date;
}

type Decidido = Pick<Requisito, 'estado' | 'motivo'>;
type Decision = Pick<Requisito, 'estado' | 'motivo' | 'decididoPor' | 'decididoEn'>;

/** Whether a change of state is a decision, or takes one back. */
export function needsDecision({ estado }: Pick<Requisito, 'estado'>, cambio: CambioDeEstado): boolean {
  const touches = cambio.estado !== undefined || cambio.motivo !== undefined;
  return touches && (isDecidido(estado) || isDecidido(cambio.estado ?? estado));
}

/**
 * The fields that follow from a change of state: a motivo is kept only where it says why it does not apply.
 * @returns null when the motivo is missing
 */
export function decide(
  { estado: before, motivo: motivoBefore }: Decidido,
  { estado = before, motivo }: CambioDeEstado,
  { usuarioId, now }: Decisor,
): Partial<Decision> | null {
  const after = estado === 'no_aplica' ? (motivo ?? (before === estado ? motivoBefore : null)) : null;
  if (estado === 'no_aplica' && after === null) {
    return null;
  }
  if (estado === before && after === motivoBefore) {
    return {};
  }
  const isDecided = isDecidido(estado);
  return { estado, motivo: after, decididoPor: isDecided ? usuarioId : null, decididoEn: isDecided ? now : null };
}
