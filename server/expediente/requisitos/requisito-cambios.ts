import { isDecidido } from '../../vocabulario/requisito-estados.js';
import type { Requisito } from './requisito.entity.js';
import type { MarcarRequisitoDto } from './requisitos.dto.js';

/** The person who decides, and the moment. */
export interface Decisor {
  usuarioId: string;
  now: Date;
}

type Decidido = Pick<Requisito, 'estado' | 'motivo'>;
type Decision = Pick<Requisito, 'estado' | 'motivo' | 'decididoPor' | 'decididoEn'>;

/** Whether a change of state makes a decision, or takes a decision back. */
export function needsDecision({ estado }: Pick<Requisito, 'estado'>, cambio: MarcarRequisitoDto): boolean {
  const touches = cambio.estado !== undefined || cambio.motivo !== undefined;
  return touches && (isDecidido(estado) || isDecidido(cambio.estado ?? estado));
}

/**
 * The fields after a change of state. A motivo is kept only in the state `no_aplica`.
 * @returns null when the motivo is missing
 */
export function decide(
  { estado: before, motivo: motivoBefore }: Decidido,
  { estado = before, motivo }: MarcarRequisitoDto,
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
