/** The presence that a person chooses. */
export const ESTADOS_USUARIO = ['enLinea', 'ausente', 'ocupado', 'invisible'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];

/** Minutes without activity after which somebody is shown as away, and then as not there. */
const AWAY_AFTER = 5;
const GONE_AFTER = 15;

/** The presence that others see: the one that was chosen, or for `enLinea` what the last activity says. */
export function presenciaDe(elegida: EstadoUsuario, activoEn: Date | null, now = Date.now()): EstadoUsuario {
  if (elegida !== 'enLinea') return elegida;
  const idleMinutes = activoEn ? (now - activoEn.getTime()) / 60_000 : Number.POSITIVE_INFINITY;
  if (idleMinutes < AWAY_AFTER) return 'enLinea';
  return idleMinutes < GONE_AFTER ? 'ausente' : 'invisible';
}
