/** The presence that a person chooses. */
export const ESTADOS_USUARIO = ['enLinea', 'ausente', 'ocupado', 'invisible'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];

/** Minutes without activity after which a person is shown as away, and then as absent. */
const AWAY_AFTER = 5;
const GONE_AFTER = 15;

/** The presence that others see. It is the chosen presence, or for `enLinea` follows the last activity. */
export function presenciaDe(elegida: EstadoUsuario, activoEn: Date | null, now = Date.now()): EstadoUsuario {
  if (elegida !== 'enLinea') return elegida;
  const idleMinutes = activoEn ? (now - activoEn.getTime()) / 60_000 : Number.POSITIVE_INFINITY;
  if (idleMinutes < AWAY_AFTER) return 'enLinea';
  return idleMinutes < GONE_AFTER ? 'ausente' : 'invisible';
}
