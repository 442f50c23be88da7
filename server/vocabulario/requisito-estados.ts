/** The states of a requisito. The last two are decisions, and what the signature waits for. */
export const ESTADOS_REQUISITO = ['pendiente', 'solicitado', 'recibido', 'aprobado', 'no_aplica'] as const;
export type EstadoRequisito = (typeof ESTADOS_REQUISITO)[number];

/** Whether somebody decided on it, so that no signature waits for it. */
export function isDecidido(estado: EstadoRequisito): boolean {
  return estado === 'aprobado' || estado === 'no_aplica';
}
