/** The states of a requisito. The signature waits for the last two, which are decisions. */
export const ESTADOS_REQUISITO = ['pendiente', 'solicitado', 'recibido', 'aprobado', 'no_aplica'] as const;
export type EstadoRequisito = (typeof ESTADOS_REQUISITO)[number];

/** Whether somebody decided on the requisito, so that no signature waits for it. */
export function isDecidido(estado: EstadoRequisito): boolean {
  return estado === 'aprobado' || estado === 'no_aplica';
}
